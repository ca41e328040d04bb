import { type Availability, availablePeriods } from '../../availability/hours';
import { localDayAt, localDayPeriod } from '../../availability/local-days';
import type { EpochMinute } from '../../time/period';
import { toInstant, toWall } from '../../time/zone';
import type { Ahead } from '../rule';

/** No further ahead than this is counted: who works on no day waits as long. */
const MOST_DAYS = 400;

/**
 * The same time of day after so many business days, which are the days that the owner works. `minutes` are minutes.
 */
export function afterAhead(ahead: Ahead, hours: Availability, now: EpochMinute): EpochMinute {
  if ('minutes' in ahead) return now + Math.min(ahead.minutes, MOST_DAYS * 1440);
  if (ahead.businessDays === 0) return now;
  const day = businessDay(ahead.businessDays, hours, now);
  const today = localDayAt(hours, now);
  const { start, end } = localDayPeriod(hours, day);
  const at = toInstant(hours.zone, toWall(hours.zone, now) + (day - today) * 1440);
  return Math.min(Math.max(at, start), end);
}

/** The end of the local day that is so many business days ahead. */
export function endOfAhead(ahead: Ahead, hours: Availability, now: EpochMinute): EpochMinute {
  if ('minutes' in ahead) return now + Math.min(ahead.minutes, MOST_DAYS * 1440);
  const day = ahead.businessDays === 0 ? localDayAt(hours, now) : businessDay(ahead.businessDays, hours, now);
  return localDayPeriod(hours, day).end;
}

function businessDay(count: number, hours: Availability, now: EpochMinute): number {
  const today = localDayAt(hours, now);
  let left = count;
  for (let day = today + 1; day <= today + MOST_DAYS; day++) {
    const period = localDayPeriod(hours, day);
    if (period.end > period.start && availablePeriods(hours, period).length > 0) left -= 1;
    if (left === 0) return day;
  }
  return today + MOST_DAYS;
}
