import type { EpochMinute } from '../time/period';

/**
 * The possible starts of a meeting as sorted, disjoint, half-open ranges, narrowed step by step. The working arrays are
 * kept and reused, so narrowing allocates nothing once they have grown.
 */
export class StartRanges {
  /** Start, end pairs; the first `length` entries count, until the next change. */
  pairs = new Int32Array(256);
  length = 0;
  private spare = new Int32Array(256);

  /** Begins anew with all starts from `from` to before `to`. */
  reset(from: EpochMinute, to: EpochMinute): void {
    this.length = 0;
    if (to <= from) return;
    this.pairs[0] = from;
    this.pairs[1] = to;
    this.length = 2;
  }

  /** Begins anew with ranges made by `toArray`. */
  load(ranges: Int32Array): void {
    this.length = 0;
    this.reserve(ranges.length);
    [this.pairs, this.spare] = [this.spare, this.pairs];
    this.pairs.set(ranges);
    this.length = ranges.length;
  }

  get isEmpty(): boolean {
    return this.length === 0;
  }

  /** A copy as start, end pairs. */
  toArray(): Int32Array {
    return this.pairs.slice(0, this.length);
  }

  /** Keeps the starts of meetings that lie within one of the periods (sorted, disjoint start, end pairs). */
  keepInside(periods: Int32Array, duration: number): void {
    const { pairs, length } = this;
    if (length === 0) return;
    const out = this.reserve(length + periods.length);
    let n = 0;
    let j = firstPair(periods, (pairs[0] as number) + duration);
    for (let i = 0; i < length && j < periods.length; i += 2) {
      const from = pairs[i] as number;
      const to = pairs[i + 1] as number;
      while (j < periods.length && (periods[j + 1] as number) < from + duration) j += 2;
      for (let k = j; k < periods.length && (periods[k] as number) < to; k += 2) {
        const opens = periods[k] as number;
        const closes = (periods[k + 1] as number) - duration + 1;
        const start = Math.max(opens, from);
        const end = Math.min(closes, to);
        if (start < end) {
          out[n++] = start;
          out[n++] = end;
        }
      }
    }
    this.swap(n);
  }

  /**
   * Drops the starts of meetings that come too close to busy time (sorted and disjoint): nearer than `before` after its
   * end, or with less than `after` between the meeting's end and its start. Galloping search: O(ranges × log busy).
   */
  dropBusy(starts: Int32Array, ends: Int32Array, duration: number, before: number, after: number): void {
    const { pairs, length } = this;
    const size = starts.length;
    if (length === 0 || size === 0) return;
    const out = this.reserve(length + 2 * size);
    const reach = duration + after - 1;
    let n = 0;
    let i = 0;
    for (let r = 0; r < length; r += 2) {
      let from = pairs[r] as number;
      const to = pairs[r + 1] as number;
      i = gallop(ends, i, from - before);
      while (i < size) {
        const firstBad = (starts[i] as number) - reach;
        if (firstBad >= to) break;
        if (firstBad > from) {
          out[n++] = from;
          out[n++] = firstBad;
        }
        const nextGood = (ends[i] as number) + before;
        if (nextGood > from) from = nextGood;
        if (from >= to) break;
        i++;
      }
      if (from < to) {
        out[n++] = from;
        out[n++] = to;
      }
    }
    this.swap(n);
  }

  /** Drops starts as such: those inside the ranges (sorted, disjoint). */
  dropStarts(starts: Int32Array, ends: Int32Array): void {
    this.dropBusy(starts, ends, 1, 0, 0);
  }

  private reserve(size: number): Int32Array {
    if (this.spare.length < size) this.spare = new Int32Array(2 * size);
    return this.spare;
  }

  private swap(length: number): void {
    const { pairs } = this;
    this.pairs = this.spare as Int32Array<ArrayBuffer>;
    this.spare = pairs;
    this.length = length;
  }
}

/** Even index of the first pair that ends at or after `t`. */
function firstPair(pairs: Int32Array, t: number): number {
  let low = 0;
  let high = pairs.length >>> 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pairs[2 * middle + 1] as number) >= t) high = middle;
    else low = middle + 1;
  }
  return 2 * low;
}

/** Index of the first end after `t`, looked for from `i` on in growing steps: O(log distance). */
function gallop(ends: Int32Array, i: number, t: number): number {
  const size = ends.length;
  if (i >= size || (ends[i] as number) > t) return i;
  let step = 1;
  while (i + step < size && (ends[i + step] as number) <= t) {
    i += step;
    step <<= 1;
  }
  let low = i + 1;
  let high = Math.min(i + step, size);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] as number) > t) high = middle;
    else low = middle + 1;
  }
  return low;
}
