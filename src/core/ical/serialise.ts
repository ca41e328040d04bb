import { formatBasicDateTime } from '../time/basic-format';
import type { EpochMinute, WallMinute } from '../time/period';
import { toInstant, toWall, type ZoneTable, zoneTable } from '../time/zone';
import { contentLine, escapeText, escapeUri, joinLines, mailto } from './content-line';
import type { Method, Partstat, Role } from './event';
import { vtimezoneLines } from './serialise-vtimezone';

export const PRODID = '-//Sundial//Scheduling assistant//EN';

export interface OutgoingPerson {
  readonly email: string;
  readonly name?: string | null;
}

export interface OutgoingAttendee extends OutgoingPerson {
  readonly role?: Role;
  readonly partstat?: Partstat;
  readonly rsvp?: boolean;
  /** `CLIENT`: the server that keeps the event leaves it to us to invite (RFC 6638 7.1). */
  readonly scheduleAgent?: 'CLIENT' | null;
}

/** When an event happens: instants (half-open), or whole days (`start` and `end` are midnights on a plain calendar). */
export interface OutgoingEvent {
  /** Null in a calendar: only messages have a method. */
  readonly method: Method | null;
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
  /** IANA name of the zone on whose clock a series runs, and any event in a calendar; messages about single ones need none. */
  readonly zone?: string | null;
}

/**
 * A whole iCalendar object with one event (RFC 5545, 5546): CRLF, lines folded at 75 octets, text escaped. Messages about
 * single events are in UTC; recurring events and those in a calendar on their zone's clock with its VTIMEZONE. Throws RangeError for a recurrence line
 * that is none or spans several lines, and for an unknown zone.
 */
export function serialiseEvent(event: OutgoingEvent): string {
  const local = (event.recurrence ?? []).length > 0 || event.method === null;
  const zone = local && !event.allDay && event.zone && event.zone !== 'UTC' ? zoneTable(event.zone) : null;
  return joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODID}`,
    'CALSCALE:GREGORIAN',
    ...(event.method ? [`METHOD:${event.method}`] : []),
    ...(zone ? vtimezoneLines(zone, event.start) : []),
    ...eventLines(event, zone),
    'END:VCALENDAR',
  ]);
}

/** The VEVENT of an event, with its times on the clock of `zone`, else in UTC. Throws as `serialiseEvent` does. */
export function eventLines(event: OutgoingEvent, zone: ZoneTable | null): string[] {
  const allDay = event.allDay ?? false;
  const time = (name: string, t: number) => timeLine(name, t, allDay, zone);
  return [
    'BEGIN:VEVENT',
    contentLine('UID', escapeText(event.uid)),
    timeLine('DTSTAMP', event.dtstamp, false, null),
    time('DTSTART', event.start),
    endLine(event, allDay, zone),
    ...(event.recurrence ?? []).map(checkedRecurrence),
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
  ];
}

/** A property with one time: a day, a time on the clock of `zone`, else in UTC. */
export function timeLine(name: string, t: number, allDay: boolean, zone: ZoneTable | null): string {
  if (allDay) return `${name};VALUE=DATE:${formatBasicDateTime({ form: 'date', seconds: t * 60 })}`;
  if (!zone) return `${name}:${formatBasicDateTime({ form: 'utc', seconds: t * 60 })}`;
  return contentLine(name, formatBasicDateTime({ form: 'local', seconds: toWall(zone, t) * 60 }), { TZID: zone.tzid });
}

/** DTEND; where the clock shows the end twice (it is set back during the event) a local DTEND would mean the first time. */
export function endLine(
  event: { readonly start: EpochMinute; readonly end: EpochMinute },
  allDay: boolean,
  zone: ZoneTable | null,
): string {
  const isAmbiguous = zone !== null && toInstant(zone, toWall(zone, event.end)) !== event.end;
  if (isAmbiguous) return `DURATION:PT${event.end - event.start}M`;
  return timeLine('DTEND', event.end, allDay, zone);
}

/** The line itself. Throws RangeError for one that is no rule, date or exception, or spans several lines. */
export function checkedRecurrence(line: string): string {
  if (!/^(?:RRULE|RDATE|EXDATE)[;:][^\r\n]*$/.test(line)) throw new RangeError('Not a recurrence line');
  return line;
}

function optionalText(name: string, text: string | null | undefined): string[] {
  return text ? [contentLine(name, escapeText(text))] : [];
}

export function organizerLine(organizer: NonNullable<OutgoingEvent['organizer']>): string {
  return contentLine('ORGANIZER', mailto(organizer.email), {
    CN: organizer.name || null,
    'SENT-BY': organizer.sentBy ? [mailto(organizer.sentBy)] : null,
  });
}

export function attendeeLine(attendee: OutgoingAttendee): string {
  return contentLine('ATTENDEE', mailto(attendee.email), {
    CN: attendee.name || null,
    ROLE: attendee.role ?? 'REQ-PARTICIPANT',
    PARTSTAT: attendee.partstat ?? 'NEEDS-ACTION',
    RSVP: attendee.rsvp ? 'TRUE' : null,
    'SCHEDULE-AGENT': attendee.scheduleAgent,
  });
}
