import { dateOf, formatClock, formatLocalDate } from '../time/calendar-date';
import { DAY_SIDES } from './conventions';
import { resolveDay } from './day-resolution';
import type { CalendarContext, DaySpan } from './day-span';
import type { Moment } from './moments';
import type { DayExpr, TimeExpr } from './time-expression';
import { resolveTimes, type TimeSpan } from './time-resolution';

export type Grain = 'minute' | 'hour' | 'part' | 'day' | 'week' | 'month' | 'quarter' | 'year';

/** What a time expression means. Local wall times `YYYY-MM-DDTHH:MM`; intervals half-open, an open end absent. */
export interface TimeValue {
  readonly kind: 'instant' | 'interval' | 'duration' | 'set';
  readonly from?: string;
  readonly to?: string;
  readonly grain: Grain;
  readonly seconds?: number;
  readonly rrule?: string;
  readonly alternatives?: readonly { readonly from?: string; readonly to?: string }[];
}

/** The value of days and times said together, null when there is no such day. */
export function valueOfMoment(moment: Moment, calendar: CalendarContext, clock24: boolean): TimeValue | null {
  return withOtherReading(calendar, (context) => plainValue(moment, context, clock24));
}

/** Words on which speakers differ are read both ways; the second reading goes to the alternatives. */
function withOtherReading(
  calendar: CalendarContext,
  read: (context: CalendarContext) => TimeValue | null,
): TimeValue | null {
  const usual = read(calendar);
  const other = usual && usual.kind !== 'set' && !calendar.other ? read({ ...calendar, other: true }) : null;
  if (!usual || !other) return usual;
  const known = [usual, ...(usual.alternatives ?? [])].map(({ from, to }) => `${from}/${to}`);
  const more = [other, ...(other.alternatives ?? [])]
    .filter(({ from, to }) => !known.includes(`${from}/${to}`))
    .map(({ from, to }) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) }));
  return more.length === 0 ? usual : { ...usual, alternatives: [...(usual.alternatives ?? []), ...more] };
}

/** By the other reading a weekend begins on Friday at 18:00. */
const WEEKEND_EVENING = 18 * 60;

function plainValue(moment: Moment, calendar: CalendarContext, clock24: boolean): TimeValue | null {
  const day = moment.days[0];
  const every = moment.days.find((expr) => expr.k === 'every');
  if (every?.k === 'every') return setValue(every);
  const spans = resolveTimes(moment.times, {
    workday: { start: 480, end: 1080 },
    part: null,
    clock24,
    wide: calendar.other === true,
  });
  const span = day ? resolveDay(day, calendar) : null;
  if (day && !span) return null;
  if (span?.minute !== undefined && moment.times.length === 0) return instantValue(span, span.minute);
  const time = spans[0];
  if (!time && day?.k === 'offset' && day.side && span?.from != null) {
    const [from, to] = DAY_SIDES[day.side];
    return { kind: 'interval', from: stamp(span.from, from), to: stamp(span.from, to), grain: 'part' };
  }
  if (!time && span?.grain === 'weekend' && calendar.other && span.from !== null && !span.bound)
    return { ...dayValue(span), from: stamp(span.from - 1, WEEKEND_EVENING) };
  if (!time) return span ? dayValue(span) : null;
  const since = moment.times.some((expr) => expr.k === 'range' && expr.since);
  const base = span?.from ?? span?.to ?? (since ? lastDayFor(time, calendar) : nextDayFor(time, calendar));
  const value = timeValue(base, time, moment.times, span?.from != null && calendar.other === true);
  const others = (span?.alternatives ?? [])
    .map((day) => timeValue(day, time, moment.times, false))
    .map(({ from, to }) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) }));
  return others.length > 0 ? { ...value, alternatives: [...(value.alternatives ?? []), ...others] } : value;
}

/** "in 20 minutes", "since now", "within an hour". */
function instantValue(span: DaySpan, minute: number): TimeValue {
  const until = span.untilMinute;
  if (!span.bound && until === undefined && span.from !== null)
    return { kind: 'instant', from: stamp(span.from, minute), grain: 'minute' };
  const to = span.to === null ? null : until === undefined ? stamp(span.to, minute) : stamp(span.to - 1, until);
  return {
    kind: 'interval',
    ...(span.from === null ? {} : { from: stamp(span.from, minute) }),
    ...(to === null ? {} : { to }),
    grain: 'minute',
  };
}

function lastDayFor(time: TimeSpan, calendar: CalendarContext): number {
  return (time.from ?? 0) > calendar.minute ? calendar.today - 1 : calendar.today;
}

/** A time without a day is the next such time; by the other reading ("it was due at noon") today's. */
function nextDayFor(time: TimeSpan, calendar: CalendarContext): number {
  const overnight = time.from !== null && time.to !== null && time.to < time.from;
  const edge = overnight ? 1440 : (time.to ?? time.from ?? 1440);
  return !calendar.other && edge <= calendar.minute ? calendar.today + 1 : calendar.today;
}

/** `whole`: an open start is the day's. */
function timeValue(day: number, time: TimeSpan, times: readonly TimeExpr[], whole: boolean): TimeValue {
  const part = times.every((expr) => expr.k === 'part');
  if (time.point && time.from !== null) {
    const clock = times.find((expr) => expr.k === 'clock');
    const other = time.otherFrom === null ? {} : { alternatives: [{ from: stamp(day, time.otherFrom) }] };
    return {
      kind: 'instant',
      from: stamp(day, time.from),
      grain: clock?.k === 'clock' ? clock.clock.grain : 'minute',
      ...other,
    };
  }
  if (time.from === null && time.to === null) return { kind: 'instant', from: stamp(day, 0), grain: 'day' };
  const from =
    time.from ??
    (part && times.every((expr) => expr.k === 'part' && expr.side === null) ? 8 * 60 : whole && time.to ? 0 : null);
  return {
    kind: 'interval',
    ...(from === null ? {} : { from: stamp(day, from) }),
    ...(time.to === null ? {} : { to: stamp(day + (from !== null && time.to < from ? 1 : 0), time.to) }),
    grain: part ? 'part' : 'minute',
  };
}

function dayValue(span: DaySpan): TimeValue {
  const grain: Grain = span.grain === 'days' || span.grain === 'weekend' ? 'day' : span.grain;
  if (!span.bound && span.grain === 'day' && span.from !== null) {
    const alternatives = span.alternatives?.map((day) => ({ from: stamp(day, 0) }));
    return { kind: 'instant', from: stamp(span.from, 0), grain: 'day', ...(alternatives ? { alternatives } : {}) };
  }
  return {
    kind: 'interval',
    ...(span.from === null ? {} : { from: stamp(span.from, 0) }),
    ...(span.to === null ? {} : { to: stamp(span.to, 0) }),
    grain,
  };
}

function setValue(every: Extract<DayExpr, { k: 'every' }>): TimeValue {
  const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  const byDay =
    every.weekdays && every.freq === 'weekly' ? `;BYDAY=${every.weekdays.map((day) => codes[day]).join(',')}` : '';
  const interval = every.interval > 1 ? `;INTERVAL=${every.interval}` : '';
  const grains = {
    minutely: 'minute',
    hourly: 'hour',
    daily: 'day',
    weekly: 'week',
    monthly: 'month',
    yearly: 'year',
  } as const;
  return { kind: 'set', rrule: `FREQ=${every.freq.toUpperCase()}${interval}${byDay}`, grain: grains[every.freq] };
}

/** The grain of a length in seconds. */
export function durationGrain(seconds: number): Grain {
  if (seconds % 86_400 === 0) return seconds % 604_800 === 0 ? 'week' : 'day';
  return seconds % 3600 === 0 ? 'hour' : 'minute';
}

/** `YYYY-MM-DDTHH:MM`; empty outside the years 0 to 9999. */
export function stamp(day: number, minutes: number): string {
  const carried = day + Math.floor(minutes / 1440);
  const { year } = dateOf(carried);
  return year < 0 || year > 9999 ? '' : `${formatLocalDate(carried)}T${formatClock(((minutes % 1440) + 1440) % 1440)}`;
}

/** "from 2pm till tomorrow 4:30pm", "31 May 14:15 - 1 June 9:00". */
export function joinMoments(
  first: Moment,
  second: Moment,
  calendar: CalendarContext,
  clock24: boolean,
): TimeValue | null {
  return withOtherReading(calendar, (context) => joined(first, second, context, clock24));
}

function joined(first: Moment, second: Moment, calendar: CalendarContext, clock24: boolean): TimeValue | null {
  if (first.times.length === 0 && second.times.length === 0) return null;
  const a = plainValue(first, calendar, clock24);
  const context = a?.from && second.days.length === 0 ? { ...second, days: first.days } : second;
  const b = plainValue(context, calendar, clock24);
  if (!a?.from || !b?.from || a.kind === 'set' || b.kind === 'set') return null;
  if (b.from <= a.from) return laterHalf(a.from, b);
  return { kind: 'interval', from: a.from, to: b.to ?? b.from, grain: 'minute' };
}

/** "between now and eight o'clock", said at ten: the eight that is still to come. */
function laterHalf(from: string, end: TimeValue): TimeValue | null {
  const hour = Number(end.from?.slice(11, 13));
  const to = end.kind === 'instant' && hour < 12 ? `${end.from?.slice(0, 11)}${hour + 12}${end.from?.slice(13)}` : '';
  return to > from ? { kind: 'interval', from, to, grain: 'minute' } : null;
}
