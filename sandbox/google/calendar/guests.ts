import { notFound } from '../errors';
import type { Calendar, CalendarEvent, ResponseStatus } from './model';
import type { CalendarStore } from './store';

/** What a guest's copy keeps of its own when the organiser changes the event. */
const PERSONAL = ['colorId', 'reminders', 'transparency', 'visibility'] as const;

/** Keeps the guests' copies of an event in step with the organiser's, as one provider does among its own accounts. */
export class Guests {
  constructor(private readonly store: CalendarStore) {}

  /** True when the calendar holds the organiser's own copy. */
  isOrganizer(calendar: Calendar, event: CalendarEvent): boolean {
    return event.organizer.email === calendar.id;
  }

  /** Writes the organiser's event and every guest's copy of it. `before` is what it was, to find guests who were removed. */
  write(calendar: Calendar, event: CalendarEvent, before?: CalendarEvent): CalendarEvent {
    const written = this.store.put(calendar, event);
    const guests = addressesOf(written);
    for (const email of guests) this.copyTo(email, written);
    for (const email of before ? addressesOf(before) : []) {
      if (!guests.includes(email)) this.copyTo(email, { ...written, status: 'cancelled' });
    }
    return written;
  }

  /** Records a guest's answer in the organiser's event and in all copies. Throws 404 when there is no such guest. */
  respond(
    calendar: Calendar,
    eventId: string,
    guest: string,
    response: ResponseStatus,
    comment?: string,
  ): CalendarEvent {
    const event = calendar.events.get(eventId)?.event;
    if (!event?.attendees?.some((attendee) => attendee.email === guest)) throw notFound();
    const attendees = event.attendees.map((attendee) =>
      attendee.email === guest ? { ...attendee, responseStatus: response, ...(comment ? { comment } : {}) } : attendee,
    );
    return this.write(calendar, { ...event, attendees });
  }

  /** The organiser's calendar of an event found in a guest's, when the organiser has an account here. */
  organizerCalendar(event: CalendarEvent): Calendar | undefined {
    return this.store.find(event.organizer.email);
  }

  private copyTo(email: string, event: CalendarEvent): void {
    const calendar = this.store.primaryAt(email);
    if (!calendar || calendar.id === event.organizer.email) return;
    const own = calendar.events.get(event.id)?.event;
    if (!own && event.status === 'cancelled') return;
    const copy: Record<string, unknown> = { ...event };
    for (const field of PERSONAL) {
      delete copy[field];
      if (own?.[field] !== undefined) copy[field] = own[field];
    }
    this.store.put(calendar, copy as CalendarEvent);
  }
}

function addressesOf(event: CalendarEvent): string[] {
  return (event.attendees ?? []).map((attendee) => attendee.email);
}
