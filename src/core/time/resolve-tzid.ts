import { RecurrenceError } from '../recurrence/rule';
import type { Period, WallMinute } from './period';
import { compileVTimezone, type VTimezone } from './vtimezone';
import { WINDOWS_DISPLAY_NAMES } from './windows-display-names';
import { WINDOWS_ZONES } from './windows-zones.generated';
import { fixedZone, knownZone, offsetAt, toInstant, type ZoneTable, zoneTable } from './zone';

/**
 * What a TZID stands for. `differs`: the file's own VTIMEZONE says another offset at the time asked about than the
 * zone of that name, and is used instead. `floating`: unknown; the caller reads the time in the organiser's zone and
 * asks for confirmation.
 */
export type ResolvedZone =
  | { readonly zone: ZoneTable; readonly via: 'iana' | 'windows' | 'vtimezone' | 'offset'; readonly differs: boolean }
  | { readonly floating: true };

/** Range in which a compiled VTIMEZONE is right when nothing narrower is asked for: 1970 to 2100. */
export const VTIMEZONE_WINDOW: Period = { start: 0, end: 68_374_080 };

const windows = new Map<string, string>(WINDOWS_ZONES.map(([name, iana]) => [name.toLowerCase(), iana]));
const displayNames = new Map(Object.entries(WINDOWS_DISPLAY_NAMES));

/**
 * Resolves the TZID of a calendar file: exact IANA name, IANA name behind a vendor's prefix, X-LIC-LOCATION, Windows
 * name or display name (in any case), plain offset, the file's VTIMEZONE, else floating. With `at` (the event's local
 * start) a VTIMEZONE that disagrees with the named zone at that time wins.
 */
export function resolveTzid(raw: string, vtimezones: ReadonlyMap<string, VTimezone>, at?: WallMinute): ResolvedZone {
  const tzid = raw.slice(0, 255).trim().replace(/^"|"$/g, '');
  const vtimezone = vtimezones.get(raw) ?? vtimezones.get(tzid);
  const named = namedZone(tzid, vtimezone);
  if (named && (!vtimezone || at === undefined)) return { zone: zoneTable(named.name), via: named.via, differs: false };
  const compiled = vtimezone ? compileOrNull(vtimezone) : null;
  if (named && at !== undefined) {
    const zone = zoneTable(named.name);
    return compiled && isDefined(compiled, at) && offsetOn(compiled, at) !== offsetOn(zone, at)
      ? { zone: compiled, via: 'vtimezone', differs: true }
      : { zone, via: named.via, differs: false };
  }
  if (compiled) return { zone: compiled, via: 'vtimezone', differs: false };
  const offset = plainOffset(tzid);
  return offset === null ? { floating: true } : { zone: fixedZone(tzid, offset), via: 'offset', differs: false };
}

/** `UTC+2`, `GMT-5:30`, `+0200` in minutes east; up to 14 hours, the widest in use. A bare number needs both hours digits. */
function plainOffset(tzid: string): number | null {
  const match = /^(?:(?:UTC|GMT) ?([+-]\d{1,2})|([+-]\d\d)):?(\d\d)?$/i.exec(tzid);
  if (!match) return null;
  const hours = (match[1] ?? match[2]) as string;
  const minutes = Math.abs(Number(hours)) * 60 + Number(match[3] ?? 0);
  if (minutes > 14 * 60 || Number(match[3] ?? 0) > 59) return null;
  return hours.startsWith('-') ? 0 - minutes : minutes;
}

/** The IANA name of a Windows time-zone name or display name (any case), or null. */
export function windowsZone(name: string): string | null {
  const text = name.toLowerCase().trim();
  if (text === 'tzone://microsoft/utc') return 'Etc/UTC';
  const display = text.replace(/^\((?:utc|gmt)(?:[+-]\d\d[:.]?\d\d)?\)\s*/, '');
  const windowsName = displayNames.get(display);
  return windows.get(text) ?? (windowsName ? (windows.get(windowsName.toLowerCase()) ?? null) : null);
}

function namedZone(tzid: string, vtimezone: VTimezone | undefined): { name: string; via: 'iana' | 'windows' } | null {
  const iana = knownZone(tzid) ?? knownZone(tzid.replaceAll(' ', '_')) ?? withDash(tzid) ?? behindPrefix(tzid);
  if (iana) return { name: iana, via: 'iana' };
  const located = vtimezone?.location ? knownZone(vtimezone.location) : undefined;
  if (located) return { name: located, via: 'iana' };
  const mapped = windowsZone(tzid);
  return mapped ? { name: mapped, via: 'windows' } : null;
}

/** `US-Eastern`, as the examples of RFC 2445 have it. */
function withDash(tzid: string): string | undefined {
  return knownZone(tzid.replace('-', '/'));
}

/** `/mozilla.org/20070129_1/Europe/Berlin`, `/freeassociation.sourceforge.net/Tzfile/America/Argentina/Salta`. */
function behindPrefix(tzid: string): string | undefined {
  const segments = tzid.split('/').filter(Boolean);
  // A last segment alone is a zone (`/citadel.org/20190914_1/UTC`) only where a prefix is certain.
  for (const length of tzid.startsWith('/') ? [3, 2, 1] : [3, 2]) {
    const found = knownZone(segments.slice(-length).join('/'));
    if (found) return found;
  }
  return undefined;
}

/** Before its first onset a VTIMEZONE says nothing: many files list only the years of their events. */
function isDefined(compiled: ZoneTable, wall: WallMinute): boolean {
  return compiled.at.length < 2 || toInstant(compiled, wall) >= (compiled.at[1] as number);
}

function offsetOn(zone: ZoneTable, wall: WallMinute): number {
  return offsetAt(zone, toInstant(zone, wall));
}

const compiledZones = new WeakMap<VTimezone, ZoneTable | null>();

function compileOrNull(vtimezone: VTimezone): ZoneTable | null {
  const cached = compiledZones.get(vtimezone);
  if (cached !== undefined) return cached;
  let table: ZoneTable | null = null;
  try {
    table = compileVTimezone(vtimezone, VTIMEZONE_WINDOW);
  } catch (error) {
    if (!(error instanceof RecurrenceError) && !(error instanceof RangeError)) throw error;
  }
  compiledZones.set(vtimezone, table);
  return table;
}
