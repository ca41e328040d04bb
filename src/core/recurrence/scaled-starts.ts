import { type DayNumber, weekdayOf } from '../time/calendar-date';
import type { Budget } from './budget';
import { type CalendarScale, calendarScale, type ScaleMonth } from './calendar-scale';
import { startsOn, timesOfDay } from './period-times';
import { RecurrenceError, type RecurrenceRule, type WallSecond } from './rule';

const DAY = 86_400;
/** A year of another calendar is looked up day by day: it counts as this many steps. */
const YEAR_COST = 200;

/**
 * Rules of RFC 7529: counted in the calendar that RSCALE names, with days and months that a year does not have left out,
 * moved back or moved on (SKIP). The starts that `visitStarts` is to visit. Throws RecurrenceError `unsupported` for
 * BYWEEKNO.
 */
export function* scaledStarts(
  rule: RecurrenceRule,
  dtstart: WallSecond,
  from: WallSecond,
  to: WallSecond,
  budget: Budget,
): Generator<WallSecond> {
  if (rule.byWeekNo.length > 0) {
    throw new RecurrenceError('unsupported', 'Weeks are not numbered in other calendars');
  }
  const scale = calendarScale(rule.scale);
  const first = Math.floor(dtstart / DAY);
  const times = timesOfDay(rule, dtstart - first * DAY);
  if (rule.freq === 'DAILY' || rule.freq === 'WEEKLY') {
    const unit = rule.freq === 'DAILY' ? 1 : 7;
    for (const days of dayPeriods(rule, unit, scale, first, from, to, budget))
      yield* startsOn(days, times, rule.bySetPos);
    return;
  }
  const effective = withDefaults(rule, scale, first);
  const periods = rule.freq === 'YEARLY' ? years : months;
  for (const period of periods(effective, scale, first, from, budget)) {
    const begin = period[0]?.start ?? Number.POSITIVE_INFINITY;
    if (begin * DAY >= to) return;
    yield* startsOn(daysOf(effective, scale, period), times, rule.bySetPos);
  }
}

/** The allowed days of each day or week of a rule, whose months and days of months are read in its calendar. */
function* dayPeriods(
  rule: RecurrenceRule,
  unit: number,
  scale: CalendarScale,
  first: DayNumber,
  from: WallSecond,
  to: WallSecond,
  budget: Budget,
): Generator<DayNumber[]> {
  const isDaily = unit === 1;
  const weekdays = rule.byDay.length > 0 || isDaily ? rule.byDay.map((day) => day.weekday) : [weekdayOf(first)];
  const origin = isDaily ? first : first - ((weekdayOf(first) - rule.wkst + 7) % 7);
  const step = unit * rule.interval;
  const skipped = Math.max(0, Math.floor((Math.floor(from / DAY) - origin) / step));
  let months: readonly ScaleMonth[] = [];
  for (let start = origin + skipped * step; start * DAY < to; start += step) {
    budget.step();
    const days: DayNumber[] = [];
    for (let n = start; n < start + unit; n++) {
      if (!months.some((month) => contains(month, n))) {
        budget.step(YEAR_COST);
        months = scale.months(scale.yearOf(n));
      }
      const month = months.find((one) => contains(one, n));
      if (month && allows(rule, month, n) && (weekdays.length === 0 || weekdays.includes(weekdayOf(n)))) days.push(n);
    }
    yield days;
  }
}

function contains({ start, length }: ScaleMonth, n: DayNumber): boolean {
  return n >= start && n < start + length;
}

function allows({ byMonth, byLeapMonth, byMonthDay }: RecurrenceRule, month: ScaleMonth, n: DayNumber): boolean {
  const named = month.leap ? byLeapMonth : byMonth;
  if (byMonth.length + byLeapMonth.length > 0 && !named.includes(month.number)) return false;
  const day = n - month.start + 1;
  return byMonthDay.length === 0 || byMonthDay.includes(day) || byMonthDay.includes(day - month.length - 1);
}

/** Each year of the rule as its months; years before the window are not computed. */
function* years(rule: RecurrenceRule, scale: CalendarScale, first: DayNumber, from: WallSecond, budget: Budget) {
  const origin = scale.yearOf(first);
  const skipped = Math.floor((scale.yearOf(Math.floor(from / DAY)) - 1 - origin) / rule.interval);
  for (let year = origin + Math.max(0, skipped) * rule.interval; ; year += rule.interval) {
    budget.step(YEAR_COST);
    yield scale.months(year);
  }
}

/** Each month of the rule by itself, walked from DTSTART: years differ in their number of months. */
function* months(rule: RecurrenceRule, scale: CalendarScale, first: DayNumber, _from: WallSecond, budget: Budget) {
  let index = -1;
  for (let year = scale.yearOf(first); ; year++) {
    budget.step(YEAR_COST);
    const inYear = scale.months(year);
    if (inYear.length === 0) return;
    for (const month of inYear) {
      if (month.start + month.length <= first) continue;
      index++;
      if (index % rule.interval === 0) yield [month];
    }
  }
}

/** What the rule leaves open comes from DTSTART, read in the rule's calendar. */
function withDefaults(rule: RecurrenceRule, scale: CalendarScale, first: DayNumber): RecurrenceRule {
  if (rule.byDay.length + rule.byMonthDay.length + rule.byYearDay.length > 0) return rule;
  const month = scale.months(scale.yearOf(first)).find(({ start, length }) => first < start + length) as ScaleMonth;
  const byMonthDay = [first - month.start + 1];
  if (rule.freq === 'MONTHLY' || rule.byMonth.length + rule.byLeapMonth.length > 0) return { ...rule, byMonthDay };
  return month.leap
    ? { ...rule, byMonthDay, byLeapMonth: [month.number] }
    : { ...rule, byMonthDay, byMonth: [month.number] };
}

/** The days of a period that the rule allows, in order. SKIP is applied to months first, then to days (RFC 7529 4.1). */
function daysOf(rule: RecurrenceRule, scale: CalendarScale, period: readonly ScaleMonth[]): DayNumber[] {
  const hasMonths = rule.byMonth.length + rule.byLeapMonth.length > 0;
  const chosen = hasMonths ? chosenMonths(rule, period) : period;
  const days =
    rule.byMonthDay.length > 0
      ? chosen.flatMap((month) => rule.byMonthDay.map((day) => dayOfMonth(day, month, rule.skip)))
      : chosen.flatMap(({ start, length }) => Array.from({ length }, (_, i) => start + i));
  const [head] = period;
  if (!head) return [];
  const year = rule.freq === 'YEARLY' ? period : scale.months(scale.yearOf(head.start));
  const yearStart = (year[0] as ScaleMonth).start;
  const last = year.at(-1) as ScaleMonth;
  const yearLength = last.start + last.length - yearStart;
  const passes = (n: DayNumber): boolean => {
    const ordinal = n - yearStart + 1;
    const { byYearDay, byDay } = rule;
    if (byYearDay.length > 0 && !byYearDay.includes(ordinal) && !byYearDay.includes(ordinal - yearLength - 1))
      return false;
    if (byDay.length === 0) return true;
    const month = period.find((one) => contains(one, n));
    const inMonth = rule.freq === 'MONTHLY' || hasMonths;
    const position = inMonth && month ? n - month.start + 1 : ordinal;
    const size = inMonth && month ? month.length : yearLength;
    return byDay.some(({ nth, weekday }) => {
      if (weekday !== weekdayOf(n)) return false;
      return nth === 0 || Math.ceil(position / 7) === nth || Math.ceil((size - position + 1) / 7) === -nth;
    });
  };
  const found = new Set(days.filter((n): n is DayNumber => n !== null && passes(n)));
  return [...found].sort((a, b) => a - b);
}

function chosenMonths(rule: RecurrenceRule, period: readonly ScaleMonth[]): ScaleMonth[] {
  const plain = period.filter((month) => !month.leap && rule.byMonth.includes(month.number));
  const leap = rule.byLeapMonth.flatMap((number) => {
    const found = period.find((month) => month.leap && month.number === number);
    if (found) return [found];
    if (rule.skip === 'OMIT') return [];
    const wanted = rule.skip === 'FORWARD' ? number + 1 : number;
    return period.filter((month) => !month.leap && month.number === wanted);
  });
  return [...new Set([...plain, ...leap])].sort((a, b) => a.start - b.start);
}

function dayOfMonth(day: number, { start, length }: ScaleMonth, skip: RecurrenceRule['skip']): DayNumber | null {
  const position = day > 0 ? day : length + 1 + day;
  if (position >= 1 && position <= length) return start + position - 1;
  if (skip === 'OMIT') return null;
  if (position < 1) return skip === 'FORWARD' ? start : start - 1;
  return skip === 'FORWARD' ? start + length : start + length - 1;
}
