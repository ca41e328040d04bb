import type { Medium, Scope } from '../rule';
import type { CompiledPreferenceLexicon } from './lexicon/lexicon';
import { phrasesIn, wordsIn } from './phrases';

/** Longest heading that is one noun, in words. */
const FEW = 4;

/** Headings of lists that only go on: what follows them is about nothing in particular. */
const MEDIA = new Set<string>(['video', 'phone', 'in_person']);

/**
 * The meetings that a section is about: under "Interviews" or "Investor calls" lines that name no meetings speak of those.
 * Undefined where the innermost heading says anything more.
 */
export function headingScope(headings: readonly string[], words: CompiledPreferenceLexicon): Scope | undefined {
  const heading = headings.at(-1);
  if (heading === undefined) return undefined;
  const written = wordsIn(heading).filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !words.fillers.has(text));
  if (written.length === 0 || written.length > FEW) return undefined;
  const hits = phrasesIn(written, words.trie);
  const covered = written.every(({ from, to }) => hits.some((hit) => hit.from <= from && hit.to >= to));
  if (!covered) return undefined;
  let scope: Scope = {};
  for (const { meanings } of hits) {
    const noun = meanings.find((one) => one.k === 'type' || one.k === 'group');
    const medium = meanings.find((one) => one.k === 'concept' && MEDIA.has(one.concept));
    const call = meanings.some((one) => one.k === 'concept' && (one.concept === 'call' || one.concept === 'meeting'));
    if (noun?.k === 'type') scope = { ...scope, types: [...(scope.types ?? []), noun.type] };
    else if (noun?.k === 'group' && !scope.people) scope = { ...scope, people: { by: 'tag', tag: noun.tag } };
    else if (medium?.k === 'concept') scope = { ...scope, media: [...(scope.media ?? []), medium.concept as Medium] };
    else if (!call) return undefined;
  }
  return Object.keys(scope).length > 0 ? scope : undefined;
}

/** The innermost heading as the noun that a line beneath it leaves out: "Lunch", "Focus time", "Buffers". */
export function headingNoun(headings: readonly string[], words: CompiledPreferenceLexicon): string | null {
  const heading = headings.at(-1)?.trim();
  if (!heading || wordsIn(heading).length > FEW) return null;
  return phrasesIn(wordsIn(heading), words.trie).length > 0 || /^\p{L}+$/u.test(heading) ? heading : null;
}
