import { dayOfWall } from '../time/calendar-date';
import type { EpochMinute, Period } from '../time/period';
import { toInstant, toWall } from '../time/zone';
import { type Availability, zoneOfDay } from './hours';

/**
 * The local day (days since 1970-01-01) that a person is in at an instant, travel included: the latest day that has
 * begun where it is spent. Every instant belongs to exactly one day, also on the way across the date line.
 */
export function localDayAt(a: Availability, t: EpochMinute): number {
  const guess = dayOfWall(toWall(a.zone, t));
  if (a.travel.length === 0) return guess;
  for (let day = guess + 2; day > guess - 2; day--) if (dayStart(a, day) <= t) return day;
  return guess - 2;
}

/** The instants of a local day as localDayAt divides time. Empty (end = start) for a day lost on the way west to east. */
export function localDayPeriod(a: Availability, day: number): Period {
  const start = dayStart(a, day);
  return { start, end: Math.max(start, Math.min(dayStart(a, day + 1), dayStart(a, day + 2))) };
}

function dayStart(a: Availability, day: number): EpochMinute {
  return toInstant(zoneOfDay(a, day), day * 1440);
}
