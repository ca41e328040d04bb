import type { PhraseKey } from './form';
import type { Repeats, ReplyMessage } from './message';
import type { LineTable } from './owner/lines';
import type { QuestionWords } from './question/words';

export type Tone = ReplyMessage['tone'];
export type Locale = ReplyMessage['locale'];

/**
 * Ways to say something: `{name}` stands for a value, `[one|several]` is chosen by the number of slots. Three variants per
 * tone; seed and turn of the message choose among them.
 */
export type Variants = Readonly<Record<Tone, readonly [string, string, string]>>;

/** The same in every tone: a short question is neither brief nor formal. */
export function alike(variants: Variants[Tone]): Variants {
  return { brief: variants, warm: variants, formal: variants };
}

export type Phrases = Partial<Readonly<Record<PhraseKey, Variants>>>;

/** What is said otherwise to people whom the owner calls "du", "tu", "tú". */
export interface Familiar extends Pick<Language, 'optOut' | 'guessedZone' | 'otherTime' | 'allThatSuit' | 'youWrote'> {
  /** Where the closing of the mail says it, too. */
  readonly closing?: Language['closing'];
  /** One way or more for each mail that guests get, the same in every tone. */
  readonly sentences: Partial<Readonly<Record<PhraseKey, readonly [string, ...string[]]>>>;
}

/** Everything that a language has to know to write our mails. */
export interface Language {
  readonly greeting: Readonly<Record<Tone, (names: string) => string>>;
  /** When nobody's name is known. */
  readonly anonymousGreeting: string;
  readonly and: string;
  readonly closing: Readonly<Record<Tone, string | null>>;
  /** A11: the signature says what writes. */
  readonly disclosure: (assistant: string, owner: string) => string;
  readonly optOut: string;
  /** `a 30-minute call about “Roadmap”`, as the object of a sentence. */
  readonly meeting: (noun: string, minutes: number, title: string | null) => string;
  /** `is running 10 minutes late`, after a name; without minutes where they are not known. */
  readonly late: (minutes: number | null) => string;
  readonly guessedZone: (label: string) => string;
  readonly otherTime: string;
  /** Where several guests say which times suit. */
  readonly allThatSuit: string;
  readonly join: string;
  /** Before the page on which a guest moves or cancels what is booked. */
  readonly change: string;
  /** How one joins a video meeting without its link: its number, the passcode, phone numbers. */
  readonly dialIn: (way: NonNullable<ReplyMessage['meeting']['dialIn']>) => string;
  readonly place: string;
  readonly phone: string;
  /** Who calls whom; without a number it is to be agreed. */
  readonly calls: (from: string, to: string, number: string | null) => string;
  /** A phone meeting of which no number is known. */
  readonly numberOpen: string;
  readonly length: (minutes: number) => string;
  readonly media: Readonly<Record<ReplyMessage['meeting']['medium'], string>>;
  /** Which zone the times of our mails are in. */
  readonly zone: (label: string) => string;
  readonly about: string;
  readonly people: string;
  readonly ownerWrites: (owner: string) => string;
  readonly openInApp: string;
  readonly youWrote: string;
  readonly question: QuestionWords;
  readonly series: SeriesWords;
  /** What the owner is told and asked. */
  readonly lines: LineTable;
  readonly phrases: Phrases;
  /** Absent where one word serves for friends and strangers. */
  readonly familiar?: Familiar;
}

/** The parts of `every Tuesday at 10:00 AM, starting Tuesday, December 1, 8 times in all, except on …`. */
export interface SeriesWords {
  readonly rhythm: (repeats: Pick<Repeats, 'unit' | 'interval' | 'days' | 'nth'>, weekday: string) => string;
  readonly at: string;
  readonly starting: string;
  readonly times: (count: number) => string;
  readonly until: string;
  readonly except: string;
  /** One of them is cancelled. */
  readonly othersStand: string;
}

/** Fills a phrasing. Unknown placeholders are a mistake of the template and throw. */
export function fill(template: string, values: Readonly<Record<string, string>>, slots: number): string {
  return template
    .replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, one: string, several: string) => (slots === 1 ? one : several))
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A template names {${name}}, which it is not given`);
      return value;
    });
}

/** The same number below `count` for the same seed (FNV-1a). */
export function pick(seed: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % count;
}
