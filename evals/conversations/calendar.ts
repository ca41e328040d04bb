import { minuteOf } from '@/core/time/period';
import type { CalendarEvent, EventDateTime } from '../../sandbox/google/calendar/model';
import type { Installation } from '../loops/installation';
import { stamp } from './moments';
import type { EventOut } from './outcome';

/** What stands in a person's calendar, by the provider itself; occurrences of a series are not told one by one. */
export async function eventsOf({ sandbox }: Installation, email: string): Promise<CalendarEvent[]> {
  const authorization = `Bearer ${sandbox.control.accessToken(email)}`;
  const url = `${sandbox.googleApiRoot}/calendar/v3/calendars/primary/events?maxResults=2500`;
  const answer = await fetch(url, { headers: { authorization } });
  if (!answer.ok) throw new Error(`The calendar cannot be read: HTTP ${answer.status} ${await answer.text()}`);
  const { items } = (await answer.json()) as { items: CalendarEvent[] };
  return items.filter(({ status }) => status !== 'cancelled');
}

/** What has become of the calendar: entries that are new, other than they were, or gone. */
export function changesBetween(
  before: readonly CalendarEvent[],
  after: readonly CalendarEvent[],
  zone: string,
): EventOut[] {
  const told = (events: readonly CalendarEvent[]) =>
    new Map(events.map((event) => [event.id, (change: EventOut['change']) => eventOut(event, change, zone)] as const));
  const [old, now] = [told(before), told(after)];
  const changes: EventOut[] = [];
  for (const [id, tell] of now) {
    const known = old.get(id);
    if (!known) changes.push(tell('added'));
    else if (JSON.stringify(known('changed')) !== JSON.stringify(tell('changed'))) changes.push(tell('changed'));
  }
  for (const [id, tell] of old) if (!now.has(id)) changes.push(tell('removed'));
  return changes;
}

function eventOut(event: CalendarEvent, change: EventOut['change'], zone: string): EventOut {
  const moment = ({ date, dateTime }: EventDateTime) => date ?? stamp(minuteOf(Date.parse(dateTime ?? '')), zone);
  return {
    change,
    title: event.summary ?? '',
    start: moment(event.start),
    end: moment(event.end),
    attendees: (event.attendees ?? [])
      .filter(({ organizer }) => !organizer)
      .map(({ email, responseStatus }) => ({ email, response: responseStatus ?? 'needsAction' })),
    location: event.location ?? null,
    video: event.conferenceData !== undefined || event.hangoutLink !== undefined,
    rrule: event.recurrence?.find((line) => line.startsWith('RRULE:'))?.slice(6) ?? null,
  };
}
