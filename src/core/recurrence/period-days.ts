import { type DayNumber, dateOf, dayNumber, weekdayOf } from '../time/calendar-date';
import { type DayTest, dayFilter, monthLength } from './day-filter';
import type { RecurrenceRule } from './rule';

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const EVERY_DAY = 127;

/** The number of the period in which a day lies: year, month since year 0, week since 1970, or day. */
export function periodOf(rule: RecurrenceRule, n: DayNumber): number {
  switch (rule.freq) {
    case 'YEARLY':
      return dateOf(n).year;
    case 'MONTHLY': {
      const { year, month } = dateOf(n);
      return year * 12 + month - 1;
    }
    case 'WEEKLY':
      return Math.floor((n + 3 - rule.wkst) / 7);
    default:
      return n;
  }
}

/**
 * A function that appends the days of a period that the rule allows, in order. Expects a rule from DAILY to YEARLY whose
 * defaults from DTSTART are filled in.
 */
export function periodDays(rule: RecurrenceRule): (period: number, out: DayNumber[]) => void {
  const passes = dayFilter(rule);
  const weekdays = weekdayBits(rule);
  switch (rule.freq) {
    case 'YEARLY': {
      const months = rule.byMonth.length > 0 ? rule.byMonth : ALL_MONTHS;
      return (year, out) => {
        for (const month of months) addMonth(out, year, month, rule, weekdays, passes);
      };
    }
    case 'MONTHLY':
      return (period, out) =>
        addMonth(out, Math.floor(period / 12), (((period % 12) + 12) % 12) + 1, rule, weekdays, passes);
    case 'WEEKLY': {
      const mask = onlyWeekdays(rule);
      return (period, out) => {
        const start = period * 7 - 3 + rule.wkst;
        for (let i = 0; i < 7; i++) if (allows(start + i, (rule.wkst + i) % 7, mask, passes)) out.push(start + i);
      };
    }
    default: {
      const mask = onlyWeekdays(rule);
      return (n, out) => {
        if (allows(n, (((n + 3) % 7) + 7) % 7, mask, passes)) out.push(n);
      };
    }
  }
}

/** The weekdays that BYDAY names, counted or not, as bits; all when it is absent. */
function weekdayBits(rule: RecurrenceRule): number {
  return rule.byDay.length === 0 ? EVERY_DAY : rule.byDay.reduce((bits, { weekday }) => bits | (1 << weekday), 0);
}

/** The allowed weekdays as bits when nothing else restricts the days, else null: then a day's date need not be known. */
function onlyWeekdays(rule: RecurrenceRule): number | null {
  const dated = rule.byMonth.length + rule.byMonthDay.length + rule.byYearDay.length + rule.byWeekNo.length;
  return dated > 0 ? null : weekdayBits(rule);
}

function allows(n: DayNumber, weekday: number, mask: number | null, passes: DayTest): boolean {
  if (mask !== null) return (mask & (1 << weekday)) !== 0;
  const { year, month, day } = dateOf(n);
  return passes(n, year, month, day);
}

function addMonth(
  out: DayNumber[],
  year: number,
  month: number,
  rule: RecurrenceRule,
  weekdays: number,
  passes: DayTest,
): void {
  const before = dayNumber(year, month, 1) - 1;
  const length = monthLength(year, month);
  if (rule.byMonthDay.length > 0) {
    const days = rule.byMonthDay.map((day) => (day > 0 ? day : length + 1 + day));
    for (const day of days.length > 1 ? days.sort((a, b) => a - b) : days) {
      const isNew = out.at(-1) !== before + day;
      if (day >= 1 && day <= length && isNew && passes(before + day, year, month, day)) out.push(before + day);
    }
    return;
  }
  let weekday = weekdayOf(before);
  for (let day = 1; day <= length; day++) {
    weekday = weekday === 6 ? 0 : weekday + 1;
    if ((weekdays & (1 << weekday)) !== 0 && passes(before + day, year, month, day)) out.push(before + day);
  }
}
