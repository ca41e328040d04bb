import { expand } from '../../recurrence/expand';
import { recurrenceSetOf } from '../../recurrence/lines';
import { formatBasicDateTime } from '../../time/basic-format';
import { dateOf, weekdayOf } from '../../time/calendar-date';
import type { EpochMinute, Period } from '../../time/period';
import { toWall, zoneTable } from '../../time/zone';

/** How often a meeting repeats. On which day of the week or month follows from its first time. */
export interface Rhythm {
  readonly unit: 'week' | 'month';
  /** Every so many weeks or months. */
  readonly interval: number;
  /** Monday to Friday, instead of one day of the week. */
  readonly workdays?: true;
  /** Which of the month's Tuesdays was asked for, -1 the last; absent where any will do. */
  readonly nth?: Nth;
  readonly ends?: End;
}

export type Nth = 1 | 2 | 3 | 4 | -1;

/** After so many times, so many weeks after the first, or not after a moment; open-ended without one. */
export type End = { readonly count: number } | { readonly weeks: number } | { readonly until: EpochMinute };

/** A series with its first time: everything that a calendar needs to know of when it happens. */
export interface Series {
  /** RRULE value (RFC 5545 3.3.10). */
  readonly rule: string;
  /** IANA zone on whose clock it runs. */
  readonly zone: string;
  /** First start. */
  readonly first: EpochMinute;
  /** Starts that the rule gives and that are left out. */
  readonly except: readonly EpochMinute[];
}

/** Every occurrence so far ahead has to suit, and is claimed (days): what is later is too uncertain to ask about. */
export const AHEAD_DAYS = 56;

const DAY = 1440;
const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** The series of this rhythm that begins at a time, in the owner's zone. */
export function seriesFrom(rhythm: Rhythm, zone: string, first: EpochMinute, except: readonly EpochMinute[]): Series {
  return { rule: ruleOf(rhythm, zone, first), zone, first, except };
}

function ruleOf({ unit, interval, workdays, ends }: Rhythm, zone: string, first: EpochMinute): string {
  const day = dayOf(first, zone);
  const code = CODES[weekdayOf(day)] as string;
  const byDay = workdays ? CODES.slice(0, 5).join() : unit === 'month' ? `${nthOf(first, zone)}${code}` : code;
  const parts = [`FREQ=${unit === 'month' ? 'MONTHLY' : 'WEEKLY'}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  parts.push(`BYDAY=${byDay}`);
  if (ends && 'count' in ends) parts.push(`COUNT=${ends.count}`);
  else if (ends) parts.push(`UNTIL=${utc('until' in ends ? ends.until : first + ends.weeks * 7 * DAY - 1)}`);
  return parts.join(';');
}

/** Which of its month's weekdays a day is; the fifth is the last. */
export function nthOf(at: EpochMinute, zone: string): Nth {
  const nth = Math.ceil(dateOf(dayOf(at, zone)).day / 7);
  return nth === 5 ? -1 : (nth as Nth);
}

/** The lines of a series as calendars store them: RRULE, and EXDATE where something is left out. */
export function seriesLines({ rule, except }: Pick<Series, 'rule' | 'except'>): string[] {
  return [`RRULE:${rule}`, ...(except.length > 0 ? [`EXDATE:${except.map(utc).join()}`] : [])];
}

/** The occurrences that begin in the window, in order; those that are left out are not among them. */
export function occurrences(series: Series, durationMin: number, window: Period): Period[] {
  const zone = zoneTable(series.zone);
  const set = recurrenceSetOf(seriesLines(series), {
    dtstart: toWall(zone, series.first),
    zone,
    allDay: false,
    duration: { days: 0, minutes: durationMin },
  });
  return expand(set, window)
    .filter(({ start }) => start >= window.start && start < window.end)
    .map(({ start, end }) => ({ start, end }));
}

/** The occurrences that are looked at before a series is offered, and claimed when it is booked. */
export function ahead(series: Series, durationMin: number): Period[] {
  return occurrences(series, durationMin, { start: series.first, end: series.first + AHEAD_DAYS * DAY });
}

/** The next occurrence that has not ended yet; null when there is none any more. */
export function nextOccurrence(series: Series, durationMin: number, now: EpochMinute): Period | null {
  const from = Math.max(series.first, now - durationMin + 1);
  // A month may lack its fifth Tuesday, and holidays may be left out: half a year has one if there is any.
  return occurrences(series, durationMin, { start: from, end: from + 183 * DAY })[0] ?? null;
}

function dayOf(at: EpochMinute, zone: string): number {
  return Math.floor(toWall(zoneTable(zone), at) / DAY);
}

function utc(at: EpochMinute): string {
  return formatBasicDateTime({ form: 'utc', seconds: at * 60 });
}
