'use client';

import { type Taken, withTaken } from '@/core/preferences/second-reading/placed';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { PreferencesAnswer } from '../../schema';

/** Writes rules that the owner has confirmed into the saved document, at the sentences that they were read in. */
export function useConfirm() {
  const { busy, run } = useAction();
  const confirm = (taken: readonly Taken[]) =>
    run(async () => {
      const { text, version, sentences } = await fetchJson<PreferencesAnswer>('/api/preferences');
      const next = withTaken(text, sentences, taken);
      if (next === null) throw new Error('The sentence is not in your document any more');
      await sendJson('/api/preferences', 'PUT', { text: next, baseVersion: version });
    }, 'Written into your document: it is in force now.');
  return { busy, confirm };
}
