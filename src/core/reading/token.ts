import type { Daypart, Frequency, Unit } from './time-expression';

/** Words of the grammar itself, the same in every language. A lexicon says which words stand for them. */
export const KEYWORDS = [
  'at',
  'on',
  'in',
  'of',
  'from',
  'to',
  'until',
  'through',
  'after',
  'before',
  'by',
  'between',
  'and',
  'or',
  'the',
  'a',
  'since',
  'within',
  'for',
  'around',
  'oclock',
  'half_past',
  'half_to',
  'quarter',
  'half',
  'past',
  'minutes_to',
  'noon',
  'midnight',
  'end_of_day',
  'and_half',
  'and_quarter',
  'less_quarter',
  'early',
  'mid',
  'late',
  'start_of',
  'end_of',
  'first_half',
  'second_half',
  'rest_of',
  'later',
  'earlier',
  'ago',
  'from_now',
  'now',
  'same',
  'time',
  'same_time',
  'same_day',
  'onwards',
  'starting',
  'next_n',
  'this',
  'next',
  'coming',
  'last',
  'following',
  'after_next',
  'every',
  'other',
  'others',
  'any',
  'all_day',
  'any_time',
  'daily',
  'weekly',
  'biweekly',
  'monthly',
  'weekdays',
  'weekends',
  'week_of',
  'not_before',
  'not_after',
  'only',
  'except',
  'option',
  'one',
  'these',
  'that',
  'none',
  'both',
  'latter',
  'former',
  'my',
  'your',
  'his',
  'instead_of',
  'couple',
  'few',
  'another',
  'cc',
  'plus',
  'number',
  'each',
  'as_early_as',
  'era',
  'more_than',
  'less_than',
  'times',
  'all',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What a word does to the words around it. `read.ts` gives each a meaning. */
export const CUES = [
  'neg',
  'postneg',
  'busy',
  'stop_at',
  'back',
  'works',
  'free',
  'pref',
  'avoid',
  'but',
  'otherwise',
  'hedge',
  'if',
  'polite_if',
  'likewise',
  'keep',
  'propose',
  'past',
  'place_in',
  'move',
  'move_later',
  'move_earlier',
  'skip',
  'cancel',
  'late',
  'thank',
  'ack',
  'yes',
  'no',
  'request',
  'meet',
  'recurring',
  'ask_times',
  'decline',
  'not_interested',
  'stop_mail',
  'never_mind',
  'hold_off',
  'resume',
  'instruct',
  'from_now_on',
  'add',
  'remove',
  'delegate',
  'copied',
  'optional',
  'make_it',
  'dur_ok',
  'question_word',
  'join_link',
  'where',
  'who',
  'agenda',
  'which_zone',
  'status',
  'automated',
  'ooo',
  'bounce',
  'scheduling_link',
  'approve',
  'reject',
  'video',
  'phone',
  'in_person',
  'call_noun',
  'meal',
  'instead',
  'deadline_of',
  'sensitive',
  'hostile',
  'private',
  'beyond',
  'signoff',
  'greeting',
  'see_you',
  'as_planned',
  'confirm',
  'sorry',
  'attend',
  'asap',
  'work_verb',
  'we_question',
  'still',
  'soft_no',
  'title',
  'narrative',
  'extra',
  'change_place',
  'reason',
] as const;
export type Cue = (typeof CUES)[number];

/** A word, number or mark of a text with every meaning that it can have by itself. Offsets count UTF-16 units. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** As written. */
  readonly raw: string;
  /** Lower case. */
  readonly text: string;
  readonly keyword?: Keyword;
  readonly cue?: Cue;
  readonly weekday?: { readonly day: number; readonly plural: boolean; readonly weak: boolean };
  /** `weak`: also a common word ("may", "sat"), a month or weekday only where the neighbours say so. */
  readonly month?: { readonly month: number; readonly weak: boolean };
  readonly number?: { readonly value: number; readonly digits: number };
  readonly ordinal?: { readonly value: number; readonly word: boolean };
  readonly dayOffset?: { readonly days: number; readonly part: Daypart | null };
  readonly part?: Daypart;
  readonly unit?: { readonly unit: Unit; readonly short: boolean };
  readonly meridiem?: 'am' | 'pm';
  /** Minutes said after the hour, negative before the next: "y media", "moins le quart". */
  readonly minutesAfter?: number;
  /** Minutes before the hour that follows: "halb drei". */
  readonly minutesBefore?: number;
  readonly clock?: ClockToken;
  readonly date?: { readonly year: number | null; readonly month: number; readonly day: number };
  /** A timestamp that names its distance from UTC. */
  readonly offset?: true;
  readonly numeric?: {
    readonly a: number;
    readonly b: number;
    readonly year: number | null;
    readonly mark: '/' | '.' | '-';
  };
  readonly duration?: { readonly seconds: number };
  readonly holiday?: string;
  /** IANA names; more than one where the word is ambiguous (IST, GMT). */
  readonly zones?: readonly string[];
  readonly quarterOfYear?: { readonly quarter: number; readonly year: number | null };
  /** `09/2027`. */
  readonly monthOfYear?: { readonly month: number; readonly year: number };
  /** `H2 2027`. */
  readonly halfOfYear?: { readonly half: 1 | 2; readonly year: number };
  /** `FY27`: a year that is no bare number. */
  readonly wholeYear?: number;
  /** "nineties": 90. */
  readonly decade?: number;
  /** Spring 0 to winter 3. */
  readonly season?: number;
  /** "quarterly": how often. */
  readonly frequency?: { readonly freq: Frequency; readonly interval: number };
  /** Something that is not language: address, link, amount, telephone number. */
  readonly mask?: 'email' | 'url' | 'phone' | 'amount' | 'code' | 'mark';
  readonly stop?: 'soft' | 'hard' | 'line' | 'question' | 'exclamation';
  readonly comma?: true;
  readonly dash?: true;
  readonly open?: true;
  readonly close?: true;
  /** Word of the closed vocabulary: it cannot change what a sentence about times says. */
  readonly filler?: true;
}

export interface ClockToken {
  readonly hour: number;
  readonly minute: number;
  readonly second: number | null;
  readonly meridiem: 'am' | 'pm' | null;
  /** `14:00`, `14h`: no half of the day to guess. */
  readonly fixed: boolean;
  readonly grain: 'hour' | 'minute';
}
