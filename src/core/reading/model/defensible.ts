import { formatClock, parseClock, parseLocalDate, WEEKDAYS, weekdayOf } from '../../time/calendar-date';
import type { EpochMinute } from '../../time/period';
import { toWall, zoneTable } from '../../time/zone';
import { read } from '../read';
import type { ReadingContext, Window } from '../reading';

/** One stretch of a day as a reader has it, wall time. */
export interface DayRow {
  readonly date: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Weeks before and after, of which a weekday without a date may be meant. */
const WEEKS = 3;
const HALF_DAY = 720;

/**
 * Whether each row is one of the values that code gives for the words: this week's or another's where only a weekday is
 * named, day or month first, either half of the day, or a start that somebody has named before. Where the words name a day and
 * no hour ("Tuesday then, same hour"), the hour may be any that the message or the conversation names. Words that code finds
 * no time in defend nothing.
 */
export function isDefensible(
  quote: string,
  rows: readonly DayRow[],
  { text, zone, context }: { readonly text: string; readonly zone: string; readonly context: ReadingContext },
): boolean {
  const whole = valuesOf(quote, context);
  // "The 13th, same hour": what follows a comma may be no time to code.
  const found = whole.length > 0 ? whole : quote.split(/[,;()–—]/).flatMap((part) => valuesOf(part, context));
  const days = found.every(({ from, to }) => from === null && to === null) ? found : [];
  const isAtNamedHour = (row: DayRow) =>
    days.some((one) => sameDay(row, one, quote)) &&
    hoursNamed(text, zone, context).some((from) => sameHour(row.from, from));
  return (
    rows.length > 0 &&
    rows.every(
      (row) =>
        isNamed(row, zone, context) ||
        found.some((one) => fits(row, one, quote)) ||
        (row.from !== null && row.to === null && isAtNamedHour(row)),
    )
  );
}

/** Starts that the message names, on whatever day, and those that stand in the conversation. Wall times of the zone. */
function hoursNamed(text: string, zone: string, context: ReadingContext): string[] {
  const said = valuesOf(text, context).flatMap(({ from, precision }) => (precision === 'minute' ? (from ?? []) : []));
  const known = startsOf(context).map((start) => formatClock(toWall(zoneTable(zone), start) % 1440));
  return [...said, ...known];
}

/** What the grammar gives for the words under each convention that may hold. */
function valuesOf(quote: string, context: ReadingContext): Window[] {
  const fresh: ReadingContext = { ...context, loopState: 'new', offered: [], event: null };
  const contexts = [fresh, context, { ...fresh, locale: 'en-US' }, { ...fresh, locale: 'en-GB' }];
  return contexts.flatMap((one) => read(quote, one).windows);
}

function fits(row: DayRow, value: Window, quote: string): boolean {
  return sameHour(row.from, value.from) && sameEnd(row, value) && sameDay(row, value, quote);
}

/** Equal, or the other half of the day. */
function sameHour(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(parseClock(a) - parseClock(b)) % HALF_DAY === 0;
}

/** A start that was named with its end is one start all the same. */
function sameEnd({ from, to }: DayRow, value: Window): boolean {
  return sameHour(to, value.to) || (from !== null && (to === null || value.to === null));
}

function sameDay({ date }: DayRow, value: Window, quote: string): boolean {
  const day = parseLocalDate(date);
  if (value.date === null) return value.weekday === null || WEEKDAYS[weekdayOf(day)] === value.weekday;
  const other = parseLocalDate(value.date);
  if (day === other) return true;
  const numbered = new RegExp(`(?<!\\d)0?${Number(value.date.slice(8))}(?!\\d|:)`).test(quote);
  return !numbered && weekdayOf(day) === weekdayOf(other) && Math.abs(day - other) <= WEEKS * 7;
}

/** A start that stands in the conversation already: on offer, booked, or named by somebody. */
function isNamed({ date, from }: DayRow, zone: string, context: ReadingContext): boolean {
  if (from === null) return false;
  const wall = parseLocalDate(date) * 1440 + parseClock(from);
  return startsOf(context).some((start) => toWall(zoneTable(zone), start) === wall);
}

function startsOf({ offered, event, proposed }: ReadingContext): EpochMinute[] {
  return [...offered, ...(event ? [event] : []), ...(proposed ?? [])].map(({ start }) => start);
}
