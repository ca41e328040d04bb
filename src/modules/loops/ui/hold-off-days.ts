import { formatLocalDate, weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import type { HoldOffDay } from './hold-off-dialog';
import { onDay, type Spoken } from './spoken';

/** Tomorrow, the next Monday and the one after it, on the calendar of the zone. */
export function holdOffDays(now: EpochMinute, spoken: Spoken<'loops'>): HoldOffDay[] {
  const { t } = spoken;
  const table = zoneTable(spoken.zone);
  const today = Math.floor(toWall(table, now) / 1440);
  const monday = today + 7 - weekdayOf(today);
  const days: [number, string][] = [
    [today + 1, t('tomorrow')],
    [monday, t('nextWeek')],
    [monday + 7, t('weekAfter')],
  ];
  return days
    .filter(([day], index) => index === 0 || day !== today + 1)
    .map(([day, name]) => ({
      date: formatLocalDate(day),
      words: `${name}, ${onDay(spoken, toInstant(table, day * 1440))}`,
    }));
}
