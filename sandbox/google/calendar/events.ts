import { randomBytes } from 'node:crypto';
import type { SandboxClock } from '../../clock';
import { GoogleError, invalid, notFound } from '../errors';
import { type Call, calendarOf, type Handler, NO_CONTENT, ok } from './call';
import { withConference } from './conference';
import { merge, requirePersonalFields, timesDiffer } from './event-fields';
import type { Guests } from './guests';
import { findInstance } from './instances';
import type { Calendar, CalendarEvent } from './model';
import { present } from './present';
import type { CalendarStore } from './store';

export interface EventDeps {
  readonly store: CalendarStore;
  readonly guests: Guests;
  readonly clock: SandboxClock;
  /** Tells guests by mail; `before` is absent for a new event, `after` cancelled for a deleted one. */
  notify(calendar: Calendar, after: CalendarEvent, before: CalendarEvent | undefined, sendUpdates: string): void;
}

/** Handlers of single events: insert, get, patch, update, delete. Listing is list.ts. */
export function eventHandlers(deps: EventDeps): Record<string, Handler> {
  const { store, guests } = deps;

  const insert: Handler = (call) => {
    const calendar = calendarOf(store, call, 'write');
    const event = withConference(merge(blank(call, calendar, deps.clock), call.body, calendar), call.body, call.query);
    const written = guests.write(calendar, event);
    deps.notify(calendar, written, undefined, sendUpdatesOf(call.query));
    return ok(present(written, calendar, call.query));
  };

  const get: Handler = (call) => {
    const calendar = calendarOf(store, call);
    return ok(present(eventOf(calendar, call.params.eventId as string), calendar, call.query));
  };

  const change = (call: Call, apply: (event: CalendarEvent, calendar: Calendar) => CalendarEvent): CalendarEvent => {
    const calendar = calendarOf(store, call, 'write');
    const before = eventOf(calendar, call.params.eventId as string);
    requireMatch(call, before);
    const written = guests.isOrganizer(calendar, before)
      ? changeAsOrganizer(calendar, before, apply(before, calendar), call)
      : changeAsGuest(calendar, before, apply(before, calendar), call);
    return present(written, calendar, call.query);
  };

  const changeAsOrganizer = (calendar: Calendar, before: CalendarEvent, next: CalendarEvent, call: Call) => {
    const moved = timesDiffer(before, next, calendar);
    const asked = moved ? { ...next, sequence: before.sequence + 1, ...askedAgain(next, calendar) } : next;
    const written = guests.write(calendar, withConference(asked, call.body, call.query), before);
    deps.notify(calendar, written, before, sendUpdatesOf(call.query));
    return written;
  };

  const changeAsGuest = (calendar: Calendar, before: CalendarEvent, next: CalendarEvent, call: Call) => {
    requirePersonalFields(call.body);
    const written = store.put(calendar, { ...next, attendees: before.attendees });
    const answer = next.attendees?.find((attendee) => attendee.email === calendar.id);
    const host = guests.organizerCalendar(before);
    if (!answer?.responseStatus || !host) return written;
    guests.respond(host, before.id, calendar.id, answer.responseStatus, answer.comment);
    return eventOf(calendar, before.id);
  };

  const remove: Handler = (call) => {
    const calendar = calendarOf(store, call, 'write');
    const before = eventOf(calendar, call.params.eventId as string);
    if (before.status === 'cancelled') throw new GoogleError(410, 'deleted', 'Resource has been deleted');
    requireMatch(call, before);
    const gone: CalendarEvent = { ...before, status: 'cancelled' };
    const host = guests.organizerCalendar(before);
    if (!guests.isOrganizer(calendar, before)) {
      store.put(calendar, gone);
      if (host?.events.has(before.id)) guests.respond(host, before.id, calendar.id, 'declined');
      return NO_CONTENT;
    }
    const written = guests.write(calendar, { ...gone, sequence: before.sequence + 1 });
    for (const { event } of [...calendar.events.values()]) {
      if (event.recurringEventId === before.id && event.status !== 'cancelled')
        guests.write(calendar, { ...event, status: 'cancelled' });
    }
    deps.notify(calendar, written, before, sendUpdatesOf(call.query));
    return NO_CONTENT;
  };

  return {
    'calendar.events.insert': insert,
    'calendar.events.get': get,
    'calendar.events.patch': (call) => ok(change(call, (event, calendar) => merge(event, call.body, calendar))),
    'calendar.events.update': (call) =>
      ok(change(call, (event, calendar) => merge(skeletonOf(event), call.body, calendar))),
    'calendar.events.delete': remove,
  };
}

/** The stored event, or the instance of a series that the id names. Throws 404. */
function eventOf(calendar: Calendar, id: string): CalendarEvent {
  const event = calendar.events.get(id)?.event ?? findInstance(calendar, id);
  if (!event) throw notFound();
  return event;
}

function requireMatch(call: Call, event: CalendarEvent): void {
  if (call.ifMatch === undefined || call.ifMatch === '*' || call.ifMatch === event.etag) return;
  throw new GoogleError(412, 'conditionNotMet', 'Precondition Failed', {
    location: 'If-Match',
    locationType: 'header',
  });
}

function sendUpdatesOf(query: URLSearchParams): string {
  return query.get('sendUpdates') ?? (query.get('sendNotifications') === 'true' ? 'all' : 'none');
}

/** An event with nothing but its identity. Throws 400 for an id that is not base32hex, 409 for one that is taken. */
function blank(call: Call, calendar: Calendar, clock: SandboxClock): CalendarEvent {
  const id = (call.body.id as string | undefined) ?? base32hex(randomBytes(16));
  if (!/^[a-v0-9]{5,1024}$/.test(id)) throw invalid('Invalid resource id value.', 'id');
  if (calendar.events.has(id)) throw new GoogleError(409, 'duplicate', 'The requested identifier already exists.');
  const self = { email: calendar.id, ...(calendar.primary ? { displayName: call.person.name } : {}) };
  return {
    kind: 'calendar#event',
    id,
    etag: '',
    status: 'confirmed',
    htmlLink: `https://www.google.com/calendar/event?eid=${Buffer.from(`${id} ${calendar.id}`).toString('base64url')}`,
    created: new Date(clock.now()).toISOString(),
    updated: '',
    creator: self,
    organizer: self,
    iCalUID: (call.body.iCalUID as string | undefined) ?? `${id}@google.com`,
    sequence: 0,
    reminders: { useDefault: true },
    eventType: (call.body.eventType as string | undefined) ?? 'default',
  } as Partial<CalendarEvent> as CalendarEvent;
}

/** What a full update keeps: everything the client cannot write, and the conference. */
function skeletonOf(event: CalendarEvent): CalendarEvent {
  const { kind, id, etag, htmlLink, created, updated, creator, organizer, iCalUID, sequence, eventType } = event;
  const { recurringEventId, originalStartTime, conferenceData, hangoutLink } = event;
  const kept = { recurringEventId, originalStartTime, conferenceData, hangoutLink };
  const present = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
  const base = { kind, id, etag, htmlLink, created, updated, creator, organizer, iCalUID, sequence, eventType };
  return {
    ...base,
    status: 'confirmed',
    reminders: { useDefault: true },
    ...present,
  } as Partial<CalendarEvent> as CalendarEvent;
}

function askedAgain(event: CalendarEvent, calendar: Calendar): Pick<CalendarEvent, 'attendees'> {
  if (!event.attendees) return {};
  return {
    attendees: event.attendees.map((attendee) =>
      attendee.email === calendar.id ? attendee : { ...attendee, responseStatus: 'needsAction' },
    ),
  };
}

function base32hex(bytes: Buffer): string {
  return BigInt(`0x${bytes.toString('hex')}`)
    .toString(32)
    .padStart(26, '0');
}
