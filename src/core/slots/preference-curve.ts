/** Minutes of a week. */
export const WEEK = 7 * 1440;

/**
 * What a meeting costs by local time of the week, as sums that make every lookup one subtraction. Share one object
 * among all who have the same preferences. Units: points for a meeting that lies wholly at that time; negative is liked.
 */
export interface PreferenceCurve {
  /** `prefix[m]`: sum of the cost of the first m minutes of two equal weeks from Monday 00:00 (20,161 entries). */
  readonly prefix: Float64Array;
}

/** A stretch of the week: `weekday` 0 = Monday, `from` and `to` in minutes of that day (`to` may pass midnight). */
export interface WeeklyCost {
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/** The curve of weekly stretches; where they overlap their costs add up. */
export function preferenceCurve(stretches: Iterable<WeeklyCost>): PreferenceCurve {
  const change = new Float64Array(WEEK + 1);
  for (const { weekday, from, to, cost } of stretches) {
    const start = weekday * 1440 + from;
    addSpan(change, start, Math.min(start + to - from, start + WEEK), cost);
  }
  const prefix = new Float64Array(2 * WEEK + 1);
  let cost = 0;
  for (let m = 0; m < WEEK; m++) {
    cost += change[m] as number;
    prefix[m + 1] = (prefix[m] as number) + cost;
  }
  for (let m = WEEK; m < 2 * WEEK; m++) {
    prefix[m + 1] = (prefix[WEEK] as number) + (prefix[m + 1 - WEEK] as number);
  }
  return { prefix };
}

function addSpan(change: Float64Array, start: number, end: number, cost: number): void {
  const cut = Math.min(end, WEEK);
  if (cut > start) {
    change[start] = (change[start] as number) + cost;
    change[cut] = (change[cut] as number) - cost;
  }
  if (end > WEEK) addSpan(change, Math.max(start - WEEK, 0), end - WEEK, cost);
}

/** Sum of the cost of `duration` minutes from `minuteOfWeek` (0 = Monday 00:00, below 10,080) on. */
export function curveSum(curve: PreferenceCurve, minuteOfWeek: number, duration: number): number {
  const { prefix } = curve;
  if (duration <= WEEK) return (prefix[minuteOfWeek + duration] as number) - (prefix[minuteOfWeek] as number);
  return (prefix[WEEK] as number) + curveSum(curve, minuteOfWeek, duration - WEEK);
}

/** Minute of the week (from Monday 00:00) of a wall minute. 1970-01-01 was a Thursday. */
export function minuteOfWeek(wall: number): number {
  const m = (wall + 3 * 1440) % WEEK;
  return m < 0 ? m + WEEK : m;
}
