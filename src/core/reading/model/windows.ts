import { formatLocalDate, parseClock, parseLocalDate, WEEKDAYS, weekdayOf } from '../../time/calendar-date';
import { knownZone, toWall, zoneTable } from '../../time/zone';
import type { ReadingContext, Window } from '../reading';
import type { ModelAnswer } from './answer';
import { type DayRow, isDefensible } from './defensible';
import { locatedQuote } from './quote';

type ModelTime = ModelAnswer['times'][number];
type Weekly = NonNullable<ModelTime['weekly']>;
type Place = Pick<Window, 'zone' | 'zoneSource'>;

/** Rows of one expression, expressions of one answer: more is not an answer to a mail. */
const MAX_ROWS = 62;
const MAX_TIMES = 20;
const MAX_DAYS_AHEAD = 400;
/** Days without hours from which on a stretch is a week and not single days. */
const WEEK_ROWS = 4;
const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/**
 * The windows that a model's times stand for: `by` is `both` where code gives the same value for the quoted words, and
 * `model` where it is the model's word alone. `dropped`: something was no time of this message.
 */
export function windowsOfModel(
  times: readonly ModelTime[],
  text: string,
  context: ReadingContext,
): { windows: Window[]; dropped: boolean } {
  const found = times.slice(0, MAX_TIMES).map((time) => windowsOf(time, text, context));
  return {
    windows: found.flatMap((windows) => windows ?? []),
    dropped: times.length > MAX_TIMES || found.some((windows) => windows === null),
  };
}

function windowsOf(said: ModelTime, text: string, context: ReadingContext): Window[] | null {
  const time = bounded(said);
  const quote = locatedQuote(text, time.quote);
  const place = placeOf(time, context);
  if (quote === null || place === null) return null;
  const today = Math.floor(toWall(zoneTable(place.zone), context.now) / 1440);
  const days = time.weekly?.last ? spread(time.weekly, today) : time.days;
  if (days.length > MAX_ROWS || !days.every((row) => isRow(row, today))) return null;
  const open = time.weekly && !time.weekly.last ? repeating(time.weekly, time, quote, place) : [];
  if (open === null || days.length + open.length === 0) return null;
  const by = days.length > 0 && isDefensible(quote, days, { text, zone: place.zone, context }) ? 'both' : 'model';
  const whole = days.length >= WEEK_ROWS && days.every(({ from, to }) => from === null && to === null);
  return [...days.map((row) => ({ ...dated(row, time, quote, place, whole), by: by as Window['by'] })), ...open];
}

/** A bound is one day, however many the words let in: "any time after the 1st" begins on the 2nd. */
function bounded(time: ModelTime): ModelTime {
  const { role, days, weekly } = time;
  if (role !== 'earliest' && role !== 'deadline') return time;
  const dates = days.map(({ date }) => date).sort();
  const date = role === 'earliest' ? (weekly?.first ?? dates[0]) : (weekly?.last ?? dates.at(-1));
  const row = days.find((one) => one.date === date) ?? { from: weekly?.from ?? null, to: weekly?.to ?? null };
  return date ? { ...time, weekly: null, days: [{ ...row, date }] } : time;
}

function placeOf({ zone }: ModelTime, context: ReadingContext): Place | null {
  if (zone !== null) return knownZone(zone) === undefined ? null : { zone, zoneSource: 'explicit' };
  if (context.role !== 'owner' && context.senderZone) return { zone: context.senderZone, zoneSource: 'person' };
  return { zone: context.ownerZone, zoneSource: 'owner' };
}

function dated(row: DayRow, { role, stance, exact }: ModelTime, quote: string, place: Place, whole: boolean): Window {
  const { from, to } = row;
  const start = exact && from !== null;
  const hours = from !== null || to !== null ? 'daypart' : 'day';
  return {
    stance,
    role,
    date: row.date,
    from,
    // One start that is named with its end is a start; the length is the meeting's.
    to: start && stance !== 'cannot' ? null : to,
    ...place,
    weekday: null,
    rrule: null,
    precision: start ? 'minute' : whole ? 'week' : hours,
    by: 'model',
    quote,
  };
}

/** "Fridays after 4", without an end: one window for each weekday. Null where a weekday or an hour is none. */
function repeating(weekly: Weekly, time: ModelTime, quote: string, place: Place): Window[] | null {
  const { from, to, first, weekdays } = weekly;
  if (weekdays.length === 0 || !areHours(from, to) || (first !== null && dayOf(first) === null)) return null;
  return [...new Set(weekdays)].map((weekday) => ({
    ...dated({ date: first ?? '', from, to }, time, quote, place, false),
    date: first,
    weekday,
    rrule: `FREQ=WEEKLY;BYDAY=${CODES[WEEKDAYS.indexOf(weekday)]}`,
  }));
}

/** The days of a weekly stretch that ends. */
function spread({ weekdays, from, to, first, last }: Weekly, today: number): DayRow[] {
  const end = last === null ? null : dayOf(last);
  const begin = first === null ? today : dayOf(first);
  if (end === null || begin === null || end - begin > MAX_ROWS) return [];
  const days = Array.from({ length: Math.max(0, end - begin + 1) }, (_, i) => begin + i);
  return days
    .filter((day) => weekdays.includes(WEEKDAYS[weekdayOf(day)] as (typeof WEEKDAYS)[number]))
    .map((day) => ({ date: formatLocalDate(day), from, to }));
}

function isRow({ date, from, to }: DayRow, today: number): boolean {
  const day = dayOf(date);
  return day !== null && day >= today - 1 && day <= today + MAX_DAYS_AHEAD && areHours(from, to);
}

function areHours(from: string | null, to: string | null): boolean {
  const start = from === null ? 0 : clockOf(from);
  const end = to === null ? 1440 : clockOf(to);
  return start !== null && end !== null && start < end && end <= 1440;
}

const dayOf = (date: string) => parsed(() => parseLocalDate(date));
const clockOf = (clock: string) => parsed(() => parseClock(clock));

function parsed(parse: () => number): number | null {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
