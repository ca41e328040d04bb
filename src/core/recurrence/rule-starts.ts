import { type DayNumber, dateOf, weekdayOf } from '../time/calendar-date';
import type { Budget } from './budget';
import { periodDays, periodOf } from './period-days';
import { startsOn, timesOfDay } from './period-times';
import { isSubDaily, type RecurrenceRule, type WallSecond } from './rule';
import { scaledStarts } from './scaled-starts';
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
  const isScaled = rule.scale !== null || rule.skip !== 'OMIT';
  const starts = isSubDaily(rule) ? subDailyStarts : isScaled && !isByWeekday(rule) ? scaledStarts : daysAndLonger;
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
  const addDays = periodDays(effective);
  const origin = periodOf(rule, first);
  const skipped = Math.floor((periodOf(rule, Math.floor(from / DAY)) - origin) / rule.interval);
  const last = periodOf(rule, Math.floor(to / DAY));
  const days: DayNumber[] = [];
  for (let p = origin + Math.max(0, skipped) * rule.interval; p <= last; p += rule.interval) {
    budget.step();
    days.length = 0;
    addDays(p, days);
    yield* startsOn(days, times, rule.bySetPos);
  }
}

/** DAILY and WEEKLY rules without months and days of months are the same in every calendar. */
function isByWeekday({ freq, byMonth, byLeapMonth, byMonthDay }: RecurrenceRule): boolean {
  return (freq === 'DAILY' || freq === 'WEEKLY') && byMonth.length + byLeapMonth.length + byMonthDay.length === 0;
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
