import { randomBytes } from 'node:crypto';
import type { Calendar } from '../google/calendar/model';
import { calendarOf, eventOf, type GraphAnswer, type GraphCall, requireWritable } from './call';
import { GraphError } from './errors';
import { applied, askedAgain, type EventBody } from './event-body';
import { etagOf, eventView, type MicrosoftEvent } from './event-view';
import { graphId } from './ids';

type Handler = (call: GraphCall) => GraphAnswer;

/** Making, changing and deleting events. Guests are told of each, as Exchange does without being asked. */
export const WRITING: Readonly<Record<string, Handler>> = {
  'me.calendars.CreateEvents': (call) => {
    const calendar = calendarOf(call);
    requireWritable(calendar);
    const { standIn } = call;
    const body = call.body as EventBody;
    const earlier = body.transactionId === undefined ? undefined : transacted(calendar, body.transactionId);
    if (earlier) {
      const same = earlier.status !== 'cancelled' && earlier.summary === body.subject;
      if (same) return { status: 201, body: eventView(earlier, calendar, true) };
      throw new GraphError(
        409,
        'ErrorDuplicateTransactionId',
        'The TransactionId specified in the request has already been used to create a different event.',
      );
    }
    const marks = Object.fromEntries((body.singleValueExtendedProperties ?? []).map(({ id, value }) => [id, value]));
    const { transactionId } = body;
    const made = { ...blank(call, calendar), ...(transactionId ? { transactionId } : {}), marks };
    const written = standIn.guests.write(calendar, applied(made, body, calendar, standIn.hasTeams(calendar.owner)));
    standIn.invitations.notify(calendar, written, undefined, 'all');
    return { status: 201, body: eventView(written, calendar, true) };
  },
  'me.UpdateEvents': (call) => {
    const { calendar, event: before } = eventOf(call);
    const { standIn } = call;
    requireOwn(call, calendar, before);
    const body = call.body as EventBody;
    const next = applied(before, body, calendar, standIn.hasTeams(calendar.owner));
    // A rule that is written again begins anew: its times that were moved or deleted are as the rule says.
    if (body.recurrence) forgetExceptions(calendar, before.id);
    const written = standIn.guests.write(calendar, askedAgain(before, next, calendar), before);
    standIn.invitations.notify(calendar, written, before, 'all');
    return { status: 200, body: eventView(written, calendar, true) };
  },
  'me.DeleteEvents': (call) => {
    const { calendar, event } = eventOf(call);
    const { standIn } = call;
    requireWritable(calendar);
    const gone: MicrosoftEvent = { ...event, status: 'cancelled', sequence: event.sequence + 1 };
    if (!standIn.guests.isOrganizer(calendar, event)) {
      standIn.store.put(calendar, gone);
      return { status: 204 };
    }
    const written = standIn.guests.write(calendar, gone);
    for (const { event: one } of [...calendar.events.values()]) {
      if (one.recurringEventId === event.id && one.status !== 'cancelled') {
        standIn.guests.write(calendar, { ...one, status: 'cancelled' });
      }
    }
    standIn.invitations.notify(calendar, written, event, 'all');
    return { status: 204 };
  },
};

function transacted(calendar: Calendar, transactionId: string): MicrosoftEvent | undefined {
  const events = [...calendar.events.values()].map(({ event }) => event as MicrosoftEvent);
  return events.find((event) => event.transactionId === transactionId);
}

function requireOwn({ standIn, ifMatch }: GraphCall, calendar: Calendar, event: MicrosoftEvent): void {
  requireWritable(calendar);
  if (ifMatch !== null && ifMatch !== etagOf(event)) {
    throw new GraphError(412, 'ErrorIrresolvableConflict', 'The change key does not match that of the item.');
  }
  if (!standIn.guests.isOrganizer(calendar, event)) {
    throw new GraphError(403, 'ErrorAccessDenied', 'Only the organizer can change this.');
  }
}

function forgetExceptions(calendar: Calendar, seriesId: string): void {
  for (const { event } of [...calendar.events.values()]) {
    if (event.recurringEventId === seriesId) calendar.events.delete(event.id);
  }
}

function blank({ standIn, person }: GraphCall, calendar: Calendar): MicrosoftEvent {
  const id = randomBytes(16).toString('hex');
  const self = { email: calendar.id, displayName: person.name };
  return {
    kind: 'calendar#event',
    id,
    etag: '',
    status: 'confirmed',
    htmlLink: `https://outlook.office365.com/owa/?itemid=${graphId(id)}`,
    created: new Date(standIn.clock.now()).toISOString(),
    updated: '',
    creator: self,
    organizer: self,
    iCalUID: `040000008200E00074C5B7101A82E008${id.toUpperCase()}`,
    sequence: 0,
    eventType: 'default',
  } as Partial<MicrosoftEvent> as MicrosoftEvent;
}
