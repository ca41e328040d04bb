import { dateOf, dayNumber } from '../time/calendar-date';
import type { Budget } from './budget';
import { dayFilter } from './day-filter';
import type { RecurrenceRule, WallSecond } from './rule';

const DAY = 86_400;

/**
 * HOURLY, MINUTELY and SECONDLY: the starts that `visitStarts` is to visit. Days, hours and minutes that the BY parts rule out
 * are jumped over, so that a rule which matches rarely or never ends with the window instead of walking each second.
 */
export function* subDailyStarts(
  rule: RecurrenceRule,
  dtstart: WallSecond,
  from: WallSecond,
  to: WallSecond,
  budget: Budget,
): Generator<WallSecond> {
  const unit = rule.freq === 'HOURLY' ? 3_600 : rule.freq === 'MINUTELY' ? 60 : 1;
  const step = unit * rule.interval;
  const origin = Math.floor(dtstart / unit) * unit;
  const passesDay = dayFilter(rule);
  const hours = new Set(rule.byHour);
  const minutes = new Set(rule.byMinute);
  const seconds = new Set(rule.bySecond);
  const offsets = offsetsInPeriod(rule, dtstart, unit);
  /** The first period at or after a time. */
  const align = (t: WallSecond) => origin + Math.max(0, Math.ceil((t - origin) / step)) * step;

  let t = Math.max(origin, origin + Math.floor((from - origin) / step) * step);
  while (t < to) {
    budget.step();
    const day = Math.floor(t / DAY);
    const { year, month, day: dayOfMonth } = dateOf(day);
    const second = t - day * DAY;
    if (rule.byMonth.length > 0 && !rule.byMonth.includes(month)) {
      t = align(dayNumber(year, month + 1, 1) * DAY);
    } else if (!passesDay(day, year, month, dayOfMonth)) {
      t = align((day + 1) * DAY);
    } else if (hours.size > 0 && !hours.has(Math.floor(second / 3_600))) {
      t = align(t - (second % 3_600) + 3_600);
    } else if (unit < 3_600 && minutes.size > 0 && !minutes.has(Math.floor(second / 60) % 60)) {
      t = align(t - (second % 60) + 60);
    } else {
      if (unit > 1 || seconds.size === 0 || seconds.has(second % 60)) for (const offset of offsets) yield t + offset;
      t += step;
    }
  }
}

/** Seconds after the period's begin at which instances start, BYSETPOS applied. */
function offsetsInPeriod(rule: RecurrenceRule, dtstart: WallSecond, unit: number): number[] {
  const ofHour = ((dtstart % 3_600) + 3_600) % 3_600;
  const minutes = unit < 3_600 ? [0] : rule.byMinute.length > 0 ? rule.byMinute : [Math.floor(ofHour / 60)];
  const seconds = unit === 1 ? [0] : rule.bySecond.length > 0 ? rule.bySecond : [ofHour % 60];
  const every = minutes.flatMap((m) => seconds.map((s) => m * 60 + s));
  if (rule.bySetPos.length === 0) return every;
  const chosen = rule.bySetPos.map((p) => (p > 0 ? p - 1 : every.length + p)).filter((i) => i >= 0 && i < every.length);
  return [...new Set(chosen)].sort((a, b) => a - b).map((i) => every[i] as number);
}
