import type { DayExpr } from '../time-expression';
import type { Token } from '../token';
import { calendarDateAt, monthRelation } from './date';
import { amountAt } from './duration';
import { periodAt } from './period';
import { proseDayAt } from './prose-day';
import { everyDayAt } from './recurrence';
import { relativeDayAt } from './relative-day';
import { type Found, isKeyword, isRangeJoin, MAX_DEPTH, type Source, skip } from './source';
import { weekdayAt, weeksOfDays } from './weekday';
import { yearNumber } from './year';

/** A day, a stretch of days or a class of days. `single` leaves bounds and spans to the caller. */
export function dayAt(source: Source, i: number, depth: number, scope: 'single' | 'full'): Found<DayExpr> | null {
  if (depth > MAX_DEPTH) return null;
  if (scope === 'full') {
    const bound = boundAt(source, i, depth);
    if (bound) return bound;
  }
  const first = singleDayAt(source, i, depth);
  if (!first || scope === 'single') return first;
  return spanFrom(source, first, depth) ?? deadlineAfter(source, first) ?? first;
}

export function singleDayAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  if (depth > MAX_DEPTH) return null;
  const token = source.tokens[i];
  if (!token || token.stop || token.comma) return null;
  const day = longest([
    nowAt(source, i),
    offsetAt(source, i),
    everyDayAt(source, i, depth),
    weekdayAt(source, i, depth),
    relativeDayAt(source, i, depth),
    holidayAt(source, i),
    daysBeforeMonth(source, i),
    daysAfterMonth(source, i),
    calendarDateAt(source, i),
    periodDayAt(source, i, depth),
    source.mode === 'times' ? proseDayAt(source, i, depth) : null,
  ]);
  return day && source.mode === 'times' ? (plusAt(source, day) ?? day) : day;
}

function nowAt(source: Source, i: number): Found<DayExpr> | null {
  return source.mode === 'times' && isKeyword(source, i, 'now') ? { node: { k: 'now' }, next: i + 1 } : null;
}

/** now + 40 minutes · tomorrow + 2 weeks. */
function plusAt(source: Source, day: Found<DayExpr>): Found<DayExpr> | null {
  if (source.tokens[day.next]?.dash && day.node.k === 'now') {
    const less = amountAt(source, day.next + 1);
    return less && { node: { k: 'shift', n: -less.node.n, unit: less.node.unit, base: null }, next: less.next };
  }
  if (source.tokens[day.next]?.text !== '+') return null;
  const more = relativeDayAt(source, day.next, 0);
  if (more?.node.k !== 'shift' || more.node.base !== null) return null;
  return { node: day.node.k === 'now' ? more.node : { ...more.node, base: day.node }, next: more.next };
}

function longest(candidates: readonly (Found<DayExpr> | null)[]): Found<DayExpr> | null {
  let best: Found<DayExpr> | null = null;
  for (const candidate of candidates) if (candidate && (!best || candidate.next > best.next)) best = candidate;
  return best;
}

function offsetAt(source: Source, i: number): Found<DayExpr> | null {
  const offset = source.tokens[i]?.dayOffset ?? tomorrowBeforeWeeks(source, i);
  const side = source.mode === 'times' && !offset ? sideOfDay(source, i) : null;
  if (side) return side;
  const next = skip(source, i, 'the');
  if (isKeyword(source, next, 'next', 'following') && source.tokens[next + 1]?.text === 'day')
    return { node: { k: 'shift', n: 1, unit: 'day', base: { k: 'same' } }, next: next + 2 };
  if (source.mode === 'times' && isKeyword(source, next, 'last') && source.tokens[next + 1]?.text === 'day') {
    const end = source.tokens[next + 2];
    if (!end || end.stop || end.comma) return { node: { k: 'offset', days: -1 }, next: next + 2 };
  }
  const after = dayAfterAt(source, next);
  if (after && !offset) return after;
  if (!offset) return isKeyword(source, i, 'same_day') ? { node: { k: 'same' }, next: i + 1 } : null;
  const link = source.tokens[i + 1];
  if (link?.comma || link?.open) {
    const date = calendarDateAt(source, skip(source, i + 2, 'the'));
    const close = date && link.open && source.tokens[date.next]?.close ? 1 : 0;
    if (date && (!link.open || close)) return { node: date.node, next: date.next + close };
  }
  const later = isKeyword(source, i + 1, 'in') ? amountAt(source, i + 2) : null;
  const weeks = weeksOfDays(source, i + 1);
  if (weeks) return { node: { k: 'offset', days: offset.days + 7 * weeks.node }, next: weeks.next };
  if (link?.text === 'week' && offset.days >= 0 && offset.part === null && isPhraseEnd(source.tokens[i + 2]))
    return { node: { k: 'offset', days: offset.days + 7 }, next: i + 2 };
  if (later?.node.unit === 'week')
    return { node: { k: 'offset', days: offset.days + 7 * later.node.n }, next: later.next };
  return { node: { k: 'offset', days: offset.days }, next: i + 1 };
}

function isPhraseEnd(token: Token | undefined): boolean {
  return !token || Boolean(token.stop || token.comma);
}

/** "de mañana en quince días": no morning, but tomorrow. */
function tomorrowBeforeWeeks(source: Source, i: number): Token['dayOffset'] {
  const tomorrow = /mañana$/.test(source.tokens[i]?.text ?? '') && weeksOfDays(source, i + 1);
  return tomorrow ? { days: 1, part: null } : undefined;
}

/** "the day after": after what was named, where nothing follows that it could be after. */
function dayAfterAt(source: Source, i: number): Found<DayExpr> | null {
  const end = source.tokens[i + 2];
  const closes =
    !end || end.stop || end.comma || end.dash || end.keyword === 'at' || end.keyword === 'same_time' || end.filler;
  if (source.mode !== 'mail' || source.tokens[i]?.text !== 'day' || !isKeyword(source, i + 1, 'after') || !closes)
    return null;
  return { node: { k: 'shift', n: 1, unit: 'day', base: { k: 'same' } }, next: i + 2 };
}

/** later today · early tomorrow · mid today. */
function sideOfDay(source: Source, i: number): Found<DayExpr> | null {
  const sides = ['early', 'mid', 'late', 'later', 'earlier'] as const;
  const side = sides.find((name) => isKeyword(source, i, name));
  const at = isKeyword(source, i + 1, 'in') || source.tokens[i + 1]?.dash ? i + 2 : i + 1;
  const offset = source.tokens[at]?.dayOffset;
  return side && offset && offset.part === null
    ? { node: { k: 'offset', days: offset.days, side }, next: at + 1 }
    : null;
}

function holidayAt(source: Source, i: number): Found<DayExpr> | null {
  let at = isKeyword(source, i, 'the') && isKeyword(source, i + 1, 'next', 'last', 'this') ? i + 1 : i;
  let shift = 0;
  if (isKeyword(source, at, 'next', 'last', 'this')) shift = isKeyword(source, at++, 'last') ? -1 : 0;
  const name = source.tokens[at]?.holiday;
  if (!name) return null;
  let next = at + 1;
  const yearAt = skip(source, next, 'of', 'in');
  const number = source.tokens[yearAt]?.number;
  let year = number?.digits === 4 ? number.value : null;
  let yearShift: number | undefined;
  if (year !== null) next = yearAt + 1;
  else if (
    (yearAt > next || source.mode === 'times') &&
    isKeyword(source, yearAt, 'this', 'next', 'last') &&
    source.tokens[yearAt + 1]?.unit?.unit === 'year'
  ) {
    yearShift = isKeyword(source, yearAt, 'last') ? -1 : isKeyword(source, yearAt, 'next') ? 1 : 0;
    next = yearAt + 2;
  }
  const weekend = source.tokens[next]?.unit?.unit === 'weekend';
  const late = weekend ? source.tokens[next + 1]?.number : undefined;
  if (late?.digits === 4) year = late.value;
  return {
    node: {
      k: 'holiday',
      name,
      year,
      shift,
      ...(yearShift === undefined ? {} : { yearShift }),
      ...(weekend ? { weekend } : {}),
    },
    next: next + (weekend ? 1 : 0) + (late?.digits === 4 ? 1 : 0),
  };
}

function periodDayAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const period = periodAt(source, i, depth);
  if (!period) return null;
  const { node, next } = period;
  const at = skip(source, next, 'on', 'the');
  const weekday = source.tokens[at]?.weekday;
  if (weekday && !weekday.plural && node.part === null && node.period.k !== 'month' && !source.tokens[next]?.comma) {
    const date = weekdayAt(source, at, depth + 1);
    const plain = date?.node.k === 'weekday' && date.node.rel === 'bare' && date.node.within === null;
    if (date && plain)
      return {
        node: { k: 'weekday', day: weekday.day, rel: 'bare', within: node.period, weekFirst: true },
        next: date.next,
      };
    if (date?.node.k === 'date') return date;
  }
  return { node: { k: 'period', period: node.period, part: node.part }, next };
}

/** "mercredi au plus tard": the bound stands behind the day. */
function deadlineAfter(source: Source, day: Found<DayExpr>): Found<DayExpr> | null {
  if (!isKeyword(source, day.next, 'by')) return null;
  const after = source.tokens[day.next + 1];
  if (after && !after.stop && !after.comma && !after.filler) return null;
  return { node: { k: 'bound', side: 'by', day: day.node }, next: day.next + 1 };
}

/**
 * until Friday · by EOD Thursday · after the 9th · starting Monday · between the 3rd and the 9th · from Monday to
 * Friday.
 */
function boundAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const fromNow = source.mode === 'times' && isKeyword(source, i, 'from_now') && isRangeJoin(source, i + 1);
  if (fromNow) return spanTo(source, { node: { k: 'now' }, next: i + 1 }, i + 2, depth);
  const from = isKeyword(source, i, 'from') || / from$/.test(source.tokens[i]?.text ?? '');
  if (isKeyword(source, i, 'between') || from) {
    const span = spanAt(source, i, depth);
    if (span) return span;
  }
  if (isKeyword(source, i, 'from') && /^d(?:e\b|')/.test(source.tokens[i]?.text ?? '')) return null;
  const sides = {
    until: 'until',
    through: 'through',
    by: 'by',
    before: 'before',
    from: 'from',
    after: 'after',
    since: 'since',
    starting: 'from',
    not_before: 'not_before',
    not_after: 'through',
  } as const;
  const keyword = source.tokens[i]?.keyword;
  if (!keyword || !(keyword in sides)) return null;
  let side: Extract<DayExpr, { k: 'bound' }>['side'] = sides[keyword as keyof typeof sides];
  let at = skip(source, i + 1, 'on', 'at');
  let endOfDay = false;
  if (isKeyword(source, skip(source, at, 'the'), 'end_of_day')) {
    const day = dayAt(source, skip(source, skip(source, at, 'the') + 1, 'on', 'of', 'this'), depth + 1, 'single');
    if (!day) return null;
    return { node: { k: 'bound', side: 'by', day: day.node, endOfDay: true }, next: day.next };
  }
  if (isKeyword(source, at, 'after', 'before') && isKeyword(source, i, 'until')) {
    side = isKeyword(source, at, 'after') ? 'through' : 'until';
    at++;
  }
  const day = singleDayAt(source, at, depth + 1) ?? singleDayAt(source, skip(source, at, 'the'), depth + 1);
  if (!day) return null;
  let next = day.next;
  if (isKeyword(source, next, 'end_of_day')) {
    endOfDay = true;
    next++;
  }
  if (isKeyword(source, next, 'onwards')) next++;
  if (isKeyword(source, next, 'through') && side === 'until') {
    side = 'through';
    next++;
  }
  if (side === 'after' && day.node.k === 'period' && day.node.period.k === 'following') return null;
  return { node: { k: 'bound', side, day: day.node, ...(endOfDay ? { endOfDay } : {}) }, next };
}

function spanAt(source: Source, i: number, depth: number): Found<DayExpr> | null {
  const between = isKeyword(source, i, 'between');
  const start = skip(source, i + 1, 'on', 'the');
  const from =
    singleDayAt(source, i + 1, depth + 1) ?? singleDayAt(source, start, depth + 1) ?? bareDayOfSpan(source, start);
  if (!from) return null;
  if (from.node.k === 'span') return from;
  const joined = between
    ? isKeyword(source, from.next, 'and') || isRangeJoin(source, from.next)
    : isRangeJoin(source, from.next);
  if (!joined) {
    if (isKeyword(source, from.next, 'onwards'))
      return { node: { k: 'bound', side: 'from', day: from.node }, next: from.next + 1 };
    return null;
  }
  return spanTo(source, from, from.next + 1, depth);
}

/** A number that only the other end makes a day: "from 13 to the 15th of July". */
function bareDayOfSpan(source: Source, i: number): Found<DayExpr> | null {
  const number = source.tokens[i]?.number;
  if (!number || number.value < 1 || number.value > 31 || number.digits === 0) return null;
  return { node: { k: 'date', year: null, month: null, day: number.value, weekday: null }, next: i + 1 };
}

function spanFrom(source: Source, from: Found<DayExpr>, depth: number): Found<DayExpr> | null {
  const join = source.tokens[from.next];
  if (!isRangeJoin(source, from.next) || join?.text === 'a las') return null;
  if (join?.text === 'à' && source.tokens[from.next + 1]?.number) return null;
  return spanTo(source, from, from.next + 1, depth);
}

function spanTo(source: Source, from: Found<DayExpr>, at: number, depth: number): Found<DayExpr> | null {
  if (from.node.k === 'every' || from.node.k === 'span') return null;
  const bareStart =
    source.tokens[from.next - 1]?.number !== undefined &&
    from.node.k === 'date' &&
    from.node.month === null &&
    from.node.weekday === null;
  const start = skip(source, at, 'on', 'the', 'and');
  const to =
    singleDayAt(source, at, depth + 1) ??
    singleDayAt(source, start, depth + 1) ??
    bareEndOfSpan(source, from.node, start);
  if (!to || to.node.k === 'every' || to.node.k === 'same') return null;
  if (bareStart && !(to.node.k === 'date' && (to.node.month !== null || source.tokens[to.next - 1]?.ordinal)))
    return null;
  const aligned = alignSpan(from.node, to.node);
  return { node: { k: 'span', from: aligned, to: shareMonth(aligned, to.node) }, next: to.next };
}

function bareEndOfSpan(source: Source, from: DayExpr, i: number): Found<DayExpr> | null {
  if (from.k !== 'date') return null;
  const ordinal = source.tokens[i]?.ordinal;
  if (ordinal && ordinal.value <= 31) {
    const at = source.tokens[i + 1]?.comma ? i + 2 : i + 1;
    const year = source.tokens[at]?.number?.digits === 4 ? (source.tokens[at]?.number?.value ?? null) : null;
    return {
      node: { k: 'date', year: year ?? from.year, month: from.month, day: ordinal.value, weekday: null },
      next: year === null ? i + 1 : at + 1,
    };
  }
  const number = source.tokens[i]?.number;
  const after = source.tokens[i + 1];
  if (!number || number.digits === 0 || number.value < 1 || number.value > 31 || after?.unit || after?.meridiem)
    return null;
  const written = from.month === null ? null : yearNumber(source, after?.comma ? i + 2 : i + 1);
  const year = written?.node ?? from.year;
  return {
    node: { k: 'date', year, month: from.month, day: number.value, weekday: null },
    next: written?.next ?? i + 1,
  };
}

/** "13 to 15 July", "May to Oct 2020", "8-11 May 2010": what only the end says holds for the start as well. */
function alignSpan(from: DayExpr, to: DayExpr): DayExpr {
  if (from.k === 'date' && to.k === 'date' && from.month === null && to.month !== null) {
    return { ...from, month: to.month, year: to.year };
  }
  if (from.k === 'date' && to.k === 'date' && from.year === null && to.year !== null && from.month === to.month)
    return { ...from, year: to.year };
  if (from.k === 'weekday' && from.within === null && from.rel === 'bare' && to.k === 'weekday' && to.within) {
    return { ...from, within: to.within };
  }
  return from;
}

function shareMonth(from: DayExpr, to: DayExpr): DayExpr {
  if (from.k === 'date' && to.k === 'date' && to.month === null && from.month !== null)
    return { ...to, month: from.month, year: from.year };
  if (from.k === 'weekday' && to.k === 'weekday' && to.within === null && to.rel === 'bare' && from.within)
    return { ...to, within: from.within };
  return to;
}

/** "May 5-8", "March 10-12, 2027". */
function daysAfterMonth(source: Source, i: number): Found<DayExpr> | null {
  const { tokens } = source;
  const month = tokens[i]?.month;
  const pair = tokens[i + 1]?.numeric;
  if (!month || pair?.mark !== '-' || pair.year !== null || pair.a >= pair.b || pair.b > 31) return null;
  if (tokens[i + 2]?.meridiem || tokens[i + 2]?.unit || isKeyword(source, i + 2, 'oclock')) return null;
  const written = yearNumber(source, tokens[i + 2]?.comma ? i + 3 : i + 2);
  const day = (n: number): DayExpr => ({
    k: 'date',
    year: written?.node ?? null,
    month: month.month,
    day: n,
    weekday: null,
  });
  return { node: { k: 'span', from: day(pair.a), to: day(pair.b) }, next: written?.next ?? i + 2 };
}

/** "4 to 23 next month", "from 3 to 12 of this month". */
function relationOfDays(source: Source, i: number): Found<number> | null {
  const at = skip(source, i, 'of', 'the');
  const shift = monthRelation(source, at);
  return shift === null ? null : { node: shift, next: at + 2 };
}

/** "10-12 March", "22 to 23 Feb": two numbers before a month. */
function daysBeforeMonth(source: Source, i: number): Found<DayExpr> | null {
  const { tokens } = source;
  const numeric = tokens[i]?.numeric;
  const pair = numeric?.mark === '-' && numeric.year === null;
  const dayOf = (at: number): number => tokens[at]?.number?.value ?? tokens[at]?.ordinal?.value ?? 0;
  const joined = !pair && dayOf(i) > 0 && isRangeJoin(source, i + 1) && dayOf(i + 2) > 0;
  if (!pair && !joined) return null;
  const first = pair ? numeric.a : dayOf(i);
  const second = pair ? numeric.b : dayOf(i + 2);
  const at = pair ? i + 1 : i + 3;
  const relative = relationOfDays(source, at);
  if (relative && first < second && second <= 31 && first > 0) {
    const within = (n: number): DayExpr => ({
      k: 'date',
      year: null,
      month: null,
      day: n,
      weekday: null,
      monthShift: relative.node,
    });
    return { node: { k: 'span', from: within(first), to: within(second) }, next: relative.next };
  }
  const month = calendarDateAt(source, at - 1);
  const name = tokens[skip(source, at, 'of')]?.month;
  if (!name || first < 1 || second > 31 || first >= second) return null;
  const after = skip(source, at, 'of') + 1;
  const written = month?.node.k === 'date' && month.node.day === second ? null : yearNumber(source, after);
  const end = written?.next ?? (month?.node.k === 'date' && month.node.day === second ? month.next : after);
  const year = written?.node ?? (month?.node.k === 'date' ? month.node.year : null);
  const day = (n: number): DayExpr => ({ k: 'date', year, month: name.month, day: n, weekday: null });
  return { node: { k: 'span', from: day(first), to: day(second) }, next: end };
}
