import { dateOf, formatClock, formatLocalDate, WEEKDAYS, weekdayOf } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import { MAX_WINDOW_DAYS } from './conventions';
import { resolveDay } from './day-resolution';
import type { CalendarContext, DaySpan } from './day-span';
import type { TimeGroup } from './groups';
import type { Window } from './reading';
import type { Stance, Statement } from './statement';
import type { DayExpr, TimeExpr, ZoneExpr } from './time-expression';
import { type HoursContext, resolveTimes, type TimeSpan } from './time-resolution';

export interface WindowContext {
  readonly calendar: CalendarContext;
  readonly hours: HoursContext;
  readonly senderZone: string | null;
  readonly ownerZone: string;
  /** Said in the message: "I'm in Tokyo". */
  readonly statedZone: string | null;
  readonly role: 'owner' | 'guest' | 'auto';
  /** The booked event or the one offered slot that is spoken of. */
  readonly anchor: { readonly start: EpochMinute; readonly end: EpochMinute } | null;
  /** Names the days of a group without any: what was named last in the message. */
  readonly carried: readonly DayExpr[];
  /** Whether the message says when somebody is away (an automatic absence notice). */
  readonly absence: boolean;
  /** "move it": bare times hang on the anchor's day. */
  readonly moving: boolean;
}

export interface GroupWindows {
  readonly windows: readonly Window[];
  readonly span: DaySpan | null;
  readonly conflict: boolean;
  readonly ambiguous: boolean;
  readonly impossible: boolean;
}

interface Place {
  readonly zone: string;
  readonly source: Window['zoneSource'];
  readonly ambiguous: boolean;
}

/** The windows of one statement: every day on which it holds, with its times of day. */
export function windowsOf(statement: Statement, quote: string, context: WindowContext): GroupWindows {
  const { group } = statement;
  const place = placeOf(group.zone, context);
  const relative = group.times.some((time) => time.k === 'same' || time.k === 'shift');
  if (relative && !context.anchor)
    return { windows: [], span: null, conflict: false, ambiguous: true, impossible: false };
  const times = timesOf(group, context, place.zone);
  const part = dayPartOf(group);
  const hours: HoursContext = { ...context.hours, part: context.hours.part ?? part };
  const spans = times ?? resolveTimes(group.times, hours);
  const role = statement.use === 'source' ? 'current_event' : statement.use === 'context' ? 'absence' : 'offer';
  const base = { zone: place.zone, zoneSource: place.source, by: 'grammar' as const, quote: quote.slice(0, 400) };
  const build = (
    date: number | null,
    weekday: number | null,
    rrule: string | null,
    time: TimeSpan | null,
    stance: Stance,
    as: Window['role'],
    grain: DaySpan['grain'],
  ): Window => {
    return {
      stance,
      role: as,
      date: date === null ? null : formatLocalDate(date),
      from: time?.from == null ? null : formatClock(Math.min(time.from, 1440)),
      to: time?.to == null ? null : formatClock(Math.min(time.to, 1440)),
      weekday: weekday === null ? null : (WEEKDAYS[weekday] as Window['weekday']),
      rrule,
      precision: precisionOf(time, grain),
      ...base,
    };
  };
  const windows: Window[] = [];
  let conflict = false;
  let ambiguous = place.ambiguous || spans.some((span) => span.otherFrom !== null);
  let impossible = false;
  let named: DaySpan | null = null;
  const days = daysOf(group, context);
  for (const day of days) {
    if (day.k === 'every') {
      for (const rule of rulesOf(day, context))
        for (const time of orNull(spans))
          windows.push(build(rule.date, rule.weekday, rule.rrule, time, statement.stance, role, 'day'));
      continue;
    }
    const span = resolveDay(day, context.calendar);
    if (!span) {
      impossible = true;
      continue;
    }
    conflict ||= span.conflict === true;
    ambiguous ||= span.alternatives !== undefined;
    named =
      named && named.from !== null && named.to !== null && span.from !== null && span.to !== null
        ? { ...span, from: Math.min(named.from, span.from), to: Math.max(named.to, span.to), grain: 'days' }
        : span;
    windows.push(...spanWindows(span, day, spans, statement, context, build, role));
  }
  return { windows, span: named, conflict, ambiguous, impossible };
}

type Build = (
  date: number | null,
  weekday: number | null,
  rrule: string | null,
  time: TimeSpan | null,
  stance: Stance,
  as: Window['role'],
  grain: DaySpan['grain'],
) => Window;

function orNull(spans: readonly TimeSpan[]): (TimeSpan | null)[] {
  return spans.length > 0 ? [...spans] : [null];
}

function spanWindows(
  span: DaySpan,
  day: DayExpr,
  times: readonly TimeSpan[],
  statement: Statement,
  context: WindowContext,
  build: Build,
  role: Window['role'],
): Window[] {
  const { today } = context.calendar;
  const out: Window[] = [];
  const negative = statement.stance === 'cannot' || statement.stance === 'avoid' || context.absence;
  if (statement.use === 'return' && context.absence) {
    for (let n = today; n < Math.min(span.from ?? today, today + MAX_WINDOW_DAYS); n++)
      out.push(build(n, null, null, null, 'cannot', 'absence', 'day'));
    return out;
  }
  if (span.bound) {
    const bounded = boundWindows(span, day, times, statement, context, build, negative);
    if (bounded) return bounded;
  }
  if (span.from === null || span.to === null) return out;
  const past = span.to <= today;
  if (past && role === 'offer') return out;
  const whole = span.grain !== 'day';
  let count = 0;
  for (let n = Math.max(span.from, whole ? today : span.from); n < span.to && count < MAX_WINDOW_DAYS; n++) {
    if (day.k === 'weekdays_of' && !day.weekdays.includes(weekdayOf(n))) continue;
    if (
      (!negative || isWeek(day)) &&
      whole &&
      day.k !== 'weekdays_of' &&
      span.grain !== 'weekend' &&
      weekdayOf(n) > 4 &&
      !isNamedDay(day, n)
    )
      continue;
    count++;
    if (span.minute !== undefined) {
      const time: TimeSpan = { from: span.minute, to: null, precision: 'approx', point: true, otherFrom: null };
      out.push(build(n, null, null, time, statement.stance, role, span.grain));
    } else
      for (const time of orNull(times))
        out.push(
          build(
            n,
            null,
            null,
            time,
            context.absence ? 'cannot' : statement.stance,
            context.absence ? 'absence' : role,
            span.grain,
          ),
        );
  }
  return out;
}

/** "Friday to Sunday": a weekend day that was named as an end counts. */
function isNamedDay(day: DayExpr, n: number): boolean {
  if (day.k !== 'span') return false;
  const ends = [day.from, day.to].map((end) => (end.k === 'weekday' ? end.day : null));
  return ends.some((weekday) => weekday !== null && weekday > 4) && weekdayOf(n) > 4;
}

/** until/by/before/from/after a day. */
function boundWindows(
  span: DaySpan,
  day: DayExpr,
  times: readonly TimeSpan[],
  statement: Statement,
  context: WindowContext,
  build: Build,
  negative: boolean,
): Window[] | null {
  const { today } = context.calendar;
  const stance = context.absence ? 'cannot' : statement.stance;
  const as: Window['role'] = context.absence ? 'absence' : 'offer';
  const out: Window[] = [];
  if (span.to !== null) {
    const inclusive = span.bound === 'until' && !negative ? span.to + 1 : span.to;
    if (negative) {
      for (let n = today; n < Math.min(inclusive, today + MAX_WINDOW_DAYS); n++)
        out.push(build(n, null, null, null, stance, as, 'day'));
      const lastTime = times[0];
      if (lastTime && (span.bound === 'until' || span.bound === 'before') && inclusive >= today) {
        const edge = lastTime.from ?? lastTime.to;
        if (edge !== null)
          out.push(
            build(inclusive, null, null, { ...lastTime, from: null, to: edge, point: false }, stance, as, 'day'),
          );
      }
      return out;
    }
    const asked = context.role === 'owner' && statement.proposed && span.bound === 'until';
    if (!asked && (span.bound === 'until' || span.bound === 'through')) {
      for (let n = today; n < Math.min(inclusive, today + MAX_WINDOW_DAYS); n++) {
        if (weekdayOf(n) > 4) continue;
        for (const time of orNull(times)) out.push(build(n, null, null, time, stance, as, 'day'));
      }
      return out;
    }
    const end = day.k === 'bound' && day.endOfDay ? context.hours.workday.end : null;
    const clock = times[0];
    const time: TimeSpan | null = end !== null ? edgeTime(end) : clock ? edgeTime(clock.to ?? clock.from) : null;
    return [build(inclusive - 1, null, null, time, stance, 'deadline', 'day')];
  }
  if (span.from !== null) {
    const first = times[0] ?? null;
    if (negative) {
      for (let n = span.from; n < span.from + 14; n++) out.push(build(n, null, null, null, stance, as, 'day'));
      return out;
    }
    return [build(span.from, null, null, first, stance, 'earliest', 'day')];
  }
  return null;
}

function edgeTime(to: number | null): TimeSpan | null {
  return to === null ? null : { from: null, to, precision: 'minute', point: false, otherFrom: null };
}

/** Days that hold every week, as rules. "starting …" gives a first date. */
function isWeekend(weekdays: readonly number[]): boolean {
  return weekdays.length === 2 && weekdays[0] === 5 && weekdays[1] === 6;
}

function rulesOf(
  day: Extract<DayExpr, { k: 'every' }>,
  context: WindowContext,
): { date: number | null; weekday: number | null; rrule: string }[] {
  const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  const interval = day.interval > 1 ? `;INTERVAL=${day.interval}` : '';
  const freq = day.freq.toUpperCase();
  const byDay =
    day.weekdays && day.freq === 'weekly' ? `;BYDAY=${day.weekdays.map((weekday) => codes[weekday]).join(',')}` : '';
  const rrule = `FREQ=${freq}${interval}${byDay}`;
  if (!day.recurring || day.freq === 'daily') {
    const single = day.freq === 'weekly' && day.weekdays && day.weekdays.length < 5 && !isWeekend(day.weekdays);
    if (single && day.interval === 1)
      return day.weekdays.map((weekday) => ({ date: null, weekday, rrule: `FREQ=WEEKLY;BYDAY=${codes[weekday]}` }));
    if (day.weekdays?.length === 1) return [{ date: null, weekday: day.weekdays[0] as number, rrule }];
    return [{ date: null, weekday: null, rrule }];
  }
  const start = context.calendar.last?.from ?? context.calendar.today;
  const weekday = day.weekdays?.length === 1 ? (day.weekdays[0] as number) : null;
  if (weekday === null) return [{ date: null, weekday: null, rrule }];
  return [{ date: start + ((weekday - weekdayOf(start) + 7) % 7), weekday, rrule }];
}

function daysOf(group: TimeGroup, context: WindowContext): readonly DayExpr[] {
  if (group.days.length > 0) return group.days;
  if (group.times.some((time) => time.k === 'before_end_of_day'))
    return [{ k: 'bound', side: 'by', day: { k: 'offset', days: 0 }, endOfDay: true }];
  const relative = group.times.find((time) => time.k === 'shift' || time.k === 'same');
  if (context.anchor && (relative || context.moving))
    return [anchorDay(context, relative?.k === 'shift' ? relative.minutes : 0)];
  if (context.carried.length > 0) return context.carried;
  if (context.anchor) return [anchorDay(context)];
  return [{ k: 'every', weekdays: null, interval: 1, freq: 'daily', recurring: false }];
}

/** The day of the anchor, or of what is so many minutes after it: "an hour later" may be past midnight. */
function anchorDay(context: WindowContext, minutes = 0): DayExpr {
  const anchor = context.anchor as { start: EpochMinute };
  const wall = toWall(zoneTable(placeOf(null, context).zone), anchor.start + minutes);
  const { year, month, day } = dateOf(Math.floor(wall / 1440));
  return { k: 'date', year, month, day, weekday: null };
}

/** "same time", "an hour later": the anchor's clock; null when the group says its own times. */
function timesOf(group: TimeGroup, context: WindowContext, zone: string): TimeSpan[] | null {
  const relative = group.times.find(
    (time): time is Extract<TimeExpr, { k: 'same' | 'shift' }> => time.k === 'same' || time.k === 'shift',
  );
  if (!relative || !context.anchor) return null;
  const minutes = relative.k === 'shift' ? relative.minutes : 0;
  const wall = toWall(zoneTable(zone), context.anchor.start + minutes);
  return [{ from: ((wall % 1440) + 1440) % 1440, to: null, precision: 'minute', point: true, otherFrom: null }];
}

function dayPartOf(group: TimeGroup): HoursContext['part'] {
  const part = group.times.find((time) => time.k === 'part');
  return part && group.times.some((time) => time.k === 'clock')
    ? (part as Extract<TimeExpr, { k: 'part' }>).part
    : null;
}

/** Whose clock a group is read on: named > said of oneself > the sender's > the owner's. */
function placeOf(zone: ZoneExpr | null, context: WindowContext): Place {
  const { senderZone, ownerZone, statedZone } = context;
  const own = statedZone ?? senderZone;
  if (zone?.k === 'zone') {
    const known = zone.zones.find((tzid) => tzid === own || tzid === ownerZone);
    return {
      zone: known ?? (zone.zones[0] as string),
      source: 'explicit',
      ambiguous: zone.zones.length > 1 && known === undefined,
    };
  }
  if (zone?.k === 'whose' && zone.whose === 'other') {
    const other = context.role === 'owner' ? null : ownerZone;
    return { zone: other ?? ownerZone, source: 'explicit', ambiguous: other === null };
  }
  if (statedZone) return { zone: statedZone, source: 'explicit', ambiguous: false };
  return senderZone
    ? { zone: senderZone, source: 'person', ambiguous: false }
    : { zone: ownerZone, source: 'owner', ambiguous: zone?.k === 'whose' && context.role === 'guest' };
}

/** `minute` and `approx` are starts; a stretch of the day is a `daypart` whoever drew its borders. */
function precisionOf(time: TimeSpan | null, grain: DaySpan['grain']): Window['precision'] {
  if (time && (time.from !== null || time.to !== null))
    return time.point ? (time.precision === 'approx' ? 'approx' : 'minute') : 'daypart';
  return grain === 'day' || grain === 'weekend' ? 'day' : 'week';
}

/** "I'm away next week" speaks of the working week. */
function isWeek(day: DayExpr): boolean {
  if (day.k !== 'period' || day.part !== null) return false;
  const { period } = day;
  return (period.k === 'relative' || period.k === 'following') && period.unit === 'week';
}
