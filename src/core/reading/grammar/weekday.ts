import type { DayExpr, WeekdayRelation } from '../time-expression';
import type { Token } from '../token';
import { calendarDateAt } from './date';
import { amountAt } from './duration';
import { periodAt } from './period';
import { type Found, isKeyword, type Source, skip } from './source';

/** [this|next|last] Thursday [the 12th | 3/12 | of next week | after next]. The weekday beside a date is a check. */
export function weekdayAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const { tokens } = source;
  let at = skip(source, i, 'the');
  let rel: WeekdayRelation = 'bare';
  if (isKeyword(source, at, 'coming') && tokens[at + 1]?.weekday) at++;
  else if (isKeyword(source, at, 'this', 'next', 'last', 'following')) {
    rel = isKeyword(source, at, 'this') ? 'this' : isKeyword(source, at, 'last') ? 'last' : 'next';
    if (tokens[at]?.text.endsWith('past')) rel = 'past';
    if (tokens[at]?.text === 'coming' || tokens[at]?.text === 'following') rel = 'bare';
    at++;
  }
  const weekday = tokens[at]?.weekday;
  if (!weekday || (weekday.plural && rel === 'bare')) return null;
  let next = at + 1;
  if (isKeyword(source, next, 'after_next'))
    return { node: { k: 'weekday', day: weekday.day, rel: 'after_next', within: null }, next: next + 1 };
  if (
    isKeyword(source, next, 'next', 'last', 'following') &&
    rel === 'bare' &&
    !tokens[next + 1]?.unit &&
    !tokens[next + 1]?.weekday &&
    !tokens[next + 1]?.month
  ) {
    const word = tokens[next]?.text;
    if (word !== 'next' && word !== 'last' && word !== 'past') {
      if (isKeyword(source, next, 'following') && source.mode === 'mail')
        return { node: followingWeekday(weekday.day), next: next + 1 };
      return {
        node: { k: 'weekday', day: weekday.day, rel: isKeyword(source, next, 'last') ? 'last' : 'next', within: null },
        next: next + 1,
      };
    }
  }
  const later = isKeyword(source, next, 'in') && rel === 'bare' ? amountAt(source, next + 1) : null;
  if (later?.node.unit === 'week') {
    const base: DayExpr = { k: 'weekday', day: weekday.day, rel: 'bare', within: null };
    return { node: { k: 'shift', n: later.node.n, unit: 'week', base }, next: later.next };
  }
  const weeks = rel === 'bare' ? weeksLater(source, next) : null;
  if (weeks) {
    const base: DayExpr = { k: 'weekday', day: weekday.day, rel: 'bare', within: null };
    return { node: { k: 'shift', n: weeks.node, unit: 'week', base }, next: weeks.next };
  }
  const dated = dateAfter(source, next);
  if (dated) {
    const node = dated.node;
    if (node.k === 'date') return { node: { ...node, weekday: weekday.day }, next: dated.next };
    if (node.k === 'numeric') return { node: { ...node, weekday: weekday.day }, next: dated.next };
  }
  if (tokens[next]?.text === '.') next = at + 1;
  const of = tokens[next]?.keyword === 'from' && /^d/.test(tokens[next]?.text ?? '') ? next + 1 : next;
  const link = skip(source, of, 'of', 'in', 'on');
  const comma = tokens[link]?.comma && tokens[link + 1]?.keyword === 'next' ? link + 1 : link;
  const period = rel === 'bare' ? periodAt(source, comma, depth + 1) : null;
  if (period && period.node.part === null && isWeekLike(period.node.period)) {
    return { node: { k: 'weekday', day: weekday.day, rel: 'bare', within: period.node.period }, next: period.next };
  }
  if (isKeyword(source, at - 1, 'following') && source.mode === 'mail')
    return { node: followingWeekday(weekday.day), next: at + 1 };
  return { node: { k: 'weekday', day: weekday.day, rel, within: null }, next: at + 1 };
}

/** "the following Monday", "lundi suivant": the first one after the day that was named. */
function followingWeekday(day: number): DayExpr {
  return { k: 'shift', n: 1, unit: 'week', base: { k: 'same' }, onWeekday: day };
}

/**
 * "Friday week", "Thursday fortnight", "jeudi en quinze", "Dienstag in acht Tagen": weeks after the next such day.
 * "Friday week 12" names the week.
 */
function weeksLater(source: Source, i: number): Found<number> | null {
  const token = source.tokens[i];
  const after = source.tokens[i + 1];
  if (token?.text === 'week' && !after?.number && !after?.ordinal) return { node: 1, next: i + 1 };
  if (token?.text === 'fortnight') return { node: 2, next: i + 1 };
  return weeksOfDays(source, i);
}

const WEEK_SECONDS = 604_800;

/** "en huit", "en quince días", "in acht Tagen": a week or two, counted with the first day. */
export function weeksOfDays(source: Source, i: number): Found<number> | null {
  const length = source.tokens[i + 1]?.duration?.seconds ?? 0;
  if (isKeyword(source, i, 'in') && length > 0 && length % WEEK_SECONDS === 0)
    return { node: length / WEEK_SECONDS, next: i + 2 };
  const days = source.tokens[i + 1]?.number?.value ?? 0;
  const weeks = days === 7 || days === 8 ? 1 : days === 14 || days === 15 ? 2 : 0;
  const unit = source.tokens[i + 2]?.unit;
  const spelled = source.tokens[i + 1]?.number?.digits === 0;
  const said = unit ? unit.unit === 'day' : spelled && source.tokens[i]?.text === 'en';
  if (!isKeyword(source, i, 'in') || weeks === 0 || !said) return null;
  return { node: weeks, next: unit ? i + 3 : i + 2 };
}

function isWeekLike(period: { k: string; unit?: string }): boolean {
  return (
    period.k === 'week_of' ||
    period.k === 'iso_week' ||
    ((period.k === 'relative' || period.k === 'following') && period.unit === 'week')
  );
}

/** The date that stands beside a weekday: `, March 10` · `the 10th` · `(3/10)` · `21` where 21 can be no hour. */
function dateAfter(source: Source, i: number): Found<DayExpr> | null {
  const { tokens } = source;
  let at = i;
  const open = tokens[at]?.open === true;
  if (tokens[at]?.comma || open) at = skip(source, at + 1, 'of');
  at = skip(source, at, 'the', 'on');
  if (tokens[at]?.dash && !open && tokens[at + 1]?.month) at++;
  const date =
    calendarDateAt(source, at) ?? (tokens[at - 1]?.keyword === 'the' ? calendarDateAt(source, at - 1) : null);
  const fits =
    date &&
    (date.node.k === 'date' || (date.node.k === 'numeric' && (tokens[at]?.numeric?.mark !== '-' || date.node.b > 24)));
  if (fits && !(isLooseOrdinal(source, at) && tokens[i]?.comma && tokens[at - 1]?.keyword !== 'the')) {
    const close = open && tokens[date.next]?.close ? 1 : 0;
    return { node: date.node, next: date.next + close };
  }
  const number = tokens[at]?.number;
  const month = number && at === i ? monthOfPair(source, at) : null;
  if (number && month !== null && number.value >= 1 && number.value <= 31)
    return { node: { k: 'date', year: null, month, day: number.value, weekday: null }, next: at + 1 };
  if (number && at === i && source.hoursMarked && isDayNumber(source, at)) {
    return { node: { k: 'date', year: null, month: null, day: number.value, weekday: null }, next: at + 1 };
  }
  if (
    number &&
    at === i &&
    number.digits === 2 &&
    number.value >= 13 &&
    number.value <= 31 &&
    !isHourLike(source, at + 1)
  ) {
    return { node: { k: 'date', year: null, month: null, day: number.value, weekday: null }, next: at + 1 };
  }
  if (number && at > i && tokens[at - 1]?.keyword === 'the' && number.value >= 1 && number.value <= 31) {
    return { node: { k: 'date', year: null, month: null, day: number.value, weekday: null }, next: at + 1 };
  }
  return null;
}

/** "mercredi 7 à 16h": a number in digits that no word for hours follows. */
function isDayNumber(source: Source, i: number): boolean {
  const { number } = source.tokens[i] as Token;
  const next = source.tokens[i + 1];
  if (!number || number.digits === 0 || number.digits > 2 || number.value < 1 || number.value > 31) return false;
  if (next?.unit || next?.keyword === 'oclock' || next?.dash || next?.minutesAfter !== undefined) return false;
  return !(next?.keyword === 'to' && source.tokens[i + 2]?.number);
}

/** "Mon 8 or Tue 9 June": the month that the second of two weekdays with numbers names, or null. */
function monthOfPair(source: Source, i: number): number | null {
  const { tokens } = source;
  const join = tokens[i + 1];
  const joined = join?.comma || join?.dash || ['or', 'and', 'to', 'until'].includes(join?.keyword ?? '');
  if (!joined || !tokens[i + 2]?.weekday) return null;
  const date = calendarDateAt(source, skip(source, i + 3, 'the'));
  return date?.node.k === 'date' ? date.node.month : null;
}

function isLooseOrdinal(source: Source, i: number): boolean {
  return source.tokens[i]?.ordinal?.word === true;
}

function isHourLike(source: Source, i: number): boolean {
  const token = source.tokens[i];
  return Boolean(
    token?.meridiem ||
      token?.dash ||
      token?.unit ||
      token?.keyword === 'oclock' ||
      token?.keyword === 'to' ||
      token?.zones,
  );
}
