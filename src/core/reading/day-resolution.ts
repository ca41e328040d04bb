import { type DayNumber, dateOf, dayNumber, weekdayOf } from '../time/calendar-date';
import { PAST_DAYS_BEFORE_NEXT_YEAR } from './conventions';
import { resolveShift } from './day-shift';
import { type CalendarContext, type DaySpan, occurrence, oneDay } from './day-span';
import { holidayIn, nthWeekdayOfMonth } from './holidays';
import { type PeriodDays, resolvePeriod } from './period-resolution';
import type { DayExpr } from './time-expression';

/** The days of a phrase, or null when there is no such day. */
export function resolveDay(expr: DayExpr, context: CalendarContext): DaySpan | null {
  switch (expr.k) {
    case 'offset':
      return oneDay(context.today + expr.days);
    case 'same':
      return context.last ?? spokenOf(context);
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
      return resolveShift(expr, context, (day) => resolveDay(day, context));
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
    case 'now':
      return { ...oneDay(context.today), minute: context.minute };
    case 'every':
      return null;
  }
}

/** The day of the booked event, or of the only slot on the table. */
function spokenOf({ event, offered }: CalendarContext): DaySpan | null {
  const only = event ?? (offered.length === 1 ? offered[0] : undefined);
  return only === undefined ? null : oneDay(only);
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
    const near = expr.loose ? bareWeekday(expr.day, { ...context, last: null }) : day;
    const alternatives = near === day ? {} : { alternatives: [near] };
    return { ...oneDay(day), week: day - weekdayOf(day), ...alternatives };
  }
  switch (expr.rel) {
    case 'next':
      return oneDay(context.other ? after(today, expr.day) : monday + 7 + expr.day);
    case 'after_next':
      return oneDay(after(today, expr.day) + 7);
    case 'last':
      return oneDay(context.other ? before(today, expr.day) : monday - 7 + expr.day);
    case 'past':
      return oneDay(before(today, expr.day));
    case 'this': {
      const day = monday + expr.day;
      return oneDay(day < today && context.mode === 'mail' ? day + 7 : day);
    }
    case 'bare':
      return inNamedWeek(besideOffer(oneDay(bareWeekday(expr.day, context)), expr.day, context), context.last);
  }
}

/**
 * The other offered days that a bare weekday may mean: of two Tuesdays on offer neither is "Tuesday"; and after
 * "Tuesday
 * next week is not possible, but Friday is" a slot of this Friday stands beside the Friday of that week.
 */
function besideOffer(span: DaySpan, weekday: number, { offered, last, today }: CalendarContext): DaySpan {
  const others = offered.filter((day) => weekdayOf(day) === weekday && day >= today && day !== span.from);
  if (span.from === null || others.length === 0) return span;
  const inRange = last !== null && last.from !== null && last.to !== null && last.to - last.from > 1;
  const onOffer = offered.includes(span.from);
  const open = last?.week === undefined ? onOffer && !inRange : !onOffer;
  return open ? { ...span, alternatives: others } : span;
}

/** Keeps the week that the words named, for weekdays said after this one. */
function inNamedWeek(span: DaySpan, last: DaySpan | null): DaySpan {
  const week = last?.week;
  const inside = week !== undefined && span.from !== null && span.from >= week && span.from < week + 7;
  return inside ? { ...span, week } : span;
}

function before(day: DayNumber, weekday: number): DayNumber {
  return day - ((weekdayOf(day) - weekday + 6) % 7) - 1;
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
  const next = after(today, weekday);
  return occurrence(next, next - 7, context);
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
    const here = existing(now.year, now.month, expr.day);
    const told = context.mode === 'times' && expr.monthShift === undefined && expr.weekday !== null && here !== null;
    if (told && weekdayOf(here) === expr.weekday) return oneDay(here);
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
      day = expr.weekday === null ? occurrence(candidate, existing(now.year, month - 1, expr.day), context) : candidate;
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
    day = yearless(day, expr.month, expr.day, context);
  }
  return day === null ? null : checked(day, expr.weekday);
}

/**
 * A date without a year: this year's unless that is long past. `here` is this year's, null on 29 February: one that
 * neither this year nor the next has is none.
 */
function yearless(here: DayNumber | null, month: number, day: number, context: CalendarContext): DayNumber | null {
  const { year } = dateOf(context.today);
  const limit = context.mode === 'mail' ? PAST_DAYS_BEFORE_NEXT_YEAR : 0;
  const next = here === null || here < context.today - limit ? existing(year + 1, month, day) : here;
  const previous = here !== null && here < context.today ? here : existing(year - 1, month, day);
  return next === null ? null : occurrence(next, previous, context);
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
  const marks = context.other === true ? edgesOf(expr, context) : null;
  if (marks) return marks;
  const upTo = context.other && LONG_GRAINS.has(last.grain) && (last.from as number) > from;
  const to = upTo ? last.from : last.to;
  if ((to as number) <= from) return null;
  const conflict = first.conflict || last.conflict;
  const named =
    expr.from.k === 'weekday' && from - weekdayOf(from) > context.today - weekdayOf(context.today)
      ? from - weekdayOf(from)
      : undefined;
  const week = first.week ?? last.week ?? named;
  return {
    from,
    to,
    grain: 'days',
    ...(first.minute === undefined && last.minute === undefined
      ? {}
      : { minute: first.minute ?? 0, untilMinute: last.minute ?? 1440 }),
    ...(conflict ? { conflict } : {}),
    ...(week === undefined ? {} : { week }),
  };
}

/** "between the end of 2007 and the end of 2008": by the other reading the end is a moment, and the middle is one. */
function edgesOf({ from, to }: Extract<DayExpr, { k: 'span' }>, context: CalendarContext): DaySpan | null {
  const edge = (expr: DayExpr): DayNumber | null => {
    if (expr.k !== 'period' || (expr.part !== 'end' && expr.part !== 'mid')) return null;
    const whole = resolvePeriod(expr.period, null, context, (day) => resolveDay(day, context));
    if (!whole) return null;
    return expr.part === 'end' ? whole.to : Math.ceil((whole.from + whole.to) / 2);
  };
  const [first, last] = [edge(from), edge(to)];
  return first !== null && last !== null && first < last ? { from: first, to: last, grain: 'days' } : null;
}

/** "from May to October": whether October is part of it is said differently. */
const LONG_GRAINS: ReadonlySet<DaySpan['grain']> = new Set(['week', 'month', 'quarter', 'year']);

function yearOf(expr: DayExpr): number | null {
  if (expr.k === 'date') return expr.year;
  return expr.k === 'period' && expr.period.k === 'month' ? expr.period.year : null;
}

function resolveBound(expr: Extract<DayExpr, { k: 'bound' }>, context: CalendarContext): DaySpan | null {
  const { side } = expr;
  const past = side === 'since' && context.mode === 'times' && !context.other;
  const day = resolveDay(expr.day, past ? { ...context, past } : context);
  if (!day || day.from === null || day.to === null) return null;
  const keep = {
    grain: day.grain,
    bound: side,
    ...(day.minute === undefined ? {} : { minute: day.minute }),
    ...(day.conflict ? { conflict: true } : {}),
    ...(day.alternatives ? { alternatives: day.alternatives } : {}),
  };
  if (day.minute !== undefined) {
    const opens = side === 'from' || side === 'since' || side === 'after';
    return { from: opens ? day.from : null, to: opens ? null : day.from, ...keep };
  }
  switch (side) {
    case 'until':
    case 'before':
      if (expr.day.k === 'period' && (expr.day.part === 'end' || expr.day.part === 'late'))
        return { from: null, to: day.to, ...keep };
      return { from: null, to: day.from, ...keep };
    case 'not_before':
      return { from: null, to: day.from, ...keep };
    case 'by':
      return context.other && day.to > context.today
        ? { from: context.today, to: day.to, grain: day.grain, minute: context.minute, untilMinute: 1440 }
        : { from: null, to: day.to, ...keep };
    case 'through':
      return { from: null, to: day.to, ...keep };
    case 'from':
    case 'since':
      return { from: day.from, to: null, ...keep };
    case 'after':
      return { from: day.to, to: null, ...keep };
  }
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
    const previous = thisYear < context.today ? thisYear : holidayIn(expr.name, now.year - 1);
    const next = thisYear >= context.today ? thisYear : holidayIn(expr.name, now.year + 1);
    day = expr.shift < 0 ? previous : next === null ? null : occurrence(next, previous, context);
  }
  if (day === null) return null;
  if (!expr.weekend) return oneDay(day);
  const saturday = weekdayOf(day) === 0 ? day - 2 : day - weekdayOf(day) + 5;
  return { from: saturday, to: saturday + (weekdayOf(day) === 0 ? 3 : 2), grain: 'weekend' };
}
