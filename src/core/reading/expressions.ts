import type { EpochMinute } from '../time/period';
import { toWall, zoneTable } from '../time/zone';
import { cleanText } from './clean-text';
import { dayFirst } from './conventions';
import { resolveDay } from './day-resolution';
import type { CalendarContext } from './day-span';
import { dayAt } from './grammar/day';
import type { Item } from './grammar/item';
import { itemsOf } from './grammar/items';
import { isRangeJoin, type Source } from './grammar/source';
import { chooseLanguage } from './language';
import { momentAt, rangeEnd } from './moments';
import { sentencesOf } from './sentences';
import type { DayExpr } from './time-expression';
import { durationGrain, joinMoments, stamp, type TimeValue, valueOfMoment } from './time-value';
import type { Keyword, Token } from './token';
import { tokenize } from './tokenizer';

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

/**
 * Every time expression of a text, one by one, for evaluation and support. Texts longer than 8,000 characters are cut.
 */
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
    const lasting = lastingDays(items, i, calendar) ?? lastingFrom(items, i, calendar);
    if (lasting) {
      out.push(lasting.node);
      i = lasting.next;
      continue;
    }
    if (items.length === 1 && isUnitAlone(source.tokens, item)) break;
    const counted = nowUntil(items, i, calendar) ?? lastingHours(items, i, calendar, clock24);
    if (counted) {
      out.push(counted.node);
      i = counted.next;
      continue;
    }
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
    const between = betweenMoments(items, i, source, calendar, clock24);
    if (between) {
      out.push(between.node);
      i = between.next;
      continue;
    }
    const found = momentAt(items, i, source);
    if (!found) {
      i++;
      continue;
    }
    const listed = found.node.days.length === 0 && isListed(items, i);
    const moment = listed ? { ...found, node: { ...found.node, days: lastDays } } : found;
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

/** "a day" and nothing else measures nothing. */
function isUnitAlone(tokens: readonly Token[], { from, to }: Item): boolean {
  return to - from === 2 && tokens[from]?.keyword === 'a' && tokens[from + 1]?.unit !== undefined;
}

/** "… 9 am or 1 pm": the day before holds for the second time as well. */
function isListed(items: readonly Item[], i: number): boolean {
  const before = items[i - 1];
  return before?.k === 'keyword' && (before.keyword === 'or' || before.keyword === 'and');
}

type Taken = { readonly node: Expression; readonly next: number } | null;

/** "between now and eight o'clock", "between Monday 3pm and Tuesday noon". */
function betweenMoments(
  items: readonly Item[],
  i: number,
  source: Source,
  calendar: CalendarContext,
  clock24: boolean,
): Taken {
  const item = items[i];
  if (item?.k !== 'keyword' || (item.keyword !== 'between' && item.keyword !== 'from')) return null;
  const first = items[i + 1] ? momentAt(items, i + 1, source) : null;
  if (!first) return null;
  const join = items[first.next];
  const joins = join?.k === 'keyword' && (join.keyword === 'and' || isRangeJoin(source, join.from));
  const second = joins && items[first.next + 1] ? momentAt(items, first.next + 1, source) : null;
  const value = second && joinMoments(first.node, second.node, calendar, clock24);
  return value && { node: { from: item.from, to: second.node.to, value }, next: second.next };
}

/** "for 3 days from today": a stretch, not a day. */
function lastingDays(items: readonly Item[], i: number, calendar: CalendarContext): Taken {
  const item = items[i];
  const before = items[i - 1];
  const lasts = before?.k === 'keyword' && before.keyword === 'for' && before.to === item?.from;
  if (item?.k !== 'day' || item.day.k !== 'shift' || item.day.base === 'anchor' || !lasts) return null;
  const start = item.day.base === null ? calendar.today : resolveDay(item.day.base, calendar)?.from;
  const end = resolveDay(item.day, calendar);
  if (start == null || end?.from == null || end.minute !== undefined || end.from <= start) return null;
  return {
    node: {
      from: before.from,
      to: item.to,
      value: { kind: 'interval', from: stamp(start, 0), to: stamp(end.from, 0), grain: 'day' },
    },
    next: i + 1,
  };
}

/** "from now until 6pm". */
function nowUntil(items: readonly Item[], i: number, calendar: CalendarContext): Taken {
  const [item, end] = [items[i], items[i + 1]];
  if (item?.k !== 'keyword' || item.keyword !== 'from_now' || end?.k !== 'time') return null;
  if (end.time.k !== 'range' || end.time.from || !end.time.to) return null;
  const value = joinMoments(
    { from: item.from, to: item.to, days: [{ k: 'now' }], times: [] },
    { from: end.from, to: end.to, days: [], times: [{ k: 'clock', clock: end.time.to }] },
    calendar,
    false,
  );
  return value && { node: { from: item.from, to: end.to, value }, next: i + 2 };
}

/** "for 2 hours from 6pm". */
function lastingHours(items: readonly Item[], i: number, calendar: CalendarContext, clock24: boolean): Taken {
  const [before, item, start] = [items[i - 1], items[i], items[i + 1]];
  const lasts = before?.k === 'keyword' && before.keyword === 'for' && before.to === item?.from;
  if (!lasts || item?.k !== 'duration' || item.seconds >= DAY_SECONDS || item.seconds % 60 !== 0) return null;
  if (start?.k !== 'time' || start.time.k !== 'range' || start.time.to || start.time.since) return null;
  const from = valueOfMoment(
    { from: start.from, to: start.to, days: [], times: [start.time] },
    calendar,
    clock24,
  )?.from;
  if (!from) return null;
  const minutes = Date.parse(`${from}:00Z`) / 60_000 + item.seconds / 60;
  const to = stamp(Math.floor(minutes / 1440), minutes % 1440);
  return {
    node: { from: before.from, to: start.to, value: { kind: 'interval', from, to, grain: 'minute' } },
    next: i + 2,
  };
}

const DAY_SECONDS = 86_400;

/** "for 3 days, from today", "for two weeks starting Monday". */
function lastingFrom(items: readonly Item[], i: number, calendar: CalendarContext): Taken {
  const item = items[i];
  const before = items[i - 1];
  const lasts = before?.k === 'keyword' && before.keyword === 'for' && before.to === item?.from;
  if (item?.k !== 'duration' || item.seconds % DAY_SECONDS !== 0 || !lasts) return null;
  const at = items[i + 1]?.k === 'comma' ? i + 2 : i + 1;
  const after = items[at];
  const starts = after?.k === 'day' && after.day.k === 'bound' && after.day.side === 'from' ? after.day.day : null;
  const now = after?.k === 'keyword' && after.keyword === 'from_now';
  if (!after || (!starts && !now)) return null;
  const start = starts ? resolveDay(starts, calendar)?.from : calendar.today;
  if (start == null) return null;
  const end = stamp(start + item.seconds / DAY_SECONDS, 0);
  return {
    node: {
      from: before.from,
      to: after.to,
      value: { kind: 'interval', from: stamp(start, 0), to: end, grain: 'day' },
    },
    next: at + 1,
  };
}

/** Without a leading "at" or "on", and without an article before "last", "next" or "the end of". */
function trimStart(tokens: readonly Token[], from: number): number {
  const keyword = tokens[from]?.keyword;
  if (keyword === 'at' || keyword === 'on' || keyword === 'around') return trimStart(tokens, from + 1);
  const next = tokens[keyword === 'in' && tokens[from + 1]?.keyword === 'the' ? from + 2 : from + 1];
  const named = next?.keyword !== undefined && NAMED_WITHOUT_ARTICLE.has(next.keyword);
  if (keyword === 'in' && (named || tokens[from + 1]?.part)) return trimStart(tokens, from + 1);
  return keyword === 'the' && named ? from + 1 : from;
}

const NAMED_WITHOUT_ARTICLE = new Set<Keyword>(['last', 'next', 'start_of', 'end_of', 'mid', 'early', 'late']);
