/** Whole minutes since 1970-01-01T00:00Z. Fits Int32 until the year 6053. Busy seconds round outward. */
export type EpochMinute = number;

/** Whole minutes of local wall time, counted as if the wall clock were UTC (1970-01-01T00:00 local is 0). */
export type WallMinute = number;

/** A half-open span of time: `start` belongs to it, `end` does not. */
export interface Period {
  readonly start: EpochMinute;
  readonly end: EpochMinute;
}

/** True when the two half-open periods share at least one minute. */
export function overlaps(a: Period, b: Period): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Epoch milliseconds to epoch minutes, rounded down. */
export function minuteOf(epochMs: number): EpochMinute {
  return Math.floor(epochMs / 60_000);
}
