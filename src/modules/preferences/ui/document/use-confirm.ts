'use client';

import { fetchJson, sendJson } from '@/ui/fetch-json';
import { useAction } from '@/ui/use-action';
import type { PreferencesAnswer } from '../../schema';
import { rulesAt } from './rules-at';
import type { Placing } from './second-reading';

/** Writes rules that the owner has confirmed into the saved document, at the sentence that they were read in. */
export function useConfirm() {
  const { busy, run } = useAction();
  const confirm = (sentence: string, rules: readonly string[], placing: Placing) =>
    run(async () => {
      const { text, version, sentences } = await fetchJson<PreferencesAnswer>('/api/preferences');
      const place = sentences.find((one) => one.text === sentence);
      if (!place) throw new Error('The sentence is not in your document any more');
      const { from, to, words } = rulesAt(text, place, rules, placing);
      const next = text.slice(0, from) + words + text.slice(to);
      await sendJson('/api/preferences', 'PUT', { text: next, baseVersion: version });
    }, 'Written into your document: it is in force now.');
  return { busy, confirm };
}
