import { formatBasicDateTime } from '../time/basic-format';
import type { EpochMinute, WallMinute } from '../time/period';
import { toInstant, toWall, type ZoneTable, zoneTable } from '../time/zone';
import { contentLine, escapeText, escapeUri, joinLines, mailto } from './content-line';
import type { Method, Partstat, Role } from './event';
import { vtimezoneLines } from './serialise-vtimezone';

const PRODID = '-//Sundial//Scheduling assistant//EN';

export interface OutgoingPerson {
  readonly email: string;
  readonly name?: string | null;
}

export interface OutgoingAttendee extends OutgoingPerson {
  readonly role?: Role;
  readonly partstat?: Partstat;
  readonly rsvp?: boolean;
}

/** When an event happens: instants (half-open), or whole days (`start` and `end` are midnights on a plain calendar). */
export interface OutgoingEvent {
  readonly method: Method;
  readonly uid: string;
  readonly sequence: number;
  /** When this message was made, epoch minutes. */
  readonly dtstamp: EpochMinute;
  readonly start: EpochMinute | WallMinute;
  readonly end: EpochMinute | WallMinute;
  readonly allDay?: boolean;
  readonly summary: string;
  readonly description?: string | null;
  readonly location?: string | null;
  readonly url?: string | null;
  readonly organizer?: (OutgoingPerson & { readonly sentBy?: string | null }) | null;
  readonly attendees?: readonly OutgoingAttendee[];
  readonly status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly transparent?: boolean;
  readonly comment?: string | null;
  /** The original start of the one instance that this is about. */
  readonly recurrenceId?: EpochMinute | WallMinute | null;
  /** RRULE, RDATE and EXDATE lines of a series. */
  readonly recurrence?: readonly string[];
  /** IANA name of the zone on whose clock a series runs; single events need none. */
  readonly zone?: string | null;
}

/**
 * A whole iCalendar object with one event (RFC 5545, 5546): CRLF, lines folded at 75 octets, text escaped. Single events
 * are written in UTC; recurring ones on their zone's clock with its VTIMEZONE. Throws RangeError for a recurrence line
 * that is none or spans several lines, and for an unknown zone.
 */
export function serialiseEvent(event: OutgoingEvent): string {
  const recurrence = event.recurrence ?? [];
  const zone = recurrence.length > 0 && !event.allDay && event.zone ? zoneTable(event.zone) : null;
  const time = (name: string, t: number) => timeLine(name, t, event.allDay ?? false, zone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODID}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${event.method}`,
    ...(zone ? vtimezoneLines(zone, event.start) : []),
    'BEGIN:VEVENT',
    contentLine('UID', escapeText(event.uid)),
    timeLine('DTSTAMP', event.dtstamp, false, null),
    time('DTSTART', event.start),
    endLine(event, zone),
    ...recurrence.map(checkedRecurrence),
    ...(event.recurrenceId == null ? [] : [time('RECURRENCE-ID', event.recurrenceId)]),
    `SEQUENCE:${event.sequence}`,
    contentLine('SUMMARY', escapeText(event.summary)),
    ...optionalText('DESCRIPTION', event.description),
    ...optionalText('LOCATION', event.location),
    ...optionalText('COMMENT', event.comment),
    ...(event.url ? [contentLine('URL', escapeUri(event.url))] : []),
    ...(event.organizer?.email ? [organizerLine(event.organizer)] : []),
    ...(event.attendees ?? []).map(attendeeLine),
    ...(event.status ? [`STATUS:${event.status}`] : []),
    `TRANSP:${event.transparent ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return joinLines(lines);
}

function timeLine(name: string, t: number, allDay: boolean, zone: ZoneTable | null): string {
  if (allDay) return `${name};VALUE=DATE:${formatBasicDateTime({ form: 'date', seconds: t * 60 })}`;
  if (!zone) return `${name}:${formatBasicDateTime({ form: 'utc', seconds: t * 60 })}`;
  return contentLine(name, formatBasicDateTime({ form: 'local', seconds: toWall(zone, t) * 60 }), { TZID: zone.tzid });
}

/** DTEND; where the clock shows the end twice (it is set back during the event) a local DTEND would mean the first time. */
function endLine(event: OutgoingEvent, zone: ZoneTable | null): string {
  const isAmbiguous = zone !== null && toInstant(zone, toWall(zone, event.end)) !== event.end;
  if (isAmbiguous) return `DURATION:PT${event.end - event.start}M`;
  return timeLine('DTEND', event.end, event.allDay ?? false, zone);
}

function checkedRecurrence(line: string): string {
  if (!/^(?:RRULE|RDATE|EXDATE)[;:][^\r\n]*$/.test(line)) throw new RangeError('Not a recurrence line');
  return line;
}

function optionalText(name: string, text: string | null | undefined): string[] {
  return text ? [contentLine(name, escapeText(text))] : [];
}

function organizerLine(organizer: NonNullable<OutgoingEvent['organizer']>): string {
  return contentLine('ORGANIZER', mailto(organizer.email), {
    CN: organizer.name || null,
    'SENT-BY': organizer.sentBy ? [mailto(organizer.sentBy)] : null,
  });
}

function attendeeLine(attendee: OutgoingAttendee): string {
  return contentLine('ATTENDEE', mailto(attendee.email), {
    CN: attendee.name || null,
    ROLE: attendee.role ?? 'REQ-PARTICIPANT',
    PARTSTAT: attendee.partstat ?? 'NEEDS-ACTION',
    RSVP: attendee.rsvp ? 'TRUE' : null,
  });
}
