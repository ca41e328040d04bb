import packed from 'moment-timezone/data/packed/latest.json' with { type: 'json' };
import type { EpochMinute, WallMinute } from './period';

/**
 * The UTC offsets of one time zone. `offset[i]` (minutes east of UTC) holds from `at[i]` (epoch minutes, inclusive)
 * until `at[i + 1]`; `at[0]` is -Infinity.
 */
export interface ZoneTable {
  readonly tzid: string;
  readonly at: Float64Array;
  readonly offset: Int32Array;
}

/** How a wall time that occurs never (gap) or twice (fold) becomes an instant; see RFC 5545 3.3.5. */
export type Disambiguation = 'compatible' | 'earlier' | 'later' | 'reject';

/** Version of the bundled IANA time-zone data, for example `2026f`. */
export const TZ_DATA_VERSION: string = packed.version;

const rules = new Map<string, string>();
const canonical = new Map<string, string>();
for (const row of packed.zones) {
  const name = row.slice(0, row.indexOf('|'));
  rules.set(name, row);
  canonical.set(name.toLowerCase(), name);
}
const links = new Map<string, string>();
for (const row of packed.links) {
  const [target, alias] = row.split('|') as [string, string];
  links.set(alias, target);
  canonical.set(alias.toLowerCase(), alias);
}
const tables = new Map<string, ZoneTable>();

/** The IANA name in its canonical spelling, or undefined when the bundled data does not know it. Case-insensitive. */
export function knownZone(tzid: string): string | undefined {
  return canonical.get(tzid.toLowerCase());
}

/** Every IANA name in the bundled data, links included. */
export function zoneNames(): string[] {
  return [...canonical.values()].sort();
}

/** The table of an IANA zone from the bundled data, cached. Throws RangeError for an unknown name. */
export function zoneTable(tzid: string): ZoneTable {
  const name = knownZone(tzid);
  if (!name) throw new RangeError(`Unknown time zone: ${tzid}`);
  const cached = tables.get(name);
  if (cached) return cached;
  const table = unpack(name, rules.get(links.get(name) ?? name) as string);
  tables.set(name, table);
  return table;
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
  const before = offsetAt(zone, wall - 1440);
  const after = offsetAt(zone, wall + 1440);
  const first = wall - before;
  const second = wall - after;
  const firstOk = offsetAt(zone, first) === before;
  const secondOk = offsetAt(zone, second) === after;
  if (before === after && firstOk) return first;
  if (firstOk && secondOk) {
    if (first === second) return first;
    if (disambiguation === 'reject') throw new RangeError('Wall time occurs twice');
    return disambiguation === 'later' ? Math.max(first, second) : Math.min(first, second);
  }
  if (firstOk) return first;
  if (secondOk) return second;
  if (disambiguation === 'reject') throw new RangeError('Wall time does not exist');
  return disambiguation === 'earlier' ? Math.min(first, second) : Math.max(first, second);
}

function indexAt(zone: ZoneTable, t: number): number {
  const at = zone.at;
  let low = 0;
  let high = at.length - 1;
  while (low < high) {
    const mid = (low + high + 1) >> 1;
    if ((at[mid] as number) <= t) low = mid;
    else high = mid - 1;
  }
  return low;
}

/** Unpacks one row of moment-timezone's packed format: name|abbreviations|offsets|indices|differences (base 60). */
function unpack(name: string, row: string): ZoneTable {
  const [, , offsets = '', indices = '', differences = ''] = row.split('|');
  const byIndex = offsets.split(' ').map((text) => -Math.round(base60(text)));
  const order = [...indices].map((digit) => base60(digit));
  const at: number[] = [-Infinity];
  let minute = 0;
  if (differences) {
    for (const text of differences.split(' ')) {
      minute += Math.round(base60(text) * 60) / 60;
      at.push(Math.ceil(minute));
    }
  }
  const offset = order.length > 0 ? order.map((i) => byIndex[i] as number) : [byIndex[0] ?? 0];
  return { tzid: name, at: Float64Array.from(at.slice(0, offset.length)), offset: Int32Array.from(offset) };
}

function base60(text: string): number {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  let value = 0;
  for (const digit of whole) value = value * 60 + digitOf(digit);
  let scale = 1;
  for (const digit of fraction) {
    scale /= 60;
    value += digitOf(digit) * scale;
  }
  return negative ? -value : value;
}

function digitOf(char: string): number {
  const code = char.charCodeAt(0);
  if (code > 96) return code - 87;
  if (code > 64) return code - 29;
  return code - 48;
}
