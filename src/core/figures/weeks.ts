import type { EpochMinute, Period } from '../time/period';
import { toInstant, toWall, type ZoneTable } from '../time/zone';

const DAY = 1440;

/** The local day (days since 1970-01-01) of the Monday of the week in which the moment lies (ISO 8601 weeks). */
export function mondayOf(now: EpochMinute, zone: ZoneTable): number {
  const today = Math.floor(toWall(zone, now) / DAY);
  return today - ((((today + 3) % 7) + 7) % 7);
}

/** The last `count` local weeks, oldest first; the last one is the week of `now`, to its end. */
export function weeksUntil(now: EpochMinute, zone: ZoneTable, count: number): Period[] {
  const monday = mondayOf(now, zone);
  return Array.from({ length: count }, (_, index) => {
    const first = monday - 7 * (count - 1 - index);
    return { start: toInstant(zone, first * DAY), end: toInstant(zone, (first + 7) * DAY) };
  });
}
