import { resolveDay } from '../../reading/day-resolution';
import type { CalendarContext, DaySpan } from '../../reading/day-span';
import type { Clock, DayExpr, Daypart, TimeExpr, Unit } from '../../reading/time-expression';
import { resolveTimes } from '../../reading/time-resolution';
import { formatLocalDate } from '../../time/calendar-date';
import type { Ahead } from '../rule';
import type { When } from '../when';
import type { BareAtom } from './atom';

type Days = Omit<When, 'hours'>;

/** The days that a phrase means in a rule: a bare weekday comes every week. Null where it is no set of days. */
export function daysOf(day: DayExpr, calendar: CalendarContext): Days | null {
  switch (day.k) {
    case 'every':
      if (day.interval !== 1) return null;
      if (day.freq === 'daily') return {};
      return day.freq === 'weekly' && day.weekdays ? { weekdays: day.weekdays } : null;
    case 'weekday':
      if (day.rel === 'bare' && !day.within) return { weekdays: [day.day] };
      break;
    case 'nth_weekday':
      if (day.of.k === 'relative' && day.of.unit === 'month' && day.of.shift === 0)
        return { weekdays: [day.day], nth: day.n };
      break;
    case 'weekdays_of': {
      const dates = datesOf(resolveDay(day.of, calendar));
      return dates && { weekdays: day.weekdays, dates };
    }
    case 'span': {
      const { from, to } = day;
      if (from.k === 'weekday' && to.k === 'weekday' && from.rel === 'bare' && to.rel === 'bare')
        return { weekdays: Array.from({ length: ((to.day - from.day + 7) % 7) + 1 }, (_, i) => (from.day + i) % 7) };
      break;
    }
    case 'period':
      if (recurs(day)) return null;
      break;
    case 'nth_day':
      return null;
    default:
  }
  const dates = datesOf(resolveDay(day, calendar));
  return dates && { dates };
}

/** "The first week of the month", "the end of the week": in a rule those of every month or week, which no rule holds. */
function recurs({ period, part }: Extract<DayExpr, { readonly k: 'period' }>): boolean {
  if (period.k === 'nth') return period.of.k === 'relative' && period.of.shift === 0;
  const running = period.k === 'relative' && period.shift === 0 && period.unit !== 'year';
  return running && part !== null && part !== 'rest' && part !== 'later';
}

const UNIT_MINUTES: Partial<Record<Unit, number>> = { minute: 1, hour: 60, day: 1440, week: 10_080, month: 43_200 };

/** "Within the next two business days": an amount of time from now on. */
export function aheadOfDay(day: DayExpr): Ahead | null {
  if (day.k !== 'period' || day.period.k !== 'rolling' || day.period.direction !== 1 || day.part !== null) return null;
  const { n, unit } = day.period;
  if (unit === 'workday') return { businessDays: n };
  const minutes = UNIT_MINUTES[unit];
  return minutes === undefined ? null : { minutes: n * minutes };
}

function datesOf(span: DaySpan | null): NonNullable<When['dates']> | null {
  if (!span || span.conflict || span.alternatives || span.minute !== undefined) return null;
  const first = span.from === null ? undefined : formatLocalDate(span.from);
  const last = span.to === null ? undefined : formatLocalDate(span.to - 1);
  return first || last ? { ...(first ? { from: first } : {}), ...(last ? { to: last } : {}) } : null;
}

type Hours = Extract<BareAtom, { readonly k: 'hours' | 'clock' | 'word' }>;

/** The hours that a phrase means, or the point of the day; an open side reaches to midnight. */
export function hoursOf(time: TimeExpr, clock24: boolean, part: Daypart | null = null): Hours[] {
  const said = part === null && !clock24 ? settledHalves(time) : time;
  const [span] = resolveTimes([said], { workday: { start: 480, end: 1140 }, part, clock24 });
  if (!span || (span.from === null && span.to === null)) return [{ k: 'word' }];
  if (span.point && span.from !== null)
    return [{ k: 'clock', at: span.from, ...(isUnsure(time) && part === null && !clock24 ? { unsure: true } : {}) }];
  const open = span.from === null ? 'start' : span.to === null ? 'end' : null;
  const from = span.from ?? 0;
  const to = span.to ?? 1440;
  const meal = time.k === 'part' && MEALS.has(time.part) ? time.part : null;
  return [
    {
      k: 'hours',
      hours: [from, to <= from ? to + 1440 : to],
      open,
      ...(meal ? { meal } : {}),
      ...(time.k === 'part' ? { part: true } : {}),
    },
  ];
}

const MEALS = new Set<Daypart>(['lunch', 'breakfast', 'dinner']);

/**
 * Clocks without am and pm, as a rule of somebody's days means them: "before 7" is early, "after 7" late, "7 to 3" begins in
 * the morning.
 */
function settledHalves(time: TimeExpr): TimeExpr {
  if (time.k === 'clock') {
    if (!isGuess(time.clock)) return time;
    return { ...time, clock: inHalf(time.clock, time.clock.hour < 7 ? 'pm' : 'am') };
  }
  if (time.k !== 'range') return time;
  const { from, to } = time;
  if (from && to) {
    if (!isGuess(from)) return time;
    const early = from.hour >= 6;
    const late = to.hour > 12 || (to.meridiem === 'pm' && to.hour % 12 <= from.hour) || isGuess(to);
    return early && late ? { ...time, from: inHalf(from, 'am') } : time;
  }
  // "Not before 8" is said as an open end that is refused.
  const begins = (clock: Clock): Clock => inHalf(clock, clock.hour >= 5 ? 'am' : 'pm');
  const ends = (clock: Clock): Clock => inHalf(clock, clock.hour <= 8 ? 'pm' : 'am');
  if (to && isGuess(to)) return { ...time, to: (time.negated ? ends : begins)(to) };
  if (from && isGuess(from)) return { ...time, from: (time.negated ? begins : ends)(from) };
  return time;
}

/** A single seven could be either; beside the other end of a range it is settled. */
function isUnsure(time: TimeExpr): boolean {
  return time.k === 'clock' && isGuess(time.clock) && time.clock.hour === 7;
}

/** 12 is noon however it is said. */
function isGuess({ meridiem, fixed, hour }: Clock): boolean {
  return meridiem === null && !fixed && hour >= 1 && hour < 12;
}

function inHalf(clock: Clock, meridiem: 'am' | 'pm'): Clock {
  return { ...clock, meridiem };
}
