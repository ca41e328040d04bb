import type { EpochMinute, Period } from '../time/period';
import type { Slots } from './slots';

/** One of several meetings in turn. */
export interface Stop {
  readonly id: string;
  readonly place: string;
  /** When this meeting may be, as a search of its own: its people, their rules, its duration, its grid. */
  readonly slots: Slots;
}

export interface ChainProblem {
  /** Where the traveller is at first, and from when on. */
  readonly start: { readonly place: string; readonly at: EpochMinute };
  readonly stops: readonly Stop[];
  /** Minutes from one place to another; Infinity when there is no way. Not asked for the way to the same place. */
  readonly travel: (from: string, to: string) => number;
}

export interface Visit extends Period {
  readonly id: string;
  readonly place: string;
}

/** Time and memory double with every stop; this many take about 100 ms. */
export const MOST_STOPS = 16;

/**
 * The order in which one traveller can keep most of the meetings, and among those orders the one that ends first. Exact:
 * for every set of meetings kept and every last one of them, only the earliest end matters, because who arrives earlier
 * can do whatever a later one can. O(2ⁿ n² log slots). Throws RangeError above MOST_STOPS stops.
 */
export function bestChain({ start, stops, travel }: ChainProblem): Visit[] {
  const n = stops.length;
  if (n > MOST_STOPS) throw new RangeError(`More than ${MOST_STOPS} meetings in one chain`);
  const ways = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < n; j++) ways[i * n + j] = way(travel, (stops[i] as Stop).place, (stops[j] as Stop).place);
  }
  const ends = new Float64Array(n * 2 ** n).fill(Number.POSITIVE_INFINITY);
  const previous = new Int8Array(n * 2 ** n).fill(-1);
  for (let j = 0; j < n; j++) {
    ends[(1 << j) * n + j] = endOf(stops[j] as Stop, start.at + way(travel, start.place, (stops[j] as Stop).place));
  }
  let best = -1;
  for (let kept = 1; kept < 2 ** n; kept++) {
    for (let last = 0; last < n; last++) {
      const from = kept * n + last;
      const end = ends[from] as number;
      if (end === Number.POSITIVE_INFINITY) continue;
      if (best < 0 || isBetter(kept, end, Math.floor(best / n), ends[best] as number)) best = from;
      for (let next = 0; next < n; next++) {
        if ((kept & (1 << next)) !== 0) continue;
        const to = (kept | (1 << next)) * n + next;
        const arrival = end + (ways[last * n + next] as number);
        if (arrival >= (ends[to] as number)) continue;
        const later = endOf(stops[next] as Stop, arrival);
        if (later >= (ends[to] as number)) continue;
        ends[to] = later;
        previous[to] = last;
      }
    }
  }
  return best < 0 ? [] : visitsOf(stops, ends, previous, best);
}

function visitsOf(stops: readonly Stop[], ends: Float64Array, previous: Int8Array, last: number): Visit[] {
  const n = stops.length;
  const visits: Visit[] = [];
  let kept = Math.floor(last / n);
  let at = last % n;
  while (at >= 0) {
    const { id, place, slots } = stops[at] as Stop;
    const end = ends[kept * n + at] as number;
    visits.unshift({ id, place, start: end - slots.query.duration, end });
    const before = previous[kept * n + at] as number;
    kept &= ~(1 << at);
    at = before;
  }
  return visits;
}

function isBetter(kept: number, end: number, otherKept: number, otherEnd: number): boolean {
  const difference = ones(kept) - ones(otherKept);
  return difference > 0 || (difference === 0 && end < otherEnd);
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function way(travel: ChainProblem['travel'], from: string, to: string): number {
  return from === to ? 0 : travel(from, to);
}

function endOf({ slots }: Stop, arrival: EpochMinute): number {
  const start = slots.firstFrom(arrival);
  return start === undefined ? Number.POSITIVE_INFINITY : start + slots.query.duration;
}
