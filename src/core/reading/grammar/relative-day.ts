import type { DayExpr, Unit } from '../time-expression';
import { type Amount, amountAt, amountsAt, durationAt } from './duration';
import { plainPeriodAt } from './period';
import { type Found, isKeyword, type Source, skip } from './source';

/**
 * in two weeks · 3 days from Friday · a day later · two weeks ago · first Monday of next month · last day of October.
 */
export function relativeDayAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  return (
    nthOfAt(source, i, depth) ??
    inAmountAt(source, i) ??
    amountFromAt(source, i, depth) ??
    weeksTimeAt(source, i) ??
    weekdaysAwayAt(source, i) ??
    weekdayBesideAt(source, i, depth) ??
    rollingHoursAt(source, i)
  );
}

/** the Monday after Thanksgiving · the Friday before Easter · the weekday next to a named day. */
function weekdayBesideAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const at = skip(source, i, 'the');
  const weekday = source.tokens[at]?.weekday;
  const before = isKeyword(source, at + 1, 'before');
  if (at === i || !weekday || weekday.plural || (!before && !isKeyword(source, at + 1, 'after'))) return null;
  const day = source.dayAt(source, at + 2, depth + 1);
  if (!day || (day.node.k === 'period' && day.node.period.k === 'following')) return null;
  const n = before ? -1 : 1;
  return { node: { k: 'shift', n, unit: 'week', base: day.node, onWeekday: weekday.day }, next: day.next };
}

/** the last 24 hours · next five minutes: from or until now. */
function rollingHoursAt(source: Source, i: number): Found<DayExpr> | null {
  if (source.mode === 'mail') return null;
  const at = skip(source, i, 'the');
  const inside = isKeyword(source, at, 'within');
  const back = isKeyword(source, at, 'last');
  if (!inside && !back && !isKeyword(source, at, 'next', 'following')) return null;
  const single = source.tokens[at + 1]?.unit;
  const shift: Found<Distance> | null = single
    ? { node: { k: 'shift', n: 1, unit: single.unit }, next: at + 2 }
    : shiftAt(source, at + 1);
  if (!shift || !isSmall(shift.node.unit) || single?.short) return null;
  const n = back ? -shift.node.n : shift.node.n;
  return { node: { ...shift.node, n, base: null, within: true }, next: shift.next };
}

function inAmountAt(source: Source, i: number): Found<DayExpr> | null {
  const { tokens } = source;
  const signed = signAt(source, i);
  if (!isKeyword(source, i, 'in', 'within') && signed === 0) return null;
  const within = isKeyword(source, i, 'within');
  if (within && source.mode === 'mail') return null;
  const at = skip(source, i + 1, 'around', 'less_than');
  const shift = shiftAt(source, at);
  if (!shift) return null;
  let next = shift.next;
  if (isKeyword(source, next, 'time') || tokens[next]?.text === "'") next++;
  if (source.mode === 'mail' && isSmall(shift.node.unit)) return null;
  const node = signed < 0 ? { ...shift.node, n: -shift.node.n } : shift.node;
  const weekday = isKeyword(source, next, 'on') ? tokens[next + 1]?.weekday : undefined;
  if (weekday) return { node: { ...node, base: null, onWeekday: weekday.day }, next: next + 2 };
  const hurried = within || isKeyword(source, i + 1, 'less_than');
  return { node: { ...node, base: null, ...(hurried ? { within: true } : {}) }, next };
}

/** `+15min`; a minus only at the head of a text. */
function signAt(source: Source, i: number): 1 | -1 | 0 {
  const token = source.tokens[i];
  if (token?.text.startsWith('+')) return 1;
  const negative = source.mode === 'times' && i === 0 && token?.dash && token.end === source.tokens[1]?.start;
  return negative ? -1 : 0;
}

function isDayOrLess(unit: Unit | undefined): boolean {
  return unit === 'day' || (unit !== undefined && isSmall(unit));
}

function isSmall(unit: Unit): boolean {
  return unit === 'second' || unit === 'minute' || unit === 'hour';
}

type Distance = Pick<Extract<DayExpr, { k: 'shift' }>, 'k' | 'n' | 'unit' | 'more'>;

/** How far a shift goes: `3 days`, `2 months, 5 days`, `an hour and a half`. */
function shiftAt(source: Source, i: number): Found<Distance> | null {
  const amounts = amountsAt(source, i);
  const first = amounts?.node[0];
  if (!amounts || !first) return null;
  if (isSmall(first.unit)) {
    const duration = durationAt(source, i);
    return duration && { node: { k: 'shift', n: duration.node, unit: 'second' }, next: duration.next };
  }
  const half = isKeyword(source, amounts.next, 'and') ? skip(source, amounts.next + 1, 'a') : amounts.next;
  if (half > amounts.next && isKeyword(source, half, 'half') && amounts.node.length === 1)
    return { node: distance({ ...first, n: first.n + 0.5 }), next: half + 1 };
  const more = amounts.node.slice(1);
  return { node: { ...distance(first), ...(more.length > 0 ? { more } : {}) }, next: amounts.next };
}

function distance({ n, unit }: Amount): Distance {
  return unit === 'year' && !Number.isInteger(n) ? { k: 'shift', n: 12 * n, unit: 'month' } : { k: 'shift', n, unit };
}

function amountFromAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const limit = source.mode === 'times' && isKeyword(source, i, 'more_than', 'less_than');
  const found = distanceFromAt(source, limit ? i + 1 : skip(source, i, 'around'), depth);
  if (!limit || found?.node.k !== 'shift') return found;
  const back = found.node.n < 0;
  if (isKeyword(source, i, 'more_than'))
    return { node: { k: 'bound', side: back ? 'before' : 'after', day: found.node }, next: found.next };
  return { node: { k: 'bound', side: back ? 'since' : 'before', day: found.node }, next: found.next };
}

function distanceFromAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const theOne: Found<Distance> | null =
    isKeyword(source, i, 'the') && isDayOrLess(source.tokens[i + 1]?.unit?.unit)
      ? { node: { k: 'shift', n: 1, unit: source.tokens[i + 1]?.unit?.unit as Unit }, next: i + 2 }
      : null;
  const onTheDay = isKeyword(source, i, 'same_day') && source.tokens[i]?.text.endsWith('the day');
  if (onTheDay && isKeyword(source, i + 1, 'after', 'before') && source.tokens[i + 2]?.dayOffset) {
    const away = isKeyword(source, i + 1, 'before') ? -1 : 1;
    return { node: { k: 'offset', days: (source.tokens[i + 2]?.dayOffset?.days ?? 0) + away }, next: i + 3 };
  }
  const beside = isKeyword(source, i + 2, 'after', 'before') && source.tokens[skip(source, i + 3, 'the')]?.holiday;
  const shift = shiftAt(source, i) ?? (source.mode === 'times' || beside ? theOne : null);
  if (!shift) return null;
  const { n, unit } = shift.node;
  const back: Distance = { ...shift.node, n: -n };
  const at = shift.next;
  const link = source.tokens[at];
  if (isKeyword(source, at, 'from_now')) {
    if (link?.text === 'out' && source.mode === 'mail') return null;
    const base: DayExpr | null = link?.text.endsWith('today') ? { k: 'offset', days: 0 } : null;
    return onWeekday(source, { ...shift.node, base }, at + 1);
  }
  if (isKeyword(source, at, 'from') && isKeyword(source, at + 1, 'now') && source.mode === 'times')
    return onWeekday(source, { ...shift.node, base: null }, at + 2);
  const loose = source.mode === 'times' && isEnd(source, at + 1);
  if (isKeyword(source, at, 'ago') || (loose && isKeyword(source, at, 'before', 'earlier'))) {
    const today = source.tokens[at + 1]?.dayOffset;
    return { node: { ...back, base: null }, next: today?.days === 0 && today.part === null ? at + 2 : at + 1 };
  }
  if (loose && isKeyword(source, at, 'after', 'later')) return { node: { ...shift.node, base: null }, next: at + 1 };
  if (isKeyword(source, at, 'later', 'earlier') && !isSmall(unit)) {
    return { node: { ...(isKeyword(source, at, 'later') ? shift.node : back), base: 'anchor' }, next: at + 1 };
  }
  if (isKeyword(source, at, 'after_next') && source.tokens[at + 1]?.weekday && !isSmall(unit)) {
    const base: DayExpr = {
      k: 'weekday',
      day: source.tokens[at + 1]?.weekday?.day as number,
      rel: 'next',
      within: null,
    };
    return { node: { ...shift.node, base }, next: at + 2 };
  }
  if (isKeyword(source, at, 'after', 'from', 'before') && !isSmall(unit)) {
    const base =
      source.dayAt(source, skip(source, at + 1, 'the'), depth + 1) ?? source.dayAt(source, at + 1, depth + 1);
    if (base)
      return onWeekday(
        source,
        { ...(isKeyword(source, at, 'before') ? back : shift.node), base: base.node },
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
  const offset = amount && source.tokens[amount.next]?.dayOffset;
  const said = amount?.node.unit === 'week' && offset && offset.days >= 0 && offset.part === null;
  if (said && !isKeyword(source, i - 1, 'in', 'for', 'within', 'last'))
    return { node: { k: 'offset', days: offset.days + 7 * amount.node.n }, next: amount.next + 1 };
  if (amount?.node.unit !== 'week' || !isKeyword(source, amount.next, 'on')) return null;
  const weekday = source.tokens[amount.next + 1]?.weekday;
  if (!weekday || isKeyword(source, i - 1, 'in')) return null;
  const base: DayExpr = { k: 'weekday', day: weekday.day, rel: 'bare', within: null };
  return { node: { k: 'shift', n: amount.node.n, unit: 'week', base }, next: amount.next + 2 };
}

/** "third to last", "second-to-last": the place of "last"; else `i` itself. */
function toLast(source: Source, i: number): number {
  const to = source.tokens[i]?.dash ? i + 1 : i;
  const last = source.tokens[to + 1]?.dash ? to + 2 : to + 1;
  return isKeyword(source, to, 'to') && isKeyword(source, last, 'last') ? last : i;
}

/** two Sundays from now · three Mondays ago · in two Saturdays: such days are counted, and none of them is a series. */
function weekdaysAwayAt(source: Source, i: number): Found<DayExpr> | null {
  const ahead = isKeyword(source, i, 'in') ? 1 : 0;
  const n = source.tokens[i + ahead]?.number?.value ?? (isKeyword(source, i + ahead, 'couple') ? 2 : 0);
  const weekday = source.tokens[i + ahead + 1]?.weekday;
  if (n < 1 || n > 60 || !weekday || (n > 1 && !weekday.plural)) return null;
  const end = i + ahead + 2;
  const back = isKeyword(source, end, 'ago');
  const away = ahead === 0 && (back || isKeyword(source, end, 'from_now'));
  if (!away && (ahead === 0 || n === 1)) return null;
  const base: DayExpr = { k: 'offset', days: 0 };
  return {
    node: { k: 'shift', n: back ? -n : n, unit: 'week', base, onWeekday: weekday.day },
    next: away ? end + 1 : end,
  };
}

function nthOfAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const { tokens } = source;
  let at = skip(source, i, 'the');
  let n = tokens[at]?.ordinal?.value ?? (isKeyword(source, at, 'last') ? -1 : null);
  if (n === null) return null;
  at = toLast(source, at + 1);
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
  const linked = isKeyword(source, at + 1, 'of', 'in');
  if (!linked && !isKeyword(source, at + 1, 'this', 'next', 'last')) return null;
  const of = plainPeriodAt(source, skip(source, linked ? at + 2 : at + 1, 'the'), depth + 1, true);
  if (!of || Math.abs(n) > 366) return null;
  if (weekday) return { node: { k: 'nth_weekday', n, day: weekday.day, of: of.node }, next: of.next };
  return { node: { k: 'nth_day', n, of: of.node }, next: of.next };
}
