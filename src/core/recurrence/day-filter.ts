import { type DayNumber, dayNumber, weekdayOf } from '../time/calendar-date';
import type { RecurrenceRule } from './rule';

/** Whether a day passes: its number, and its parts so that they need not be computed again. */
export type DayTest = (n: DayNumber, year: number, month: number, day: number) => boolean;

/** Gregorian, also before 1582. */
export function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days of a Gregorian month, 1–12. */
export function monthLength(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Whether a day passes all day-level BY parts of a rule (RFC 5545 3.3.10). Counted weekdays are counted within the month
 * for MONTHLY and for YEARLY with BYMONTH, else within the year.
 */
export function dayFilter(rule: RecurrenceRule): DayTest {
  const months = flags(13, rule.byMonth);
  const monthDays = new Set(rule.byMonthDay);
  const yearDays = new Set(rule.byYearDay);
  const weeks = new Set(rule.byWeekNo);
  const everyWeekday = flags(
    7,
    rule.byDay.filter((d) => d.nth === 0).map((d) => d.weekday),
  );
  const someWeekday = flags(
    7,
    rule.byDay.map((d) => d.weekday),
  );
  const counted = new Set(rule.byDay.filter((d) => d.nth !== 0).map((d) => d.nth * 8 + d.weekday));
  const inMonth = rule.freq === 'MONTHLY' || rule.byMonth.length > 0;

  return (n, year, month, day) => {
    if (rule.byMonth.length > 0 && months[month] === 0) return false;
    const weekday = weekdayOf(n);
    if (rule.byDay.length > 0 && someWeekday[weekday] === 0) return false;
    if (monthDays.size > 0 && !monthDays.has(day) && !monthDays.has(day - monthLength(year, month) - 1)) return false;
    if (yearDays.size > 0) {
      const ordinal = n - dayNumber(year, 1, 1) + 1;
      if (!yearDays.has(ordinal) && !yearDays.has(ordinal - yearLength(year) - 1)) return false;
    }
    if (weeks.size > 0) {
      const week = weekOf(n, year, rule.wkst);
      if (!weeks.has(week.number) && !weeks.has(week.number - week.count - 1)) return false;
    }
    if (rule.byDay.length === 0 || everyWeekday[weekday] === 1) return true;
    const ordinal = inMonth ? day : n - dayNumber(year, 1, 1) + 1;
    const length = inMonth ? monthLength(year, month) : yearLength(year);
    const fromStart = Math.floor((ordinal - 1) / 7) + 1;
    const fromEnd = -Math.floor((length - ordinal) / 7) - 1;
    return counted.has(fromStart * 8 + weekday) || counted.has(fromEnd * 8 + weekday);
  };
}

/** 1 at each of the given places. */
function flags(size: number, places: readonly number[]): Uint8Array {
  const out = new Uint8Array(size);
  for (const place of places) out[place] = 1;
  return out;
}

function yearLength(year: number): number {
  return isLeapYear(year) ? 366 : 365;
}

/** Week number of a day and the number of weeks in the year that the week belongs to (ISO 8601 with a chosen first day). */
function weekOf(n: DayNumber, year: number, wkst: number): { number: number; count: number } {
  let weekYear = year;
  let first = firstWeek(year, wkst);
  if (n < first) {
    weekYear = year - 1;
    first = firstWeek(weekYear, wkst);
  } else {
    const next = firstWeek(year + 1, wkst);
    if (n >= next) {
      weekYear = year + 1;
      first = next;
    }
  }
  const count = (firstWeek(weekYear + 1, wkst) - first) / 7;
  return { number: Math.floor((n - first) / 7) + 1, count };
}

/** First day of week 1: the first week with at least four days in the year. */
function firstWeek(year: number, wkst: number): DayNumber {
  const fourth = dayNumber(year, 1, 4);
  return fourth - ((weekdayOf(fourth) - wkst + 7) % 7);
}
