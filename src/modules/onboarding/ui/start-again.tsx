'use client';

import { useRouter } from 'next/navigation';
import { useMessages } from '@/messages/use-messages';
import { fetchJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import { ONBOARDING_PATH } from '../constants';

/** For developers: the onboarding as a newcomer has it. What its steps have decided stays. */
export function StartAgain() {
  const t = useMessages('onboarding');
  const { busy, run } = useAction();
  const router = useRouter();
  async function start() {
    const again = () => fetchJson('/api/user/onboarding', { method: 'DELETE' });
    if (await run(again, t('begun'))) router.push(ONBOARDING_PATH);
  }
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      onClick={() => void start()}
      className="text-left text-ink-2 underline underline-offset-3 hover:text-ink"
    >
      {t('beginAnew')}
    </button>
  );
}
