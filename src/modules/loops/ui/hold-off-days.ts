import { formatLocalDate, weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { dayWords } from '@/modules/meetings/ui/time-words';
import type { HoldOffDay } from './hold-off-dialog';

/** Tomorrow, the next Monday and the one after it, on the calendar of the zone. */
export function holdOffDays(now: EpochMinute, zone: string): HoldOffDay[] {
  const table = zoneTable(zone);
  const today = Math.floor(toWall(table, now) / 1440);
  const monday = today + 7 - weekdayOf(today);
  const days: [number, string][] = [
    [today + 1, 'Tomorrow'],
    [monday, 'Next week'],
    [monday + 7, 'The week after'],
  ];
  return days
    .filter(([day], index) => index === 0 || day !== today + 1)
    .map(([day, name]) => ({
      date: formatLocalDate(day),
      words: `${name}, ${dayWords(toInstant(table, day * 1440), zone)}`,
    }));
}
