import { monthLength } from '../recurrence/day-filter';
import { formatBasicDateTime } from '../time/basic-format';
import { dateOf, weekdayOf } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { nextTransition, offsetAt, type ZoneTable } from '../time/zone';

const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** Long enough that each date of a yearly rule falls on each day of the month that it can (28 years), and then some. */
const SPAN = 30 * 366 * 1440;

/** A change of the clock, with the wall time before it. */
interface Onset {
  readonly wall: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The lines of a VTIMEZONE that is right from `start` for thirty years (RFC 5545 3.6.5). Changes that follow a yearly
 * rule ("second Sunday of March") are written as one, others as their dates.
 */
export function vtimezoneLines(zone: ZoneTable, start: EpochMinute): string[] {
  const offset = offsetAt(zone, start);
  const groups = new Map<string, Onset[]>();
  for (let next = nextTransition(zone, start); next && next.at < start + SPAN; next = nextTransition(zone, next.at)) {
    const from = offsetAt(zone, next.at - 1);
    const onset = { wall: next.at + from, from, to: next.offset };
    const { month } = dateOf(Math.floor(onset.wall / 1440));
    const key = [from, next.offset, month, onset.wall % 1440].join();
    groups.set(key, [...(groups.get(key) ?? []), onset]);
  }
  const before: Onset = { wall: Math.min(0, start + offset), from: offset, to: offset };
  const parts = [observanceLines(before, [], null)];
  for (const onsets of groups.values()) {
    const [first, ...rest] = onsets as [Onset, ...Onset[]];
    const rule = yearlyRule(onsets);
    parts.push(observanceLines(first, rule ? [] : rest, rule));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone.tzid}`, ...parts.flat(), 'END:VTIMEZONE'];
}

function observanceLines(first: Onset, others: readonly Onset[], rule: string | null): string[] {
  const kind = first.to > first.from ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local(first.wall)}`,
    `TZOFFSETFROM:${offsetText(first.from)}`,
    `TZOFFSETTO:${offsetText(first.to)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    ...(others.length > 0 ? [`RDATE:${others.map((onset) => local(onset.wall)).join()}`] : []),
    `END:${kind}`,
  ];
}

/** The rule that all onsets follow every year to the end of the span, or null. */
function yearlyRule(onsets: readonly Onset[]): string | null {
  if (onsets.length < 28) return null;
  const days = onsets.map((onset) => {
    const n = Math.floor(onset.wall / 1440);
    return { ...dateOf(n), weekday: weekdayOf(n) };
  });
  const { month, weekday, year } = days[0] as (typeof days)[number];
  if (days.some((day, i) => day.weekday !== weekday || day.year !== year + i)) return null;
  const nth = Math.ceil((days[0] as { day: number }).day / 7);
  const code = WEEKDAY_CODES[weekday];
  if (days.every((day) => day.day + 7 > monthLength(day.year, month))) {
    return `FREQ=YEARLY;BYMONTH=${month};BYDAY=-1${code}`;
  }
  return days.every((day) => Math.ceil(day.day / 7) === nth)
    ? `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${code}`
    : null;
}

function local(wall: number): string {
  return formatBasicDateTime({ form: 'local', seconds: wall * 60 });
}

function offsetText(minutes: number): string {
  const m = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(m / 60))}${two(m % 60)}`;
}
