import type { HolidayCountry } from '../../../availability/public-holidays';
import type { Language } from '../../../time/wall-format';
import type { Ahead, Medium, People, RuleKind, RuleOf, Scope } from '../../rule';
import type { Stretch, When } from '../../when';

/** The parts of a rule in the words of one language; clocks and dates as that language has them. */
export interface Said {
  when(when: When): string;
  hours(hours: readonly Stretch[]): string;
  /** `Mon–Fri`, `Mon, Wed`. */
  days(weekdays: readonly number[]): string;
  dates(dates: NonNullable<When['dates']>): string;
  clock(at: number): string;
  length(minutes: number): string;
  ahead(ahead: Ahead): string;
  /** `a, b and c`. */
  all(words: readonly string[]): string;
  /** `a, b or c`. */
  either(words: readonly string[]): string;
  /** The meetings of a scope; empty for all meetings. */
  meetings(scope: Scope | undefined): string;
  /** The same in brackets, with a space before them. */
  about(scope: Scope | undefined): string;
  people(people: People): string;
  quoted(text: string): string;
}

/** What a language needs to say in few words what the assistant does because of a rule, after "I will". */
export interface ChipWords {
  readonly language: Language;
  /** From Monday, short. */
  readonly weekdays: readonly string[];
  readonly and: string;
  readonly or: string;
  readonly quotes: readonly [string, string];
  readonly anyTime: string;
  readonly counted: Readonly<Record<'minute' | 'hour' | 'day' | 'businessDay', readonly [one: string, many: string]>>;
  before(clock: string): string;
  after(clock: string): string;
  until(date: string): string;
  since(date: string): string;
  on(date: string): string;
  /** -1: the last of the month. */
  nth(nth: number): string;
  holidays(places: string): string;
  /** Parts of countries; null: as they are called there. */
  region(country: HolidayCountry): string | null;
  readonly everyMeeting: string;
  /** Nouns of meetings by the name that rules have for them. */
  readonly nouns: Readonly<Record<string, string>>;
  /** A noun of the owner's own. */
  own(noun: string): string;
  readonly media: Readonly<Record<Medium, string>>;
  with(people: string): string;
  except(meetings: string): string;
  readonly sides: Readonly<Record<'outside' | 'inside', string>>;
  anyoneAt(domain: string): string;
  /** A group of people by its tag; null: in the owner's own word for it. */
  group(tag: string): string | null;
  /** A rule that holds only where the owner writes a word. */
  onWord(word: string): string;
  /** What the assistant does, for each kind of rule. */
  readonly effects: { readonly [K in RuleKind]: (rule: RuleOf<K>, said: Said) => string };
}
