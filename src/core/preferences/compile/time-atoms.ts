import { resolveDay } from '../../reading/day-resolution';
import type { CalendarContext, DaySpan } from '../../reading/day-span';
import type { DayExpr, Daypart, TimeExpr, Unit } from '../../reading/time-expression';
import { resolveTimes } from '../../reading/time-resolution';
import { formatLocalDate } from '../../time/calendar-date';
import type { Ahead } from '../rule';
import type { Stretch, When } from '../when';

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
    default:
  }
  const dates = datesOf(resolveDay(day, calendar));
  return dates && { dates };
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

type Hours =
  | {
      readonly k: 'hours';
      readonly hours: Stretch;
      readonly open: 'start' | 'end' | null;
      readonly meal?: string;
      readonly part?: true;
    }
  | { readonly k: 'clock'; readonly at: number }
  | { readonly k: 'word' };

/** The hours that a phrase means, or the point of the day; an open side reaches to midnight. */
export function hoursOf(time: TimeExpr, clock24: boolean, part: Daypart | null = null): Hours[] {
  const [span] = resolveTimes([time], { workday: { start: 480, end: 1140 }, part, clock24 });
  if (!span || (span.from === null && span.to === null)) return [{ k: 'word' }];
  if (span.point && span.from !== null) return [{ k: 'clock', at: span.from }];
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
