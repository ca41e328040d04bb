import { type DayNumber, dateOf, dayNumber, dayOfWall, formatLocalDate, weekdayOf } from '@/core/time/calendar-date';
import type { EpochMinute, Period } from '@/core/time/period';
import { toWall, zoneTable } from '@/core/time/zone';

/** The times of each day on a zone's calendar, the days in order. */
export function byDay<T extends Period>(times: readonly T[], zone: string): ReadonlyMap<DayNumber, readonly T[]> {
  const table = zoneTable(zone);
  const days = new Map<DayNumber, T[]>();
  for (const time of times) {
    const day = dayOfWall(toWall(table, time.start));
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}

/** `2026-11`. */
export function monthOf(day: DayNumber): string {
  return formatLocalDate(day).slice(0, 7);
}

/** The month before (-1) or after (1). */
export function monthBeside(month: string, step: -1 | 1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(dayNumber(year, number, 1) + (step === 1 ? 31 : -1));
}

/** The days of a month in weeks from Monday; null where a week reaches beyond it. */
export function weeksOf(month: string): (DayNumber | null)[][] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const first = dayNumber(year, number, 1);
  const weeks: (DayNumber | null)[][] = [];
  for (let monday = first - weekdayOf(first); monday < first + 31; monday += 7) {
    const week = Array.from({ length: 7 }, (_, i) => (dateOf(monday + i).month === number ? monday + i : null));
    if (week.some((day) => day !== null)) weeks.push(week);
  }
  return weeks;
}

/** The day of a moment on a zone's calendar: `2026-11-25`. */
export function dateIn(at: EpochMinute, zone: string): string {
  return formatLocalDate(dayOfWall(toWall(zoneTable(zone), at)));
}
