import type { EpochMinute } from '../time/period';
import type { ZoneTable } from '../time/zone';

/** Possible starts on the grid: equally spaced runs, found by number without listing them. */
export interface GridStarts {
  readonly count: number;
  readonly step: number;
  /** From `begin` to `end`, per run its first start and the number of starts in all runs before it. */
  readonly runs: Int32Array;
  readonly begin: number;
  readonly end: number;
}

const BLOCK = 16_384;

/**
 * Runs are written one answer after the other into a block that is replaced when it is full, never written again: a
 * typed array for each answer would take longer to allocate than to fill.
 */
let block = new Int32Array(BLOCK);
let used = 0;

/**
 * The starts inside `ranges` (the first `length` entries, start, end pairs) whose local time is a whole number of steps
 * after midnight of its day. The local clock decides, so the grid is right at +05:45, after a change of half an hour,
 * and with steps that do not divide a day.
 */
export function gridStarts(ranges: Int32Array, length: number, zone: ZoneTable, step: number): GridStarts {
  if (length === 0) return { count: 0, step, runs: block, begin: used, end: used };
  const shortSteps = 1440 % step !== 0;
  // To multiply by, half a minute off the whole numbers so that none is missed: cheaper than a division.
  const perStep = 1 / step;
  let row = zone.rowAt(ranges[0] as number);
  let rowEnd = wholeMinute(zone.until[row] as number);
  let offset = zone.offset[row] as number;
  let runs = block;
  let begin = used;
  let n = begin;
  let count = 0;
  for (let r = 0; r < length; r += 2) {
    let from = ranges[r] as number;
    const to = ranges[r + 1] as number;
    while (from < to) {
      while (rowEnd <= from) {
        row++;
        rowEnd = wholeMinute(zone.until[row] as number);
        offset = zone.offset[row] as number;
      }
      let until = Math.min(rowEnd, to);
      const wall = from + offset;
      let midnight = 0;
      if (shortSteps) {
        // Midnight is on the grid, also when the last step of the day before is a short one.
        midnight = wall - positive(wall, 1440);
        until = Math.min(until, midnight + 1440 - offset);
      }
      const first = midnight + (Math.floor((wall - midnight + step - 0.5) * perStep) | 0) * step - offset;
      if (first < until) {
        if (n + 2 > runs.length) {
          runs = continued(runs, begin, n);
          n -= begin;
          begin = 0;
        }
        runs[n++] = first;
        runs[n++] = count;
        count += (((until - first - 0.5) * perStep) | 0) + 1;
      }
      from = until;
    }
  }
  block = runs;
  used = n;
  return { count, step, runs, begin, end: n };
}

/** A new block that begins with what the full one has from `begin` to `end`. */
function continued(full: Int32Array, begin: number, end: number): Int32Array<ArrayBuffer> {
  const next = new Int32Array(Math.max(BLOCK, 2 * (end - begin)));
  next.set(full.subarray(begin, end));
  return next;
}

/** The i-th start (from 0). O(log runs). Undefined outside 0 ≤ i < count. */
export function startAt(grid: GridStarts, i: number): EpochMinute | undefined {
  if (!(i >= 0 && i < grid.count)) return undefined;
  const { runs, begin, end, step } = grid;
  let low = 0;
  let high = ((end - begin) >>> 1) - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((runs[begin + 2 * middle + 1] as number) <= i) low = middle;
    else high = middle - 1;
  }
  return (runs[begin + 2 * low] as number) + (i - (runs[begin + 2 * low + 1] as number)) * step;
}

/** The first start at or after `t`; undefined when there is none. O(log runs). */
export function firstStartFrom(grid: GridStarts, t: EpochMinute): EpochMinute | undefined {
  const { runs, begin, end, step, count } = grid;
  let low = 0;
  let high = (end - begin) >>> 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((runs[begin + 2 * middle] as number) >= t) high = middle;
    else low = middle + 1;
  }
  // The run before the first that begins at or after `t` may reach it.
  const run = begin + 2 * low;
  const countBefore = run < end ? (runs[run + 1] as number) : count;
  if (low > 0) {
    const number = (runs[run - 1] as number) + Math.ceil((t - (runs[run - 2] as number)) / step);
    if (number < countBefore) return startAt(grid, number);
  }
  return startAt(grid, countBefore);
}

/** All starts in order. */
export function allStarts(grid: GridStarts): Int32Array {
  const { runs, begin, end, step, count } = grid;
  const out = new Int32Array(count);
  for (let r = begin; r < end; r += 2) {
    const next = r + 3 < end ? (runs[r + 3] as number) : count;
    let start = runs[r] as number;
    for (let i = runs[r + 1] as number; i < next; i++, start += step) out[i] = start;
  }
  return out;
}

function positive(a: number, m: number): number {
  const rest = a % m;
  return rest < 0 ? rest + m : rest;
}

/** As a small integer, so that the search calculates with nothing else; all starts lie before the year 6053. */
function wholeMinute(t: number): number {
  return Math.min(t, 2 ** 31 - 1) | 0;
}
