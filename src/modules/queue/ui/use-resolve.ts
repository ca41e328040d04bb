'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { RequestError, sendJson } from '@/ui/fetch-json';
import { showToast } from '@/ui/toast-store';
import { errorText } from '@/ui/words';
import type { Resolve } from '../schema';

export type Said = Omit<Resolve, 'version'>;
/** `lost`: the item has to be claimed again, and nothing was done. Words: those were refused, and why. */
export type Outcome = 'done' | 'lost' | 'failed' | { readonly refused: readonly string[] };

/** Does something about an item, and opens the next one. What the page shows is read anew where it is not so any more. */
export function useResolve(itemId: string, version: number) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  async function resolve(said: Said, done: string): Promise<Outcome> {
    if (busy) return 'failed';
    setBusy(true);
    try {
      await sendJson(`/api/admin/loop-queue/${itemId}/resolve`, 'POST', { version, ...said });
      showToast(done);
      router.push(`/admin/loops/loop-queue?after=${itemId}` as '/');
      router.refresh();
      return 'done';
    } catch (error) {
      const code = error instanceof RequestError ? error.code : null;
      if (code === 'lease_lost') return 'lost';
      if (code === 'stale') router.refresh();
      const words = error instanceof RequestError && error.fields.text;
      if (words && words.length > 0) return { refused: words };
      showToast(errorText(error), { tone: 'bad' });
      return 'failed';
    } finally {
      setBusy(false);
    }
  }
  return { busy, resolve };
}
