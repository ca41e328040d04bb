import type { Period } from '../time/period';

/** One bit per minute; kept between calls because clearing it is cheaper than allocating it. All zero between calls. */
let minutes = new Int32Array(0);
/** Starts and ends in turn; kept for the same reason. */
let edgesFound = new Int32Array(0);

/**
 * The union of half-open intervals, clipped to `clip`: sorted, disjoint, not touching. Two ways with the same result:
 * dense input marks a bit per minute (no sorting, about 5 ns per interval), sparse input is sorted.
 */
export function unionOf(starts: Int32Array, ends: Int32Array, clip: Period): { starts: Int32Array; ends: Int32Array } {
  const from = Math.ceil(clip.start);
  const to = Math.floor(clip.end);
  if (to <= from || starts.length === 0) return { starts: new Int32Array(0), ends: new Int32Array(0) };
  if (isUnion(starts, ends, from, to)) return { starts: starts.slice(), ends: ends.slice() };
  const words = ((to - from) >>> 5) + 2;
  return starts.length * 16 > words ? byBits(starts, ends, from, to, words) : bySorting(starts, ends, from, to);
}

function isUnion(starts: Int32Array, ends: Int32Array, from: number, to: number): boolean {
  let last = from - 1;
  for (let i = 0; i < starts.length; i++) {
    const start = starts[i] as number;
    const end = ends[i] as number;
    if (start <= last || end <= start || end > to) return false;
    last = end;
  }
  return true;
}

/** With starts and ends sorted apart, the k-th stretch is the last of its run when the next start lies after the k-th end. */
function bySorting(starts: Int32Array, ends: Int32Array, from: number, to: number) {
  const sortedStarts = new Int32Array(starts.length);
  const sortedEnds = new Int32Array(starts.length);
  let n = 0;
  for (let i = 0; i < starts.length; i++) {
    const start = Math.max(starts[i] as number, from);
    const end = Math.min(ends[i] as number, to);
    if (end <= start) continue;
    sortedStarts[n] = start;
    sortedEnds[n++] = end;
  }
  sortedStarts.subarray(0, n).sort();
  sortedEnds.subarray(0, n).sort();
  let m = 0;
  let runStart = sortedStarts[0] as number;
  for (let k = 0; k < n; k++) {
    const end = sortedEnds[k] as number;
    if (k + 1 < n && (sortedStarts[k + 1] as number) <= end) continue;
    const next = sortedStarts[k + 1] as number;
    sortedStarts[m] = runStart;
    sortedEnds[m++] = end;
    runStart = next;
  }
  return { starts: sortedStarts.slice(0, m), ends: sortedEnds.slice(0, m) };
}

function byBits(starts: Int32Array, ends: Int32Array, from: number, to: number, words: number) {
  if (minutes.length < words) minutes = new Int32Array(words);
  const bits = minutes;
  for (let i = 0; i < starts.length; i++) {
    let start = (starts[i] as number) - from;
    let end = (ends[i] as number) - from;
    if (start < 0) start = 0;
    if (end > to - from) end = to - from;
    if (end <= start) continue;
    const first = start >>> 5;
    const last = (end - 1) >>> 5;
    const head = -1 << (start & 31);
    const tail = -1 >>> (31 - ((end - 1) & 31));
    if (first === last) {
      bits[first] = (bits[first] as number) | (head & tail);
    } else {
      bits[first] = (bits[first] as number) | head;
      for (let w = first + 1; w < last; w++) bits[w] = -1;
      bits[last] = (bits[last] as number) | tail;
    }
  }
  return readBits(bits, words, from, starts.length);
}

/** Lists the runs of ones and clears the bits on the way. A run starts or ends wherever a bit differs from the one before. */
function readBits(bits: Int32Array, words: number, from: number, most: number) {
  if (edgesFound.length < 2 * most) edgesFound = new Int32Array(2 * most);
  const found = edgesFound;
  let n = 0;
  let carry = 0;
  for (let w = 0; w < words; w++) {
    const word = bits[w] as number;
    let edges = word ^ ((word << 1) | carry);
    carry = word >>> 31;
    if (word !== 0) bits[w] = 0;
    const highest = from + (w << 5) + 31;
    while (edges !== 0) {
      const lowest = edges & -edges;
      found[n++] = highest - Math.clz32(lowest);
      edges ^= lowest;
    }
  }
  const starts = new Int32Array(n >>> 1);
  const ends = new Int32Array(n >>> 1);
  for (let i = 0; i < starts.length; i++) {
    starts[i] = found[2 * i] as number;
    ends[i] = found[2 * i + 1] as number;
  }
  return { starts, ends };
}
