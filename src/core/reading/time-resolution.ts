import { bareHourHalf, DAYPART_HALF, DAYPART_SIDES, DAYPARTS, WIDE_DAYPARTS } from './conventions';
import type { Clock, Daypart, TimeExpr } from './time-expression';

/** Minutes of the day; an open side is null. */
export interface TimeSpan {
  readonly from: number | null;
  readonly to: number | null;
  readonly precision: 'minute' | 'approx' | 'daypart' | 'day';
  /** A start without an end: a proposal, not a range. */
  readonly point: boolean;
  /** The half of the day is a guess; the other reading of `from`. */
  readonly otherFrom: number | null;
}

export interface HoursContext {
  readonly workday: { readonly start: number; readonly end: number };
  /** Part of the day said in the same group: it decides halves. */
  readonly part: Daypart | null;
  /** Hours are counted to 24 in this language. */
  readonly clock24: boolean;
  /** Parts of the day with the wider borders. */
  readonly wide?: boolean;
}

/** Stretches of the day of times said together. A part beside a clock only says which half is meant. */
export function resolveTimes(times: readonly TimeExpr[], context: HoursContext): TimeSpan[] {
  const parts = times.filter((time) => time.k === 'part');
  const clocks = times.filter((time) => time.k === 'clock' || time.k === 'range');
  const hint = clocks.length > 0 && parts.length > 0 ? (parts[0] as Extract<TimeExpr, { k: 'part' }>) : null;
  const withHint: HoursContext = hint ? { ...context, part: hint.part } : context;
  const opens = clocks.filter((time) => time.k === 'range' && time.from && !time.to);
  const closes = clocks.filter((time) => time.k === 'range' && time.to && !time.from);
  if (clocks.length === 2 && opens.length === 1 && closes.length === 1) {
    const from = (opens[0] as Extract<TimeExpr, { k: 'range' }>).from;
    const to = (closes[0] as Extract<TimeExpr, { k: 'range' }>).to;
    return [resolveTime({ k: 'range', from, to }, withHint)].filter((span) => span !== null);
  }
  const only = clocks[0];
  if (hint && hint.side === null && clocks.length === 1 && only?.k === 'range' && (!only.from || !only.to)) {
    const span = resolveTime(only, withHint);
    const whole = DAYPARTS[hint.part];
    return span ? [{ ...span, from: span.from ?? whole.from, to: span.to ?? whole.to }] : [];
  }
  return times
    .filter((time) => !(hint && time.k === 'part'))
    .map((time) => resolveTime(time, withHint))
    .filter((span) => span !== null);
}

function resolveTime(time: TimeExpr, context: HoursContext): TimeSpan | null {
  switch (time.k) {
    case 'clock': {
      const { minutes, other } = clockMinutes(time.clock, context);
      return {
        from: minutes,
        to: null,
        precision: time.clock.approx ? 'approx' : 'minute',
        point: true,
        otherFrom: other,
      };
    }
    case 'range':
      return resolveRange(time, context);
    case 'part':
      return resolvePart(time, context.wide ? WIDE_DAYPARTS : DAYPARTS);
    case 'any':
      return { from: null, to: null, precision: 'day', point: false, otherFrom: null };
    case 'end_of_day':
      if (context.wide) return { from: 1439, to: null, precision: 'daypart', point: true, otherFrom: null };
      return {
        from: Math.max(context.workday.end - 60, 0),
        to: context.workday.end,
        precision: 'daypart',
        point: false,
        otherFrom: null,
      };
    case 'before_end_of_day':
      return { from: null, to: context.workday.end, precision: 'daypart', point: false, otherFrom: null };
    case 'same':
    case 'shift':
      return null;
  }
}

function resolvePart(time: Extract<TimeExpr, { k: 'part' }>, borders: typeof DAYPARTS): TimeSpan {
  const part = borders[time.part];
  const make = (from: number | null, to: number | null): TimeSpan => ({
    from,
    to,
    precision: 'daypart',
    point: false,
    otherFrom: null,
  });
  if (time.side === 'after') return make(part.to, null);
  if (time.side === 'before') return make(null, part.from ?? 8 * 60);
  const sides = time.side ? DAYPART_SIDES[time.part] : undefined;
  const [from, to] = sides && time.side ? sides[time.side] : [part.from, part.to];
  return make(from, to);
}

function resolveRange(time: Extract<TimeExpr, { k: 'range' }>, context: HoursContext): TimeSpan {
  const precision = time.approx ? 'approx' : 'minute';
  if (!time.from || !time.to) {
    const clock = (time.from ?? time.to) as Clock;
    const { minutes, other } = clockMinutes(clock, context);
    const open = time.from ? { from: minutes, to: null } : { from: null, to: minutes };
    return { ...open, precision: clock.approx ? 'approx' : 'minute', point: false, otherFrom: other };
  }
  let to = clockMinutes(time.to, context);
  let from = clockMinutes(time.from, context);
  if (guessable(time.from) && time.to.meridiem) {
    const same = toMinutes(time.from, time.to.meridiem);
    from = {
      minutes: same < to.minutes ? same : toMinutes(time.from, time.to.meridiem === 'pm' ? 'am' : 'pm'),
      other: null,
    };
  } else if (guessable(time.to) && (time.from.meridiem || !guessable(time.from))) {
    const candidates = [toMinutes(time.to, 'am'), toMinutes(time.to, 'pm')].filter((minutes) => minutes > from.minutes);
    to = { minutes: candidates[0] ?? toMinutes(time.to, 'am'), other: null };
  } else if (guessable(time.from) && guessable(time.to)) {
    if (from.minutes >= to.minutes) {
      const morning = toMinutes(time.from, 'am');
      if (morning < to.minutes) from = { minutes: morning, other: null };
      else to = { minutes: toMinutes(time.to, 'pm'), other: null };
    }
    if (from.other !== null && to.other === null)
      from = {
        minutes: to.minutes < 12 * 60 ? toMinutes(time.from, 'am') : from.minutes,
        other: to.minutes <= 12 * 60 ? null : from.other,
      };
  }
  if (to.minutes === 0) to = { minutes: 1440, other: null };
  return {
    from: from.minutes,
    to: to.minutes,
    precision,
    point: false,
    otherFrom: from.other ?? (to.other === null ? null : from.minutes),
  };
}

function guessable(clock: Clock): boolean {
  return clock.meridiem === null && !clock.fixed && clock.hour <= 12;
}

function toMinutes(clock: Clock, half: 'am' | 'pm'): number {
  const hour = clock.hour % 12;
  return (half === 'pm' ? hour + 12 : hour) * 60 + clock.minute;
}

/** Minutes of the day of a clock, and the other reading where its half is a guess that has to be asked. */
export function clockMinutes(clock: Clock, context: HoursContext): { minutes: number; other: number | null } {
  if (clock.fixed || clock.hour > 12 || (clock.hour === 0 && clock.meridiem === null))
    return { minutes: clock.hour * 60 + clock.minute, other: null };
  if (clock.meridiem) return { minutes: toMinutes(clock, clock.meridiem), other: null };
  if (context.part) return { minutes: byPart(clock, context.part), other: null };
  const am = toMinutes(clock, 'am');
  const pm = toMinutes(clock, 'pm');
  const half = bareHourHalf(clock.hour);
  if (half !== 'ask') return { minutes: half === 'am' ? am : pm, other: null };
  const inside = (minutes: number): boolean => minutes >= context.workday.start && minutes < context.workday.end;
  if (inside(am) !== inside(pm)) return { minutes: inside(am) ? am : pm, other: null };
  return { minutes: context.clock24 ? am : pm, other: context.clock24 ? pm : am };
}

function byPart(clock: Clock, part: Daypart): number {
  if (part === 'night' && clock.hour < 6) return toMinutes(clock, 'am');
  if (part === 'lunch' || part === 'midday')
    return clock.hour >= 9 && clock.hour < 12 ? toMinutes(clock, 'am') : toMinutes(clock, 'pm');
  return toMinutes(clock, DAYPART_HALF[part]);
}
