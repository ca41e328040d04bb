import { type DayNumber, dateOf, dayNumber, weekdayOf } from '../time/calendar-date';
import { PAST_DAYS_BEFORE_NEXT_YEAR } from './conventions';
import { type CalendarContext, type DaySpan, oneDay } from './day-span';
import { holidayIn, nthWeekdayOfMonth } from './holidays';
import { type PeriodDays, resolvePeriod } from './period-resolution';
import type { DayExpr } from './time-expression';

/** The days of a phrase, or null when there is no such day. */
export function resolveDay(expr: DayExpr, context: CalendarContext): DaySpan | null {
  switch (expr.k) {
    case 'offset':
      return oneDay(context.today + expr.days);
    case 'same':
      return context.last ?? (context.event === null ? null : oneDay(context.event));
    case 'weekday':
      return resolveWeekday(expr, context);
    case 'date':
      return resolveDate(expr, context);
    case 'numeric':
      return resolveNumeric(expr, context);
    case 'period': {
      const period = resolvePeriod(expr.period, expr.part, context, (day) => resolveDay(day, context));
      return period && fromPeriod(period);
    }
    case 'span':
      return resolveSpan(expr, context);
    case 'bound':
      return resolveBound(expr, context);
    case 'shift':
      return resolveShift(expr, context);
    case 'nth_weekday': {
      const of = resolvePeriod(expr.of, null, context, (day) => resolveDay(day, context));
      return of && nthWeekdayOf(expr.n, expr.day, of);
    }
    case 'nth_day': {
      const of = resolvePeriod(expr.of, null, context, (day) => resolveDay(day, context));
      return of && oneDay(expr.n > 0 ? of.from + expr.n - 1 : of.to + expr.n);
    }
    case 'holiday':
      return resolveHoliday(expr, context);
    case 'weekdays_of':
      return resolveDay(expr.of, context);
    case 'every':
      return null;
  }
}

function fromPeriod(period: PeriodDays): DaySpan {
  const start = period.whole ?? period.from;
  const isWeek = period.grain === 'week' && period.to - start <= 7;
  return {
    from: period.from,
    to: period.to,
    grain: period.grain,
    ...(isWeek ? { week: start - weekdayOf(start) } : {}),
  };
}

function resolveWeekday(expr: Extract<DayExpr, { k: 'weekday' }>, context: CalendarContext): DaySpan | null {
  const { today } = context;
  const monday = today - weekdayOf(today);
  if (expr.within) {
    const period = resolvePeriod(expr.within, null, context, (day) => resolveDay(day, context));
    if (!period) return null;
    const start = period.whole ?? period.from;
    const day = start - weekdayOf(start) + expr.day + (expr.day < weekdayOf(start) && period.grain !== 'week' ? 7 : 0);
    return { ...oneDay(day), week: day - weekdayOf(day) };
  }
  switch (expr.rel) {
    case 'next':
      return oneDay(monday + 7 + expr.day);
    case 'after_next':
      return oneDay(after(today, expr.day) + 7);
    case 'last':
      return oneDay(monday - 7 + expr.day);
    case 'past':
      return oneDay(today - 1 - ((weekdayOf(today) - 1 - expr.day + 14) % 7));
    case 'this': {
      const day = monday + expr.day;
      return oneDay(day < today && context.mode === 'mail' ? day + 7 : day);
    }
    case 'bare': {
      const day = inNamedWeek(oneDay(bareWeekday(expr.day, context)), context.last);
      const isToday = context.mode === 'times' && weekdayOf(today) === expr.day && day.from === today + 7;
      return isToday ? { ...day, alternatives: [today] } : day;
    }
  }
}

/** Keeps the week that the words named, for weekdays said after this one. */
function inNamedWeek(span: DaySpan, last: DaySpan | null): DaySpan {
  const week = last?.week;
  const inside = week !== undefined && span.from !== null && span.from >= week && span.from < week + 7;
  return inside ? { ...span, week } : span;
}

function after(day: DayNumber, weekday: number): DayNumber {
  return day + ((weekday - weekdayOf(day) + 6) % 7) + 1;
}

/** Inside a range just named; else the day of a slot on the table; else the next one after today. */
function bareWeekday(weekday: number, context: CalendarContext): DayNumber {
  const { last, today } = context;
  if (last && last.from !== null && last.to !== null && last.to - last.from > 1 && !last.bound && last.to > today) {
    for (let day = Math.max(last.from, today); day < last.to; day++) if (weekdayOf(day) === weekday) return day;
  }
  if (last?.week !== undefined && last.week + weekday >= today) return last.week + weekday;
  const offered = context.offered.find((day) => weekdayOf(day) === weekday && day >= today);
  if (offered !== undefined) return offered;
  if (context.event !== null) {
    const sameWeek = context.event - weekdayOf(context.event) + weekday;
    if (sameWeek >= today) return sameWeek;
  }
  return after(today, weekday);
}

function resolveDate(expr: Extract<DayExpr, { k: 'date' }>, context: CalendarContext): DaySpan | null {
  const { today } = context;
  const now = dateOf(today);
  let day: DayNumber | null = null;
  if (expr.month === null) {
    const named =
      context.last?.grain === 'month' && context.last.from !== null && context.last.from > today
        ? dateOf(context.last.from)
        : null;
    if (named && expr.monthShift === undefined && expr.weekday === null) {
      const inside = existing(named.year, named.month, expr.day);
      if (inside !== null) return oneDay(inside);
    }
    const first = now.month + (expr.monthShift ?? 0);
    for (let month = first; month < first + 12; month++) {
      const candidate = existing(now.year, month, expr.day);
      if (candidate === null) continue;
      if (expr.monthShift !== undefined) {
        day = candidate;
        break;
      }
      if (candidate < today) continue;
      if (expr.weekday !== null && weekdayOf(candidate) !== expr.weekday && context.mode === 'times') continue;
      day = candidate;
      break;
    }
  } else if (expr.year !== null) day = existing(expr.year, expr.month, expr.day);
  else {
    day = existing(now.year, expr.month, expr.day);
    const matching =
      context.mode === 'times' && expr.weekday !== null
        ? [now.year, now.year + 1]
            .map((year) => existing(year, expr.month as number, expr.day))
            .find((n) => n !== null && n > today - 60 && weekdayOf(n) === expr.weekday)
        : undefined;
    if (matching != null) return oneDay(matching);
    const limit = context.mode === 'mail' ? PAST_DAYS_BEFORE_NEXT_YEAR : 0;
    if (day === null || day < today - limit)
      day =
        existing(now.year + 1, expr.month, expr.day) ?? existing(now.year + 4 - (now.year % 4), expr.month, expr.day);
  }
  return day === null ? null : checked(day, expr.weekday);
}

function existing(year: number, month: number, day: number): DayNumber | null {
  const n = dayNumber(year, month, day);
  return dateOf(n).day === day ? n : null;
}

function checked(day: DayNumber, weekday: number | null): DaySpan {
  return { ...oneDay(day), ...(weekday !== null && weekdayOf(day) !== weekday ? { conflict: true } : {}) };
}

/** 3/4 by the sender's custom; a weekday beside it decides, else both readings are kept where the custom is unknown. */
function resolveNumeric(expr: Extract<DayExpr, { k: 'numeric' }>, context: CalendarContext): DaySpan | null {
  const read = (month: number, day: number): DaySpan | null =>
    month < 1 || month > 12 || day < 1 || day > 31
      ? null
      : resolveDate({ k: 'date', year: expr.year, month, day, weekday: expr.weekday }, context);
  const monthFirst = read(expr.a, expr.b);
  const dayFirst = read(expr.b, expr.a);
  if (!monthFirst || !dayFirst) return monthFirst ?? dayFirst;
  const preferred = context.dayFirst === true ? dayFirst : monthFirst;
  const other = context.dayFirst === true ? monthFirst : dayFirst;
  if (expr.weekday !== null && monthFirst.conflict !== dayFirst.conflict) {
    return context.dayFirst === null || preferred.conflict !== true
      ? monthFirst.conflict
        ? dayFirst
        : monthFirst
      : preferred;
  }
  if (context.dayFirst !== null || expr.a === expr.b || other.from === null) return preferred;
  const spoken = [...context.offered, ...(context.event === null ? [] : [context.event])];
  if (preferred.from !== null && spoken.includes(preferred.from) !== spoken.includes(other.from))
    return spoken.includes(other.from) ? other : preferred;
  return { ...preferred, alternatives: [other.from] };
}

function resolveSpan(expr: Extract<DayExpr, { k: 'span' }>, context: CalendarContext): DaySpan | null {
  const first = resolveDay(expr.from, context);
  if (!first || first.from === null) return null;
  let last = resolveDay(expr.to, context.mode === 'mail' ? { ...context, last: null } : context);
  if (!last || last.to === null || last.from === null) return null;
  if (last.to <= first.from) {
    const again = resolveDay(expr.to, { ...context, today: first.from, last: null, offered: [], event: null });
    if (!again || again.to === null) return null;
    last = again;
  }
  let from = first.from;
  if (
    expr.from.k === 'date' &&
    expr.from.month !== null &&
    expr.from.year === null &&
    expr.to.k === 'date' &&
    expr.to.year !== null
  ) {
    from = dayNumber(expr.to.year, expr.from.month, expr.from.day);
    if (last.from !== null && from > last.from) from = dayNumber(expr.to.year - 1, expr.from.month, expr.from.day);
  }
  if (
    expr.from.k === 'period' &&
    expr.from.period.k === 'month' &&
    expr.from.period.year === null &&
    yearOf(expr.to) !== null
  ) {
    const year = yearOf(expr.to) as number;
    from = dayNumber(year, expr.from.period.month, 1);
    if (last.from !== null && from > last.from) from = dayNumber(year - 1, expr.from.period.month, 1);
  }
  if ((last.to as number) <= from) return null;
  const conflict = first.conflict || last.conflict;
  const named =
    expr.from.k === 'weekday' && from - weekdayOf(from) > context.today - weekdayOf(context.today)
      ? from - weekdayOf(from)
      : undefined;
  const week = first.week ?? last.week ?? named;
  return {
    from,
    to: last.to,
    grain: 'days',
    ...(conflict ? { conflict } : {}),
    ...(week === undefined ? {} : { week }),
  };
}

function yearOf(expr: DayExpr): number | null {
  if (expr.k === 'date') return expr.year;
  return expr.k === 'period' && expr.period.k === 'month' ? expr.period.year : null;
}

function resolveBound(expr: Extract<DayExpr, { k: 'bound' }>, context: CalendarContext): DaySpan | null {
  const day = resolveDay(expr.day, context);
  if (!day || day.from === null || day.to === null) return null;
  const { side } = expr;
  const keep = {
    grain: day.grain,
    bound: side,
    ...(day.conflict ? { conflict: true } : {}),
    ...(day.alternatives ? { alternatives: day.alternatives } : {}),
  };
  switch (side) {
    case 'until':
    case 'before':
      if (expr.day.k === 'period' && expr.day.part === 'end') return { from: null, to: day.to, ...keep };
      return { from: null, to: day.from, ...keep };
    case 'not_before':
      return { from: null, to: day.from, ...keep };
    case 'through':
    case 'by':
      return { from: null, to: day.to, ...keep };
    case 'from':
    case 'since':
      return { from: day.from, to: null, ...keep };
    case 'after':
      return { from: day.to, to: null, ...keep };
  }
}

function resolveShift(expr: Extract<DayExpr, { k: 'shift' }>, context: CalendarContext): DaySpan | null {
  const base =
    expr.base === null
      ? context.today
      : expr.base === 'anchor'
        ? (context.event ?? context.last?.from ?? null)
        : (resolveDay(expr.base, context)?.from ?? null);
  if (base === null) return null;
  const shifted = shiftDays(base, expr.n, expr.unit, context.minute);
  if (!shifted) return null;
  if (expr.onWeekday !== undefined) {
    if (expr.unit === 'week' && expr.base !== null && expr.base !== 'anchor') {
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
  return { ...oneDay(shifted.day), ...(shifted.minute === null ? {} : { minute: shifted.minute }) };
}

function shiftDays(
  base: DayNumber,
  n: number,
  unit: string,
  minute: number,
): { day: DayNumber; minute: number | null } | null {
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
      return Math.abs(n) > 12_000 ? null : { day: months(n), minute: null };
    case 'quarter':
      return Math.abs(n) > 4_000 ? null : { day: months(3 * n), minute: null };
    default:
      return Math.abs(n) > 1_000 ? null : { day: months((unit === 'decade' ? 120 : 12) * n), minute: null };
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

function nthWeekdayOf(n: number, weekday: number, of: PeriodDays): DaySpan | null {
  const start = of.whole ?? of.from;
  if (of.grain === 'month') {
    const { year, month } = dateOf(start);
    return oneDay(nthWeekdayOfMonth(year, month, weekday, n));
  }
  if (n > 0) return oneDay(start + ((weekday - weekdayOf(start) + 7) % 7) + 7 * (n - 1));
  const last = of.to - 1;
  return oneDay(last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (n + 1));
}

function resolveHoliday(expr: Extract<DayExpr, { k: 'holiday' }>, context: CalendarContext): DaySpan | null {
  const now = dateOf(context.today);
  let day: DayNumber | null;
  if (expr.yearShift !== undefined) day = holidayIn(expr.name, now.year + expr.yearShift);
  else if (expr.year !== null) day = holidayIn(expr.name, expr.year);
  else {
    const thisYear = holidayIn(expr.name, now.year);
    if (thisYear === null) return null;
    day =
      expr.shift < 0
        ? thisYear < context.today
          ? thisYear
          : holidayIn(expr.name, now.year - 1)
        : thisYear >= context.today
          ? thisYear
          : holidayIn(expr.name, now.year + 1);
    if (expr.shift > 0) day = holidayIn(expr.name, now.year + 1);
  }
  if (day === null) return null;
  if (!expr.weekend) return oneDay(day);
  const saturday = weekdayOf(day) === 0 ? day - 2 : day - weekdayOf(day) + 5;
  return { from: saturday, to: saturday + (weekdayOf(day) === 0 ? 3 : 2), grain: 'weekend' };
}
