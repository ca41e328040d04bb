import { type Before, Buckets } from './buckets';
import { hashSeed, noiseOf } from './noise';
import type { Slot, SlotQuery } from './query';
import type { Slots } from './slots';

/** What to choose. */
export interface Pick {
  /** How many options at most. */
  readonly k: number;
  /** At most this many on one local day (of `gridZone`). */
  readonly perDay: number;
  /** Minutes between the starts of two options, at least. */
  readonly minGap: number;
  /** Options should lie on this many days and in this many parts of the day, where possible. EVENLY_SPREAD when absent. */
  readonly spread?: Spread;
  /** Decides among equal costs, the same way every time; without it the earlier start wins. */
  readonly seed?: string;
  /** Costs that differ by less than this many points count as equal (0). With a seed it hides which of them is best. */
  readonly tolerance?: number;
}

export interface Spread {
  readonly days: number;
  /** Parts of the local day: before 12:00, 12:00–17:00, from 17:00. */
  readonly parts: number;
}

/** Two days and two parts of the day: options that a guest can choose between. */
export const EVENLY_SPREAD: Spread = { days: 2, parts: 2 };
/** The cheapest options, wherever they lie. */
export const NO_SPREAD: Spread = { days: 1, parts: 1 };

/** More attempts than this are made only for a hostile choice of limits; then the spread is lowered instead. */
const MOST_ATTEMPTS = 5_000;

/**
 * The best options: one after the other the cheapest that keeps `perDay` and `minGap` and from which the spread can
 * still be reached. Where the spread cannot be reached, as much of it as possible (days before parts). Sorted by cost,
 * then start. The same input gives the same answer.
 */
export function rankSlots(slots: Slots, q: SlotQuery, pick: Pick): Slot[] {
  const starts = slots.starts();
  if (starts.length === 0 || !(pick.k >= 1)) return [];
  const buckets = new Buckets(starts, orderOf(slots.costs(starts), starts, pick), q.gridZone, pick.minGap);
  for (const spread of spreadTargets(buckets, pick)) {
    const chosen = choose(buckets, pick, spread);
    if (chosen)
      return chosen.map((i) => slots.slot(starts[i] as number)).sort((a, b) => a.cost - b.cost || a.start - b.start);
  }
  return [];
}

function orderOf(costs: Float64Array, starts: Int32Array, { seed, tolerance = 0 }: Pick): Before {
  if (tolerance > 0) for (let i = 0; i < costs.length; i++) costs[i] = Math.floor((costs[i] as number) / tolerance);
  const hash = seed === undefined ? undefined : hashSeed(seed);
  return (i, j) => {
    const difference = (costs[i] as number) - (costs[j] as number);
    if (difference !== 0) return difference < 0;
    if (hash === undefined) return i < j;
    const noise = noiseOf(hash, starts[i] as number) - noiseOf(hash, starts[j] as number);
    return noise !== 0 ? noise < 0 : i < j;
  };
}

/** The spread that was asked for and the lesser ones in their order, without those that the candidates exclude at once. */
function spreadTargets({ day, part }: Buckets, pick: Pick): Spread[] {
  const { days, parts } = pick.spread ?? EVENLY_SPREAD;
  let dayChanges = 1;
  let partsSeen = 0;
  for (let b = 0; b < day.length; b++) {
    if (b > 0 && day[b] !== day[b - 1]) dayChanges++;
    partsSeen |= 1 << (part[b] as number);
  }
  const mostDays = Math.max(1, Math.min(days, pick.k, dayChanges));
  const mostParts = Math.max(1, Math.min(parts, pick.k, (partsSeen & 1) + ((partsSeen >> 1) & 1) + (partsSeen >> 2)));
  const targets: Spread[] = [];
  for (let d = mostDays; d >= 1; d--) for (let p = mostParts; p >= 1; p--) targets.push({ days: d, parts: p });
  return targets;
}

/** Depth first, cheapest bucket first; undefined when the spread is out of reach. */
function choose(buckets: Buckets, pick: Pick, spread: Spread): number[] | undefined {
  const chosen: number[] = [];
  const days = new Tally();
  const parts = new Tally();
  let attempts = 0;

  const complete = (): boolean => {
    const left = pick.k - chosen.length;
    const tried = new Set<number>();
    for (;;) {
      const bucket = left > 0 ? cheapest(tried, left - 1) : -1;
      if (bucket < 0) return tried.size === 0 && days.distinct >= spread.days && parts.distinct >= spread.parts;
      if (++attempts > MOST_ATTEMPTS) return false;
      const day = buckets.day[bucket] as number;
      const part = buckets.part[bucket] as number;
      chosen.push(buckets.take(bucket));
      days.add(day);
      parts.add(part);
      if (complete()) return true;
      chosen.pop();
      buckets.putBack(bucket);
      days.remove(day);
      parts.remove(part);
      tried.add(bucket);
    }
  };

  /** The bucket with the best candidate from which `left` further options can still make up the spread. */
  const cheapest = (tried: ReadonlySet<number>, left: number): number => {
    let found = -1;
    for (let b = 0; b < buckets.count; b++) {
      const best = buckets.best[b] as number;
      if (best < 0 || (found >= 0 && !buckets.before(best, buckets.best[found] as number))) continue;
      const sameDay = days.of(buckets.day[b] as number);
      if (sameDay >= pick.perDay || tried.has(b)) continue;
      const lackingDays = spread.days - days.distinct - (sameDay === 0 ? 1 : 0);
      const lackingParts = spread.parts - parts.distinct - (parts.of(buckets.part[b] as number) === 0 ? 1 : 0);
      if (lackingDays <= left && lackingParts <= left) found = b;
    }
    return found;
  };

  return complete() ? chosen : undefined;
}

/** How often each value was chosen. A handful of values: a list is faster than a map. */
class Tally {
  private readonly values: number[] = [];
  distinct = 0;

  of(value: number): number {
    let count = 0;
    for (const one of this.values) if (one === value) count++;
    return count;
  }

  add(value: number): void {
    if (this.of(value) === 0) this.distinct++;
    this.values.push(value);
  }

  remove(value: number): void {
    this.values.splice(this.values.lastIndexOf(value), 1);
    if (this.of(value) === 0) this.distinct--;
  }
}
