import type { EpochMinute, WallMinute } from './period';
import { knownZone, unpackZone } from './tz-data';

export { knownZone, TZ_DATA_VERSION, zoneNames } from './tz-data';

/**
 * The UTC offsets of one time zone. `offset[i]` (minutes east of UTC) holds from `at[i]` (epoch minutes, inclusive)
 * until `at[i + 1]`; `at[0]` is -Infinity. Offsets with seconds (local mean time, Monrovia until 1972) are rounded to
 * the nearest minute.
 */
export interface ZoneTable {
  readonly tzid: string;
  readonly at: Float64Array;
  readonly offset: Int32Array;
}

/** How a wall time that occurs never (gap) or twice (fold) becomes an instant; see RFC 5545 3.3.5. */
export type Disambiguation = 'compatible' | 'earlier' | 'later' | 'reject';

/** No wall clock is further from UTC than this (local mean time of Manila and Alaska: just under 16 hours). */
const WIDEST_OFFSET = 16 * 60;

const tables = new Map<string, ZoneTable>();

/** The zone whose wall clock is UTC. */
export const UTC: ZoneTable = fixedZone('UTC', 0);

/** The table of an IANA zone from the bundled data, cached. Throws RangeError for an unknown name. */
export function zoneTable(tzid: string): ZoneTable {
  const cached = tables.get(tzid);
  if (cached) return cached;
  const name = knownZone(tzid);
  if (!name) throw new RangeError(`Unknown time zone: ${tzid.slice(0, 80)}`);
  const table = tables.get(name) ?? { tzid: name, ...unpackZone(name) };
  tables.set(name, table);
  return table;
}

/** A zone that never changes; `offset` in minutes east of UTC. */
export function fixedZone(tzid: string, offset: number): ZoneTable {
  return { tzid, at: Float64Array.of(-Infinity), offset: Int32Array.of(offset) };
}

/** Offset in minutes east of UTC at an instant. */
export function offsetAt(zone: ZoneTable, t: EpochMinute): number {
  return zone.offset[indexAt(zone, t)] as number;
}

/** The wall clock at an instant. */
export function toWall(zone: ZoneTable, t: EpochMinute): WallMinute {
  return t + offsetAt(zone, t);
}

/**
 * The instant of a wall time. Gap: `compatible` and `later` shift forward by the gap, `earlier` backward. Fold:
 * `compatible` and `earlier` take the first occurrence, `later` the second. `reject` throws RangeError for both.
 */
export function toInstant(
  zone: ZoneTable,
  wall: WallMinute,
  disambiguation: Disambiguation = 'compatible',
): EpochMinute {
  const { at, offset } = zone;
  const from = indexAt(zone, wall - WIDEST_OFFSET);
  if (from + 1 >= at.length || (at[from + 1] as number) > wall + WIDEST_OFFSET) return wall - (offset[from] as number);

  let earliest = Number.NaN;
  let latest = Number.NaN;
  let gap = from;
  for (let i = from; i < at.length; i++) {
    const begins = at[i] as number;
    if (begins > wall + WIDEST_OFFSET) break;
    const instant = wall - (offset[i] as number);
    if (instant < begins) break;
    gap = i;
    if (i + 1 < at.length && instant >= (at[i + 1] as number)) continue;
    if (Number.isNaN(earliest)) earliest = instant;
    latest = instant;
  }
  if (Number.isNaN(earliest)) {
    if (disambiguation === 'reject') throw new RangeError('Wall time does not exist');
    const side = disambiguation === 'earlier' ? gap + 1 : gap;
    return wall - (offset[side] as number);
  }
  if (earliest === latest) return earliest;
  if (disambiguation === 'reject') throw new RangeError('Wall time occurs twice');
  return disambiguation === 'later' ? latest : earliest;
}

/** The first transition after an instant as `[at, offset from then on]`, or null when there is none. */
export function nextTransition(zone: ZoneTable, t: EpochMinute): { at: EpochMinute; offset: number } | null {
  const next = indexAt(zone, t) + 1;
  if (next >= zone.at.length) return null;
  return { at: zone.at[next] as number, offset: zone.offset[next] as number };
}

/** The stretch between two transitions that was asked for last: one search mostly stays within it. */
let recent: ZoneTable = UTC;
let recentIndex = 0;
let recentFrom = Number.NEGATIVE_INFINITY;
let recentUntil = Number.POSITIVE_INFINITY;

function indexAt(zone: ZoneTable, t: number): number {
  if (zone === recent && t >= recentFrom && t < recentUntil) return recentIndex;
  const at = zone.at;
  let low = 0;
  let high = at.length - 1;
  while (low < high) {
    const mid = (low + high + 1) >> 1;
    if ((at[mid] as number) <= t) low = mid;
    else high = mid - 1;
  }
  recent = zone;
  recentIndex = low;
  recentFrom = at[low] as number;
  recentUntil = low + 1 < at.length ? (at[low + 1] as number) : Number.POSITIVE_INFINITY;
  return low;
}
