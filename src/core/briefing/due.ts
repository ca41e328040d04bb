import { dayOfWall, formatLocalDate, type LocalDate, WEEKDAYS, weekdayOf } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { publicHolidays } from '../time/public-holidays';
import { toInstant, toWall, type ZoneTable } from '../time/zone';

const DAY = 1440;
/** 06:30 on the owner's clock, as minutes of the day. One that could not be begun within an hour is left out. */
const DAILY_FROM = 6 * 60 + 30;
const BEGUN_UNTIL = DAILY_FROM + 60;
/** Until noon it is still worth sending. */
const SENT_UNTIL = 12 * 60;

/** The owner's hours of work by day of the week; a day that is missing is not worked. */
export type WorkedDays = Readonly<Partial<Record<(typeof WEEKDAYS)[number], readonly unknown[]>>>;

/** The day on the zone's clock whose briefing is to be begun at that moment, or null: outside its hour none is. */
export function dailyDue(now: EpochMinute, zone: ZoneTable): LocalDate | null {
  return dayWithin(now, zone, BEGUN_UNTIL);
}

/** The day whose briefing, once it is written, is still to be sent at that moment, or null. */
export function dailySendable(now: EpochMinute, zone: ZoneTable): LocalDate | null {
  return dayWithin(now, zone, SENT_UNTIL);
}

function dayWithin(now: EpochMinute, zone: ZoneTable, until: number): LocalDate | null {
  const wall = toWall(zone, now);
  const minute = wall - dayOfWall(wall) * DAY;
  return minute >= DAILY_FROM && minute < until ? formatLocalDate(dayOfWall(wall)) : null;
}

/** Whether somebody with these hours works on the day on which `now` falls; a public holiday is not worked. */
export function isWorkingDay(now: EpochMinute, zone: ZoneTable, tzid: string, hours: WorkedDays): boolean {
  const day = dayOfWall(toWall(zone, now));
  if ((hours[WEEKDAYS[weekdayOf(day)] ?? 'mon'] ?? []).length === 0) return false;
  const [start, end] = [toInstant(zone, day * DAY), toInstant(zone, (day + 1) * DAY)];
  return publicHolidays(tzid, { start, end }).length === 0;
}
