import { type DayNumber, dateOf, dayNumber, weekdayOf } from '../time/calendar-date';
import { type CalendarContext, type DaySpan, oneDay } from './day-span';
import type { DayExpr } from './time-expression';

/**
 * "in two weeks", "3 days after Friday", "within 5 minutes": a day counted from another one, null when there is none.
 */
export function resolveShift(
  expr: Extract<DayExpr, { k: 'shift' }>,
  context: CalendarContext,
  resolveDay: (day: DayExpr) => DaySpan | null,
): DaySpan | null {
  const base =
    expr.base === null
      ? context.today
      : expr.base === 'anchor'
        ? (context.event ?? context.last?.from ?? null)
        : (resolveDay(expr.base)?.from ??
          (expr.base.k === 'same' ? Math.max(context.today, ...context.offered) : null));
  if (base === null) return null;
  const shifted = shiftAll(base, expr, context.minute);
  if (!shifted) return null;
  if (expr.onWeekday !== undefined) {
    if (expr.unit === 'week' && expr.base !== null && expr.base !== 'anchor') {
      if (expr.n < 0) return oneDay(base - ((weekdayOf(base) - expr.onWeekday + 6) % 7) - 1 + 7 * (expr.n + 1));
      return oneDay(base + ((expr.onWeekday - weekdayOf(base) + 6) % 7) + 1 + 7 * (expr.n - 1));
    }
    if (expr.unit === 'day') return oneDay(shifted.day + ((expr.onWeekday - weekdayOf(shifted.day) + 10) % 7) - 3);
    return oneDay(shifted.day + ((expr.onWeekday - weekdayOf(shifted.day) + 7) % 7));
  }
  const wholeWeek = context.mode === 'mail' && expr.base === null && expr.unit === 'week' && expr.n > 0;
  if (wholeWeek) {
    const monday = shifted.day - weekdayOf(shifted.day);
    return { from: monday, to: monday + 7, grain: 'week' };
  }
  if (expr.within && context.mode === 'times') return untilShifted(shifted, context);
  return { ...oneDay(shifted.day), ...(shifted.minute === null ? {} : { minute: shifted.minute }) };
}

/** All amounts of a shift, one after the other; those after the first have its sign. */
function shiftAll(base: DayNumber, expr: Extract<DayExpr, { k: 'shift' }>, minute: number): Shifted | null {
  let at = shiftDays(base, expr.n, expr.unit, minute);
  for (const { n, unit } of expr.more ?? []) {
    const next = at && shiftDays(at.day, Math.sign(expr.n) * n, unit, at.minute ?? minute);
    at = next && at ? { day: next.day, minute: next.minute ?? at.minute } : null;
  }
  return at;
}

interface Shifted {
  readonly day: DayNumber;
  readonly minute: number | null;
}

/** "within 5 minutes", "the last 2 hours": the stretch between now and then. */
function untilShifted({ day, minute }: Shifted, { today, minute: now }: CalendarContext): DaySpan {
  const then = { day, minute: minute ?? now };
  const here = { day: today, minute: now };
  const forward = day > today || (day === today && then.minute >= now);
  const [from, to] = forward ? [here, then] : [then, here];
  if (minute === null) return { from: from.day, to: to.day, grain: 'days' };
  return { from: from.day, to: to.day + 1, grain: 'days', minute: from.minute, untilMinute: to.minute };
}

function shiftDays(base: DayNumber, n: number, unit: string, minute: number): Shifted | null {
  if (Math.abs(n) > 5_000_000_000) return null;
  const { year, month, day } = dateOf(base);
  const months = (count: number): DayNumber => {
    const first = dayNumber(year, month + count, 1);
    const length = dayNumber(year, month + count + 1, 1) - first;
    return first + Math.min(day, length) - 1;
  };
  switch (unit) {
    case 'second':
    case 'minute':
    case 'hour': {
      const minutes = minute + Math.round(n * (unit === 'hour' ? 60 : unit === 'minute' ? 1 : 1 / 60));
      return { day: base + Math.floor(minutes / 1440), minute: ((minutes % 1440) + 1440) % 1440 };
    }
    case 'day':
      return { day: base + Math.round(n), minute: null };
    case 'workday':
      return { day: addWorkdays(base, Math.max(-500, Math.min(500, n))), minute: null };
    case 'week':
    case 'weekend':
      return { day: base + Math.round(7 * n), minute: null };
    case 'month':
      return Math.abs(n) > 12_000
        ? null
        : { day: months(Math.trunc(n)) + Math.round(30 * (n - Math.trunc(n))), minute: null };
    case 'quarter':
      return Math.abs(n) > 4_000 ? null : { day: months(3 * n), minute: null };
    default:
      return Math.abs(n) > 1_000
        ? null
        : { day: months(Math.round((unit === 'century' ? 1200 : unit === 'decade' ? 120 : 12) * n)), minute: null };
  }
}

function addWorkdays(base: DayNumber, n: number): DayNumber {
  let day = base;
  for (let left = Math.abs(n); left > 0; ) {
    day += Math.sign(n);
    if (weekdayOf(day) < 5) left--;
  }
  return day;
}
