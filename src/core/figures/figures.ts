import type { EpochMinute, Period } from '../time/period';

/** What was measured of one week; null where there was nothing to measure. */
export interface WeekFigure {
  readonly week: Period;
  readonly value: number | null;
}

/** Minutes of each week that these spans cover, up to `now`; what overlaps counts once. */
export function minutesCovered(
  spans: readonly Period[],
  weeks: readonly Period[],
  now: EpochMinute,
): readonly WeekFigure[] {
  const inOrder = [...spans].sort((a, b) => a.start - b.start);
  return weeks.map((week) => {
    const end = Math.min(week.end, now);
    let covered = 0;
    let reached = week.start;
    for (const span of inOrder) {
      const from = Math.max(span.start, reached);
      const to = Math.min(span.end, end);
      if (to <= from) continue;
      covered += to - from;
      reached = to;
    }
    return { week, value: covered };
  });
}

/** The median of what fell into each week; of an even number of values the mean of the two in the middle. */
export function mediansByWeek(
  measured: readonly { readonly at: EpochMinute; readonly value: number }[],
  weeks: readonly Period[],
): readonly WeekFigure[] {
  return weeks.map((week) => ({
    week,
    value: median(measured.filter(({ at }) => at >= week.start && at < week.end).map(({ value }) => value)),
  }));
}

/** How many of these moments fell into each week. */
export function countsByWeek(moments: readonly EpochMinute[], weeks: readonly Period[]): readonly WeekFigure[] {
  return weeks.map((week) => ({ week, value: moments.filter((at) => at >= week.start && at < week.end).length }));
}

/** The median, or null of nothing. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
