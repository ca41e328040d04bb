import { type DayNumber, dateOf, dayNumber, weekdayOf } from '../time/calendar-date';
import { MONTH_PARTS, WEEK_PARTS, WIDE_PARTS, YEAR_PARTS } from './conventions';
import { type CalendarContext, type DaySpan, occurrence } from './day-span';
import type { CalendarPeriod, DayExpr, PeriodPart, Unit } from './time-expression';

export interface PeriodDays {
  readonly from: DayNumber;
  readonly to: DayNumber;
  readonly grain: 'day' | 'days' | 'weekend' | 'week' | 'month' | 'quarter' | 'year';
  /** First day of the whole period, where only a part of it is meant. */
  readonly whole?: DayNumber;
}

type ResolveDay = (day: DayExpr) => DaySpan | null;

/** The days of a named stretch of the calendar, or of a part of it. Weeks begin on Monday (ISO 8601). */
export function resolvePeriod(
  period: CalendarPeriod,
  part: PeriodPart | null,
  context: CalendarContext,
  resolveDay: ResolveDay,
): PeriodDays | null {
  const whole = wholePeriod(period, context, resolveDay);
  if (!whole || part === null) return whole;
  return { ...partOf(whole, part, context), whole: whole.from };
}

function wholePeriod(period: CalendarPeriod, context: CalendarContext, resolveDay: ResolveDay): PeriodDays | null {
  const { today } = context;
  const now = dateOf(today);
  switch (period.k) {
    case 'relative':
      return unitAround((period.again ? context.last?.from : null) ?? today, period.unit, period.shift, context);
    case 'following': {
      const base = context.last?.from ?? Math.max(today, context.event ?? today, ...context.offered);
      return unitAround(base, period.unit, 1, { ...context, mode: 'times' });
    }
    case 'month': {
      let year = period.year ?? now.year + (period.ofYear ?? 0);
      if (period.year === null && period.ofYear === undefined) {
        if (period.yearShift === null) year = yearOfMonth(period.month, now, context);
        else if (period.yearShift === 1) year += period.month <= now.month ? 1 : 0;
        else if (period.yearShift === -1) year -= period.month >= now.month ? 1 : 0;
      }
      return months(year, period.month, 1, 'month');
    }
    case 'named': {
      const { last } = context;
      return last?.grain === 'month' && last.from !== null && last.to !== null
        ? { from: last.from, to: last.to, grain: 'month' }
        : null;
    }
    case 'year':
      return months(period.year, 1, 12, 'year');
    case 'quarter':
      return period.half
        ? months(period.year ?? now.year, 6 * period.quarter - 5, 6, 'year')
        : months(period.year ?? now.year, 3 * period.quarter - 2, 3, 'quarter');
    case 'years':
      return months(period.from + (period.century && context.other ? 100 : 0), 1, 12 * period.count, 'year');
    case 'season':
      return season(period, context);
    case 'iso_week': {
      const of = period.of ? wholePeriod(period.of, context, resolveDay) : null;
      const monday = firstIsoMonday(of ? dateOf(of.from).year : now.year) + 7 * (period.week - 1);
      return { from: monday, to: monday + 7, grain: 'week' };
    }
    case 'week_of': {
      const day = resolveDay(period.day);
      if (!day || day.from === null) return null;
      const monday = day.from - weekdayOf(day.from);
      return { from: monday, to: monday + 7, grain: 'week' };
    }
    case 'beside': {
      const day = resolveDay(period.day);
      return day && beside(period, day, context);
    }
    case 'nth':
      return nth(period, context, resolveDay);
    case 'rolling':
      return rolling(period.n, period.unit, period.direction, context);
  }
}

/** Astronomical seasons of the northern hemisphere, to the day that is usual: spring, summer, autumn, winter. */
const SEASONS = [
  [3, 20],
  [6, 21],
  [9, 23],
  [12, 21],
] as const;

function seasonOf(year: number, n: number): PeriodDays {
  const from = SEASONS[n] as readonly [number, number];
  const to = SEASONS[(n + 1) % 4] as readonly [number, number];
  return { from: dayNumber(year, ...from), to: dayNumber(n === 3 ? year + 1 : year, ...to), grain: 'quarter' };
}

/** "this winter" in January began last year; without a relation the next one, or the one that is going on. */
function season(period: Extract<CalendarPeriod, { k: 'season' }>, context: CalendarContext): PeriodDays {
  const { year } = dateOf(context.today);
  if (period.year !== null) return seasonOf(period.year, period.season);
  if (period.yearShift !== undefined) return seasonOf(year + period.yearShift, period.season);
  const first = [year - 1, year, year + 1].find((n) => seasonOf(n, period.season).to > context.today) ?? year;
  if (period.shift === 0 && first > year && !context.other) return seasonOf(year, period.season);
  const going = seasonOf(first, period.season).from <= context.today;
  const shift = period.shift === 1 ? (going ? 1 : 0) : (period.shift ?? 0);
  const next = seasonOf(first + shift, period.season);
  return period.shift !== null || going
    ? next
    : seasonOf(dateOf(occurrence(next.from, seasonOf(first - 1, period.season).from, context)).year, period.season);
}

function beside(
  { unit, shift }: Extract<CalendarPeriod, { k: 'beside' }>,
  day: DaySpan,
  context: CalendarContext,
): PeriodDays | null {
  if (day.from === null || day.to === null) return null;
  const here = unitAround(shift > 0 ? day.to - 1 : day.from, unit, 0, context);
  if (!here || shift === 0) return here;
  const apart = shift > 0 ? here.from >= day.to : here.to <= day.from;
  return apart ? here : unitAround(here.from, unit, shift, context);
}

/** The next such month, this one included. */
function yearOfMonth(
  month: number,
  now: { readonly year: number; readonly month: number },
  context: CalendarContext,
): number {
  if (month === now.month) return now.year;
  const next = now.year + (month < now.month ? 1 : 0);
  const day = occurrence(dayNumber(next, month, 1), dayNumber(next - 1, month, 1), context);
  return dateOf(day).year;
}

function unitAround(day: DayNumber, unit: Unit, shift: number, context: CalendarContext): PeriodDays | null {
  const { year, month } = dateOf(day);
  const monday = day - weekdayOf(day) + 7 * shift;
  switch (unit) {
    case 'week':
      return clip({ from: monday, to: monday + 7, grain: 'week' }, shift, context);
    case 'weekend':
      return { from: monday + 5, to: monday + 7, grain: 'weekend' };
    case 'month':
      return clip(months(year, month + shift, 1, 'month'), shift, context);
    case 'quarter':
      return clip(months(year, 3 * Math.floor((month - 1) / 3) + 1 + 3 * shift, 3, 'quarter'), shift, context);
    case 'year':
      return clip(months(year + shift, 1, 12, 'year'), shift, context);
    case 'decade':
      return months(year - (year % 10) + 10 * shift, 1, 120, 'year');
    case 'century':
      return months(year - ((year - 1) % 100) + 100 * shift, 1, 1200, 'year');
    default:
      return null;
  }
}

/** The current week or month is what is left of it: in mail, and elsewhere by the other reading. */
function clip(period: PeriodDays, shift: number, context: CalendarContext): PeriodDays {
  if ((context.mode !== 'mail' && !context.other) || shift !== 0 || context.today <= period.from) return period;
  return { ...period, from: context.today, whole: period.from };
}

function months(year: number, month: number, count: number, grain: PeriodDays['grain']): PeriodDays {
  return { from: dayNumber(year, month, 1), to: dayNumber(year, month + count, 1), grain };
}

/** The Monday of week 1 of a year: the week with 4 January in it (ISO 8601). */
function firstIsoMonday(year: number): DayNumber {
  const fourth = dayNumber(year, 1, 4);
  return fourth - weekdayOf(fourth);
}

/** A week belongs to the month of its Thursday, as ISO 8601 counts weeks of a year. */
function nth(
  period: Extract<CalendarPeriod, { k: 'nth' }>,
  context: CalendarContext,
  resolveDay: ResolveDay,
): PeriodDays | null {
  const of = wholePeriod(period.of, { ...context, mode: 'times' }, resolveDay);
  if (!of) return null;
  const { n, count, unit } = period;
  if (unit === 'week' || unit === 'weekend') {
    const isoYear = of.grain === 'year';
    const first = isoYear
      ? firstIsoMonday(dateOf(of.from).year)
      : of.from - weekdayOf(of.from) + (weekdayOf(of.from) > 3 ? 7 : 0);
    const lastMonday = isoYear
      ? firstIsoMonday(dateOf(of.from).year + 1) - 7
      : of.to - 1 - weekdayOf(of.to - 1) - (weekdayOf(of.to - 1) < 3 ? 7 : 0);
    const monday = n > 0 ? first + 7 * (n - 1) : lastMonday + 7 * (n + 1) - 7 * (count - 1);
    return unit === 'weekend'
      ? { from: monday + 5, to: monday + 7, grain: 'weekend' }
      : { from: monday, to: monday + 7 * count, grain: 'week' };
  }
  const { year, month } = dateOf(of.from);
  const size = unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12;
  const end = dateOf(of.to);
  if (n > 0) return months(year, month + size * (n - 1), size * count, unit === 'month' ? 'month' : 'quarter');
  return months(end.year, end.month - size * (count - n - 1), size * count, unit === 'month' ? 'month' : 'quarter');
}

function rolling(n: number, unit: Unit, direction: 1 | -1, context: CalendarContext): PeriodDays | null {
  const { today } = context;
  if (n <= 0 || n > 2_000) return null;
  const calendar = context.mode === 'times' && (unit === 'quarter') !== (context.other === true);
  if (calendar && unit !== 'day' && unit !== 'workday') return wholeUnits(n, unit, direction, context);
  const begin = context.mode === 'times' && direction > 0 ? today + 1 : today;
  if (unit === 'day' || unit === 'workday') {
    const days = unit === 'workday' ? Math.ceil((n * 7) / 5) : n;
    return direction > 0
      ? { from: today + 1, to: today + 1 + days, grain: 'days' }
      : { from: today - days, to: today, grain: 'days' };
  }
  if (unit === 'week' || unit === 'weekend') {
    return direction > 0
      ? { from: begin, to: begin + 7 * n, grain: 'days' }
      : { from: today - 7 * n, to: today, grain: 'days' };
  }
  if (unit !== 'month' && unit !== 'quarter' && unit !== 'year' && unit !== 'decade' && unit !== 'century') return null;
  const { year, month, day } = dateOf(begin);
  const size =
    unit === 'month' ? n : unit === 'quarter' ? 3 * n : 12 * n * (unit === 'year' ? 1 : unit === 'decade' ? 10 : 100);
  if (size > 12_000) return null;
  const other = dayNumber(year, month + direction * size, day);
  return direction > 0 ? { from: begin, to: other, grain: 'days' } : { from: other, to: today, grain: 'days' };
}

/** "next three weeks" counted in whole weeks of the calendar. */
function wholeUnits(n: number, unit: Unit, direction: 1 | -1, context: CalendarContext): PeriodDays | null {
  const first = unitAround(context.today, unit, direction > 0 ? 1 : -n, context);
  const last = unitAround(context.today, unit, direction > 0 ? n : -1, context);
  return first && last && { from: first.from, to: last.to, grain: 'days' };
}

function partOf(period: PeriodDays, part: PeriodPart, { today, other }: CalendarContext): PeriodDays {
  const start = period.whole ?? period.from;
  if (part === 'rest') return { ...period, from: Math.max(period.from, today) };
  if (part === 'later') return laterPart(period, today, other === true);
  if (period.grain === 'week') {
    const [from, to] = (other ? WIDE_PARTS.week : WEEK_PARTS)[part];
    return { from: Math.max(start + from, period.from), to: start + to, grain: 'days' };
  }
  if (period.grain === 'month') {
    const [from, to] = (other ? WIDE_PARTS.month : MONTH_PARTS)[part];
    return { from: Math.max(start + from - 1, period.from), to: Math.min(start + to, period.to), grain: 'days' };
  }
  const { year } = dateOf(start);
  const length = Math.max(1, Math.round((period.to - start) / 30.44));
  const month = dateOf(start).month;
  const [from, to] = (other ? WIDE_PARTS.year : YEAR_PARTS)[part];
  const cut = (share: number): number => Math.round(share * length - (part === 'second_half' ? 0.1 : 0));
  return {
    from: dayNumber(year, month + cut(from), 1),
    to: dayNumber(year, month + Math.max(cut(to), cut(from) + 1), 1),
    grain: 'days',
  };
}

/** "later this week": after today; by the other reading from now on, and of a year its second half. */
function laterPart(period: PeriodDays, today: DayNumber, other: boolean): PeriodDays {
  if (!other) return { ...period, from: Math.max(period.from, today + 1) };
  const { year } = dateOf(period.from);
  const half = period.grain === 'year' ? dayNumber(year, 7, 1) : period.from;
  return { ...period, from: Math.max(half, today) };
}
