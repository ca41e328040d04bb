import { parseClock } from '../time/calendar-date';
import type { DailyHours } from './hours';

/** `[["09:00","17:00"]]` to DailyHours. An end at or before its start is on the next day. Throws RangeError. */
export function parseDailyHours(ranges: readonly (readonly [string, string])[]): DailyHours {
  return ranges.map(([from, to]) => {
    const start = parseClock(from);
    const end = parseClock(to);
    if (start === 1440) throw new RangeError(`Not a start of hours: ${from}`);
    return [start, end > start ? end : end + 1440] as const;
  });
}
