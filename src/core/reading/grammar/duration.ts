import type { Unit } from '../time-expression';
import type { Token } from '../token';
import { type Found, isKeyword, type Source, skip } from './source';

export interface Amount {
  readonly n: number;
  readonly unit: Unit;
}

export const SECONDS: Readonly<Record<Unit, number>> = {
  second: 1,
  minute: 60,
  hour: 3600,
  day: 86400,
  workday: 86400,
  week: 604800,
  weekend: 172800,
  month: 2592000,
  quarter: 7776000,
  year: 31536000,
  decade: 315360000,
  century: 3153600000,
};

/** NUM UNIT: `3 days`, `a week`, `couple of weeks`, `2 working days`, `half a year`, `one and a half hours`. */
export function amountAt(source: Source, i: number): Found<Amount> | null {
  const { tokens } = source;
  const first = tokens[i];
  if (!first) return null;
  const days = first.duration ? first.duration.seconds / 86_400 : 0;
  if (days >= 7) return { node: { n: days / 7, unit: 'week' }, next: i + 1 };
  if (first.duration?.seconds === 3600) return { node: { n: 1, unit: 'hour' }, next: i + 1 };
  if (first.duration) return { node: { n: first.duration.seconds / 60, unit: 'minute' }, next: i + 1 };
  const part = partOfUnit(source, i) ?? wholeUnit(source, i);
  if (part) return part;
  const count = countAt(source, i);
  if (!count) return null;
  let at = count.next;
  if (tokens[at]?.keyword === 'of') at++;
  if (tokens[at]?.dash) at++;
  const unit = tokens[at]?.unit;
  if (!unit || (unit.short && first.number?.digits === 0)) return null;
  if (unit.short && tokens[at]?.start !== tokens[at - 1]?.end && unit.unit !== 'hour') return null;
  if (first.keyword === 'a' && unit.unit === 'second' && !endsAmount(tokens[at + 1])) return null;
  const aged = tokens[tokens[at + 1]?.dash ? at + 2 : at + 1]?.text === 'old';
  return aged ? null : { node: { n: count.node, unit: unit.unit }, next: at + 1 };
}

/** "a second chance" counts, "in a second" and "a second ago" measure. */
function endsAmount(token: Token | undefined): boolean {
  return !token || Boolean(token.stop || token.comma || token.keyword || token.dash || token.close);
}

/** 3 · a · a couple of · several · another two · one hundred and twenty · two and a half · 1 1/2. */
function countAt(source: Source, i: number): Found<number> | null {
  const { tokens } = source;
  const first = tokens[i];
  if (first?.keyword === 'couple') return { node: 2, next: i + 1 };
  if (first?.keyword === 'few') return { node: 3, next: i + 1 };
  if (first?.keyword === 'a' || first?.keyword === 'another') {
    if (isKeyword(source, i + 1, 'couple')) return { node: 2, next: i + 2 };
    if (isKeyword(source, i + 1, 'few')) return { node: 3, next: i + 2 };
    const hundred = hundredsAt(source, i + 1, 1);
    if (hundred) return hundred;
    if (first.keyword === 'another' && tokens[i + 1]?.number) return countAt(source, i + 1);
    return { node: 1, next: i + 1 };
  }
  if (!first?.number) return null;
  const hundred = hundredsAt(source, i + 1, first.number.value);
  if (hundred) return hundred;
  const { value } = first.number;
  const half = skip(source, i + 1, 'and', 'a');
  if (half > i + 1 && isKeyword(source, half, 'half') && tokens[half + 1]?.unit)
    return { node: value + 0.5, next: half + 1 };
  if (tokens[i + 1]?.raw === '½') return { node: value + 0.5, next: i + 2 };
  const written = tokens[i + 1]?.numeric;
  if (written?.a === 1 && written.b === 2 && written.mark === '/' && tokens[i + 2]?.unit)
    return { node: value + 0.5, next: i + 2 };
  return { node: value, next: i + 1 };
}

function hundredsAt(source: Source, i: number, count: number): Found<number> | null {
  if (source.tokens[i]?.text !== 'hundred') return null;
  const at = isKeyword(source, i + 1, 'and') ? i + 2 : i + 1;
  const rest = source.tokens[at]?.number;
  return rest?.digits === 0 ? { node: 100 * count + rest.value, next: at + 1 } : { node: 100 * count, next: i + 1 };
}

/** another day · for the hour · for all week · for a full year. */
function wholeUnit({ tokens, mode }: Source, i: number): Found<Amount> | null {
  const first = tokens[i];
  if (mode === 'mail' || !first) return null;
  if (first.text === 'another day') return { node: { n: 1, unit: 'day' }, next: i + 1 };
  if (tokens[i - 1]?.keyword !== 'for') return null;
  const at = tokens[i + 1]?.dash ? i + 2 : i + 1;
  const unit = tokens[at]?.unit;
  const end = tokens[at + 1];
  if (!unit || unit.short || (end && !end.stop && !end.comma)) return null;
  const whole = /^(?:all|full|the full|the whole|the entire)$/.test(first.text);
  const hour = first.keyword === 'the' && unit.unit === 'hour';
  return whole || hour ? { node: { n: 1, unit: unit.unit }, next: at + 1 } : null;
}

/** half a day · a half month · quarter of a year · 1/2 week. */
function partOfUnit(source: Source, i: number): Found<Amount> | null {
  const { tokens } = source;
  const at = skip(source, i, 'a');
  const written = tokens[at]?.numeric;
  const half = isKeyword(source, at, 'half') || (written?.a === 1 && written.b === 2 && written.mark === '/');
  if (!half && !isKeyword(source, at, 'quarter')) return null;
  const unitAt = skip(source, at + 1, 'of', 'a') + (tokens[at + 1]?.dash ? 1 : 0);
  const unit = tokens[unitAt]?.unit;
  if (!unit || unit.short || (!half && unitAt === at + 1)) return null;
  const share = half ? 0.5 : 0.25;
  const next = unitAt + 1;
  if (unit.unit === 'hour' || unit.unit === 'day')
    return { node: { n: (share * SECONDS[unit.unit]) / 60, unit: 'minute' }, next };
  return { node: { n: share, unit: unit.unit }, next };
}

/** Amounts of falling size said as one: `1 hour and 30 minutes`, `2 months, 5 days`, `1d 2hr`. */
export function amountsAt(source: Source, i: number): Found<readonly Amount[]> | null {
  const first = amountAt(source, i);
  if (!first) return null;
  const amounts = [first.node];
  let next = first.next;
  while (amounts.length < 5) {
    const comma = source.mode === 'times' && source.tokens[next]?.comma ? next + 1 : next;
    const at = skip(source, comma, 'and');
    const more = source.tokens[at]?.number || source.tokens[at]?.duration ? amountAt(source, at) : null;
    const last = amounts[amounts.length - 1] as Amount;
    if (!more || SECONDS[more.node.unit] >= SECONDS[last.unit]) break;
    amounts.push(more.node);
    next = more.next;
  }
  return { node: amounts, next };
}

/** "1h", "1h30" as a length, in seconds; null for what could only be an hour of the day. */
export function letteredHours(token: Token | undefined): number | null {
  const written = token?.clock ? /^([1-4])\s?h\s?([0-5]\d)?$/i.exec(token.raw) : null;
  return written ? Number(written[1]) * 3600 + Number(written[2] ?? 0) * 60 : null;
}

/** A length of time in seconds: amounts said as one, "and a half", ranges (`30-45 min`: the longer). */
export function durationAt(source: Source, i: number): Found<number> | null {
  const { tokens } = source;
  const joined = tokens[i + 1]?.dash || isKeyword(source, i + 1, 'to');
  const range = tokens[i]?.number && joined && tokens[i + 2]?.number ? amountAt(source, i + 2) : null;
  if (range) return { node: range.node.n * SECONDS[range.node.unit], next: range.next };
  const dashed = tokens[i]?.numeric;
  if (dashed?.mark === '-' && dashed.year === null && tokens[i + 1]?.unit) {
    return { node: dashed.b * SECONDS[tokens[i + 1]?.unit?.unit as Unit], next: i + 2 };
  }
  const amounts = amountsAt(source, i);
  if (!amounts) return null;
  const seconds = amounts.node.reduce((sum, { n, unit }) => sum + n * SECONDS[unit], 0);
  const half = isKeyword(source, amounts.next, 'and') ? skip(source, amounts.next + 1, 'a') : amounts.next;
  if (half > amounts.next && isKeyword(source, half, 'half')) {
    const smallest = amounts.node[amounts.node.length - 1] as Amount;
    return { node: seconds + SECONDS[smallest.unit] / 2, next: half + 1 };
  }
  return { node: seconds, next: amounts.next };
}
