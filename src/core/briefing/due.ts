import { dayOfWall, formatLocalDate, type LocalDate, WEEKDAYS, weekdayOf } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { publicHolidays } from '../time/public-holidays';
import { toInstant, toWall, type ZoneTable } from '../time/zone';

const DAY = 1440;
/**
 * When on the owner's clock, as minutes of the day: what could not be begun within an hour is left out, and what could not be
 * sent until then is worth nothing any more.
 */
const TIMES = {
  daily: { from: 6 * 60 + 30, sentUntil: 12 * 60 },
  week: { from: 16 * 60, sentUntil: 22 * 60 },
} as const;
const BEGUN_WITHIN = 60;
const FRIDAY = 4;

/** A day's briefing, or on Fridays the summary of the week. */
export type BriefingSort = keyof typeof TIMES;

export interface DueBriefing {
  readonly kind: BriefingSort;
  /** The day on the owner's calendar. */
  readonly date: LocalDate;
}

/** The owner's hours of work by day of the week; a day that is missing is not worked. */
export type WorkedDays = Readonly<Partial<Record<(typeof WEEKDAYS)[number], readonly unknown[]>>>;

/** What is to be begun at that moment on the zone's clock, or null. */
export function briefingDue(now: EpochMinute, zone: ZoneTable): DueBriefing | null {
  return within(now, zone, ({ from }) => from + BEGUN_WITHIN);
}

/** What is still to be sent at that moment, once it is written, or null. */
export function briefingSendable(now: EpochMinute, zone: ZoneTable): DueBriefing | null {
  return within(now, zone, ({ sentUntil }) => sentUntil);
}

function within(
  now: EpochMinute,
  zone: ZoneTable,
  until: (times: (typeof TIMES)[BriefingSort]) => number,
): DueBriefing | null {
  const wall = toWall(zone, now);
  const day = dayOfWall(wall);
  const minute = wall - day * DAY;
  const isDue = (kind: BriefingSort) => minute >= TIMES[kind].from && minute < until(TIMES[kind]);
  const date = formatLocalDate(day);
  if (isDue('daily')) return { kind: 'daily', date };
  return weekdayOf(day) === FRIDAY && isDue('week') ? { kind: 'week', date } : null;
}

/** Whether somebody with these hours works on the day on which `now` falls; a public holiday is not worked. */
export function isWorkingDay(now: EpochMinute, zone: ZoneTable, tzid: string, hours: WorkedDays): boolean {
  const day = dayOfWall(toWall(zone, now));
  if ((hours[WEEKDAYS[weekdayOf(day)] ?? 'mon'] ?? []).length === 0) return false;
  const [start, end] = [toInstant(zone, day * DAY), toInstant(zone, (day + 1) * DAY)];
  return publicHolidays(tzid, { start, end }).length === 0;
}
