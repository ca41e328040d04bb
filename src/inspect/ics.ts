import { z } from 'zod';
import type { CalendarEvent, EventMoment } from '@/core/ical/event';
import { parseCalendar } from '@/core/ical/parse';
import { formatIso } from '@/core/time/iso';
import { zoneTable } from '@/core/time/zone';

const rowSchema = z.object({ ics: z.string(), zone: z.string().nullish() });

/**
 * `ics`: the events of an iCalendar text. `zone` (UTC if absent) is where floating times and days are placed. Days are
 * `YYYY-MM-DD`, times ISO 8601 with the offset of the event's own zone.
 */
export function inspectIcs(row: unknown): object {
  const { ics, zone } = rowSchema.parse(row);
  const { method, prodid, events, warnings } = parseCalendar(ics, zoneTable(zone ?? 'UTC'), { todos: true });
  const shown = (component: CalendarEvent['component']) =>
    events.filter((event) => event.component === component).map(presentEvent);
  return { method, prodid, events: shown('VEVENT'), todos: shown('VTODO'), warnings };
}

/** An event as the inspect kinds show it. */
export function presentEvent(event: CalendarEvent): object {
  const { start, end, organizer } = event;
  return {
    component: event.component,
    uid: event.uid,
    sequence: event.sequence,
    dtstamp: event.dtstamp === null ? null : new Date(event.dtstamp * 1000).toISOString(),
    recurrenceId: present(event.recurrenceId),
    thisAndFuture: event.thisAndFuture,
    start: present(start),
    end: present(end),
    allDay: event.allDay,
    zone: start && !event.allDay && !start.floating ? start.zone.tzid : null,
    floating: start?.floating ?? false,
    summary: event.summary,
    description: event.description,
    location: event.location,
    url: event.url,
    status: event.status,
    transparent: event.transparent,
    busyStatus: event.busyStatus,
    organizer: organizer?.email ?? null,
    organizerName: organizer?.name ?? null,
    attendees: event.attendees.map(({ email, name, partstat, role, rsvp, delegatedTo, delegatedFrom }) => {
      return { email, name, partstat, role, rsvp, delegatedTo, delegatedFrom };
    }),
    rrule: values(event, 'RRULE')[0] ?? null,
    rdate: values(event, 'RDATE'),
    exdate: values(event, 'EXDATE'),
  };
}

function present(moment: EventMoment | null): string | null {
  if (!moment) return null;
  const text = formatIso(moment.at, moment.zone, moment.second);
  return moment.form === 'date' ? text.slice(0, 10) : text;
}

function values(event: CalendarEvent, name: string): string[] {
  const lines = event.recurrence.filter((line) => line.toUpperCase().startsWith(name));
  return lines.map((line) => line.slice(line.lastIndexOf(':') + 1));
}
