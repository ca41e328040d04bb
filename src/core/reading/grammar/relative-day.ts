import type { DayExpr, Unit } from '../time-expression';
import { amountAt, durationAt } from './duration';
import { plainPeriodAt } from './period';
import { type Found, isKeyword, type Source, skip } from './source';

/** in two weeks · 3 days from Friday · a day later · two weeks ago · first Monday of next month · last day of October. */
export function relativeDayAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  return nthOfAt(source, i, depth) ?? inAmountAt(source, i) ?? amountFromAt(source, i, depth) ?? weeksTimeAt(source, i);
}

function inAmountAt(source: Source, i: number): Found<DayExpr> | null {
  if (!isKeyword(source, i, 'in', 'within') && !source.tokens[i]?.text.startsWith('+')) return null;
  if (isKeyword(source, i, 'within') && source.mode === 'mail') return null;
  const at = skip(source, i + 1, 'around');
  const amount = wholeAmountAt(source, at);
  if (!amount) return null;
  let next = amount.next;
  if (isKeyword(source, next, 'time') || source.tokens[next]?.text === "'") next++;
  if (source.mode === 'mail' && isSmall(amount.node.unit)) return null;
  const weekday = isKeyword(source, next, 'on') ? source.tokens[next + 1]?.weekday : undefined;
  if (weekday)
    return {
      node: { k: 'shift', n: amount.node.n, unit: amount.node.unit, base: null, onWeekday: weekday.day },
      next: next + 2,
    };
  const within = isKeyword(source, i, 'within');
  return {
    node: { k: 'shift', n: amount.node.n, unit: amount.node.unit, base: null, ...(within ? { within } : {}) },
    next,
  };
}

function isSmall(unit: Unit): boolean {
  return unit === 'second' || unit === 'minute' || unit === 'hour';
}

function wholeAmountAt(source: Source, i: number): Found<{ n: number; unit: Unit }> | null {
  const amount = amountAt(source, i);
  if (!amount || !isSmall(amount.node.unit)) return amount;
  const duration = durationAt(source, i);
  return duration ? { node: { n: duration.node, unit: 'second' }, next: duration.next } : amount;
}

function amountFromAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const theOne =
    isKeyword(source, i, 'the') && source.tokens[i + 1]?.unit
      ? { node: { n: 1, unit: source.tokens[i + 1]?.unit?.unit as Unit }, next: i + 2 }
      : null;
  const amount = wholeAmountAt(source, i) ?? (source.mode === 'times' ? theOne : null);
  if (!amount) return null;
  const { n, unit } = amount.node;
  const at = amount.next;
  const link = source.tokens[at];
  if (isKeyword(source, at, 'from_now')) {
    if (link?.text === 'out' && source.mode === 'mail') return null;
    return onWeekday(source, { k: 'shift', n, unit, base: null }, at + 1);
  }
  if (
    isKeyword(source, at, 'ago') ||
    (source.mode === 'times' && isKeyword(source, at, 'before', 'earlier') && isEnd(source, at + 1))
  ) {
    return { node: { k: 'shift', n: -n, unit, base: null }, next: at + 1 };
  }
  if (source.mode === 'times' && isKeyword(source, at, 'after', 'later') && isEnd(source, at + 1))
    return { node: { k: 'shift', n, unit, base: null }, next: at + 1 };
  if (isKeyword(source, at, 'later', 'earlier') && !isSmall(unit)) {
    return { node: { k: 'shift', n: isKeyword(source, at, 'later') ? n : -n, unit, base: 'anchor' }, next: at + 1 };
  }
  if (isKeyword(source, at, 'after_next') && source.tokens[at + 1]?.weekday && !isSmall(unit)) {
    const base: DayExpr = {
      k: 'weekday',
      day: source.tokens[at + 1]?.weekday?.day as number,
      rel: 'next',
      within: null,
    };
    return { node: { k: 'shift', n, unit, base }, next: at + 2 };
  }
  if (isKeyword(source, at, 'after', 'from', 'before') && !isSmall(unit)) {
    const base =
      source.dayAt(source, skip(source, at + 1, 'the'), depth + 1) ?? source.dayAt(source, at + 1, depth + 1);
    if (base)
      return onWeekday(
        source,
        { k: 'shift', n: isKeyword(source, at, 'before') ? -n : n, unit, base: base.node },
        base.next,
      );
  }
  return null;
}

function isEnd(source: Source, i: number): boolean {
  const token = source.tokens[i];
  return !token || Boolean(token.stop || token.comma);
}

function onWeekday(source: Source, node: Extract<DayExpr, { k: 'shift' }>, next: number): Found<DayExpr> {
  const weekday = isKeyword(source, next, 'on') ? source.tokens[next + 1]?.weekday : undefined;
  return weekday ? { node: { ...node, onWeekday: weekday.day }, next: next + 2 } : { node, next };
}

/** "two weeks' time" without "in" is rare; "a week on Tuesday" is the Tuesday a week after the next. */
function weeksTimeAt(source: Source, i: number): Found<DayExpr> | null {
  const amount = amountAt(source, i);
  if (amount?.node.unit !== 'week' || !isKeyword(source, amount.next, 'on')) return null;
  const weekday = source.tokens[amount.next + 1]?.weekday;
  if (!weekday || isKeyword(source, i - 1, 'in')) return null;
  const base: DayExpr = { k: 'weekday', day: weekday.day, rel: 'bare', within: null };
  return { node: { k: 'shift', n: amount.node.n, unit: 'week', base }, next: amount.next + 2 };
}

function nthOfAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const { tokens } = source;
  let at = skip(source, i, 'the');
  let n = tokens[at]?.ordinal?.value ?? (isKeyword(source, at, 'last') ? -1 : null);
  if (n === null) return null;
  at++;
  if (n > 0 && isKeyword(source, at, 'last')) {
    n = -n;
    at++;
  }
  const weekday = tokens[at]?.weekday;
  const isDay = tokens[at]?.unit?.unit === 'day' && !tokens[at]?.unit?.short;
  if (!weekday && !isDay) return null;
  const after = isKeyword(source, at + 1, 'after') ? source.dayAt(source, at + 2, depth + 1) : null;
  if (weekday && after && n > 0) {
    return { node: { k: 'shift', n, unit: 'week', base: after.node, onWeekday: weekday.day }, next: after.next };
  }
  if (!isKeyword(source, at + 1, 'of', 'in')) return null;
  const of = plainPeriodAt(source, skip(source, at + 2, 'the'), depth + 1, true);
  if (!of || Math.abs(n) > 366) return null;
  if (weekday) return { node: { k: 'nth_weekday', n, day: weekday.day, of: of.node }, next: of.next };
  return { node: { k: 'nth_day', n, of: of.node }, next: of.next };
}
