import { parseLooseDateTime } from '../time/basic-format';
import type { WallMinute } from '../time/period';
import type { Observance, VTimezone } from '../time/vtimezone';
import type { Component, Warnings } from './content';

/** The VTIMEZONEs of a file by TZID. Parts that cannot be read are left out with a warning. */
export function readVTimezones(components: readonly Component[], warnings: Warnings): Map<string, VTimezone> {
  const zones = new Map<string, VTimezone>();
  for (const component of components) {
    if (component.name !== 'vtimezone') continue;
    const tzid = rawValue(component, 'tzid');
    const observances = component.components
      .filter((part) => part.name === 'standard' || part.name === 'daylight')
      .map(readObservance);
    if (!tzid || observances.length === 0 || observances.includes(null)) {
      warnings.add('bad_vtimezone', 'A time zone definition is incomplete');
    }
    const known = observances.filter((part) => part !== null);
    if (tzid && !zones.has(tzid)) {
      zones.set(tzid, { tzid, location: rawValue(component, 'x-lic-location'), observances: known });
    }
  }
  return zones;
}

function readObservance(part: Component): Observance | null {
  const start = wallOf(rawValue(part, 'dtstart') ?? '');
  const offsetFrom = offsetOf(rawValue(part, 'tzoffsetfrom') ?? '');
  const offsetTo = offsetOf(rawValue(part, 'tzoffsetto') ?? '');
  if (start === null || offsetTo === null) return null;
  const rdates = part.properties
    .filter((property) => property.name === 'rdate')
    .flatMap((property) => afterColon(property.line).split(','))
    .map(wallOf)
    .filter((wall) => wall !== null);
  const rrules = part.properties.filter((p) => p.name === 'rrule').map((property) => afterColon(property.line));
  return { start, offsetFrom: offsetFrom ?? offsetTo, offsetTo, rrules, rdates };
}

function rawValue(component: Component, name: string): string | null {
  const property = component.properties.find((candidate) => candidate.name === name);
  return property ? afterColon(property.line).trim() : null;
}

/** The raw value: VTIMEZONE properties carry no quoted parameters. */
function afterColon(line: string): string {
  return line.slice(line.indexOf(':') + 1);
}

function wallOf(text: string): WallMinute | null {
  const value = parseLooseDateTime(text);
  return value ? Math.floor(value.seconds / 60) : null;
}

function offsetOf(text: string): number | null {
  const match = /^([+-])(\d\d):?(\d\d)(?::?(\d\d))?$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[2]) * 60 + Math.round(Number(match[3]) + Number(match[4] ?? 0) / 60);
  return match[1] === '-' ? 0 - minutes : minutes;
}
