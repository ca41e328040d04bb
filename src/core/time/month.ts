import { dateOf, dayNumber, dayOfWall } from './calendar-date';
import type { EpochMinute } from './period';
import { toInstant, toWall, type ZoneTable } from './zone';

const MINUTES_PER_DAY = 1_440;

/** When the calendar month of a moment began in a zone. */
export function monthStart(t: EpochMinute, zone: ZoneTable): EpochMinute {
  const { year, month } = dateOf(dayOfWall(toWall(zone, t)));
  return toInstant(zone, dayNumber(year, month, 1) * MINUTES_PER_DAY);
}
