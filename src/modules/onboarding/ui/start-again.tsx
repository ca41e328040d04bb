'use client';

import { useRouter } from 'next/navigation';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import { ONBOARDING_PATH } from '../constants';

/** For developers: the onboarding as a newcomer has it. What its steps have decided stays. */
export function StartAgain() {
  const { busy, run } = useAction();
  const router = useRouter();
  async function start() {
    const again = () => fetchJson('/api/user/onboarding', { method: 'DELETE' });
    if (await run(again, 'The onboarding begins anew.')) router.push(ONBOARDING_PATH);
  }
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => void start()}
      className="text-left text-ink-2 underline underline-offset-3 hover:text-ink"
    >
      Begin anew (developers)
    </button>
  );
}
