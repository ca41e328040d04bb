import type { EpochMinute, Period, WallMinute } from './period';
import type { ZoneTable } from './zone';

/**
 * A zone's offsets over a stretch of time: a few numbers that a page gives to the browser, which so tells the time there
 * without the data of all zones. `offset[i]` (minutes east of UTC) holds until `until[i]` (epoch minutes, exclusive).
 */
export interface ZoneSlice {
  readonly until: readonly EpochMinute[];
  readonly offset: readonly number[];
}

/** The zone over a span; before and after it the nearest offset is taken to hold on. */
export function sliceOf(zone: ZoneTable, { start, end }: Period): ZoneSlice {
  const first = zone.rowAt(start);
  const last = zone.rowAt(end);
  return { until: [...zone.until.slice(first, last)], offset: [...zone.offset.slice(first, last + 1)] };
}

/** The wall clock at an instant. */
export function wallIn({ until, offset }: ZoneSlice, at: EpochMinute): WallMinute {
  const row = until.findIndex((end) => at < end);
  return at + (offset.at(row) as number);
}
