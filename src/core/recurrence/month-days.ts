import { type DayNumber, weekdayOf } from '../time/calendar-date';
import { type DayTest, monthLength } from './day-filter';
import type { RecurrenceRule } from './rule';

const EVERY_DAY = 127;

/** Appends the days of one month, which begins on day `start`, that a rule allows, in order. */
export type AddMonthDays = (out: DayNumber[], year: number, month: number, start: DayNumber) => void;

/**
 * The days of a month for MONTHLY and YEARLY rules. BYMONTH is not looked at: the caller asks only for months that it
 * names. Days of the month and counted weekdays are computed; only other parts test day after day.
 */
export function monthDays(rule: RecurrenceRule, passes: DayTest): AddMonthDays {
  const test = rule.byYearDay.length + rule.byWeekNo.length > 0 ? passes : null;
  if (rule.byMonthDay.length > 0) return daysByDate(rule, rule.byDay.length > 0 ? passes : test);
  const counted = rule.byDay.filter(({ nth }) => nth !== 0).length;
  const countedInMonth = rule.freq === 'MONTHLY' || rule.byMonth.length > 0;
  if (counted > 0 && counted === rule.byDay.length && countedInMonth && !test) return countedWeekdays(rule);
  return daysByWeekday(weekdayBits(rule), counted > 0 ? passes : test);
}

/** The weekdays that BYDAY names, counted or not, as bits; all when it is absent. */
export function weekdayBits(rule: RecurrenceRule): number {
  return rule.byDay.length === 0 ? EVERY_DAY : rule.byDay.reduce((bits, { weekday }) => bits | (1 << weekday), 0);
}

function daysByDate({ byMonthDay }: RecurrenceRule, test: DayTest | null): AddMonthDays {
  const isRising = byMonthDay.every((day) => day > 0) || byMonthDay.length === 1;
  return (out, year, month, start) => {
    const length = monthLength(year, month);
    const days = isRising ? byMonthDay : rising(byMonthDay.map((day) => (day > 0 ? day : length + 1 + day)));
    for (let i = 0; i < days.length; i++) {
      const given = days[i] as number;
      const day = given > 0 ? given : length + 1 + given;
      const n = start + day - 1;
      if (day >= 1 && day <= length && (!test || test(n, year, month, day))) out.push(n);
    }
  };
}

/** Days at or before the month's begin (0 and less) are of no month and left out. */
function rising(days: number[]): number[] {
  return [...new Set(days)].filter((day) => day > 0).sort((a, b) => a - b);
}

/** Such as the second Tuesday, or the last Friday. */
function countedWeekdays({ byDay }: RecurrenceRule): AddMonthDays {
  return (out, year, month, start) => {
    const end = start + monthLength(year, month);
    const known = out.length;
    for (let i = 0; i < byDay.length; i++) {
      const { nth, weekday } = byDay[i] as (typeof byDay)[number];
      const n =
        nth > 0
          ? start + ((weekday - weekdayOf(start) + 7) % 7) + 7 * (nth - 1)
          : end - 1 - ((weekdayOf(end - 1) - weekday + 7) % 7) + 7 * (nth + 1);
      if (n >= start && n < end && !out.includes(n, known)) out.push(n);
    }
    // Months are added in order, so what was there before stays before.
    if (out.length > known + 1) out.sort((a, b) => a - b);
  };
}

function daysByWeekday(weekdays: number, test: DayTest | null): AddMonthDays {
  return (out, year, month, start) => {
    const length = monthLength(year, month);
    let weekday = weekdayOf(start);
    for (let day = 1; day <= length; day++) {
      const isNamed = (weekdays & (1 << weekday)) !== 0;
      if (isNamed && (!test || test(start + day - 1, year, month, day))) out.push(start + day - 1);
      weekday = weekday === 6 ? 0 : weekday + 1;
    }
  };
}
