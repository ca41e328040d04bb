import { createHash } from 'node:crypto';
import { WINDOWS_ZONES } from '../../src/core/time/windows-zones.generated';
import type { Attendee, Calendar, CalendarEvent, EventDateTime } from '../google/calendar/model';
import { instantOf } from '../google/calendar/moment';
import { graphId } from './ids';

/** What the stand-in keeps with an event beside what every calendar keeps. */
export interface MicrosoftEvent extends CalendarEvent {
  readonly pattern?: object;
  readonly transactionId?: string;
  /** Single-value extended properties, by their ids. */
  readonly marks?: Readonly<Record<string, string>>;
}

/** An event as its calendar's owner sees it; times in UTC, as is asked for. `stored`: it is no mere time of a series. */
export function eventView(event: MicrosoftEvent, calendar: Calendar, stored: boolean): object {
  const own = event.attendees?.find(({ email }) => email === calendar.owner);
  const organizes = event.organizer.email === calendar.id;
  const zone = windowsName(event.start.timeZone ?? calendar.zone);
  const online = event.hangoutLink !== undefined;
  return {
    '@odata.etag': etagOf(event),
    id: graphId(event.id),
    createdDateTime: event.created,
    lastModifiedDateTime: event.updated,
    changeKey: event.etag.replaceAll('"', ''),
    iCalUId: event.recurringEventId === undefined ? event.iCalUID : occurrenceUid(event),
    transactionId: event.transactionId ?? null,
    subject: event.summary ?? '',
    body: { contentType: 'html', content: htmlOf(event) },
    bodyPreview: (event.description ?? '').slice(0, 255),
    sensitivity: event.visibility === 'private' ? 'private' : 'normal',
    showAs: showAsOf(event),
    type: typeOf(event, stored),
    seriesMasterId: event.recurringEventId === undefined ? null : graphId(event.recurringEventId),
    ...(event.originalStartTime
      ? { originalStart: new Date(instantOf(event.originalStartTime, 'UTC')).toISOString() }
      : {}),
    originalStartTimeZone: zone,
    originalEndTimeZone: zone,
    isAllDay: event.start.date !== undefined,
    isCancelled: event.status === 'cancelled',
    isOrganizer: organizes,
    responseStatus: {
      response: organizes ? 'organizer' : responseOf(own, 'notResponded'),
      time: '0001-01-01T00:00:00Z',
    },
    recurrence: event.recurringEventId === undefined ? (event.pattern ?? null) : null,
    start: momentView(event.start, calendar.zone),
    end: momentView(event.end, calendar.zone),
    location: { displayName: event.location ?? '', locationType: 'default' },
    organizer: {
      emailAddress: {
        name: event.organizer.displayName ?? event.organizer.email,
        address: organizes ? calendar.owner : event.organizer.email,
      },
    },
    attendees: (event.attendees ?? []).map((attendee) => ({
      type: attendee.optional ? 'optional' : 'required',
      status: { response: responseOf(attendee, 'none'), time: '0001-01-01T00:00:00Z' },
      emailAddress: { name: attendee.displayName ?? attendee.email, address: attendee.email },
    })),
    isOnlineMeeting: online,
    onlineMeetingProvider: online ? 'teamsForBusiness' : 'unknown',
    onlineMeeting: online ? { joinUrl: event.hangoutLink } : null,
    webLink: `https://outlook.office365.com/owa/?itemid=${encodeURIComponent(graphId(event.id))}`,
  };
}

/** A mere time of a series in a delta: no more than this is sure. */
export function occurrenceView(event: CalendarEvent, calendar: Calendar): object {
  return {
    '@odata.etag': etagOf(event),
    id: graphId(event.id),
    seriesMasterId: graphId(event.recurringEventId as string),
    type: 'occurrence',
    start: momentView(event.start, calendar.zone),
    end: momentView(event.end, calendar.zone),
  };
}

export function etagOf(event: CalendarEvent): string {
  return `W/${event.etag}`;
}

/** Where a text that people read ends and what Teams has put below it begins. */
const BLOB = '_'.repeat(80);

function htmlOf(event: CalendarEvent): string {
  const text = escapeHtml(event.description ?? '').replaceAll('\n', '<br>');
  const blob = event.hangoutLink
    ? `<div>${BLOB}<br><a href="${escapeHtml(event.hangoutLink)}">Join the meeting now</a></div>`
    : '';
  return `<html><body><div>${text}</div>${blob}</body></html>`;
}

/** The text of a body that a client has written, without what Teams has put there. */
export function textOf({ contentType = 'text', content = '' }: { contentType?: string; content?: string }): string {
  if (contentType.toLowerCase() === 'text') return content;
  const own = content.split(BLOB)[0] as string;
  return own
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function typeOf(event: CalendarEvent, stored: boolean): string {
  if (event.recurringEventId !== undefined) return stored ? 'exception' : 'occurrence';
  return event.recurrence?.length ? 'seriesMaster' : 'singleInstance';
}

export function showAsOf(event: CalendarEvent): string {
  if (event.eventType === 'outOfOffice') return 'oof';
  if (event.eventType === 'workingLocation') return 'workingElsewhere';
  if (event.transparency === 'transparent') return 'free';
  return event.status === 'tentative' ? 'tentative' : 'busy';
}

const RESPONSES = { accepted: 'accepted', declined: 'declined', tentative: 'tentativelyAccepted' } as const;

function responseOf(attendee: Attendee | undefined, none: string): string {
  const { responseStatus = 'needsAction' } = attendee ?? {};
  return responseStatus === 'needsAction' ? none : RESPONSES[responseStatus];
}

/** Days stand as midnights of no particular zone. */
function momentView(moment: EventDateTime, zone: string): object {
  const text = moment.date ? `${moment.date}T00:00:00` : new Date(instantOf(moment, zone)).toISOString().slice(0, 19);
  return { dateTime: `${text}.0000000`, timeZone: 'UTC' };
}

/** Each time of a series has a UID of its own. */
function occurrenceUid({ id }: CalendarEvent): string {
  return `040000008200E00074C5B7101A82E008${createHash('sha256').update(id).digest('hex').toUpperCase().slice(0, 40)}`;
}

/** Exchange knows zones by Windows' names; those without one by IANA's. */
function windowsName(zone: string): string {
  if (zone === 'UTC') return 'UTC';
  return WINDOWS_ZONES.find(([, iana]) => iana === zone)?.[0] ?? zone;
}
