import { type BasicDateTime, parseLooseDateTime } from '../time/basic-format';
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

/**
 * Parameters and value of a line with a time. The value is what looks like one at the end, because both TZIDs and times
 * are found with colons that should not be there.
 */
const DATED_LINE = /^([^:;]*(?:;.*)?):\s*(\d{4}-?\d\d-?\d\d(?:[T ][\d:.,]*(?:Z|[+-][\d:]+)?)?)\s*$/is;

/** A DTSTART, DTEND, DUE or RECURRENCE-ID; null (with a warning) when it cannot be read. */
export function readMoment(property: Property | undefined, clocks: Clocks): EventMoment | null {
  if (!property) return null;
  const [, head = '', raw = ''] = DATED_LINE.exec(property.line) ?? [];
  const read = parseLooseDateTime(raw);
  const value = read && /;VALUE=DATE(?:;|$)/i.test(head) ? dayOf(read) : read;
  if (!value) {
    clocks.warnings.add('bad_date', `${property.name.toUpperCase()} cannot be read`);
    return null;
  }
  const { form } = value;
  const wall = Math.min(Math.floor(value.seconds / 60), LATEST);
  const { zone, floating } = form === 'utc' ? { zone: UTC, floating: false } : clockOf(head, form, wall, clocks);
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

function clockOf(head: string, form: 'date' | 'local', wall: number, clocks: Clocks) {
  const [, quoted, plain] = /;TZID=(?:"([^"]*)"|([^;]*))/i.exec(head) ?? [];
  const tzid = quoted ?? plain;
  if (form === 'date' || !tzid) return { zone: clocks.local, floating: form === 'local' };
  const zone = zoneOfTzid(tzid, clocks, wall);
  return zone ? { zone, floating: false } : { zone: clocks.local, floating: true };
}

function dayOf({ seconds }: BasicDateTime): BasicDateTime {
  return { form: 'date', seconds: Math.floor(seconds / 86_400) * 86_400 };
}
