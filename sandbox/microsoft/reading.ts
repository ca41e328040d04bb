import { WINDOWS_ZONES } from '../../src/core/time/windows-zones.generated';
import { allInstancesBetween } from '../google/calendar/instances';
import type { Calendar } from '../google/calendar/model';
import { instantOf } from '../google/calendar/moment';
import { calendarOf, eventOf, type GraphAnswer, type GraphCall, paged, windowOf } from './call';
import { GraphError, invalid } from './errors';
import { eventView, type MicrosoftEvent } from './event-view';
import { graphId } from './ids';

type Handler = (call: GraphCall) => GraphAnswer;

/** Who one is, which calendars one has, and what stands in them. */
export const READING: Readonly<Record<string, Handler>> = {
  'me.user.GetUser': ({ person }) => ({
    status: 200,
    body: { id: person.subject, displayName: person.name, mail: person.email, userPrincipalName: person.email },
  }),
  'me.ListCalendars': (call) => {
    const { standIn, person } = call;
    return {
      status: 200,
      body: paged(
        call,
        standIn.store.listOf(person).map((one) => calendarView(call, one)),
      ),
    };
  },
  'me.GetCalendars': (call) => ({ status: 200, body: calendarView(call, calendarOf(call)) }),
  'me.GetMailboxSettings': ({ person }) => ({
    status: 200,
    body: { timeZone: WINDOWS_ZONES.find(([, iana]) => iana === person.zone)?.[0] ?? person.zone },
  }),
  'me.calendars.ListCalendarView': (call) => {
    const calendar = calendarOf(call);
    const { from, to } = windowOf(call.query);
    const events = timesBetween(calendar, from, to).map(({ event, stored }) => view(call, event, calendar, stored));
    return { status: 200, body: paged(call, events) };
  },
  'me.calendars.ListEvents': (call) => {
    const calendar = calendarOf(call);
    const [, id, value] = MARKED.exec(call.query.get('$filter') ?? '') ?? [];
    if (id === undefined) throw invalid('The stand-in lists events by an extended property alone');
    const events = [...calendar.events.values()].map(({ event }) => event as MicrosoftEvent);
    const found = events.filter((event) => event.status !== 'cancelled' && event.marks?.[id] === value);
    return {
      status: 200,
      body: paged(
        call,
        found.map((event) => view(call, event, calendar, true)),
      ),
    };
  },
  'me.GetEvents': (call) => {
    const { calendar, event } = eventOf(call);
    return { status: 200, body: view(call, event, calendar, calendar.events.has(event.id)) };
  },
  'me.events.ListInstances': (call) => {
    const { calendar, event } = eventOf(call);
    if (!event.recurrence?.length) throw new GraphError(400, 'ErrorInvalidRequest', 'This event is no series.');
    const { from, to } = windowOf(call.query);
    const times = timesOfSeries(calendar, event, from, to);
    return {
      status: 200,
      body: paged(
        call,
        times.map((one) => view(call, one.event, calendar, one.stored)),
      ),
    };
  },
};

/** `singleValueExtendedProperties/Any(ep: ep/id eq '…' and ep/value eq '…')` */
const MARKED = /^singleValueExtendedProperties\/Any\(ep: ep\/id eq '([^']+)' and ep\/value eq '([^']+)'\)$/;

function view(call: GraphCall, event: MicrosoftEvent, calendar: Calendar, stored: boolean): object {
  const shown = eventView(event, calendar, stored) as Record<string, unknown>;
  const select = call.query.get('$select');
  if (select === null) return shown;
  const kept = ['id', '@odata.etag', ...select.split(',')];
  return Object.fromEntries(Object.entries(shown).filter(([name]) => kept.includes(name)));
}

export interface Time {
  readonly event: MicrosoftEvent;
  readonly stored: boolean;
}

/** Everything that overlaps the window (epoch milliseconds), series by their times. */
export function timesBetween(calendar: Calendar, from: number, to: number): Time[] {
  return [...calendar.events.values()].flatMap(({ event }): Time[] => {
    if (event.recurringEventId !== undefined || event.status === 'cancelled') return [];
    if (event.recurrence?.length) return timesOfSeries(calendar, event, from, to);
    return overlaps(event, calendar, from, to) ? [{ event, stored: true }] : [];
  });
}

/** The times of a series, changed ones as they are and cancelled ones left out. */
export function timesOfSeries(calendar: Calendar, master: MicrosoftEvent, from: number, to: number): Time[] {
  const exceptions = [...calendar.events.values()]
    .map(({ event }) => event)
    .filter((event) => event.recurringEventId === master.id);
  const plain = allInstancesBetween(calendar, master, from, to).filter(({ id }) => !calendar.events.has(id));
  const changed = exceptions.filter((event) => event.status !== 'cancelled' && overlaps(event, calendar, from, to));
  return [
    ...plain.map((event) => ({ event: event as MicrosoftEvent, stored: false })),
    ...changed.map((event) => ({ event: event as MicrosoftEvent, stored: true })),
  ];
}

export function overlaps(event: MicrosoftEvent, calendar: Calendar, from: number, to: number): boolean {
  return instantOf(event.start, calendar.zone) < to && instantOf(event.end, calendar.zone) > from;
}

function calendarView({ standIn }: GraphCall, calendar: Calendar): object {
  const teams = standIn.hasTeams(calendar.owner);
  return {
    id: graphId(calendar.id),
    name: calendar.primary ? 'Calendar' : calendar.summary,
    hexColor: calendar.colour,
    isDefaultCalendar: calendar.primary,
    canEdit: calendar.accessRole !== 'reader',
    allowedOnlineMeetingProviders: teams ? ['teamsForBusiness'] : [],
    defaultOnlineMeetingProvider: teams ? 'teamsForBusiness' : 'unknown',
    owner: { name: calendar.summary, address: calendar.owner },
  };
}
