import { dateOf } from './calendar-date';
import type { EpochMinute, WallMinute } from './period';
import { offsetAt, type ZoneTable } from './zone';

/** An instant as ISO 8601 with the zone's offset, to the second: `2026-03-12T09:00:00-04:00`; `Z` in UTC itself. */
export function formatIso(t: EpochMinute, zone: ZoneTable, second = 0): string {
  const offset = offsetAt(zone, t);
  const m = Math.abs(offset);
  const suffix = offset === 0 ? 'Z' : `${offset < 0 ? '-' : '+'}${two(Math.floor(m / 60))}:${two(m % 60)}`;
  return `${formatWall(t + offset)}:${two(second)}${suffix}`;
}

/** A wall time as `2026-03-12T09:00`. */
export function formatWall(wall: WallMinute): string {
  const day = Math.floor(wall / 1440);
  const { year, month, day: dayOfMonth } = dateOf(day);
  const minute = wall - day * 1440;
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`;
  return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
