import type { DayExpr } from '../time-expression';
import { periodAt } from './period';
import { type Found, isKeyword, isRangeJoin, type Source, skip } from './source';

/** Days as prose outside of mail names them: the rest of the day, for the day, last week between Friday and Sunday. */
export function proseDayAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  return (
    restOfDay(source, i) ?? forTheDay(source, i) ?? daysOfWeek(source, i, depth) ?? partBesideDay(source, i, depth)
  );
}

/** the night before Christmas · the morning after the 9th: some hours of the day beside. */
function partBesideDay(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const before = isKeyword(source, i + 2, 'before');
  if (!isKeyword(source, i, 'the') || !source.tokens[i + 1]?.part || (!before && !isKeyword(source, i + 2, 'after')))
    return null;
  const day = source.dayAt(source, i + 3, depth + 1) ?? source.dayAt(source, skip(source, i + 3, 'the'), depth + 1);
  if (!day || day.node.k === 'period') return null;
  return { node: { k: 'shift', n: before ? -1 : 1, unit: 'day', base: day.node }, next: day.next };
}

/** the rest of the day · rest of my day · rest of current day: from now on. */
function restOfDay(source: Source, i: number): Found<DayExpr> | null {
  const at = skip(source, i, 'the');
  if (!isKeyword(source, at, 'rest_of')) return null;
  const day = skip(source, at + 1, 'the', 'this', 'my');
  const token = source.tokens[day];
  const today = (token?.unit?.unit === 'day' && !token.unit.short) || token?.dayOffset?.days === 0;
  return today ? { node: { k: 'span', from: { k: 'now' }, to: { k: 'offset', days: 0 } }, next: day + 1 } : null;
}

/** "I'm blocked for the day": this one. */
function forTheDay(source: Source, i: number): Found<DayExpr> | null {
  const { tokens } = source;
  const end = tokens[i + 2];
  const told = i > 1 && isKeyword(source, i - 1, 'for') && isKeyword(source, i, 'the') && tokens[i + 1]?.text === 'day';
  return told && (!end || end.stop || end.comma) ? { node: { k: 'offset', days: 0 }, next: i + 2 } : null;
}

/** last week between Friday and Sunday · this week from Tue to Thu. */
function daysOfWeek(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const week = periodAt(source, i, depth + 1);
  const period = week?.node.period;
  const named = week?.node.part === null && period && 'unit' in period && period.unit === 'week';
  if (!week || !named || !isKeyword(source, week.next, 'between', 'from')) return null;
  const first = source.tokens[week.next + 1]?.weekday;
  const last = source.tokens[week.next + 3]?.weekday;
  const joined = isRangeJoin(source, week.next + 2) || isKeyword(source, week.next + 2, 'and');
  if (!first || !last || !joined) return null;
  const on = (day: number): DayExpr => ({ k: 'weekday', day, rel: 'bare', within: period });
  return { node: { k: 'span', from: on(first.day), to: on(last.day) }, next: week.next + 4 };
}
