import type { CalendarPeriod } from '../time-expression';
import type { Token } from '../token';
import { type Found, isKeyword, type Source, skip } from './source';

/**
 * Stretches of years and seasons, which mail about meetings seldom needs: `the 1990s`, `21st century`, `H2 2027`, `this
 * summer`.
 */
export function namedStretchAt(source: Source, i: number, partOf: boolean): Found<CalendarPeriod> | null {
  if (source.mode === 'mail') return null;
  return (
    decadeAt(source, i, partOf) ??
    centuryAt(source, i) ??
    halfYearAt(source, i) ??
    wholeYearAt(source, i) ??
    seasonAt(source, i, partOf) ??
    sameUnitAt(source, i)
  );
}

/** the 90s · '80s · the nineties · 1990s. */
function decadeAt(source: Source, i: number, partOf: boolean): Found<CalendarPeriod> | null {
  const at = skip(source, i, 'the');
  const token = source.tokens[at];
  const aged = isKeyword(source, i - 1, 'my', 'your', 'his') || isKeyword(source, i - 2, 'my', 'your', 'his');
  if (!token || aged) return null;
  if (token.decade !== undefined)
    return {
      node: {
        k: 'years',
        from: 1900 + token.decade,
        count: 10,
        ...(token.decade < 100 ? { century: true as const } : {}),
      },
      next: at + 1,
    };
  const number = token.number;
  const mark = source.tokens[at + 1]?.raw === "'" ? 1 : 0;
  const letter = source.tokens[at + 1 + mark];
  if (!number || number.value % 10 !== 0 || letter?.text !== 's' || letter.start !== token.end + mark) return null;
  if (number.digits === 4 && number.value >= 1500 && number.value < 2200)
    return { node: { k: 'years', from: number.value, count: 10 }, next: at + 2 + mark };
  const cued = at > i || partOf || isKeyword(source, i - 1, 'in', 'since', 'from', 'of');
  if (number.digits !== 2 || number.value < 20 || !cued) return null;
  return { node: { k: 'years', from: 1900 + number.value, count: 10, century: true }, next: at + 2 + mark };
}

/** the 21st century · nineteenth century. */
function centuryAt(source: Source, i: number): Found<CalendarPeriod> | null {
  const at = skip(source, i, 'the');
  const ordinal = source.tokens[at]?.ordinal?.value;
  if (ordinal === undefined || ordinal > 30 || source.tokens[at + 1]?.unit?.unit !== 'century') return null;
  return { node: { k: 'years', from: 100 * (ordinal - 1) + 1, count: 100 }, next: at + 2 };
}

function halfYearAt(source: Source, i: number): Found<CalendarPeriod> | null {
  const at = skip(source, i, 'the');
  const half = source.tokens[at]?.halfOfYear;
  return half ? { node: { k: 'quarter', quarter: half.half, year: half.year, half: true }, next: at + 1 } : null;
}

/** FY27 · CY 2018 · fiscal year 2018 · the year 2019. */
function wholeYearAt(source: Source, i: number): Found<CalendarPeriod> | null {
  const at = skip(source, i, 'the');
  const written = source.tokens[at]?.wholeYear;
  if (written !== undefined) return { node: { k: 'year', year: written }, next: at + 1 };
  const year = source.tokens[at + 1]?.number;
  const digits = year?.digits === 4 || year?.digits === 3;
  if (source.tokens[at]?.unit?.unit !== 'year' || !year || !digits || year.value < 100 || year.value > 2200)
    return null;
  return { node: { k: 'year', year: year.value }, next: at + 2 };
}

/** this summer · next winter · in the fall · spring 2027 · summer of last year. */
function seasonAt(source: Source, i: number, partOf: boolean): Found<CalendarPeriod> | null {
  const the = skip(source, i, 'the');
  const shifts: Partial<Record<string, number>> = { this: 0, next: 1, last: -1, following: 1 };
  const keyword = source.tokens[the]?.keyword;
  const shift = keyword ? shifts[keyword] : undefined;
  const at = shift === undefined ? the : the + 1;
  const season = source.tokens[at]?.season;
  if (season === undefined) return null;
  const yearAt = skip(source, at + 1, 'of', 'in') + (source.tokens[at + 1]?.comma ? 1 : 0);
  const year = source.tokens[yearAt]?.number;
  if (year?.digits === 4 && year.value >= 1500 && year.value < 2200)
    return { node: { k: 'season', season, year: year.value, shift: null }, next: yearAt + 1 };
  if (shift !== undefined) return { node: { k: 'season', season, year: null, shift }, next: at + 1 };
  const relative = relativeYearAt(source, yearAt);
  if (relative && yearAt > at + 1)
    return { node: { k: 'season', season, year: null, shift: null, yearShift: relative.node }, next: relative.next };
  const cued = partOf || isKeyword(source, i - 1, 'in', 'since', 'until', 'by', 'after', 'before');
  return cued ? { node: { k: 'season', season, year: null, shift: null }, next: at + 1 } : null;
}

/** `this year`, `last year` as a distance in years from the current one. */
export function relativeYearAt(source: Source, i: number): Found<number> | null {
  const at = skip(source, i, 'the');
  if (source.tokens[at + 1]?.unit?.unit !== 'year') return null;
  if (isKeyword(source, at, 'this')) return { node: 0, next: at + 2 };
  if (isKeyword(source, at, 'next', 'following')) return { node: 1, next: at + 2 };
  return isKeyword(source, at, 'last') ? { node: -1, next: at + 2 } : null;
}

const NAMED_AGAIN = new Set(['week', 'weekend', 'month', 'quarter', 'year']);

/** the same year · that week: the one that was spoken of, else the current one. */
function sameUnitAt(source: Source, i: number): Found<CalendarPeriod> | null {
  const at = skip(source, i, 'the');
  const token: Token | undefined = source.tokens[at];
  const unit = source.tokens[at + 1]?.unit;
  if ((token?.text !== 'same' && token?.text !== 'that') || !unit || !NAMED_AGAIN.has(unit.unit)) return null;
  return { node: { k: 'relative', unit: unit.unit, shift: 0, again: true }, next: at + 2 };
}
