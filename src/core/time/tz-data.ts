import packed from 'moment-timezone/data/packed/latest.json' with { type: 'json' };

/**
 * The bundled IANA time-zone data: the packed rows of moment-timezone (data only, not the library). The runtime's own
 * data (Intl) is older and is used nowhere. Transitions are listed up to the year 2499; after that the last offset holds.
 */
export interface PackedZones {
  readonly version: string;
  /** `name|abbreviations|offsets|indices|differences|population`, numbers in base 60. */
  readonly zones: readonly string[];
  /** `target|alias`. */
  readonly links: readonly string[];
}

/** The UTC offsets of one zone in time order, as {@link import('./zone').ZoneTable} holds them. */
export interface Transitions {
  readonly at: Float64Array;
  readonly offset: Int32Array;
}

/** Version of the time-zone data in use, for example `2026f`. */
export let TZ_DATA_VERSION = '';

const rows = new Map<string, string>();
const links = new Map<string, string>();
const spelling = new Map<string, string>();
installZoneData(packed);

/**
 * Replaces the bundled data, for a release of tz data that is newer than this program. Call it once at start, before
 * any zone is looked up. Throws RangeError when the data is not in the packed form or lacks UTC.
 */
export function installZoneData(data: PackedZones): void {
  if (!data.version || !data.zones.some((row) => row.startsWith('Etc/UTC|'))) {
    throw new RangeError('Not packed time-zone data');
  }
  TZ_DATA_VERSION = data.version;
  for (const map of [rows, links, spelling]) map.clear();
  for (const row of data.zones) {
    const name = row.slice(0, row.indexOf('|'));
    rows.set(name, row);
    spelling.set(name.toLowerCase(), name);
  }
  for (const row of data.links) {
    const [target, alias] = row.split('|') as [string, string];
    links.set(alias, target);
    spelling.set(alias.toLowerCase(), alias);
  }
}

/** The IANA name in its canonical spelling, or undefined when the data does not know it. Case-insensitive. */
export function knownZone(tzid: string): string | undefined {
  return spelling.get(tzid.toLowerCase());
}

/** The zone whose clock an alias stands for (`Asia/Calcutta` → `Asia/Kolkata`); the name itself where it is none. */
export function zoneBehind(tzid: string): string {
  return links.get(tzid) ?? tzid;
}

/** Every IANA name in the data, links included, sorted. */
export function zoneNames(): string[] {
  return [...spelling.values()].sort();
}

/** The name that a link stands for (`US/Eastern` → `America/New_York`); a zone's own name is itself. */
export function primaryName(name: string): string {
  return links.get(name) ?? name;
}

/** The transitions of a zone by its canonical spelling. Throws RangeError for an unknown name. */
export function unpackZone(name: string): Transitions {
  const row = rows.get(primaryName(name));
  if (!row) throw new RangeError(`Unknown time zone: ${name}`);
  const [, , offsets = '', indices = '', differences = ''] = row.split('|');
  const minutesWest = offsets.split(' ').map(base60);
  const at = [-Infinity];
  let untilMs = 0;
  for (const text of differences ? differences.split(' ') : []) {
    untilMs = Math.round(untilMs + base60(text) * 60_000);
    at.push(Math.ceil(untilMs / 60_000));
  }
  const offset = [...indices].map((digit) => 0 - Math.round(minutesWest[base60(digit)] as number));
  return { at: Float64Array.from(at.slice(0, offset.length)), offset: Int32Array.from(offset) };
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
