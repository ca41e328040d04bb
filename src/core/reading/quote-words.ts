import words from './lexicon/quoted-mail.json' with { type: 'json' };

/**
 * What mail programs write above the message that is answered or passed on, per language. Every entry is the inside of
 * a regular expression: alternatives parted by `|`, nothing that repeats.
 */
interface QuoteWords {
  /** First word of an attribution ("On Monday, Ann wrote:"). */
  readonly opens?: readonly string[];
  /** Verbs that end an attribution, before its colon. */
  readonly wroteLast?: readonly string[];
  /** Verbs with the author's name or the date after them ("Am 5.10. schrieb Ann:"). */
  readonly wroteWithin?: readonly string[];
  readonly from: readonly string[];
  readonly date: readonly string[];
  readonly to: readonly string[];
  readonly subject: readonly string[];
  /** Between dashes: a separator above the answered message. */
  readonly original: readonly string[];
  /** Between dashes, or alone with a colon: a separator above a message that is passed on. */
  readonly forwarded: readonly string[];
}

const all = (pick: (words: QuoteWords) => readonly string[] | undefined): string =>
  [...new Set(Object.values<QuoteWords>(words).flatMap((words) => pick(words) ?? []))].join('|');

/** The words of all languages together: a thread mixes them, and its language is not known yet. */
export const QUOTE_WORDS = {
  opens: all((words) => words.opens),
  wroteLast: all((words) => words.wroteLast),
  wroteWithin: all((words) => words.wroteWithin),
  from: all((words) => words.from),
  date: all((words) => words.date),
  to: all((words) => words.to),
  subject: all((words) => words.subject),
  original: all((words) => words.original),
  forwarded: all((words) => words.forwarded),
} as const;
