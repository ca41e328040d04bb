import type { Calendar, CalendarEvent } from './model';
import { inZone } from './moment';

/** Fields of which a deleted event keeps only these in a list. */
const OF_CANCELLED = ['kind', 'etag', 'id', 'status', 'recurringEventId', 'originalStartTime', 'updated'] as const;

/** An event as its calendar's owner sees it: own address flagged, times written in `zone` (default the calendar's). */
export function present(event: CalendarEvent, calendar: Calendar, query: URLSearchParams): CalendarEvent {
  const zone = query.get('timeZone') ?? calendar.zone;
  const mine = (email: string) => email === calendar.owner || email === calendar.id;
  const most = Number(query.get('maxAttendees') ?? Number.POSITIVE_INFINITY);
  const attendees = event.attendees?.map((attendee) => (mine(attendee.email) ? { ...attendee, self: true } : attendee));
  const kept = attendees && attendees.length > most ? attendees.filter((attendee) => attendee.self) : attendees;
  return {
    ...event,
    creator: mine(event.creator.email) ? { ...event.creator, self: true } : event.creator,
    organizer: mine(event.organizer.email) ? { ...event.organizer, self: true } : event.organizer,
    start: inZone(event.start, calendar.zone, zone),
    end: inZone(event.end, calendar.zone, zone),
    ...(event.originalStartTime ? { originalStartTime: inZone(event.originalStartTime, calendar.zone, zone) } : {}),
    ...(kept ? { attendees: kept } : {}),
    ...(kept !== attendees ? { attendeesOmitted: true } : {}),
  };
}

/** The same in a list, where deleted events are bare. */
export function presentInList(event: CalendarEvent, calendar: Calendar, query: URLSearchParams): object {
  const full = present(event, calendar, query);
  if (event.status !== 'cancelled') return full;
  return Object.fromEntries(OF_CANCELLED.flatMap((field) => (full[field] === undefined ? [] : [[field, full[field]]])));
}
