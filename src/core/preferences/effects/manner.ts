import type { SourcedRule } from '../compiled';
import type { RuleKind, RuleOf } from '../rule';
import { isOne, type Person } from './facts';

export type Tone = RuleOf<'formality'>['tone'];
export type WrittenLanguage = Exclude<RuleOf<'language'>['language'], 'guest'>;

/** How formal mails are; null where the document does not say. */
export function toneOf(rules: readonly SourcedRule[]): Tone | null {
  return last('formality', rules)?.tone ?? null;
}

/** The language in which somebody is written to; null where it is theirs, or the document does not say. */
export function languageFor(rules: readonly SourcedRule[], reader: Person): WrittenLanguage | null {
  const all = rules.flatMap(({ rule }) => (rule.kind === 'language' ? [rule] : []));
  const own = all.filter(({ people }) => people !== undefined && isOne(people, reader, rules)).at(-1);
  const said = (own ?? all.filter(({ people }) => people === undefined).at(-1))?.language;
  return said === undefined || said === 'guest' ? null : said;
}

/** How the owner is called; null where the document does not say. */
export function ownNameIn(rules: readonly SourcedRule[]): string | null {
  return last('name', rules)?.name ?? null;
}

const LONGEST_SIGNATURE = 120;

/** The line that closes mails; null where the document does not say. */
export function signatureOf(rules: readonly SourcedRule[]): string | null {
  return last('signature', rules)?.text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SIGNATURE) || null;
}

/** How many options an offer has, and on how many days at least; between one and five. */
export function offersOf(rules: readonly SourcedRule[]): { readonly count: number; readonly days?: number } | null {
  const rule = last('offers', rules);
  if (!rule) return null;
  const count = Math.min(MOST_OPTIONS, Math.max(1, rule.count));
  return { count, ...(rule.days === undefined ? {} : { days: rule.days }) };
}

const MOST_OPTIONS = 5;

/** Reminders that guests get; never more than `most`. */
export function followUpsOf(rules: readonly SourcedRule[], most: number): number {
  return Math.min(most, Math.max(0, last('follow_ups', rules)?.most ?? most));
}

/** Business days until a reminder; null where the document does not say. */
export function followUpDays(rules: readonly SourcedRule[]): number | null {
  return last('follow_up_after', rules)?.businessDays ?? null;
}

/** Whether mail of this person is left alone. */
export function isIgnored(rules: readonly SourcedRule[], person: Person): boolean {
  return rules.some(({ rule }) => rule.kind === 'ignore' && isOne(rule.people, person, rules));
}

function last<K extends RuleKind>(kind: K, rules: readonly SourcedRule[]): RuleOf<K> | null {
  const found = rules.filter(({ rule }) => rule.kind === kind).at(-1);
  return (found?.rule ?? null) as RuleOf<K> | null;
}
