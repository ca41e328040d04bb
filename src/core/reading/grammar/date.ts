import type { DayExpr } from '../time-expression';
import type { Token } from '../token';
import { type Found, isHourArticle, isKeyword, type Source, skip } from './source';
import { apostropheYear, yearNumber } from './year';

/** A date by its number: ISO, `3/14`, `March 14th`, `14 March 2026`, `the 14th`, `the 14th of next month`. */
export function calendarDateAt(source: Source, i: number): Found<DayExpr> | null {
  const token = source.tokens[i];
  if (!token) return null;
  if (token.date) return { node: { k: 'date', ...token.date, weekday: null }, next: i + 1 };
  if (token.numeric) return numericAt(source, i);
  if (token.month) return monthFirstAt(source, i);
  return dayFirstAt(source, i);
}

function numericAt(source: Source, i: number): Found<DayExpr> | null {
  const numeric = source.tokens[i]?.numeric;
  if (!numeric || source.tokens[i + 1]?.unit || source.tokens[i + 1]?.meridiem) return null;
  const { a, b, year, mark } = numeric;
  if (source.mode === 'times' && year === null && mark !== '/' && !isCuedDate(source, i, numeric)) return null;
  const afterDay = source.tokens[i - 1]?.weekday || source.tokens[i - 1]?.dayOffset;
  if (year === null && afterDay && mark === '-' && a <= 24 && b <= 24) return null;
  if (year === null && source.mode === 'mail') {
    if (mark === '-' && a <= 24 && b <= 24) return null;
    if (
      mark === '.' &&
      b % 5 === 0 &&
      a <= 24 &&
      a > 12 === false &&
      isKeyword(source, i - 1, 'at', 'around', 'after', 'before', 'from', 'to', 'until')
    )
      return null;
  }
  const spelled = year === null ? yearNumber(source, source.tokens[i + 1]?.comma ? i + 2 : i + 1) : null;
  return {
    node: { k: 'numeric', a, b, year: year ?? spelled?.node ?? null, weekday: null },
    next: spelled ? spelled.next : i + 1,
  };
}

/**
 * `10-12` and `3.14` are dates only beside words that ask for one, or as the whole text: else scores, pages, decimals.
 */
function isCuedDate(source: Source, i: number, { mark, a, b }: NonNullable<Token['numeric']>): boolean {
  const { tokens } = source;
  const before = tokens[i - 1];
  if (before?.weekday || before?.dayOffset || (before?.comma && tokens[i - 2]?.weekday)) return true;
  if (isKeyword(source, i - 1, 'on', 'by', 'until', 'since', 'before', 'after', 'from', 'to', 'the')) return true;
  if (mark === '.') return false;
  return before === undefined || a > 12 || b > 12;
}

/** March 14 · March the 14th, 2026 · Mar. 6th. */
function monthFirstAt(source: Source, i: number): Found<DayExpr> | null {
  const { tokens } = source;
  const month = tokens[i]?.month;
  if (!month) return null;
  let at = i + 1;
  if (tokens[at]?.dash) at++;
  at = skip(source, at, 'the');
  const ordinal = tokens[at]?.ordinal;
  const number = tokens[at]?.number;
  const day = ordinal ? ordinal.value : number && number.digits <= 2 ? number.value : null;
  if (day === null || day < 1 || day > 31 || tokens[at + 1]?.text === 'thousand' || tokens[at + 1]?.text === 'hundred')
    return null;
  if (!ordinal && (tokens[at + 1]?.meridiem || tokens[at + 1]?.unit?.unit === 'minute')) return null;
  const year = yearAfter(source, at + 1);
  return {
    node: { k: 'date', year: year?.node ?? null, month: month.month, day, weekday: null },
    next: year ? year.next : at + 1,
  };
}

/** 14 March · the 14th of March 2026 · 14th · the 14th of next month · the 4th. */
function dayFirstAt(source: Source, i: number): Found<DayExpr> | null {
  const { tokens } = source;
  const the = skip(source, i, 'the');
  const ordinal = tokens[the]?.ordinal;
  const number = tokens[the]?.number;
  const day = ordinal ? ordinal.value : number && number.digits <= 2 ? number.value : null;
  if (day === null || day < 1 || day > 31 || (!ordinal && isHourArticle(tokens[the - 1]))) return null;
  let at = the + 1;
  const hadDay = tokens[at]?.unit?.unit === 'day' && ordinal !== undefined;
  if (hadDay) at++;
  const linked = isKeyword(source, at, 'of', 'in', 'from') || tokens[at]?.dash || tokens[at]?.text === '.';
  if (linked) at++;
  const month = tokens[at]?.month;
  if (month && (!month.weak || linked || ordinal || monthFits(source, at))) {
    const year = yearAfter(source, at + 1);
    return {
      node: { k: 'date', year: year?.node ?? null, month: month.month, day, weekday: null },
      next: year ? year.next : at + 1,
    };
  }
  const relation = linked || ordinal ? monthRelation(source, skip(source, at, 'the')) : null;
  if (relation !== null)
    return {
      node: { k: 'date', year: null, month: null, day, weekday: null, monthShift: relation },
      next: skip(source, at, 'the') + 2,
    };
  if (hadDay && source.mode === 'mail') return null;
  const shared = linked ? null : monthOfList(source, the + 1);
  if (shared && (ordinal || the > i)) return { node: { k: 'date', ...shared, day, weekday: null }, next: the + 1 };
  if (!ordinal) {
    const article = /(?:^|\s)(?:le|el|du|del|au|al|vom)$/.test(tokens[the - 1]?.text ?? '');
    const cued =
      article ||
      (the > i && (source.mode === 'times' || isKeyword(source, i - 1, 'on', 'until', 'by', 'from'))) ||
      isDayOfClock(source, the);
    return cued &&
      number &&
      number.digits > 0 &&
      !tokens[the + 1]?.unit &&
      !tokens[the + 1]?.meridiem &&
      isDayPlace(source, the + 1)
      ? { node: { k: 'date', year: null, month: null, day, weekday: null }, next: the + 1 }
      : null;
  }
  if (ordinal.word && !(the > i && day >= 4)) return null;
  if (
    isKeyword(source, the + 1, 'option', 'one', 'half', 'these', 'last') ||
    tokens[the + 1]?.unit ||
    countsSomething(source, the + 1)
  )
    return null;
  return { node: { k: 'date', year: null, month: null, day, weekday: null }, next: the + 1 };
}

/**
 * "the 5th and 6th of June", "the 3rd, 4th or 5th of next month": the month at the end of a list holds for all of it.
 */
function monthOfList(source: Source, i: number): { month: number; year: number | null } | null {
  const { tokens } = source;
  let at = i;
  for (let days = 0; days < 4; days++) {
    const joined = skip(source, tokens[at]?.comma ? at + 1 : at, 'and', 'or', 'the');
    const day = tokens[joined]?.ordinal ?? tokens[joined]?.number;
    if (joined === at || !day || day.value > 31) return null;
    at = joined + 1;
    const month = tokens[skip(source, at, 'of')]?.month;
    const named = month && (!month.weak || isKeyword(source, at, 'of') || monthFits(source, at));
    if (named) return { month: month.month, year: yearAfter(source, skip(source, at, 'of') + 1)?.node ?? null };
  }
  return null;
}

/** "8pm on 15", "at seven on 15": behind a time of day, "on" asks for a day. */
function isDayOfClock({ tokens, mode }: Source, i: number): boolean {
  const time = tokens[i - 2];
  const timely = time?.clock || time?.meridiem || time?.keyword === 'oclock' || time?.number?.digits === 0;
  return mode === 'times' && tokens[i - 1]?.keyword === 'on' && Boolean(timely);
}

/** "the 5 of us" counts: a month behind "of" was looked for before. */
function isDayPlace(source: Source, i: number): boolean {
  const token = source.tokens[i];
  if (isKeyword(source, i, 'of')) return false;
  return !token || Boolean(token.stop || token.comma || token.keyword || token.cue || token.part);
}

/** "next month", "mois prochain", "nächsten Monats": how many months from now, or null. */
export function monthRelation(source: Source, i: number): number | null {
  const relations = [
    'this',
    'next',
    'following',
    'coming',
    ...(source.mode === 'times' ? ['last' as const] : []),
  ] as const;
  const rel = isKeyword(source, i, ...relations) ? i : isKeyword(source, i + 1, ...relations) ? i + 1 : null;
  if (rel === null || source.tokens[rel === i ? i + 1 : i]?.unit?.unit !== 'month') return null;
  return isKeyword(source, rel, 'this') ? 0 : isKeyword(source, rel, 'last') ? -1 : 1;
}

/** "the 4th floor", "the 2nd round": an ordinal before an unknown noun is no date. */
function countsSomething(source: Source, i: number): boolean {
  const token = source.tokens[i];
  if (!token || token.weekday || token.part || token.month) return Boolean(token?.weekday);
  const known =
    token.stop ||
    token.comma ||
    token.dash ||
    token.open ||
    token.close ||
    token.keyword ||
    token.cue ||
    token.filler ||
    token.zones ||
    token.clock ||
    token.number ||
    token.ordinal ||
    token.mask ||
    token.numeric;
  return !known;
}

function monthFits(source: Source, i: number): boolean {
  return /^\p{Lu}/u.test(source.tokens[i]?.raw ?? '') || source.tokens[i]?.text !== 'may';
}

/** [,] [of|in] 2026. */
function yearAfter(source: Source, i: number): Found<number> | null {
  let at = i;
  if (source.tokens[at]?.comma || isKeyword(source, at, 'of', 'in')) at++;
  if (source.tokens[at]?.dash && source.tokens[at + 1]?.number?.digits === 4) at++;
  const year = yearNumber(source, at) ?? apostropheYear(source, at);
  if (year) return year;
  if (source.tokens[at]?.dash && source.tokens[at + 1]?.number?.digits === 2) at++;
  const short = source.tokens[at]?.number;
  const old = source.mode === 'times' && short?.digits === 4 && short.value >= 1000 && short.value % 100 > 59;
  if (old && !source.tokens[at + 1]?.meridiem && !source.tokens[at + 1]?.unit)
    return { node: short.value, next: at + 1 };
  if (
    source.mode === 'times' &&
    short &&
    short.digits === 2 &&
    short.value > 31 &&
    !source.tokens[at + 1]?.meridiem &&
    !source.tokens[at + 1]?.unit
  ) {
    return { node: (short.value < 70 ? 2000 : 1900) + short.value, next: at + 1 };
  }
  return null;
}
