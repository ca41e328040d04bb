import ICAL from 'ical.js';
import { parseLocalDate } from '../../src/core/time/calendar-date';
import { knownZone, toInstant, zoneTable } from '../../src/core/time/zone';

/** The first event of an iCalendar object, as a mail program shows it. */
export interface Invitation {
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly location: string | null;
  readonly organizer: string | null;
  readonly attendees: readonly { readonly email: string; readonly status: string }[];
  /** Epoch milliseconds, or a day for all-day events; null when it cannot be read. */
  readonly start: number | string | null;
  readonly end: number | string | null;
  /** IANA zone the times are written in; null when they are in UTC. */
  readonly zone: string | null;
  readonly recurs: boolean;
}

/** Reads an iCalendar text; null when it is none. */
export function readInvitation(text: string): Invitation | null {
  const calendar = parse(text);
  const event = calendar?.getFirstSubcomponent('vevent');
  if (!calendar || !event) return null;
  const value = (name: string) => {
    const found = event.getFirstPropertyValue(name);
    return found === null || found === undefined ? null : String(found);
  };
  const zone = event.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return {
    method: String(calendar.getFirstPropertyValue('method') ?? ''),
    uid: value('uid') ?? '',
    sequence: Number(value('sequence') ?? 0),
    summary: value('summary') ?? '',
    location: value('location'),
    organizer: addressOf(value('organizer')),
    attendees: event.getAllProperties('attendee').map((attendee) => ({
      email: addressOf(String(attendee.getFirstValue())) ?? '',
      status: String(attendee.getFirstParameter('partstat') ?? 'NEEDS-ACTION'),
    })),
    start: momentOf(event.getFirstProperty('dtstart')),
    end: momentOf(event.getFirstProperty('dtend')),
    zone: zone ? (knownZone(zone) ?? null) : null,
    recurs: event.hasProperty('rrule'),
  };
}

function parse(text: string): ICAL.Component | null {
  try {
    return new ICAL.Component(ICAL.parse(text));
  } catch {
    return null;
  }
}

function momentOf(property: ICAL.Property | null | undefined): number | string | null {
  const written = property?.getFirstValue()?.toString() ?? '';
  const match = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/.exec(written);
  if (!match) return null;
  const [, date = '', hour, minute, second, utc] = match;
  if (hour === undefined) return date;
  const wall = parseLocalDate(date) * 1440 + Number(hour) * 60 + Number(minute);
  const zone = knownZone(property?.getFirstParameter('tzid') ?? 'Etc/UTC');
  const at = utc || !zone ? wall : toInstant(zoneTable(zone), wall);
  return at * 60_000 + Number(second) * 1000;
}

function addressOf(value: string | null): string | null {
  return value === null ? null : value.replace(/^mailto:/i, '').toLowerCase();
}
