import { parseClock, parseLocalDate, WEEKDAYS, weekdayOf } from '../time/calendar-date';
import type { EpochMinute, Period } from '../time/period';
import { toInstant, toWall, zoneTable } from '../time/zone';
import type { Reading, ReadingContext, Window } from './reading';

/** Days ahead over which a weekly window is spread. */
export const HORIZON_DAYS = 60;

/** A window as instants. `end` of a start without an end is the end of the working day; `exactStart` says so. */
export interface ResolvedWindow extends Period {
  readonly window: Window;
  readonly stance: Window['stance'];
  readonly role: Window['role'];
  readonly precision: Window['precision'];
  /** The window names one start ("at 2"), not a stretch: a meeting begins at `start`. */
  readonly exactStart: boolean;
}

/**
 * The windows of a reading as half-open instants, weekly ones spread over HORIZON_DAYS from now. Open ends: of a
 * positive window the working day or the evening, of a negative one the whole day; a deadline runs from now, an earliest to the
 * horizon.
 */
export function resolveWindows(reading: Pick<Reading, 'windows'>, context: ReadingContext): ResolvedWindow[] {
  return reading.windows.flatMap((window) =>
    datesOf(window, context)
      .map((day) => resolveOn(window, day, context))
      .filter((found) => found !== null),
  );
}

function datesOf(window: Window, context: ReadingContext): number[] {
  const today = Math.floor(toWall(zoneTable(window.zone), context.now) / 1440);
  if (window.date !== null && (window.rrule === null || window.weekday === null)) return [parseLocalDate(window.date)];
  const days: number[] = [];
  const first = window.date === null ? today : parseLocalDate(window.date);
  const byDay = /BYDAY=([A-Z,]+)/.exec(window.rrule ?? '')?.[1]?.split(',');
  const interval = Number(/INTERVAL=(\d{1,3})/.exec(window.rrule ?? '')?.[1] ?? 1);
  const daily = (window.rrule ?? '').startsWith('FREQ=DAILY');
  const firstMonday = first - weekdayOf(first);
  for (let day = first; day < today + HORIZON_DAYS; day++) {
    const code = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][weekdayOf(day)] as string;
    const weeks = Math.floor((day - firstMonday) / 7);
    const due = daily ? (day - first) % Math.max(1, interval) === 0 : weeks % Math.max(1, interval) === 0;
    const named = byDay ? byDay.includes(code) : window.weekday === null || WEEKDAYS[weekdayOf(day)] === window.weekday;
    if (due && named) days.push(day);
  }
  return days;
}

/** How late "after" is that names no end: a guest's evening is their own, and an owner's as soon as they speak of it. */
const LATE = 22 * 60;

function openEnd(from: number | null, { role, workday }: ReadingContext): number {
  const evening = from !== null && (role === 'guest' || from > workday.end - 60);
  return Math.max(workday.end, evening ? LATE : 0, Math.min((from ?? 0) + 60, 1440));
}

function resolveOn(window: Window, day: number, context: ReadingContext): ResolvedWindow | null {
  const zone = zoneTable(window.zone);
  const at = (minutes: number): EpochMinute => toInstant(zone, day * 1440 + minutes);
  const from = window.from === null ? null : parseClock(window.from);
  const to = window.to === null ? null : parseClock(window.to);
  const negative = window.stance === 'cannot' || window.stance === 'avoid';
  const { workday } = context;
  const exactStart =
    from !== null && to === null && (window.precision === 'minute' || window.precision === 'approx') && !negative;
  let start = at(from ?? (negative ? 0 : Math.min(workday.start, to ?? workday.start)));
  const pointBlock =
    negative && from !== null && to === null && (window.precision === 'minute' || window.precision === 'approx');
  let end = at(to ?? (pointBlock ? from + 60 : negative ? 1440 : openEnd(from, context)));
  if (window.role === 'deadline') start = context.now;
  if (window.role === 'deadline' && to === null) end = at(workday.end);
  if (window.role === 'earliest') end = start + HORIZON_DAYS * 1440;
  if (end <= start) return null;
  return { start, end, window, stance: window.stance, role: window.role, precision: window.precision, exactStart };
}
