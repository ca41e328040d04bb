import type { EpochMinute } from '../time/period';
import type { ZoneTable } from '../time/zone';

/** Possible starts on the grid: equally spaced runs, found by number without listing them. */
export interface GridStarts {
  readonly count: number;
  readonly step: number;
  /** Per run its first start and the number of starts in all runs before it. */
  readonly runs: readonly number[];
}

/** Kept between calls: listing runs allocates their final array only. */
let scratch = new Int32Array(256);

/**
 * The starts inside `ranges` (the first `length` entries, start, end pairs) whose local time is a whole number of steps after midnight of its day. The local clock
 * decides, so the grid is right at +05:45, after a change of half an hour, and with steps that do not divide a day.
 */
export function gridStarts(ranges: Int32Array, length: number, zone: ZoneTable, step: number): GridStarts {
  const shortSteps = 1440 % step !== 0;
  const { at, offset } = zone;
  let runs = scratch;
  let n = 0;
  let count = 0;
  let segment = length > 0 ? zone.rowAt(ranges[0] as number) : 0;
  for (let r = 0; r < length; r += 2) {
    let from = ranges[r] as number;
    const to = ranges[r + 1] as number;
    while (from < to) {
      while (segment + 1 < at.length && (at[segment + 1] as number) <= from) segment++;
      let until = segment + 1 < at.length ? Math.min(at[segment + 1] as number, to) : to;
      const wall = from + (offset[segment] as number);
      let past = wall % step;
      if (shortSteps) {
        // Midnight is on the grid, also when the last step of the day before is a short one.
        const clock = positive(wall, 1440);
        past = clock % step;
        until = Math.min(until, from + 1440 - clock);
      } else if (past < 0) past += step;
      const first = past === 0 ? from : from + step - past;
      if (first < until) {
        if (n === runs.length) {
          runs = doubled(runs);
          scratch = runs;
        }
        runs[n++] = first;
        runs[n++] = count;
        count += (((until - first - 1) / step) | 0) + 1;
      }
      from = until;
    }
  }
  // A plain array: a typed one of this size costs more to allocate than to fill.
  const own = new Array<number>(n);
  for (let i = 0; i < n; i++) own[i] = runs[i] as number;
  return { count, step, runs: own };
}

/** The i-th start (from 0). O(log runs). Undefined outside 0 ≤ i < count. */
export function startAt(grid: GridStarts, i: number): EpochMinute | undefined {
  if (!(i >= 0 && i < grid.count)) return undefined;
  const { runs } = grid;
  let low = 0;
  let high = (runs.length >>> 1) - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((runs[2 * middle + 1] as number) <= i) low = middle;
    else high = middle - 1;
  }
  return (runs[2 * low] as number) + (i - (runs[2 * low + 1] as number)) * grid.step;
}

/** The first start at or after `t`; undefined when there is none. O(log runs). */
export function firstStartFrom(grid: GridStarts, t: EpochMinute): EpochMinute | undefined {
  const { runs, step, count } = grid;
  let low = 0;
  let high = runs.length >>> 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((runs[2 * middle] as number) >= t) high = middle;
    else low = middle + 1;
  }
  if (low > 0) {
    const first = runs[2 * low - 2] as number;
    const number = (runs[2 * low - 1] as number) + Math.ceil((t - first) / step);
    if (number < (low < runs.length >>> 1 ? (runs[2 * low + 1] as number) : count)) return startAt(grid, number);
  }
  return startAt(grid, low < runs.length >>> 1 ? (runs[2 * low + 1] as number) : count);
}

/** All starts in order. */
export function allStarts(grid: GridStarts): Int32Array {
  const { runs, step, count } = grid;
  const out = new Int32Array(count);
  for (let r = 0; r < runs.length; r += 2) {
    const begin = runs[r + 1] as number;
    const end = r + 3 < runs.length ? (runs[r + 3] as number) : count;
    let start = runs[r] as number;
    for (let i = begin; i < end; i++, start += step) out[i] = start;
  }
  return out;
}

function positive(a: number, m: number): number {
  const rest = a % m;
  return rest < 0 ? rest + m : rest;
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
