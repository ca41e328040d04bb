import type { EventEdit } from '@/core/ical/edit';
import { type OutgoingAttendee, serialiseEvent } from '@/core/ical/serialise';
import type { EpochMinute } from '@/core/time/period';
import type { CaldavGrant, EventDraft, ProviderAttendee } from '@/ports/calendar';

const PARTSTATS = {
  needsAction: 'NEEDS-ACTION',
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  tentative: 'TENTATIVE',
} as const satisfies Record<ProviderAttendee['response'], string>;

/**
 * A draft as an iCalendar object. Its UID is the draft's id, so that every attempt at writing it is the same event.
 * `now` becomes the DTSTAMP.
 */
export function calendarObject(draft: EventDraft, grant: CaldavGrant, now: EpochMinute): string {
  const { id, summary, description, location, start, end, zone, recurrence = [] } = draft;
  return serialiseEvent({
    method: null,
    uid: id,
    sequence: 0,
    dtstamp: now,
    start,
    end,
    zone,
    recurrence,
    summary,
    description,
    location,
    status: 'CONFIRMED',
    ...people(draft.attendees, grant),
  });
}

/** Changes of a draft as changes of the object. Video conferences are the business of others. */
export function objectEdit(changes: Partial<Omit<EventDraft, 'id'>>, grant: CaldavGrant): EventEdit {
  const { start, end, zone, summary, description, location, recurrence, attendees } = changes;
  const moved = start !== undefined && end !== undefined && zone !== undefined;
  return {
    ...(moved ? { time: { start, end, zone } } : {}),
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description }),
    ...(location === undefined ? {} : { location }),
    ...(recurrence === undefined ? {} : { recurrence }),
    ...(attendees === undefined ? {} : people(attendees, grant)),
  };
}

/** Without guests nobody organizes: a server that schedules would take it for a meeting. */
function people(guests: EventDraft['attendees'], { addresses, schedules }: CaldavGrant) {
  const [own] = addresses;
  return {
    organizer: own && guests.length > 0 ? { email: own } : null,
    attendees: guests.map(
      ({ email, name, optional, response = 'needsAction' }): OutgoingAttendee => ({
        email,
        name,
        role: optional ? 'OPT-PARTICIPANT' : 'REQ-PARTICIPANT',
        partstat: PARTSTATS[response],
        rsvp: true,
        scheduleAgent: schedules ? null : 'CLIENT',
      }),
    ),
  };
}
