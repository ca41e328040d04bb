import { dateOf, formatClock, formatLocalDate } from '../time/calendar-date';
import type { EpochMinute } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import { cleanText } from './clean-text';
import { dayFirst } from './conventions';
import { resolveDay } from './day-resolution';
import type { CalendarContext, DaySpan } from './day-span';
import { dayAt } from './grammar/day';
import { type Item, itemsOf } from './grammar/items';
import { isRangeJoin, type Source } from './grammar/source';
import { chooseLanguage } from './language';
import { sentencesOf } from './sentences';
import type { DayExpr, TimeExpr } from './time-expression';
import { resolveTimes, type TimeSpan } from './time-resolution';
import type { Token } from './token';
import { tokenize } from './tokenizer';

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

export interface TimeItem {
  /** UTF-16 offsets in the text as given, end exclusive. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly value: TimeValue;
}

export interface ExpressionContext {
  readonly now: EpochMinute;
  readonly zone: string;
  readonly locale: string | null;
}

/** Days and times said together. `from` and `to` are token indices. */
interface Moment {
  readonly from: number;
  readonly to: number;
  readonly days: readonly DayExpr[];
  readonly times: readonly TimeExpr[];
}

/** Every time expression of a text, one by one, for evaluation and support. Texts longer than 8,000 characters are cut. */
export function timeExpressions(text: string, context: ExpressionContext): TimeItem[] {
  const read = sameLength(text.slice(0, 8_000));
  const { lexicon } = chooseLanguage(read, context.locale);
  const tokens = tokenize(read, lexicon, context.now);
  const source: Source = { tokens, mode: 'times', dayAt: (inner, i, depth) => dayAt(inner, i, depth, 'single') };
  const wall = toWall(zoneTable(context.zone), context.now);
  const calendar: CalendarContext = {
    today: Math.floor(wall / 1440),
    minute: ((wall % 1440) + 1440) % 1440,
    dayFirst: dayFirst(context.locale, lexicon.language, null) ?? false,
    mode: 'times',
    offered: [],
    event: null,
    last: null,
  };
  const found: TimeItem[] = [];
  for (const sentence of sentencesOf(tokens, read)) {
    const items = itemsOf(source, sentence.from, sentence.to, false);
    for (const expression of expressionsOf(items, source, calendar, lexicon.notation.clock24)) {
      const start = tokens[expression.from]?.start ?? 0;
      const end = tokens[expression.to - 1]?.end ?? start;
      found.push({ start, end, text: text.slice(start, end), value: expression.value });
    }
  }
  return found;
}

/** Cleaned only where that keeps every offset. */
function sameLength(text: string): string {
  const clean = cleanText(text);
  return clean.length === text.length ? clean : text.replace(/[‘’]/g, "'").replace(/[–—]/g, '-');
}

interface Expression {
  readonly from: number;
  readonly to: number;
  readonly value: TimeValue;
}

function expressionsOf(items: readonly Item[], source: Source, base: CalendarContext, clock24: boolean): Expression[] {
  const out: Expression[] = [];
  let calendar = base;
  let lastDays: readonly DayExpr[] = [];
  for (let i = 0; i < items.length; ) {
    const item = items[i] as Item;
    if (item.k === 'duration') {
      const value: TimeValue = {
        kind: 'duration',
        seconds: Math.round(item.seconds),
        grain: durationGrain(item.seconds),
      };
      out.push({ from: item.from, to: item.to, value });
      i++;
      continue;
    }
    if (item.k === 'keyword' && item.keyword === 'now') {
      out.push({
        from: item.from,
        to: item.to,
        value: { kind: 'instant', from: stamp(calendar.today, calendar.minute), grain: 'minute' },
      });
      i++;
      continue;
    }
    const found = momentAt(items, i, source);
    if (!found) {
      i++;
      continue;
    }
    const listed = found.node.days.length === 0 && isListed(items, i);
    const moment = listed ? { ...found, node: { ...found.node, days: lastDays } } : found;
    const lasting = lastingDays(items, i, calendar);
    if (lasting) {
      out.push(lasting);
      i = moment.next;
      continue;
    }
    const second = rangeEnd(items, moment.next, source);
    const joined = second ? joinMoments(moment.node, second.node, calendar, clock24) : null;
    const value = joined ?? valueOfMoment(moment.node, calendar, clock24);
    const last = joined && second ? second : moment;
    if (value) out.push({ from: trimStart(source.tokens, moment.node.from), to: last.node.to, value });
    const day = moment.node.days[0];
    const span = day ? resolveDay(day, calendar) : null;
    if (span && !span.bound) calendar = { ...calendar, last: span };
    lastDays = moment.node.days;
    i = last.next;
  }
  return out;
}

/** "… 9 am or 1 pm": the day before holds for the second time as well. */
function isListed(items: readonly Item[], i: number): boolean {
  const before = items[i - 1];
  return before?.k === 'keyword' && (before.keyword === 'or' || before.keyword === 'and');
}

const LINKS = new Set(['at', 'on', 'in', 'of', 'the', 'around', 'for']);

function momentAt(items: readonly Item[], start: number, source: Source): { node: Moment; next: number } | null {
  const head = items[start] as Item;
  if (head.k !== 'day' && head.k !== 'time') return null;
  const days: DayExpr[] = [];
  const times: TimeExpr[] = [];
  let next = start;
  let to = head.to;
  for (let i = start; i < items.length && i < start + 10; i++) {
    const item = items[i] as Item;
    if (i > start && !touches(items[i - 1] as Item, item, source)) break;
    if (item.k === 'day') {
      if (
        item.day.k === 'bound' &&
        times.length > 0 &&
        days.length === 0 &&
        (item.day.side === 'until' || item.day.side === 'through')
      )
        break;
      if (days.length > 0 && !(item.from < to)) break;
      days.push(item.day);
    } else if (item.k === 'time') {
      if (times.length > 0 && !compatible(times, item.time)) break;
      if (times.length === 0 && days.some((day) => day.k === 'period')) break;
      times.push(item.time);
    } else if (item.k === 'zone') {
      to = item.to;
      next = i + 1;
      continue;
    } else if (isLink(items, i, source)) continue;
    else break;
    to = item.to;
    next = i + 1;
  }
  return { node: { from: head.from, to, days, times }, next };
}

/** Nothing but brackets and dashes between the two: words between would part them. */
function touches(before: Item, item: Item, source: Source): boolean {
  for (let i = before.to; i < item.from; i++) {
    const token = source.tokens[i];
    if (!token?.open && !token?.close && !token?.dash) return false;
  }
  return true;
}

/** A part of the day beside a clock, or a bound beside the other one. */
function compatible(times: readonly TimeExpr[], time: TimeExpr): boolean {
  return times.length === 1 && (times[0]?.k === 'part') !== (time.k === 'part');
}

function isLink(items: readonly Item[], i: number, source: Source): boolean {
  const item = items[i] as Item;
  const next = items[i + 1];
  if (!next) return false;
  if (item.k === 'comma')
    return next.k === 'time' || (next.k === 'keyword' && items[i + 2]?.k === 'time') || next.k === 'day';
  return item.k === 'keyword' && LINKS.has(item.keyword) && source.tokens[item.from]?.text !== 'for';
}

function rangeEnd(items: readonly Item[], next: number, source: Source): { node: Moment; next: number } | null {
  const item = items[next];
  if (!item) return null;
  if (item.k === 'day' && item.day.k === 'bound' && (item.day.side === 'until' || item.day.side === 'through')) {
    const end = momentAt(items, next, source);
    return end && { ...end, node: { ...end.node, days: [item.day.day] } };
  }
  const before = item.from - 1;
  if (item.k === 'keyword' && isRangeJoin(source, item.from))
    return items[next + 1] ? momentAt(items, next + 1, source) : null;
  return source.tokens[before]?.dash && (item.k === 'day' || item.k === 'time') ? momentAt(items, next, source) : null;
}

/** "from 2pm till tomorrow 4:30pm", "31 May 14:15 - 1 June 9:00". */
function joinMoments(first: Moment, second: Moment, calendar: CalendarContext, clock24: boolean): TimeValue | null {
  if (first.times.length === 0 && second.times.length === 0) return null;
  const a = valueOfMoment(first, calendar, clock24);
  const context = a?.from && second.days.length === 0 ? { ...second, days: first.days } : second;
  const b = valueOfMoment(context, calendar, clock24);
  if (!a?.from || !b?.from || a.kind === 'set' || b.kind === 'set' || b.from <= a.from) return null;
  return { kind: 'interval', from: a.from, to: b.to ?? b.from, grain: 'minute' };
}

/** Without a leading "at" or "on". */
function trimStart(tokens: readonly Token[], from: number): number {
  const keyword = tokens[from]?.keyword;
  return keyword === 'at' || keyword === 'on' || keyword === 'around' ? from + 1 : from;
}

function valueOfMoment(moment: Moment, calendar: CalendarContext, clock24: boolean): TimeValue | null {
  const day = moment.days[0];
  const every = moment.days.find((expr) => expr.k === 'every');
  if (every?.k === 'every') return setValue(every);
  const spans = resolveTimes(moment.times, { workday: { start: 480, end: 1080 }, part: null, clock24 });
  const span = day ? resolveDay(day, calendar) : null;
  if (day && !span) return null;
  if (span?.minute !== undefined && span.from !== null)
    return { kind: 'instant', from: stamp(span.from, span.minute), grain: 'minute' };
  const time = spans[0];
  if (!time) return span ? dayValue(span) : null;
  const base = span?.from ?? span?.to ?? nextDayFor(time, calendar);
  const value = timeValue(base, time, moment.times);
  const others = (span?.alternatives ?? [])
    .map((day) => timeValue(day, time, moment.times))
    .map(({ from, to }) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) }));
  return others.length > 0 ? { ...value, alternatives: [...(value.alternatives ?? []), ...others] } : value;
}

/** A time without a day is the next such time. */
function nextDayFor(time: TimeSpan, calendar: CalendarContext): number {
  const edge = time.to ?? time.from ?? 1440;
  return edge <= calendar.minute ? calendar.today + 1 : calendar.today;
}

function timeValue(day: number, time: TimeSpan, times: readonly TimeExpr[]): TimeValue {
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
  const from = time.from ?? (part && times.every((expr) => expr.k === 'part' && expr.side === null) ? 8 * 60 : null);
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
  const grains = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;
  return { kind: 'set', rrule: `FREQ=${every.freq.toUpperCase()}${interval}${byDay}`, grain: grains[every.freq] };
}

function durationGrain(seconds: number): Grain {
  if (seconds % 86_400 === 0) return seconds % 604_800 === 0 ? 'week' : 'day';
  return seconds % 3600 === 0 ? 'hour' : 'minute';
}

function stamp(day: number, minutes: number): string {
  const carried = day + Math.floor(minutes / 1440);
  const { year } = dateOf(carried);
  return year < 0 || year > 9999 ? '' : `${formatLocalDate(carried)}T${formatClock(((minutes % 1440) + 1440) % 1440)}`;
}

/** "for 3 days from today": a stretch, not a day. */
function lastingDays(items: readonly Item[], i: number, calendar: CalendarContext): Expression | null {
  const item = items[i];
  const before = items[i - 1];
  if (
    item?.k !== 'day' ||
    item.day.k !== 'shift' ||
    before?.k !== 'keyword' ||
    before.keyword !== 'for' ||
    before.to !== item.from
  )
    return null;
  const start = item.day.base !== null && item.day.base !== 'anchor' ? resolveDay(item.day.base, calendar)?.from : null;
  const end = resolveDay(item.day, calendar)?.from;
  if (start == null || end == null || end <= start) return null;
  return {
    from: before.from,
    to: item.to,
    value: { kind: 'interval', from: stamp(start, 0), to: stamp(end, 0), grain: 'day' },
  };
}
