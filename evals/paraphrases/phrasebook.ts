import type { DayNumber } from '@/core/time/calendar-date';

/** The languages, tones and devices in which a person of the bank writes. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const TONES = ['casual', 'neutral', 'formal'] as const;
export type Tone = (typeof TONES)[number];
export const DEVICES = ['desktop', 'phone', 'thread'] as const;
export type Device = (typeof DEVICES)[number];

/** A stretch of a day that somebody names; minutes of the day on the speaker's clock. */
export type SaidTime =
  | { readonly kind: 'exact'; readonly from: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number }
  | { readonly kind: 'after'; readonly from: number }
  | { readonly kind: 'before'; readonly to: number }
  | { readonly kind: 'morning' | 'afternoon' | 'day' };

export interface SaidWindow {
  readonly day: DayNumber;
  readonly time: SaidTime;
}

/** What a person wants to say: the meaning, of which a phrase is one wording. Options count from 1. */
export type Saying =
  | { readonly say: 'accept'; readonly option: number }
  | { readonly say: 'accept_several'; readonly options: readonly number[] }
  | { readonly say: 'accept_any' }
  | { readonly say: 'accept_except'; readonly option: number; readonly refused: number }
  | { readonly say: 'accept_unclear' }
  | { readonly say: 'decline_all' }
  | { readonly say: 'decline_and_counter'; readonly windows: readonly SaidWindow[] }
  | { readonly say: 'counter'; readonly windows: readonly SaidWindow[] }
  | { readonly say: 'unavailable'; readonly days: readonly DayNumber[] }
  | { readonly say: 'vague_week'; readonly weeksAhead: 1 | 2 }
  | { readonly say: 'wrong_weekday'; readonly day: DayNumber; readonly from: number }
  | { readonly say: 'out_of_office'; readonly back: DayNumber }
  | { readonly say: 'cancel' }
  | { readonly say: 'decline_meeting' }
  | { readonly say: 'late'; readonly minutes: number }
  | { readonly say: 'move_by'; readonly minutes: number }
  | { readonly say: 'move_to'; readonly window: SaidWindow }
  | { readonly say: 'move_same_time'; readonly day: DayNumber }
  | { readonly say: 'duration'; readonly minutes: number }
  | { readonly say: 'medium'; readonly medium: 'video' | 'phone' | 'in_person' }
  | { readonly say: 'add'; readonly name: string; readonly email: string }
  | { readonly say: 'delegate'; readonly name: string; readonly email: string }
  | { readonly say: 'ask'; readonly topic: 'join_link' | 'attendees' | 'agenda' | 'is_automated' }
  | { readonly say: 'ask_times' }
  | { readonly say: 'opt_out' }
  | { readonly say: 'thank' }
  | { readonly say: 'acknowledge' }
  | { readonly say: 'request'; readonly minutes: number; readonly name: string; readonly weeksAhead: 1 | 2 };

export type SayingName = Saying['say'];

/** What is known around a mail: enough to name days as a person would. */
export interface Scene {
  /** The day on which it is written, on the speaker's clock. */
  readonly today: DayNumber;
  /** The offered slots (or the booked one) on the speaker's clock. */
  readonly slots: readonly SceneSlot[];
}

export interface SceneSlot {
  readonly day: DayNumber;
  readonly from: number;
  /** Its number, where that is not its place: a mail may repeat only some of the options. */
  readonly n?: number;
}

export type Chance = () => number;

/**
 * One language: phrases per saying and tone, and how it names times. `{slot}`, `{number}`, `{when}`, `{day}`, `{refused}`,
 * `{minutes}`, `{duration}`, `{shift}`, `{name}`, `{email}` stand for values.
 */
export interface Phrasebook {
  readonly language: Language;
  readonly phrases: Readonly<Record<Exclude<SayingName, 'ask' | 'medium'>, Readonly<Record<Tone, readonly string[]>>>>;
  readonly questions: Readonly<Record<Extract<Saying, { say: 'ask' }>['topic'], readonly string[]>>;
  readonly media: Readonly<Record<Extract<Saying, { say: 'medium' }>['medium'], readonly string[]>>;
  readonly later: Readonly<Record<'later' | 'earlier', readonly string[]>>;
  /** The verb's other half, where a language moves a meeting `back` or `up`. */
  readonly push?: Readonly<Record<'later' | 'earlier', readonly string[]>>;
  /** Lines above a list of times. */
  readonly lists: readonly string[];
  readonly weeks: Readonly<Record<1 | 2, readonly string[]>>;
  /** Contractions and cases that filling a phrase needs (`à le` → `au`). */
  readonly contract: (text: string) => string;
  readonly names: Naming;
  readonly greetings: Readonly<Record<Tone, readonly string[]>>;
  readonly closings: Readonly<Record<Tone, readonly string[]>>;
  readonly sentFrom: readonly string[];
  /** The line above a quoted mail. */
  readonly attribution: string;
}

/** How a language names options, days and times. Every answer is a list of equally right wordings. */
export interface Naming {
  readonly or: string;
  readonly and: string;
  readonly option: (n: number, last: boolean) => readonly string[];
  /** Wordings of a day. `near`: the weekday alone means this day. */
  readonly day: (day: DayNumber, known: { near: boolean; tomorrow: boolean; nextWeek: boolean }) => readonly string[];
  /** Another weekday's name before the date: a slip. */
  readonly wrongDay: (day: DayNumber) => readonly string[];
  /** Wordings of a day together with a time on it. */
  readonly onDay: (day: string, time: SaidTime) => readonly string[];
  /** `half an hour`, `45 minutes`. */
  readonly duration: (minutes: number) => readonly string[];
}
