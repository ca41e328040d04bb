import type { SourcedRule } from '../compiled';
import type { RuleKind, RuleOf } from '../rule';
import { includes, isOne, type Person } from './facts';

export type Tone = RuleOf<'formality'>['tone'];
export type WrittenLanguage = Exclude<RuleOf<'language'>['language'], 'guest'>;

/**
 * How formal mails to somebody are; null where the document does not say. What is said of them goes before what is said
 * of everybody.
 */
export function toneOf(rules: readonly SourcedRule[], reader: Person, ownAddresses: readonly string[]): Tone | null {
  return forReader('formality', rules, reader, ownAddresses)?.tone ?? null;
}

/**
 * The language in which somebody is written to; null where it is theirs, or the document does not say. `written` is the
 * language that they write, where it is known.
 */
export function languageFor(
  rules: readonly SourcedRule[],
  reader: Person,
  ownAddresses: readonly string[] = [],
  written: string | null = null,
): WrittenLanguage | null {
  const rule = forReader('language', rules, reader, ownAddresses);
  const theirs = rule?.among?.find((one) => one === written);
  if (!rule || (rule.language === 'guest' && !theirs)) return null;
  return theirs ?? (rule.language as WrittenLanguage);
}

/** How long a mail to somebody may be; null where the document does not say. */
export function mailLengthFor(
  rules: readonly SourcedRule[],
  reader: Person,
  ownAddresses: readonly string[],
): RuleOf<'mail_length'>['most'] | null {
  return forReader('mail_length', rules, reader, ownAddresses)?.most ?? null;
}

type Written = RuleOf<'formality'> | RuleOf<'language'> | RuleOf<'mail_length'>;

/** Of the rules about how somebody is written to the last that names them, else the last that names nobody. */
function forReader<K extends Written['kind']>(
  kind: K,
  rules: readonly SourcedRule[],
  reader: Person,
  ownAddresses: readonly string[],
): Extract<Written, { kind: K }> | null {
  const all = rules.flatMap(({ rule }) => (rule.kind === kind ? [rule as Extract<Written, { kind: K }>] : []));
  const facts = { words: [], medium: null, guests: [reader], ownAddresses, codewords: [] };
  const own = all.filter(({ people }) => people !== undefined && includes(people, facts, rules)).at(-1);
  return own ?? all.filter(({ people }) => people === undefined).at(-1) ?? null;
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
