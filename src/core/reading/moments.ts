import type { Item } from './grammar/item';
import { isRangeJoin, type Source } from './grammar/source';
import type { DayExpr, TimeExpr } from './time-expression';

/** Days and times said together. `from` and `to` are token indices. */
export interface Moment {
  readonly from: number;
  readonly to: number;
  readonly days: readonly DayExpr[];
  readonly times: readonly TimeExpr[];
}

const LINKS = new Set(['at', 'on', 'in', 'of', 'the', 'around', 'for']);

/** The days and times that stand together from `start` on, and the index after them. Null when none begins there. */
export function momentAt(items: readonly Item[], start: number, source: Source): { node: Moment; next: number } | null {
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

/** The moment that a range ends with, where the words after a moment join one to it. */
export function rangeEnd(items: readonly Item[], next: number, source: Source): { node: Moment; next: number } | null {
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
