import { parseClock, parseLocalDate } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, zoneTable } from '@/core/time/zone';

/** An ISO 8601 instant, or a wall time without offset in `zone`, as epoch minutes. Throws RangeError for anything else. */
export function instantOf(text: string, zone: string): EpochMinute {
  const wall = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?)?$/.exec(text);
  if (wall)
    return toInstant(zoneTable(zone), parseLocalDate(wall[1] as string) * 1440 + parseClock(wall[2] ?? '00:00'));
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant: ${text}`);
  return Math.floor(ms / 60_000);
}
