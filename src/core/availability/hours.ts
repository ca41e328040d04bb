import { dayOfWall, type LocalDate, parseLocalDate, weekdayOf } from '../time/calendar-date';
import type { EpochMinute, Period, WallMinute } from '../time/period';
import { toInstant, toWall, type ZoneTable } from '../time/zone';

/**
 * Hours of one local day as `[from, to)` in minutes of that day; `to` may pass 1440: 22:00–06:00 is `[1320, 1800]`.
 * `from` is below 1440, `to` at most 2880. An empty list is a day off.
 */
export type DailyHours = readonly (readonly [from: number, to: number])[];

/** The hours of one weekday: 0 = Monday … 6 = Sunday. */
export interface WeekdayHours {
  readonly weekday: number;
  readonly periods: DailyHours;
}

/** The person is elsewhere on the local days `first` to `last`, both included: those days' hours are wall time in `zone`. */
export interface TravelZone {
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly zone: ZoneTable;
}

/** When somebody can be met in principle, as wall times resolved day by day (RFC 7953 calls it availability). */
export interface Availability {
  readonly zone: ZoneTable;
  /** A weekday that is not listed has no hours; one listed twice has both. */
  readonly weekly: readonly WeekdayHours[];
  /** Replaces the weekly hours of that date, in whatever zone the date is spent. */
  readonly overrides: ReadonlyMap<LocalDate, DailyHours>;
  /** Where two entries claim a date, the first counts. */
  readonly travel: readonly TravelZone[];
}

/** Availability at all hours of every day. */
export function alwaysAvailable(zone: ZoneTable): Availability {
  return { zone, weekly: sameHours([0, 1, 2, 3, 4, 5, 6], [[0, 1440]]), overrides: new Map(), travel: [] };
}

/** The same hours on several weekdays (0 = Monday). */
export function sameHours(weekdays: readonly number[], periods: DailyHours): WeekdayHours[] {
  return weekdays.map((weekday) => ({ weekday, periods }));
}

/** The zone in which a local day is spent. */
export function zoneOfDay(a: Availability, day: number): ZoneTable {
  for (const trip of a.travel) {
    if (day >= parseLocalDate(trip.first) && day <= parseLocalDate(trip.last)) return trip.zone;
  }
  return a.zone;
}

/**
 * The periods of availability inside `window` as start, end pairs: sorted, disjoint, not touching (a day that ends at
 * 24:00 joins one that starts at 00:00). An edge inside a gap lies where the clock jumps, so hours that never occur (a
 * skipped night hour, the day that Samoa left out) are no availability; an edge inside a fold is the first of the two.
 */
export function availablePeriods(a: Availability, window: Period): Int32Array {
  const all = blockOf(a, window);
  let from = 0;
  while (from < all.length && (all[from + 1] as number) <= window.start) from += 2;
  let to = all.length;
  while (to > from && (all[to - 2] as number) >= window.end) to -= 2;
  const out = all.slice(from, to);
  if (out.length > 0) {
    out[0] = Math.max(out[0] as number, Math.ceil(window.start));
    out[out.length - 1] = Math.min(out[out.length - 1] as number, Math.floor(window.end));
  }
  return out;
}

interface Block {
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly pairs: Int32Array;
}

const BLOCK = 28 * 1440;
/** A remembered stretch grows up to this length; a request far away replaces it. */
const LONGEST = 26 * BLOCK;
const blocks = new WeakMap<Availability, Block>();

/**
 * As availablePeriods for a stretch that contains `window` (whole blocks of four weeks, so that the same answer serves
 * a window that moves with the clock). Remembered per availability object; the result must not be changed.
 */
export function blockOf(a: Availability, window: Period): Int32Array {
  const known = blocks.get(a);
  if (known && known.start <= window.start && known.end >= window.end) return known.pairs;
  let start = Math.floor(window.start / BLOCK) * BLOCK;
  let end = Math.max(Math.ceil(window.end / BLOCK), start / BLOCK + 1) * BLOCK;
  if (known && Math.max(end, known.end) - Math.min(start, known.start) <= LONGEST) {
    start = Math.min(start, known.start);
    end = Math.max(end, known.end);
  }
  const pairs = resolve(a, start, end);
  blocks.set(a, { start, end, pairs });
  return pairs;
}

function resolve(a: Availability, start: EpochMinute, end: EpochMinute): Int32Array {
  const overrides = new Map([...a.overrides].map(([date, hours]) => [parseLocalDate(date), hours]));
  const byWeekday = Array.from({ length: 7 }, (_, weekday) =>
    a.weekly.flatMap((hours) => (hours.weekday === weekday ? hours.periods : [])),
  );
  const found: (readonly [number, number])[] = [];
  // Three days back: overnight hours, and zones up to 26 hours apart.
  const first = dayOfWall(toWall(a.zone, start)) - 3;
  const last = dayOfWall(toWall(a.zone, end)) + 2;
  for (let day = first; day <= last; day++) {
    const zone = zoneOfDay(a, day);
    for (const [from, to] of overrides.get(day) ?? byWeekday[weekdayOf(day)] ?? []) {
      const opens = Math.max(edgeOf(zone, day * 1440 + from), start);
      const closes = Math.min(edgeOf(zone, day * 1440 + to), end);
      if (closes > opens) found.push([opens, closes]);
    }
  }
  found.sort((x, y) => x[0] - y[0]);
  const pairs = new Int32Array(found.length * 2);
  let n = 0;
  for (const [opens, closes] of found) {
    if (n > 0 && opens <= (pairs[n - 1] as number)) {
      pairs[n - 1] = Math.max(closes, pairs[n - 1] as number);
    } else {
      pairs[n++] = opens;
      pairs[n++] = closes;
    }
  }
  return pairs.slice(0, n);
}

/** The instant of an edge; where its wall time is skipped, that of the jump. */
function edgeOf(zone: ZoneTable, wall: WallMinute): EpochMinute {
  const instant = toInstant(zone, wall);
  return toWall(zone, instant) === wall ? instant : (zone.at[zone.rowAt(instant)] as number);
}
