import type { DayExpr, Unit } from '../time-expression';
import { calendarDateAt } from './date';
import type { Item } from './item';
import { type Found, isHourArticle, isKeyword, type Source, skip } from './source';

/** "March 10, 11 or 12": numbers after a date with a joining word name days of the same month. */
export function listedDay(source: Source, i: number, before: readonly Item[]): Found<DayExpr> | null {
  const token = source.tokens[i];
  const isNumber =
    (token?.number && token.number.digits > 0 && token.number.digits <= 2) || (token?.ordinal && !token.ordinal.word);
  if (!isNumber || (token.number && isHourArticle(source.tokens[i - 1]))) return null;
  const join = before[before.length - 1];
  const joined =
    join && (join.k === 'comma' || (join.k === 'keyword' && (join.keyword === 'or' || join.keyword === 'and')));
  let previous = before[before.length - (joined ? 2 : 1)];
  if (joined && previous?.k === 'comma') previous = before[before.length - 3];
  if (joined && previous?.k !== 'day' && isKeyword(source, i + 1, 'at'))
    previous = before.findLast(({ k }) => k === 'day');
  if (!joined || previous?.k !== 'day') return null;
  const day = previous.day.k === 'span' ? previous.day.to : previous.day;
  if (day.k !== 'date' || day.month === null) return null;
  if (day.weekday !== null && join.k === 'comma' && token?.number) return null; // "Mon March 9, 10": an hour
  const value = token?.number?.value ?? token?.ordinal?.value ?? 0;
  const next = source.tokens[i + 1];
  if (
    value <= day.day ||
    value > 31 ||
    next?.meridiem ||
    next?.unit ||
    next?.dash ||
    calendarDateAt(source, i)?.node.k === 'numeric'
  )
    return null;
  if (startsDay(source, i + 1) || isUnlike(source, i, before)) return null;
  if (isKeyword(source, skip(source, i + 1, 'on'), 'the') && source.tokens[i + 2]?.ordinal) return null;
  return { node: { ...day, day: value, weekday: null }, next: i + 1 };
}

/** "July 1st, 3 and Thursday": a bare number behind a comma is no day in a list that writes "1st". */
function isUnlike(source: Source, i: number, before: readonly Item[]): boolean {
  const comma = before[before.length - 1]?.k === 'comma';
  const [token, last] = [source.tokens[i], before[before.length - 2]];
  const ordinal = last?.k === 'day' && source.tokens.slice(last.from, last.to).some((part) => part.ordinal);
  const after = source.tokens[skip(source, source.tokens[i + 1]?.comma ? i + 2 : i + 1, 'or', 'and', 'the')];
  return comma && ordinal && token?.number !== undefined && !after?.number && !after?.ordinal;
}

/** "on Mon Feb 1 or 11 on next Friday": a day of its own follows, so the number is an hour of that. */
function startsDay(source: Source, i: number): boolean {
  if (!isKeyword(source, i, 'on')) return false;
  const at = skip(source, i + 1, 'the', 'this', 'next', 'coming');
  return source.tokens[at]?.weekday !== undefined || source.tokens[i + 1]?.dayOffset !== undefined;
}

/** "this week or next", "Friday or the day after", "last year or this": what the first day or stretch said holds on. */
export function elidedDay(source: Source, i: number, before: readonly Item[]): Found<DayExpr> | null {
  const join = before[before.length - 1];
  const previous = before[before.length - 2];
  const joined = join?.k === 'keyword' && (join.keyword === 'or' || join.keyword === 'and');
  if (!joined || previous?.k !== 'day') return null;
  const at = skip(source, i, 'the');
  const token = source.tokens[at];
  const unit = token?.unit?.unit;
  if (at > i && unit === 'day' && isKeyword(source, at + 1, 'after', 'following') && closesPhrase(source, at + 2))
    return { node: { k: 'shift', n: 1, unit, base: previous.day }, next: at + 2 };
  const next = oneAfter(source, at) ?? (closesPhrase(source, at + 1) ? at + 1 : null);
  if (next === null) return null;
  const shift = shiftOf(source, at);
  return shift === null ? null : again(previous.day, shift, next);
}

/** "the one after": the index after it. */
function oneAfter(source: Source, at: number): number | null {
  const one = isKeyword(source, at, 'one') && isKeyword(source, at + 1, 'after', 'following');
  if (one && closesPhrase(source, at + 2)) return at + 2;
  return isKeyword(source, at, 'next', 'following') && isKeyword(source, at + 1, 'one') ? at + 2 : null;
}

function shiftOf(source: Source, at: number): number | 'following' | null {
  if (isKeyword(source, at, 'one', 'following')) return 'following';
  if (isKeyword(source, at, 'next')) return 1;
  if (isKeyword(source, at, 'last')) return -1;
  return isKeyword(source, at, 'this') ? 0 : null;
}

function again(day: DayExpr, shift: number | 'following', next: number): Found<DayExpr> | null {
  if (day.k === 'weekday' && day.within) return again({ k: 'period', period: day.within, part: null }, shift, next);
  if (day.k === 'period' && day.part === null && day.period.k === 'relative') {
    const { unit } = day.period;
    const distance = shift === 'following' ? day.period.shift + 1 : shift;
    return { node: { k: 'period', period: { k: 'relative', unit, shift: distance }, part: null }, next };
  }
  if (day.k === 'weekday' && day.rel !== 'bare') {
    const rel = shift === 'following' || shift === 1 ? 'next' : shift === 0 ? 'this' : 'last';
    if (shift === 'following' && day.rel !== 'this')
      return { node: { k: 'shift', n: 1, unit: 'week' satisfies Unit, base: day }, next };
    return { node: { ...day, rel }, next };
  }
  return null;
}

/** Nothing follows that the word before could belong to. */
function closesPhrase(source: Source, i: number): boolean {
  const token = source.tokens[i];
  return (
    !token ||
    Boolean(
      token.stop ||
        token.comma ||
        token.close ||
        token.cue ||
        token.part ||
        (token.filler && !token.keyword && !token.unit) ||
        isKeyword(source, i, 'at', 'between', 'after', 'before', 'from', 'in', 'for'),
    )
  );
}
