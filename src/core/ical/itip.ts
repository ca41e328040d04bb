import { addedInstances } from './added-instances';
import type { CalendarEvent, Method } from './event';
import { applyAnswer, applyCounter, targetOf } from './itip-answer';
import {
  compareRevisions,
  type ItipEvent,
  type ItipOutcome,
  type ItipState,
  instanceKey,
  NOTHING_KNOWN,
  type Revision,
  revisionOf,
  scheduleOf,
} from './itip-state';
import type { ParsedCalendar } from './parse';

const MAX_INSTANCES = 5_000;

type Step = readonly [ItipEvent, ItipOutcome];

/**
 * Applies one iTIP message (RFC 5546) to what is known, as the calendar of `me` (an address): PUBLISH, REQUEST, ADD,
 * CANCEL and DECLINECOUNTER come from an organizer; REPLY, COUNTER and REFRESH from attendees. Newer is the higher
 * SEQUENCE, then the later DTSTAMP; older and repeated messages change nothing. A REPLY without ORGANIZER (outlook.com)
 * is accepted; another organizer's message about a known UID is not. Whether the sender may speak for the address in
 * the message is the caller's question. Pure: returns the new state and what happened.
 */
export function applyItip(state: ItipState, message: ParsedCalendar, me: string): { state: ItipState } & ItipOutcome {
  if (!message.method) return { state, applied: false, reason: 'no_method' };
  const events = message.events.filter((event) => event.method === message.method);
  if (events.length === 0) return { state, applied: false, reason: 'no_event' };
  const next = new Map(state);
  let outcome: ItipOutcome | null = null;
  // The series before its instances: a new series drops the instances of the old one.
  const ordered = [...events].sort((a, b) => Number(a.recurrenceId !== null) - Number(b.recurrenceId !== null));
  for (const event of ordered) {
    if (!event.uid) {
      outcome ??= { applied: false, reason: 'no_uid' };
      continue;
    }
    const known = next.get(event.uid) ?? { uid: event.uid, ...NOTHING_KNOWN };
    const [changed, result] = applyEvent(known, event, message.method, me.trim().toLowerCase());
    if (changed !== known) next.set(event.uid, changed);
    if (!outcome || (result.applied && !outcome.applied)) outcome = result;
  }
  const result = outcome as ItipOutcome;
  return { state: next, ...result };
}

function applyEvent(known: ItipEvent, event: CalendarEvent, method: Method, me: string): Step {
  switch (method) {
    case 'PUBLISH':
    case 'REQUEST':
    case 'ADD':
    case 'CANCEL': {
      if (isOtherOrganizer(known, event)) return [known, no('other_organizer')];
      const stale = staleness(known, event);
      if (stale) return [known, no(stale)];
      if (method === 'ADD') return applyAdd(known, event);
      return method === 'CANCEL' ? applyCancel(known, event, me) : applyRequest(known, event);
    }
    case 'REPLY':
      return applyAnswer(known, event);
    case 'COUNTER':
      return applyCounter(known, event);
    case 'DECLINECOUNTER': {
      if (!known.master && known.instances.size === 0) return [known, no('unknown_event')];
      const declined = new Set(event.attendees.map((attendee) => attendee.email));
      const kept = known.proposals.filter((proposal) => declined.size > 0 && !declined.has(proposal.email));
      return [{ ...known, proposals: kept }, yes('proposal_declined')];
    }
    case 'REFRESH':
      if (!known.master && known.instances.size === 0) return [known, no('unknown_event')];
      return [known, yes('refresh_asked')];
  }
}

function applyRequest(known: ItipEvent, event: CalendarEvent): Step {
  // A task need not start at any time (RFC 5545 3.6.2).
  if (!event.start && event.component === 'VEVENT') return [known, no('no_start')];
  const key = instanceKey(event);
  if (key !== null) return [withInstance(known, key, event), yes('instance_changed')];
  const { master } = known;
  const moved = master !== null && scheduleOf(master).text !== scheduleOf(event).text;
  const changed: ItipEvent = {
    ...known,
    master: event,
    revision: revisionOf(event),
    // A new schedule makes the instances of the old one meaningless; newer ones stay.
    ...(moved ? newerInstances(known, revisionOf(event)) : {}),
    proposals: moved ? [] : known.proposals,
  };
  return [changed, yes(!master ? 'created' : moved ? 'rescheduled' : 'updated')];
}

/** ADD: more instances of a known series; they are kept like changed ones (RFC 5546 3.2.4). */
function applyAdd(known: ItipEvent, event: CalendarEvent): Step {
  if (!known.master) return [known, no('unknown_event')];
  if (!event.start) return [known, no('no_start')];
  const added = addedInstances(event, event.start, MAX_INSTANCES - known.instances.size);
  if (!added || known.instances.size + added.length > MAX_INSTANCES) return [known, no('too_many')];
  const instances = new Map(known.instances);
  const instanceRevisions = new Map(known.instanceRevisions);
  for (const instance of added) {
    const key = instance.recurrenceId?.at ?? event.start.at;
    instances.set(key, instance);
    instanceRevisions.set(key, revisionOf(event));
  }
  return [{ ...known, instances, instanceRevisions, revision: revisionOf(event) }, yes('instance_added')];
}

function applyCancel(known: ItipEvent, event: CalendarEvent, me: string): Step {
  const key = instanceKey(event);
  if (key !== null) {
    if (!known.master && !known.instances.has(key)) {
      return [withRevision(known, event, key), no('unknown_event')];
    }
    const before = (targetOf(known, event) ?? known.master) as CalendarEvent;
    const cancelled = { ...before, ...named(event), status: 'CANCELLED' as const };
    return [withInstance(known, key, cancelled), yes('instance_cancelled')];
  }
  if (!known.master) return [withRevision(known, event, null), no('unknown_event')];
  const removed = new Set(event.attendees.map((attendee) => attendee.email));
  const onlyOthers = removed.size > 0 && !removed.has(me) && known.master.attendees.some((a) => !removed.has(a.email));
  if (onlyOthers && event.status !== 'CANCELLED') {
    const attendees = known.master.attendees.filter((attendee) => !removed.has(attendee.email));
    const master = { ...known.master, attendees, sequence: event.sequence, dtstamp: event.dtstamp };
    return [{ ...known, master, revision: revisionOf(event) }, yes('attendees_removed')];
  }
  const master = { ...known.master, sequence: event.sequence, dtstamp: event.dtstamp, status: 'CANCELLED' as const };
  return [{ ...known, master, revision: revisionOf(event), proposals: [] }, yes('cancelled')];
}

/** What a cancellation says about itself. */
function named(event: CalendarEvent): Partial<CalendarEvent> {
  const { sequence, dtstamp, recurrenceId, thisAndFuture, method } = event;
  return { sequence, dtstamp, recurrenceId, thisAndFuture, method };
}

function staleness(known: ItipEvent, event: CalendarEvent): 'outdated' | 'duplicate' | null {
  const key = event.method === 'ADD' ? (event.start?.at ?? null) : instanceKey(event);
  const last = key === null ? known.revision : known.instanceRevisions.get(key);
  const { revision } = known;
  // An instance in the series' own message may carry a lower SEQUENCE than the series: its DTSTAMP tells.
  if (key !== null && revision && event.sequence < revision.sequence && (event.dtstamp ?? 0) < revision.dtstamp) {
    return 'outdated';
  }
  if (!last) return null;
  const order = compareRevisions(revisionOf(event), last);
  return order < 0 ? 'outdated' : order === 0 ? 'duplicate' : null;
}

function isOtherOrganizer(known: ItipEvent, event: CalendarEvent): boolean {
  const organizer = known.master?.organizer ?? [...known.instances.values()][0]?.organizer;
  return Boolean(organizer && event.organizer && organizer.email !== event.organizer.email);
}

function newerInstances(known: ItipEvent, revision: Revision): Pick<ItipEvent, 'instances' | 'instanceRevisions'> {
  const keep = new Set<number>();
  for (const [key, own] of known.instanceRevisions) if (compareRevisions(own, revision) > 0) keep.add(key);
  return {
    instances: new Map([...known.instances].filter(([key]) => keep.has(key))),
    instanceRevisions: new Map([...known.instanceRevisions].filter(([key]) => keep.has(key))),
  };
}

function withInstance(known: ItipEvent, key: number, event: CalendarEvent): ItipEvent {
  const instances = new Map(known.instances).set(key, event);
  return { ...withRevision(known, event, key), instances };
}

/** Remembers a message even when there is nothing to change yet, so that an older one that comes later stays out. */
function withRevision(known: ItipEvent, event: CalendarEvent, key: number | null): ItipEvent {
  if (key === null) return { ...known, revision: revisionOf(event) };
  return { ...known, instanceRevisions: new Map(known.instanceRevisions).set(key, revisionOf(event)) };
}

function yes(reason: ItipOutcome['reason']): ItipOutcome {
  return { applied: true, reason };
}

function no(reason: ItipOutcome['reason']): ItipOutcome {
  return { applied: false, reason };
}
