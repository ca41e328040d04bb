import { type DayNumber, dateOf, dayNumber, weekdayOf } from '../time/calendar-date';
import { type DayTest, dayFilter } from './day-filter';
import { monthDays, weekdayBits } from './month-days';
import type { RecurrenceRule } from './rule';

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

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

/** Appends the days of a period that the rule allows, in order; it may leave out those of months outside the bounds. */
export type AddDays = (period: number, out: DayNumber[], lowest: DayNumber, highest: DayNumber) => void;

/** The days of a rule. Expects a rule from DAILY to YEARLY whose defaults from DTSTART are filled in. */
export function periodDays(rule: RecurrenceRule): AddDays {
  const passes = dayFilter(rule);
  switch (rule.freq) {
    case 'YEARLY': {
      const months = rule.byMonth.length > 0 ? rule.byMonth : ALL_MONTHS;
      const addMonth = monthDays(rule, passes);
      return (year, out, lowest, highest) => {
        for (let i = 0; i < months.length; i++) {
          const month = months[i] as number;
          const start = dayNumber(year, month, 1);
          if (start > highest) return;
          if (start + 31 > lowest) addMonth(out, year, month, start);
        }
      };
    }
    case 'MONTHLY': {
      const addMonth = monthDays(rule, passes);
      return (period, out) => {
        const year = Math.floor(period / 12);
        const month = period - 12 * year + 1;
        if (rule.byMonth.length === 0 || rule.byMonth.includes(month)) {
          addMonth(out, year, month, dayNumber(year, month, 1));
        }
      };
    }
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
        if (allows(n, weekdayOf(n), mask, passes)) out.push(n);
      };
    }
  }
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
