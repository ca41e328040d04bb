import type { WallMinute } from './period';

/** A calendar day as `YYYY-MM-DD` (RFC 3339 full-date), without a zone. */
export type LocalDate = string;

/** Whole days since 1970-01-01. */
export type DayNumber = number;

/** Weekdays in iCalendar's order of the week as we store it: Monday first. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days since 1970-01-01 of a proleptic Gregorian date; `month` is 1–12. Days and months out of range carry over. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  const y = year + Math.floor((month - 1) / 12);
  const m = ((((month - 1) % 12) + 12) % 12) + 1;
  const a = m <= 2 ? y - 1 : y;
  const era = Math.floor(a / 400);
  const yoe = a - era * 400;
  const doy = Math.floor((153 * (m + (m > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const doe = yoe * 365 + Math.floor(yoe / 4) - Math.floor(yoe / 100) + doy;
  return era * 146097 + doe - 719468;
}

/** The year, month (1–12) and day of a day number. */
export function dateOf(n: DayNumber): { year: number; month: number; day: number } {
  const z = n + 719468;
  const era = Math.floor(z / 146097);
  const doe = z - era * 146097;
  const yoe = Math.floor((doe - Math.floor(doe / 1460) + Math.floor(doe / 36524) - Math.floor(doe / 146096)) / 365);
  const doy = doe - (365 * yoe + Math.floor(yoe / 4) - Math.floor(yoe / 100));
  const mp = Math.floor((5 * doy + 2) / 153);
  const month = mp < 10 ? mp + 3 : mp - 9;
  return { year: yoe + era * 400 + (month <= 2 ? 1 : 0), month, day: doy - Math.floor((153 * mp + 2) / 5) + 1 };
}

/** 0 = Monday … 6 = Sunday. */
export function weekdayOf(n: DayNumber): number {
  return (((n + 3) % 7) + 7) % 7;
}

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
