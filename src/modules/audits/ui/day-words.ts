import { parseLocalDate } from '@/core/time/calendar-date';
import { wallDay } from '@/core/time/wall-format';

/** `Mon, Mar 2` of a day. */
export function dayWords(day: string, locale: string): string {
  return wallDay(parseLocalDate(day) * 1440, locale, { short: true });
}

/** `Mon, Feb 23 – Sun, Mar 1, 2026`: of a time that ends before its last day, with the day on which it really ends. */
export function periodWords(from: string, before: string, locale: string): string {
  const last = wallDay((parseLocalDate(before) - 1) * 1440, locale, { short: true, year: true });
  return `${dayWords(from, locale)} – ${last}`;
}
