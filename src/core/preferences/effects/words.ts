import type { SourcedRule } from '../compiled';
import type { Scope } from '../rule';
import { hasPhrase, namesIn } from './facts';

/** The codewords and stop words of the document that a text contains; lower case. */
export function wordsWithEffect(rules: readonly SourcedRule[], text: string): { codewords: string[]; stop: boolean } {
  const codewords = new Set<string>();
  let stop = false;
  for (const { rule } of rules) {
    if (rule.kind === 'codeword' && isSaid(rule.word, text)) codewords.add(rule.word.toLowerCase());
    if (rule.kind === 'stop_word' && isSaid(rule.word, text)) stop = true;
    const scope = 'scope' in rule ? rule.scope : undefined;
    if (scope?.codeword !== undefined && isSaid(scope.codeword, text)) codewords.add(scope.codeword);
  }
  return { codewords: [...codewords], stop };
}

/** As it stands, no part of another word; one that is written in capitals is said in capitals. */
function isSaid(word: string, text: string): boolean {
  const parts = word
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const shouted = /\p{Lu}{3}/u.test(word) && word === word.toUpperCase();
  const pattern = `(?<![\\p{L}\\p{N}])${parts.join('\\s+')}(?![\\p{L}\\p{N}])`;
  return parts[0] !== '' && new RegExp(pattern, shouted ? 'u' : 'iu').test(text);
}

/** How many kinds of meetings a reader is told of. */
const MOST_KINDS = 30;

/**
 * The kinds of meetings and the groups of people that the document has rules about, as it calls them. Who has priority is known
 * by person, and no mail tells it.
 */
export function kindsNamed(rules: readonly SourcedRule[]): string[] {
  const names = rules.flatMap(({ rule }) => namesOf('scope' in rule ? rule.scope : undefined));
  return [...new Set(names)].filter((name) => name !== 'meeting' && name !== 'vip').slice(0, MOST_KINDS);
}

function namesOf(scope: Scope | undefined): string[] {
  if (!scope) return [];
  const { types = [], people, except } = scope;
  return [...types, ...(people?.by === 'tag' ? [people.tag] : []), ...namesOf(except)];
}

/** What a text calls the meeting, as rules may ask about it: nouns, groups, words of the owner's own. */
export function namesSaid(rules: readonly SourcedRule[], texts: readonly string[]): string[] {
  const names = new Set<string>();
  for (const text of texts) for (const name of namesIn(text)) names.add(name);
  for (const { rule } of rules)
    for (const name of namesOf('scope' in rule ? rule.scope : undefined))
      if (texts.some((text) => hasPhrase(text, name))) names.add(name);
  return [...names].sort();
}
