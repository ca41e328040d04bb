import { type DayNumber, dateOf, weekdayOf } from '../time/calendar-date';
import type { Budget } from './budget';
import { periodDays, periodOf } from './period-days';
import { startsAtPositions, timesOfDay } from './period-times';
import { isSubDaily, type RecurrenceRule, type WallSecond } from './rule';
import { scaledStarts } from './scaled-starts';
import { subDailyStarts } from './sub-daily';

const DAY = 86_400;
/** More starts, and later days, than any budget reaches; a small integer, unlike Infinity, costs no allocation. */
const UNLIMITED = 2 ** 30;

/** Takes one start; false ends the visit. */
export type Visit = (start: WallSecond) => boolean;

/**
 * The starts that a rule generates, in order, from `from` (inclusive) to `to` (exclusive), in seconds of wall time.
 * DTSTART itself is among them only if it matches the rule. UNTIL is the caller's (it may need a zone): it is not
 * looked at here. Without COUNT the first period of the window is computed, not walked to, so the cost does not depend
 * on the age of the series; with COUNT every earlier period is visited. Throws RecurrenceError when the budget is spent.
 */
export function visitStarts(
  rule: RecurrenceRule,
  dtstart: WallSecond,
  from: WallSecond,
  to: WallSecond,
  budget: Budget,
  visit: Visit,
): void {
  const begin = rule.count === null ? Math.max(from, dtstart) : dtstart;
  const passage = new Passage(rule.count, begin, from, to, budget, visit);
  const scaled = isScaled(rule);
  if (!scaled && !isSubDaily(rule)) {
    visitDays(rule, dtstart, begin, to, budget, passage);
    return;
  }
  const starts = scaled ? scaledStarts : subDailyStarts;
  for (const start of starts(rule, dtstart, begin, to, budget)) if (!passage.take(start)) return;
}

/** Counts the starts that come by and lets those of the window through. */
class Passage {
  private left: number;

  constructor(
    count: number | null,
    private readonly begin: WallSecond,
    private readonly from: WallSecond,
    private readonly to: WallSecond,
    private readonly budget: Budget,
    private readonly visit: Visit,
  ) {
    this.left = count ?? UNLIMITED;
  }

  /** False: no later start is wanted. */
  take(start: WallSecond): boolean {
    if (start >= this.to) return false;
    if (start < this.begin || start < this.from) {
      this.budget.step();
      if (start >= this.begin) this.left--;
      return this.left > 0;
    }
    this.budget.instance();
    this.left--;
    return this.visit(start) && this.left > 0;
  }
}

/** All of what {@link visitStarts} visits. */
export function ruleStarts(
  rule: RecurrenceRule,
  dtstart: WallSecond,
  from: WallSecond,
  to: WallSecond,
  budget: Budget,
): WallSecond[] {
  const starts: WallSecond[] = [];
  visitStarts(rule, dtstart, from, to, budget, (start) => starts.push(start) > 0);
  return starts;
}

function visitDays(
  rule: RecurrenceRule,
  dtstart: WallSecond,
  from: WallSecond,
  to: WallSecond,
  budget: Budget,
  passage: Passage,
): void {
  const { times, addDays, origin } = planOf(rule, dtstart);
  const firstDay = Math.floor(from / DAY);
  const lastDay = Math.floor(to / DAY);
  const skipped = Math.floor((periodOf(rule, firstDay) - origin) / rule.interval);
  const last = periodOf(rule, lastDay);
  // Positions count from the ends of the whole period, so none of its days may be passed over then.
  const hasPositions = rule.bySetPos.length > 0;
  const lowest = hasPositions ? -UNLIMITED : firstDay;
  const highest = hasPositions ? UNLIMITED : lastDay;
  const days: DayNumber[] = [];
  let next = 0;
  for (let p = origin + Math.max(0, skipped) * rule.interval; p <= last; p += rule.interval) {
    budget.step();
    if (hasPositions) days.length = 0;
    addDays(p, days, lowest, highest);
    if (hasPositions) {
      for (const start of startsAtPositions(days, times, rule.bySetPos)) if (!passage.take(start)) return;
      continue;
    }
    // Days of earlier periods stay in the list: emptying it would cost more.
    for (; next < days.length; next++) {
      const midnight = (days[next] as number) * DAY;
      for (let t = 0; t < times.length; t++) if (!passage.take(midnight + (times[t] as number))) return;
    }
  }
}

/** What a rule and its DTSTART come to, the same for every window. */
interface Plan {
  readonly dtstart: WallSecond;
  readonly times: readonly number[];
  readonly addDays: ReturnType<typeof periodDays>;
  readonly origin: number;
}

const plans = new WeakMap<RecurrenceRule, Plan>();

function planOf(rule: RecurrenceRule, dtstart: WallSecond): Plan {
  const known = plans.get(rule);
  if (known !== undefined && known.dtstart === dtstart) return known;
  const first = Math.floor(dtstart / DAY);
  const plan = {
    dtstart,
    times: timesOfDay(rule, dtstart - first * DAY),
    addDays: periodDays(withDefaults(rule, first)),
    origin: periodOf(rule, first),
  };
  plans.set(rule, plan);
  return plan;
}

/**
 * Whether months are to be counted in another calendar, or days that a month does not have to be moved. Neither matters
 * to DAILY and WEEKLY rules without months, nor do parts that only take days away leave any to be moved.
 */
function isScaled({ freq, scale, skip, byMonth, byLeapMonth, byMonthDay, byWeekNo }: RecurrenceRule): boolean {
  const byDays = freq !== 'MONTHLY' && freq !== 'YEARLY';
  if (scale === null) return skip !== 'OMIT' && !byDays && byWeekNo.length === 0;
  return !byDays || byMonth.length + byLeapMonth.length + byMonthDay.length > 0;
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
