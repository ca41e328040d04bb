import type { Unit } from '../time-expression';
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
};

/** NUM UNIT: `3 days`, `a week`, `couple of weeks`, `2 working days`. */
export function amountAt(source: Source, i: number): Found<Amount> | null {
  const { tokens } = source;
  const first = tokens[i];
  if (!first) return null;
  let n: number | null = null;
  let at = i + 1;
  const days = first.duration ? first.duration.seconds / 86_400 : 0;
  if (days >= 7) return { node: { n: days / 7, unit: 'week' }, next: i + 1 };
  if (first.duration) return { node: { n: first.duration.seconds / 60, unit: 'minute' }, next: i + 1 };
  if (first.number) n = first.number.value;
  else if (first.keyword === 'couple') n = 2;
  else if (first.keyword === 'few') n = 3;
  else if (first.keyword === 'a' || first.keyword === 'another') {
    n = 1;
    if (isKeyword(source, at, 'couple', 'few')) n = isKeyword(source, at++, 'couple') ? 2 : 3;
  } else if (first.keyword === 'half' && tokens[i + 1]?.unit) {
    const unit = tokens[i + 1]?.unit?.unit as Unit;
    if (unit === 'hour' || unit === 'day') return { node: { n: SECONDS[unit] / 120, unit: 'minute' }, next: i + 2 };
  }
  if (n === null) return null;
  if (tokens[at]?.keyword === 'of') at++;
  if (tokens[at]?.dash) at++;
  const unit = tokens[at]?.unit;
  if (!unit || (unit.short && first.number?.digits === 0)) return null;
  if (unit.short && tokens[at]?.start !== tokens[at - 1]?.end && unit.unit !== 'hour') return null;
  return { node: { n, unit: unit.unit }, next: at + 1 };
}

/** A length of time in seconds: amounts joined by "and" (`1 hour and 30 minutes`), "and a half", ranges (`30-45 min`: the longer). */
export function durationAt(source: Source, i: number): Found<number> | null {
  const { tokens } = source;
  const range = tokens[i]?.number && tokens[i + 1]?.dash && tokens[i + 2]?.number ? amountAt(source, i + 2) : null;
  if (range) return { node: range.node.n * SECONDS[range.node.unit], next: range.next };
  const dashed = tokens[i]?.numeric;
  if (dashed?.mark === '-' && dashed.year === null && tokens[i + 1]?.unit) {
    return { node: dashed.b * SECONDS[tokens[i + 1]?.unit?.unit as Unit], next: i + 2 };
  }
  const first = amountAt(source, i);
  if (!first) return null;
  let seconds = first.node.n * SECONDS[first.node.unit];
  let next = first.next;
  for (let parts = 0; parts < 3; parts++) {
    if (
      isKeyword(source, next, 'and') &&
      isKeyword(source, next + 1, 'a', 'half') &&
      isKeyword(source, skip(source, next + 1, 'a'), 'half')
    ) {
      seconds += SECONDS[first.node.unit] / 2;
      next = skip(source, next + 1, 'a', 'half');
      continue;
    }
    const at = skip(source, next, 'and');
    const more = tokens[at]?.number || tokens[at]?.duration ? amountAt(source, at) : null;
    if (!more || SECONDS[more.node.unit] >= SECONDS[first.node.unit]) break;
    seconds += more.node.n * SECONDS[more.node.unit];
    next = more.next;
  }
  return { node: seconds, next };
}
