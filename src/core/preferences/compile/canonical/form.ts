import type { Ahead, People, Rule, Scope } from '../../rule';
import type { Stretch, When } from '../../when';
import { sieveOf } from '../required-words';
import { readPeople, readScope } from './scope';
import {
  CLOCKS_PATTERN,
  DATES_PATTERN,
  HOURS_PATTERN,
  readClocks,
  readDates,
  readDays,
  readHours,
  readWhen,
  WEEKDAYS_PATTERN,
  WHEN_PATTERN,
} from './when';

/** What can stand in the slots of a form. A slot that the sentence leaves out is absent. */
export interface Slots {
  readonly scope: Scope;
  readonly when: When;
  readonly dates: { readonly from: string; readonly to: string };
  readonly weekdays: number[];
  readonly hours: Stretch[];
  readonly clocks: number[];
  readonly minutes: number;
  readonly second: number;
  readonly ahead: Ahead;
  readonly count: number;
  readonly people: People;
  /** A name, or a text in quotes. */
  readonly text: string;
  readonly other: string;
  /** One of a few words, which `build` looks up. */
  readonly word: string;
}

const LENGTH = '\\d{1,6} (?:minute|hour|day)s?';
const TEXT = '(?:"[^"]*"|[^"]+?)';

const SLOTS: { readonly [K in keyof Slots]: readonly [pattern: string, read: (words: string) => Slots[K] | null] } = {
  scope: ['.+?', readScope],
  when: [WHEN_PATTERN, readWhen],
  dates: [DATES_PATTERN, (words) => readDates(words) as Slots['dates']],
  weekdays: [WEEKDAYS_PATTERN, (words) => readDays(words).weekdays],
  hours: [HOURS_PATTERN, readHours],
  clocks: [CLOCKS_PATTERN, readClocks],
  minutes: [LENGTH, readLength],
  second: [LENGTH, readLength],
  ahead: [`(?:${LENGTH}|\\d{1,4} business days?)`, readAhead],
  count: ['\\d{1,4}', Number],
  people: ['.+?', readPeople],
  text: [TEXT, unquoted],
  other: [TEXT, unquoted],
  word: ['.+?', (words) => words],
};

export type Form = (sentence: string) => Rule | null;

/**
 * A reader of sentences of one shape: regular expression with `{slot}` for what varies. Null when the sentence has
 * another shape, or `build` gives none.
 */
export function form(shape: string, build: (slots: Slots) => Rule | null): Form {
  const named = shape.replace(/\{(\w+)\}/g, (_, slot: keyof Slots) => `(?<${slot}>${SLOTS[slot][0]})`);
  const pattern = new RegExp(`^${named}$`, 'u');
  const opening = openingOf(shape);
  const mayBe = sieveOf(pattern);
  return (sentence) => {
    if (!sentence.startsWith(opening) || !mayBe(sentence.toLowerCase())) return null;
    const found: Partial<Record<keyof Slots, unknown>> = {};
    const groups = pattern.exec(sentence)?.groups;
    if (!groups) return null;
    for (const [slot, words] of Object.entries(groups) as [keyof Slots, string | undefined][]) {
      if (words === undefined) continue;
      found[slot] = SLOTS[slot][1](words);
      if (found[slot] === null) return null;
    }
    return build(found as Slots);
  };
}

/** The plain words with which every sentence of a shape begins: most sentences are not of it, and end here. */
function openingOf(shape: string): string {
  let outer = shape;
  for (let inner = ''; inner !== outer; outer = outer.replace(/\((?:[^()\\]|\\.)*\)/g, '')) inner = outer;
  if (outer.includes('|')) return '';
  const [plain = ''] = /^[A-Za-z ]*/.exec(shape) ?? [];
  return /^[?*+]/.test(shape.slice(plain.length)) ? plain.slice(0, -1) : plain;
}

/** The key of a table of words; undefined when it is none of them. */
export function keyOf<T extends string>(table: Readonly<Record<T, string>>, words: string): T | undefined {
  return (Object.keys(table) as T[]).find((key) => table[key] === words);
}

function readLength(words: string): number {
  const unit = words.includes('minute') ? 1 : words.includes('hour') ? 60 : 1440;
  return Number.parseInt(words, 10) * unit;
}

function readAhead(words: string): Ahead {
  return words.includes('business') ? { businessDays: Number.parseInt(words, 10) } : { minutes: readLength(words) };
}

function unquoted(words: string): string {
  return words.replace(/^"|"$/g, '');
}
