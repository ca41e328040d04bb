import { type Availability, availablePeriods } from '../availability/hours';
import type { Period } from '../time/period';

/** How far around a time the hours are looked at to say when they begin again. */
const NEAR = 7 * 1440;

/** The stretch without hours that a meeting at `p` runs into; undefined when it lies inside one period. */
export function gapAround(a: Availability, p: Period): Period | undefined {
  const near = { start: p.start - NEAR, end: p.end + NEAR };
  const pairs = availablePeriods(a, near);
  let start = near.start;
  for (let i = 0; i < pairs.length; i += 2) {
    const opens = pairs[i] as number;
    const closes = pairs[i + 1] as number;
    if (opens <= p.start && closes >= p.end) return undefined;
    if (opens > start && start < p.end && opens > p.start) return { start, end: opens };
    start = closes;
  }
  return { start, end: near.end };
}

/** The periods of these hours that share time with `p`. */
export function periodsTouching(a: Availability, p: Period): Period[] {
  const near = availablePeriods(a, { start: p.start - NEAR, end: p.end + NEAR });
  const found: Period[] = [];
  for (let i = 0; i < near.length; i += 2) {
    const period = { start: near[i] as number, end: near[i + 1] as number };
    if (period.start < p.end && period.end > p.start) found.push(period);
  }
  return found;
}

/** True when `p` lies inside the union of the periods without a gap. */
export function insideOne(periods: readonly Period[], p: Period): boolean {
  let reached = p.start;
  for (const { start, end } of [...periods].sort((x, y) => x.start - y.start)) {
    const from = Math.ceil(start);
    const to = Math.floor(end);
    if (to <= from) continue;
    if (from > reached) break;
    if (to > reached) reached = to;
  }
  return reached >= p.end;
}
