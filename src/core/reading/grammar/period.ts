import type { CalendarPeriod, PeriodPart, Unit } from '../time-expression';
import { namedStretchAt, relativeYearAt } from './named-stretch';
import { type Found, isKeyword, MAX_DEPTH, type Source, skip } from './source';
import { apostropheYear, yearNumber } from './year';

const CALENDAR_UNITS = new Set<Unit>(['week', 'weekend', 'month', 'quarter', 'year', 'decade', 'century']);

export interface PartOfPeriod {
  readonly period: CalendarPeriod;
  readonly part: PeriodPart | null;
}

/**
 * A named stretch of the calendar, with the part of it that is meant: `next week`, `late March`, `the week of the 9th`.
 */
export function periodAt(source: Source, i: number, depth: number): Found<PartOfPeriod> | null {
  if (depth > MAX_DEPTH) return null;
  const part = partAt(source, i);
  const at = part ? part.next : i;
  const period = plainPeriodAt(source, at, depth, part !== null);
  if (!period) return null;
  return { node: { period: period.node, part: part?.node ?? null }, next: period.next };
}

function partAt(source: Source, i: number): Found<PeriodPart> | null {
  const at = skip(source, i, 'the', 'in', 'at');
  const keyword = source.tokens[at]?.keyword;
  const parts: Partial<Record<string, PeriodPart>> = {
    early: 'early',
    start_of: 'start',
    mid: 'mid',
    late: 'late',
    end_of: 'end',
    first_half: 'first_half',
    second_half: 'second_half',
    rest_of: 'rest',
    later: 'later',
  };
  const part = keyword ? parts[keyword] : undefined;
  if (!part) return null;
  let next = source.tokens[at]?.unit ? at : at + 1;
  if (source.tokens[next]?.dash) next++;
  return { node: part, next: skip(source, next, 'of', 'in') };
}

export function plainPeriodAt(source: Source, i: number, depth: number, partOf = false): Found<CalendarPeriod> | null {
  if (depth > MAX_DEPTH) return null;
  return (
    nthUnitAt(source, i, depth) ??
    weekOfAt(source, i, depth) ??
    relativeUnitAt(source, i) ??
    isoWeekAt(source, i, depth) ??
    monthAt(source, i, partOf) ??
    writtenMonthAt(source, i) ??
    quarterAt(source, i) ??
    namedStretchAt(source, i, partOf) ??
    yearAt(source, i, partOf) ??
    bareUnitAt(source, i, partOf)
  );
}

function weekOfAt(source: Source, i: number, depth: number): Found<CalendarPeriod> | null {
  const { tokens } = source;
  const at = skip(source, i, 'the');
  if (isKeyword(source, at, 'week_of')) {
    const day = source.dayAt(source, skip(source, at + 1, 'the', 'of', 'on'), depth + 1);
    return day ? { node: { k: 'week_of', day: day.node }, next: day.next } : null;
  }
  const beside = source.mode === 'times' ? besideAt(source, at, depth) : null;
  if (beside) return beside;
  if (tokens[at]?.unit && isKeyword(source, at + 1, 'after_next')) {
    return { node: { k: 'relative', unit: tokens[at]?.unit?.unit as Unit, shift: 2 }, next: at + 2 };
  }
  if (tokens[at]?.unit?.unit === 'week' && isKeyword(source, at + 1, 'after')) {
    if (isKeyword(source, at + 2, 'next')) return { node: { k: 'relative', unit: 'week', shift: 2 }, next: at + 3 };
    const day = POINTING.test(tokens[at - 1]?.text ?? '')
      ? null
      : source.dayAt(source, skip(source, at + 2, 'the'), depth + 1);
    if (day) return { node: { k: 'week_of', day: { k: 'shift', n: 1, unit: 'week', base: day.node } }, next: day.next };
    if (at > i || isAlone(source, at, at + 2)) return { node: { k: 'following', unit: 'week' }, next: at + 2 };
  }
  return null;
}

/** "That week, after the 22nd": a week that is pointed at is no week after a day. */
const POINTING = /^(?:this|that|dieser?|jener?|cette|esa|esta)$/;

/** "Week after?": nothing else stands in the sentence. */
function isAlone({ tokens }: Source, from: number, to: number): boolean {
  const before = tokens[from - 1];
  const after = tokens[to];
  return (!before || before.stop !== undefined) && (!after || after.stop !== undefined);
}

/** Christmas week · the week before last · the weekend after Thanksgiving · the month before Easter. */
function besideAt(source: Source, at: number, depth: number): Found<CalendarPeriod> | null {
  const { tokens } = source;
  if (tokens[at]?.holiday && tokens[at + 1]?.unit?.unit === 'week') {
    const day = source.dayAt({ ...source, tokens: tokens.slice(0, at + 1) }, at, depth + 1);
    return day && { node: { k: 'week_of', day: day.node }, next: at + 2 };
  }
  const unit = tokens[at]?.unit?.unit;
  if (!unit || !CALENDAR_UNITS.has(unit) || tokens[at]?.unit?.short) return null;
  if (unit === 'weekend' && isKeyword(source, at + 1, 'of')) {
    const day = source.dayAt(source, at + 2, depth + 1);
    return day?.node.k === 'date' || day?.node.k === 'numeric'
      ? { node: { k: 'beside', unit, shift: 0, day: day.node }, next: day.next }
      : null;
  }
  if (!isKeyword(source, at + 1, 'before', 'after')) return null;
  const ends = !tokens[at + 2] || tokens[at + 2]?.stop || tokens[at + 2]?.comma;
  if (ends && isKeyword(source, at + 1, 'before') && isKeyword(source, at - 1, 'the'))
    return { node: { k: 'relative', unit, shift: -1 }, next: at + 2 };
  const shift = isKeyword(source, at + 1, 'before') ? -1 : 1;
  if (shift < 0 && isKeyword(source, at + 2, 'last') && !tokens[at + 3]?.weekday && !tokens[at + 3]?.unit)
    return { node: { k: 'relative', unit, shift: -2 }, next: at + 3 };
  if (isKeyword(source, at + 2, 'next', 'this') && tokens[at + 3]?.unit?.unit === unit)
    return {
      node: { k: 'relative', unit, shift: isKeyword(source, at + 2, 'next') ? 1 + shift : shift },
      next: at + 4,
    };
  const day = source.dayAt(source, at + 2, depth + 1);
  return day && { node: { k: 'beside', unit, shift, day: day.node }, next: day.next };
}

/** second week of March · last two weeks of May · first quarter of 2027. */
function nthUnitAt(source: Source, i: number, depth: number): Found<CalendarPeriod> | null {
  const { tokens } = source;
  let at = skip(source, i, 'the');
  let n = tokens[at]?.ordinal?.value ?? (isKeyword(source, at, 'last') ? -1 : null);
  if (n === null) return null;
  at += tokens[at + 1]?.dash ? 2 : 1;
  if (n > 0 && isKeyword(source, at, 'last')) {
    n = -n;
    at++;
  }
  const amount = tokens[at]?.number;
  const count = amount ? amount.value : 1;
  if (amount) at++;
  if (isKeyword(source, at, 'week_of')) {
    const of = plainPeriodAt(source, skip(source, at + 1, 'the'), depth + 1, true);
    return of ? { node: { k: 'nth', n, count, unit: 'week', of: of.node }, next: of.next } : null;
  }
  const unit = tokens[at]?.unit?.unit;
  if (!unit || !CALENDAR_UNITS.has(unit)) return null;
  if (isKeyword(source, at + 1, 'of', 'in')) {
    const of = plainPeriodAt(source, skip(source, at + 2, 'the'), depth + 1, true);
    if (of && Math.abs(n) <= 53) return { node: { k: 'nth', n, count, unit, of: of.node }, next: of.next };
  }
  if (unit === 'week' && source.mode === 'mail' && count === 1)
    return { node: { k: 'nth', n, count, unit, of: { k: 'named' } }, next: at + 1 };
  if (unit === 'quarter' && n > 0 && n <= 4) return { node: { k: 'quarter', quarter: n, year: null }, next: at + 1 };
  return null;
}

/** next week · this month · the following week · next 3 weeks · semaine prochaine. */
function relativeUnitAt(source: Source, i: number): Found<CalendarPeriod> | null {
  const { tokens } = source;
  const at = skip(source, i, 'the');
  const word = tokens[at];
  if (word?.keyword === 'within') {
    const n =
      tokens[at + 1]?.number?.value ??
      (isKeyword(source, at + 1, 'few') ? 3 : isKeyword(source, at + 1, 'couple') ? 2 : null);
    const unit = tokens[at + 2]?.unit?.unit;
    if (n !== null && unit && (CALENDAR_UNITS.has(unit) || unit === 'day' || unit === 'workday'))
      return { node: { k: 'rolling', n, unit, direction: 1 }, next: at + 3 };
    const single = tokens[at + 1]?.unit?.unit;
    if (!single || !CALENDAR_UNITS.has(single)) return null;
    const named = single === 'quarter' || single === 'decade' || single === 'year';
    return {
      node: named ? { k: 'relative', unit: single, shift: 1 } : { k: 'rolling', n: 1, unit: single, direction: 1 },
      next: at + 2,
    };
  }
  const shifts: Partial<Record<string, number>> = {
    this: 0,
    next: 1,
    coming: 1,
    last: -1,
    following: 1,
    after_next: 2,
  };
  const shift = word?.keyword ? shifts[word.keyword] : undefined;
  if (shift !== undefined) {
    const amount =
      tokens[at + 1]?.number ??
      (isKeyword(source, at + 1, 'couple')
        ? { value: 2 }
        : isKeyword(source, at + 1, 'few')
          ? { value: 3 }
          : undefined);
    if (amount && tokens[at + 2]?.unit && shift !== 0) {
      return {
        node: {
          k: 'rolling',
          n: amount.value,
          unit: tokens[at + 2]?.unit?.unit as Unit,
          direction: shift > 0 ? 1 : -1,
        },
        next: at + 3,
      };
    }
    const unit = tokens[at + 1]?.unit?.unit;
    if (unit && CALENDAR_UNITS.has(unit)) {
      if (word?.keyword === 'following') return { node: { k: 'following', unit }, next: at + 2 };
      return { node: { k: 'relative', unit, shift }, next: at + 2 };
    }
    const month = tokens[at + 1]?.month;
    if (month && shift !== undefined)
      return { node: { k: 'month', month: month.month, year: null, yearShift: shift }, next: at + 2 };
    return null;
  }
  const counted = word?.number && isKeyword(source, at + 1, 'next', 'last') ? tokens[at + 2]?.unit : undefined;
  const several = /s$/.test(counted ? (tokens[at + 2]?.text ?? '') : '') || /coming$/.test(tokens[at + 1]?.text ?? '');
  if (counted && source.mode === 'times' && word?.number && (several || word.number.value === 1)) {
    const direction = isKeyword(source, at + 1, 'next') ? 1 : -1;
    return { node: { k: 'rolling', n: word.number.value, unit: counted.unit, direction }, next: at + 3 };
  }
  const unit = word?.unit?.unit;
  if (!unit || !CALENDAR_UNITS.has(unit)) return null;
  const after = tokens[at + 1]?.keyword;
  if (after !== 'next' && after !== 'last' && after !== 'following') return null;
  if (source.tokens[at + 2]?.number || source.tokens[at + 2]?.unit || source.tokens[at + 2]?.weekday) {
    if (source.tokens[at + 1]?.text === 'next' || source.tokens[at + 1]?.text === 'last') return null;
  }
  if (after === 'following') return { node: { k: 'following', unit }, next: at + 2 };
  return { node: { k: 'relative', unit, shift: after === 'last' ? -1 : 1 }, next: at + 2 };
}

function isoWeekAt(source: Source, i: number, depth: number): Found<CalendarPeriod> | null {
  const at = skip(source, i, 'the');
  const unit = source.tokens[at]?.unit;
  const week = source.tokens[at + 1]?.number?.value;
  if (unit?.unit !== 'week' || week === undefined || week < 1 || week > 53 || source.tokens[at + 2]?.unit) return null;
  const of = isKeyword(source, at + 2, 'of', 'in') ? plainPeriodAt(source, at + 3, depth + 1, true) : null;
  return { node: { k: 'iso_week', week, of: of?.node ?? null }, next: of ? of.next : at + 2 };
}

/** A month by name. A weak name ("may", "march") only after a word that asks for a month, or before a year. */
function monthAt(source: Source, i: number, partOf: boolean): Found<CalendarPeriod> | null {
  const { tokens } = source;
  const month = tokens[i]?.month;
  if (!month || isImpossibleDate(source, i)) return null;
  let at = i + 1;
  if (
    isKeyword(source, at, 'of', 'in') ||
    tokens[at]?.comma ||
    (tokens[at]?.dash && tokens[at + 1]?.number?.digits === 4)
  )
    at++;
  const short = tokens[i + 1]?.number;
  const cut =
    source.mode === 'times' && short?.digits === 2 && short.value > 31
      ? { node: (short.value < 70 ? 2000 : 1900) + short.value, next: i + 2 }
      : null;
  const written = yearNumber(source, at) ?? apostropheYear(source, at) ?? cut;
  const relative = source.mode === 'times' && at > i + 1 ? relativeYearAt(source, at) : null;
  const year = written ?? relative;
  const cued =
    partOf ||
    isKeyword(
      source,
      i - 1,
      'in',
      'of',
      'until',
      'by',
      'this',
      'next',
      'before',
      'after',
      'through',
      'since',
      'from',
      'to',
      'late',
      'end_of',
      'early',
      'start_of',
      'mid',
    );
  const capital = /^\p{Lu}/u.test(tokens[i]?.raw ?? '') && (cued || !isShouted(source, i));
  const alone = source.mode === 'times' && source.tokens.length === 1 && /^\p{Lu}/u.test(tokens[i]?.raw ?? '');
  if (
    !alone &&
    !isAskedMonth(source, i - 1) &&
    month.weak &&
    year === null &&
    !(cued && (capital || partOf)) &&
    !(capital && i > 0 && !tokens[i - 1]?.stop && !isSentenceVerb(source, i + 1))
  )
    return null;
  return {
    node: {
      k: 'month',
      month: month.month,
      year: written?.node ?? null,
      yearShift: null,
      ...(written || !relative ? {} : { ofYear: relative.node }),
    },
    next: year ? year.next : i + 1,
  };
}

/** "in the month of may". */
function isAskedMonth({ tokens }: Source, of: number): boolean {
  const word = tokens[of];
  return word?.keyword === 'of' && (/month of$/.test(word.text) || tokens[of - 1]?.unit?.unit === 'month');
}

/** "YOU MAY ENTER": among words that are all capitals they say nothing. */
function isShouted({ tokens }: Source, i: number): boolean {
  const capitals = (at: number): boolean => /^\p{Lu}{2,}$/u.test(tokens[at]?.raw ?? '');
  return capitals(i) && (capitals(i - 1) || capitals(i + 1));
}

/** `09/2027` */
function writtenMonthAt(source: Source, i: number): Found<CalendarPeriod> | null {
  const month = source.tokens[i]?.monthOfYear;
  return month ? { node: { k: 'month', ...month, yearShift: null }, next: i + 1 } : null;
}

/** "32 August 2014", "August 32, 2014": a date that does not exist names no month. */
function isImpossibleDate({ tokens }: Source, i: number): boolean {
  const beyond = (at: number): boolean => tokens[at]?.number?.digits === 2 && (tokens[at]?.number?.value ?? 0) > 31;
  const year = (at: number): boolean => tokens[at]?.number?.digits === 4;
  return (beyond(i - 1) && year(i + 1)) || (beyond(i + 1) && year(tokens[i + 2]?.comma ? i + 3 : i + 2));
}

function isSentenceVerb(source: Source, i: number): boolean {
  const token = source.tokens[i];
  return Boolean(
    token && (token.cue || token.filler) && !token.stop && token.keyword === undefined && source.mode === 'times',
  );
}

function quarterAt(source: Source, i: number): Found<CalendarPeriod> | null {
  const at = skip(source, i, 'the');
  const token = source.tokens[at]?.quarterOfYear;
  if (
    !token ||
    (source.mode === 'mail' &&
      token.year === null &&
      !isKeyword(source, i - 1, 'in', 'until', 'early', 'start_of', 'late', 'end_of'))
  )
    return null;
  const year = token.year === null ? yearNumber(source, isKeyword(source, at + 1, 'of') ? at + 2 : at + 1) : null;
  return {
    node: { k: 'quarter', quarter: token.quarter, year: token.year ?? year?.node ?? null },
    next: year ? year.next : at + 1,
  };
}

function yearAt(source: Source, i: number, partOf: boolean): Found<CalendarPeriod> | null {
  const year = yearNumber(source, i);
  if (!year) return null;
  if (
    !partOf &&
    (source.mode === 'mail' ||
      (!(tokensJoin(source, i - 1) && yearNumber(source, i - 2)) &&
        !isKeyword(
          source,
          i - 1,
          'in',
          'since',
          'after',
          'before',
          'of',
          'by',
          'until',
          'from',
          'between',
          'and',
          'to',
        )))
  )
    return null;
  return { node: { k: 'year', year: year.node }, next: year.next };
}

function tokensJoin(source: Source, i: number): boolean {
  return source.tokens[i]?.dash === true || source.tokens[i]?.raw === '~';
}

/** "end of month", "later in the week": the unit alone means the current one, but only as part of a phrase. */
function bareUnitAt(source: Source, i: number, partOf: boolean): Found<CalendarPeriod> | null {
  const at = skip(source, i, 'the');
  const unit = source.tokens[at]?.unit;
  if (!unit || unit.short || !CALENDAR_UNITS.has(unit.unit)) return null;
  if (partOf || (unit.unit === 'weekend' && at > i))
    return { node: { k: 'relative', unit: unit.unit, shift: 0 }, next: at + 1 };
  return null;
}
