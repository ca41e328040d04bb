import type { WallMinute } from './period';

/** A calendar day as `YYYY-MM-DD` (RFC 3339 full-date), without a zone. */
export type LocalDate = string;

/** Whole days since 1970-01-01. */
export type DayNumber = number;

/** Weekdays in iCalendar's order of the week as we store it: Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days are counted from 1 March of the year -10000 inside, so that all divisions are of whole numbers from 0 on. */
const BEFORE = 10_000;
const EPOCH = 4_371_893;

/**
 * Days since 1970-01-01 of a proleptic Gregorian date from the year -9999 on; `month` is 1–12. Days and months out of
 * range carry over. Method: Howard Hinnant, "chrono-compatible low-level date algorithms".
 */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  let y = year;
  let m = month;
  if (m < 1 || m > 12) {
    y += Math.floor((m - 1) / 12);
    m = ((((m - 1) % 12) + 12) % 12) + 1;
  }
  // The year begins in March: then the leap day is its last.
  y = m > 2 ? y + BEFORE : y + BEFORE - 1;
  const leapDays = (y >> 2) - ((y / 100) | 0) + ((y / 400) | 0);
  return y * 365 + leapDays + (((153 * (m > 2 ? m - 3 : m + 9) + 2) / 5) | 0) + day - 1 - EPOCH;
}

/** The year, month (1–12) and day of a day number. */
export function dateOf(n: DayNumber): { year: number; month: number; day: number } {
  const z = n + EPOCH;
  const era = (z / 146_097) | 0;
  const doe = z - era * 146_097;
  const yoe = ((doe - ((doe / 1_460) | 0) + ((doe / 36_524) | 0) - ((doe / 146_096) | 0)) / 365) | 0;
  const doy = doe - (365 * yoe + (yoe >> 2) - ((yoe / 100) | 0));
  const mp = ((5 * doy + 2) / 153) | 0;
  const year = era * 400 + yoe - BEFORE;
  const day = doy - (((153 * mp + 2) / 5) | 0) + 1;
  return mp < 10 ? { year, month: mp + 3, day } : { year: year + 1, month: mp - 9, day };
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(n: DayNumber): number {
  return (((n + 3) % 7) + 7) % 7;
}

/** The reverse of {@link parseLocalDate}. */
export function formatLocalDate(n: DayNumber): LocalDate {
  const { year, month, day } = dateOf(n);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Day number of a `YYYY-MM-DD`. Throws RangeError when the text is not a day that exists. */
export function parseLocalDate(text: LocalDate): DayNumber {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) throw new RangeError(`Not a calendar date: ${text}`);
  const n = dayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
  if (formatLocalDate(n) !== text) throw new RangeError(`Not a calendar date: ${text}`);
  return n;
}

/** The day on which a wall minute falls. */
export function dayOfWall(wall: WallMinute): DayNumber {
  return Math.floor(wall / 1440);
}

/** `HH:MM` to minutes of the day (0–1440; `24:00` allowed as an end). Throws RangeError otherwise. */
export function parseClock(text: string): number {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(text);
  const minutes = match ? Number(match[1]) * 60 + Number(match[2]) : Number.NaN;
  if (!(minutes <= 1440)) throw new RangeError(`Not a time of day: ${text}`);
  return minutes;
}

/** Minutes of the day to `HH:MM`. */
export function formatClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
