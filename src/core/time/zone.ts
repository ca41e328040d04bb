import type { EpochMinute, WallMinute } from './period';
import { knownZone, unpackZone } from './tz-data';

export { knownZone, TZ_DATA_VERSION, zoneNames } from './tz-data';

/** Minutes of one stretch of a table's guide: 91 days, about the time between two changes of the clock. */
const STRETCH = 2 ** 17;

/**
 * The UTC offsets of one time zone. `offset[i]` (minutes east of UTC) holds from `at[i]` (epoch minutes, inclusive)
 * until `at[i + 1]`; `at[0]` is -Infinity. Offsets with seconds (local mean time, Monrovia until 1972) are rounded to
 * the nearest minute.
 */
export class ZoneTable {
  /** When each row ends: `until[i]` is `at[i + 1]`, the last one +Infinity. */
  readonly until: Float64Array;
  /** For each stretch since the first transition the row to begin to look at: no search goes over the whole table. */
  private readonly guide: Uint16Array;
  private readonly firstStretch: number;

  constructor(
    readonly tzid: string,
    readonly at: Float64Array,
    readonly offset: Int32Array,
  ) {
    this.until = new Float64Array(at.length).fill(Number.POSITIVE_INFINITY);
    this.until.set(at.subarray(1));
    const last = at.length > 1 ? Math.floor((at[at.length - 1] as number) / STRETCH) : 0;
    this.firstStretch = at.length > 1 ? Math.floor((at[1] as number) / STRETCH) : 0;
    this.guide = new Uint16Array(last - this.firstStretch + 1);
    for (let stretch = 0, row = 0; stretch < this.guide.length; stretch++) {
      const begins = (this.firstStretch + stretch) * STRETCH;
      while ((this.until[row] as number) <= begins) row++;
      this.guide[stretch] = row;
    }
  }

  /** The row that holds at an instant. */
  rowAt(t: EpochMinute): number {
    const { until, guide } = this;
    let stretch = (t / STRETCH - this.firstStretch) | 0;
    if (stretch >>> 0 >= guide.length) stretch = stretch < 0 ? 0 : guide.length - 1;
    let row = guide[stretch] as number;
    while ((until[row] as number) <= t) row++;
    return row;
  }
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
  const table = tables.get(name) ?? tableOf(name);
  tables.set(name, table);
  return table;
}

function tableOf(name: string): ZoneTable {
  const { at, offset } = unpackZone(name);
  return new ZoneTable(name, at, offset);
}

/** A zone that never changes; `offset` in minutes east of UTC. */
export function fixedZone(tzid: string, offset: number): ZoneTable {
  return new ZoneTable(tzid, Float64Array.of(-Infinity), Int32Array.of(offset));
}

/** Offset in minutes east of UTC at an instant. */
export function offsetAt(zone: ZoneTable, t: EpochMinute): number {
  return zone.offset[zone.rowAt(t)] as number;
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
  const row = zone.rowAt(wall - WIDEST_OFFSET);
  if ((zone.until[row] as number) > wall + WIDEST_OFFSET) return wall - (zone.offset[row] as number);
  return instantNearTransition(zone, wall, row, disambiguation);
}

/** `toInstant` where the clock changes about that time; apart so that the common case stays small. */
function instantNearTransition(
  { at, until, offset }: ZoneTable,
  wall: WallMinute,
  from: number,
  disambiguation: Disambiguation,
): EpochMinute {
  let earliest = Number.NaN;
  let latest = Number.NaN;
  let gap = from;
  for (let i = from; i < at.length; i++) {
    const begins = at[i] as number;
    if (begins > wall + WIDEST_OFFSET) break;
    const instant = wall - (offset[i] as number);
    if (instant < begins) break;
    gap = i;
    if (instant >= (until[i] as number)) continue;
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
  const next = zone.rowAt(t) + 1;
  if (next >= zone.at.length) return null;
  return { at: zone.at[next] as number, offset: zone.offset[next] as number };
}
