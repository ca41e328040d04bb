'use client';

import { type Taken, withTaken } from '@/core/preferences/second-reading/placed';
import { useMessages } from '@/messages/use-messages';
import { fetchJson, sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { PreferencesAnswer } from '../../schema';

/** Writes rules that the owner has confirmed into the saved document, at the sentences that they were read in. */
export function useConfirm() {
  const t = useMessages('document');
  const { busy, run } = useAction();
  const confirm = (taken: readonly Taken[]) =>
    run(async () => {
      const { text, version, sentences } = await fetchJson<PreferencesAnswer>('/api/preferences');
      const next = withTaken(text, sentences, taken);
      if (next === null) throw new Error(t('gone'));
      await sendJson('/api/preferences', 'PUT', { text: next, baseVersion: version });
    }, t('taken'));
  return { busy, confirm };
}
