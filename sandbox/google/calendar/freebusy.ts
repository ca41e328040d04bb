import { GoogleError, required } from '../errors';
import { type Call, type Handler, ok, requiredInstant } from './call';
import { instancesBetween } from './instances';
import type { Calendar, CalendarEvent } from './model';
import { formatDateTime, instantOf } from './moment';
import type { CalendarStore } from './store';

/** Google's limit on the calendars of one query. */
const MOST_CALENDARS = 50;

interface Span {
  start: number;
  end: number;
}

/** freebusy.query. A calendar that cannot be read has `errors` and says nothing about its time. */
export function freeBusyHandler(store: CalendarStore): Handler {
  return (call) => {
    const { timeMin, timeMax, items } = call.body as { timeMin?: string; timeMax?: string; items?: { id?: string }[] };
    if (!timeMin) throw required('Missing timeMin parameter.');
    if (!timeMax) throw required('Missing timeMax parameter.');
    const from = requiredInstant(timeMin, 'timeMin');
    const to = requiredInstant(timeMax, 'timeMax');
    if (from >= to) throw new GoogleError(400, 'timeRangeEmpty', 'The specified time range is empty.');
    const zone = (call.body.timeZone as string | undefined) ?? 'UTC';
    const write = (ms: number) => formatDateTime(ms, zone);
    const calendars = (items ?? []).map(({ id = '' }, i) => {
      if (i >= MOST_CALENDARS)
        return [id, { errors: [{ domain: 'calendar', reason: 'tooManyCalendarsRequested' }], busy: [] }];
      const calendar = visible(store, call, id);
      if (!calendar) return [id, { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] }];
      const busy = busySpans(calendar, from, to).map(({ start, end }) => ({ start: write(start), end: write(end) }));
      return [id, { busy }];
    });
    return ok({
      kind: 'calendar#freeBusy',
      timeMin: new Date(from).toISOString(),
      timeMax: new Date(to).toISOString(),
      calendars: Object.fromEntries(calendars),
    });
  };
}

/** Own calendars, and the primary ones of colleagues in the same domain, as a Workspace shares free/busy by default. */
function visible(store: CalendarStore, { person }: Call, id: string): Calendar | undefined {
  const calendar = id === 'primary' ? store.primaryOf(person) : store.find(id);
  const domainOf = (email: string) => email.slice(email.indexOf('@'));
  const colleague = calendar?.primary && domainOf(calendar.owner) === domainOf(person.email);
  return calendar && (calendar.owner === person.email || colleague) ? calendar : undefined;
}

/** Merged busy time in epoch milliseconds, clipped to the window. */
export function busySpans(calendar: Calendar, from: number, to: number): Span[] {
  const spans = [...calendar.events.values()]
    .flatMap(({ event }) => (event.recurrence?.length ? instancesBetween(calendar, event, from, to) : [event]))
    .filter((event) => isBusy(event, calendar))
    .map((event) => ({ start: instantOf(event.start, calendar.zone), end: instantOf(event.end, calendar.zone) }))
    .filter((span) => span.start < to && span.end > from)
    .map((span) => ({ start: Math.max(span.start, from), end: Math.min(span.end, to) }))
    .sort((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

function isBusy(event: CalendarEvent, calendar: Calendar): boolean {
  const own = event.attendees?.find((attendee) => attendee.email === calendar.id);
  return (
    event.status !== 'cancelled' &&
    event.transparency !== 'transparent' &&
    event.eventType !== 'workingLocation' &&
    own?.responseStatus !== 'declined'
  );
}
