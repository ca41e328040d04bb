import { toWall, zoneTable } from '../../../src/core/time/zone';
import type { Calendar, CalendarEvent, EventDateTime } from './model';
import { instantOf } from './moment';
import { basicWall, vtimezone } from './vtimezone';

/** The iTIP object of an event (RFC 5546) as Google sends it: UTC for a single event, TZID with VTIMEZONE for a series. */
export function itipObject(
  method: 'REQUEST' | 'CANCEL',
  event: CalendarEvent,
  calendar: Calendar,
  now: number,
): string {
  const recurs = (event.recurrence?.length ?? 0) > 0;
  const zone = zoneTable(event.start.timeZone ?? calendar.zone);
  const first = instantOf(event.start, calendar.zone) / 60_000;
  const zoned = recurs && event.start.dateTime !== undefined;
  const moment = (name: string, value: EventDateTime): string => {
    if (value.date) return `${name};VALUE=DATE:${value.date.replaceAll('-', '')}`;
    const minute = instantOf(value, calendar.zone) / 60_000;
    return zoned ? `${name};TZID=${zone.tzid}:${basicWall(toWall(zone, minute))}` : `${name}:${basicWall(minute)}Z`;
  };
  const lines = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(zoned ? vtimezone(zone, first) : []),
    'BEGIN:VEVENT',
    moment('DTSTART', event.start),
    moment('DTEND', event.end),
    ...(event.recurrence ?? []),
    `DTSTAMP:${basicSecond(now)}`,
    `ORGANIZER;CN=${parameter(event.organizer.displayName ?? event.organizer.email)}:mailto:${event.organizer.email}`,
    `UID:${event.iCalUID}`,
    ...(event.originalStartTime ? [moment('RECURRENCE-ID', event.originalStartTime)] : []),
    ...(event.attendees ?? []).map(attendeeLine),
    `CREATED:${basicSecond(Date.parse(event.created))}`,
    `LAST-MODIFIED:${basicSecond(Date.parse(event.updated))}`,
    ...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${text(event.location)}`] : []),
    ...(event.hangoutLink ? [`X-GOOGLE-CONFERENCE:${event.hangoutLink}`] : []),
    `SEQUENCE:${event.sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${text(event.summary ?? '(No title)')}`,
    `TRANSP:${event.transparency === 'transparent' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

const PARTSTAT = { needsAction: 'NEEDS-ACTION', accepted: 'ACCEPTED', declined: 'DECLINED', tentative: 'TENTATIVE' };

function attendeeLine(attendee: NonNullable<CalendarEvent['attendees']>[number]): string {
  const role = attendee.optional ? 'OPT-PARTICIPANT' : 'REQ-PARTICIPANT';
  const name = parameter(attendee.displayName ?? attendee.email);
  const status = PARTSTAT[attendee.responseStatus ?? 'needsAction'];
  return `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=${role};PARTSTAT=${status};RSVP=TRUE;CN=${name}:mailto:${attendee.email}`;
}

function basicSecond(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** TEXT escaping, RFC 5545 3.3.11. */
export function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A parameter value: quotes and control characters cannot be expressed (RFC 5545 3.2). */
function parameter(value: string): string {
  return `"${value.replace(/["\x00-\x1f\x7f]/g, '')}"`;
}

/** Folds a content line at 75 octets, between characters (RFC 5545 3.1). */
export function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let room = 75;
  for (const char of line) {
    const size = Buffer.byteLength(char);
    if (size > room) {
      parts.push(part);
      part = '';
      room = 74;
    }
    part += char;
    room -= size;
  }
  return [...parts, part].join('\r\n ');
}
