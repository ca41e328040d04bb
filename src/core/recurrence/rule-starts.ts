import { type DayNumber, dateOf, dayNumber, weekdayOf } from '../time/calendar-date';
import type { Budget } from './budget';
import { type CalendarDay, dayFilter, monthLength } from './day-filter';
import { isSubDaily, type RecurrenceRule, type WallSecond } from './rule';
import { subDailyStarts } from './sub-daily';

const DAY = 86_400;

/**
 * The starts that a rule generates, in order, from `from` (inclusive) to `to` (exclusive), in seconds of wall time.
 * DTSTART itself is among them only if it matches the rule. UNTIL is the caller's (it may need a zone): it is not
 * looked at here. Without COUNT the first period of the window is computed, not walked to, so the cost does not depend
 * on the age of the series; with COUNT every earlier period is visited. Throws RecurrenceError when the budget is spent.
 */
export function* ruleStarts(
  rule: RecurrenceRule,
  dtstart: WallSecond,
  from: WallSecond,
  to: WallSecond,
  budget: Budget,
): Generator<WallSecond> {
  const starts = isSubDaily(rule) ? subDailyStarts : daysAndLonger;
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  const begin = rule.count === null ? Math.max(from, dtstart) : dtstart;
  for (const start of starts(rule, dtstart, begin, to, budget)) {
    if (start >= to) return;
    if (start < begin) {
      budget.step();
      continue;
    }
    if (start >= from) {
      budget.instance();
      yield start;
    } else budget.step();
    left--;
    if (left === 0) return;
  }
}

function* daysAndLonger(
  rule: RecurrenceRule,
  dtstart: WallSecond,
  from: WallSecond,
  to: WallSecond,
  budget: Budget,
): Generator<WallSecond> {
  const first = Math.floor(dtstart / DAY);
  const effective = withDefaults(rule, first);
  const times = timesOfDay(rule, dtstart - first * DAY);
  const passes = dayFilter(effective);
  const origin = periodOf(rule, first);
  const skipped = Math.floor((periodOf(rule, Math.floor(from / DAY)) - origin) / rule.interval);
  const last = periodOf(rule, Math.floor(to / DAY));
  const days: DayNumber[] = [];
  for (let p = origin + Math.max(0, skipped) * rule.interval; p <= last; p += rule.interval) {
    budget.step();
    days.length = 0;
    addDays(days, effective, p, passes);
    if (rule.bySetPos.length > 0) yield* positions(days, times, rule.bySetPos);
    else for (const day of days) for (const time of times) yield day * DAY + time;
  }
}

/** What the rule leaves open is taken from DTSTART: the month and day, the day of the month, the weekday. */
function withDefaults(rule: RecurrenceRule, first: DayNumber): RecurrenceRule {
  if (rule.byDay.length > 0 || rule.byMonthDay.length > 0 || rule.byYearDay.length > 0) return rule;
  const { month, day } = dateOf(first);
  const byDay = [{ nth: 0, weekday: weekdayOf(first) }];
  if (rule.freq === 'WEEKLY' || (rule.freq === 'YEARLY' && rule.byWeekNo.length > 0)) return { ...rule, byDay };
  if (rule.freq === 'MONTHLY') return { ...rule, byMonthDay: [day] };
  if (rule.freq === 'YEARLY') {
    return { ...rule, byMonth: rule.byMonth.length > 0 ? rule.byMonth : [month], byMonthDay: [day] };
  }
  return rule;
}

/** Seconds of the day at which instances start, in order. */
function timesOfDay(rule: RecurrenceRule, ofStart: number): number[] {
  const hours = rule.byHour.length > 0 ? rule.byHour : [Math.floor(ofStart / 3_600)];
  const minutes = rule.byMinute.length > 0 ? rule.byMinute : [Math.floor(ofStart / 60) % 60];
  const seconds = rule.bySecond.length > 0 ? rule.bySecond : [ofStart % 60];
  return hours.flatMap((h) => minutes.flatMap((m) => seconds.map((s) => h * 3_600 + m * 60 + s)));
}

/** The number of the period in which a day lies: year, month since year 0, week since 1970, or day. */
function periodOf(rule: RecurrenceRule, n: DayNumber): number {
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

function addDays(days: DayNumber[], rule: RecurrenceRule, period: number, passes: (day: CalendarDay) => boolean): void {
  switch (rule.freq) {
    case 'YEARLY':
      for (const month of rule.byMonth.length > 0 ? rule.byMonth : ALL_MONTHS) addMonth(days, period, month, passes);
      return;
    case 'MONTHLY':
      addMonth(days, Math.floor(period / 12), (((period % 12) + 12) % 12) + 1, passes);
      return;
    case 'WEEKLY': {
      const start = period * 7 - 3 + rule.wkst;
      for (let n = start; n < start + 7; n++) if (passes(calendarDay(n))) days.push(n);
      return;
    }
    default:
      if (passes(calendarDay(period))) days.push(period);
  }
}

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function addMonth(days: DayNumber[], year: number, month: number, passes: (day: CalendarDay) => boolean): void {
  const start = dayNumber(year, month, 1);
  const length = monthLength(year, month);
  for (let day = 1; day <= length; day++) {
    const n = start + day - 1;
    if (passes({ n, year, month, day, monthLength: length })) days.push(n);
  }
}

function calendarDay(n: DayNumber): CalendarDay {
  const { year, month, day } = dateOf(n);
  return { n, year, month, day, monthLength: monthLength(year, month) };
}

/** BYSETPOS: the nth of the period's instances, from the end if negative. */
function* positions(days: readonly DayNumber[], times: readonly number[], bySetPos: readonly number[]) {
  const total = days.length * times.length;
  const chosen = bySetPos.map((p) => (p > 0 ? p - 1 : total + p)).filter((i) => i >= 0 && i < total);
  for (const i of [...new Set(chosen)].sort((a, b) => a - b)) {
    yield (days[Math.floor(i / times.length)] as number) * DAY + (times[i % times.length] as number);
  }
}
