import { parseBasicDateTime } from '../time/basic-format';
import { resolveTzid } from '../time/resolve-tzid';
import type { VTimezone } from '../time/vtimezone';
import { toInstant, UTC, type ZoneTable } from '../time/zone';
import type { Property, Warnings } from './content';
import type { EventMoment } from './event';

/** What the times of one file are read against. */
export interface Clocks {
  /** Where floating times and days are placed. */
  readonly local: ZoneTable;
  readonly vtimezones: ReadonlyMap<string, VTimezone>;
  readonly warnings: Warnings;
}

/** Files say "for ever" by the year 9999; minutes must fit Int32 in any zone (year 6052). */
const LATEST = 2_147_000_000;

/** A DTSTART, DTEND, DUE or RECURRENCE-ID; null (with a warning) when it cannot be read. */
export function readMoment(property: Property | undefined, clocks: Clocks): EventMoment | null {
  if (!property) return null;
  const raw = property.line.slice(property.line.lastIndexOf(':') + 1).trim();
  const value = parseBasicDateTime(raw) ?? parseBasicDateTime(property.value.replace(/[-:]/g, ''));
  if (!value) {
    clocks.warnings.add('bad_date', `${property.name.toUpperCase()} cannot be read`);
    return null;
  }
  const { form } = value;
  const wall = Math.min(Math.floor(value.seconds / 60), LATEST);
  const { zone, floating } = form === 'utc' ? { zone: UTC, floating: false } : clockOf(property, form, wall, clocks);
  return { form, wall, second: ((value.seconds % 60) + 60) % 60, at: toInstant(zone, wall), zone, floating };
}

/** The table behind a TZID of the file, or null when nobody knows it. */
export function zoneOfTzid(tzid: string, clocks: Clocks, wall?: number): ZoneTable | null {
  const resolved = resolveTzid(tzid, clocks.vtimezones, wall);
  if ('floating' in resolved) {
    clocks.warnings.add('unknown_zone', `Nobody knows the time zone ${tzid.slice(0, 60)}`);
    return null;
  }
  if (resolved.differs) {
    clocks.warnings.add('zone_differs', `The file has its own rules for ${tzid.slice(0, 60)}`);
  }
  return resolved.zone;
}

function clockOf(property: Property, form: 'date' | 'local', wall: number, clocks: Clocks) {
  const tzid = property.params.tzid;
  if (form === 'date' || !tzid) return { zone: clocks.local, floating: form === 'local' };
  const zone = zoneOfTzid(tzid, clocks, wall);
  return zone ? { zone, floating: false } : { zone: clocks.local, floating: true };
}
