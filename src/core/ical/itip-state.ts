import type { EpochMinute, WallMinute } from '../time/period';
import type { CalendarEvent } from './event';

/** How new a message is: SEQUENCE first, DTSTAMP (epoch seconds) among equals (RFC 5546 2.1.5). */
export interface Revision {
  readonly sequence: number;
  readonly dtstamp: number;
}

/** A time that an attendee proposed by COUNTER. */
export interface CounterProposal {
  readonly email: string;
  readonly recurrenceId: EpochMinute | null;
  readonly start: EpochMinute | null;
  readonly end: EpochMinute | null;
  readonly comment: string | null;
}

/** All that is known of one UID. */
export interface ItipEvent {
  readonly uid: string;
  /** The event or series; null while only single instances of it are known, or only its cancellation. */
  readonly master: CalendarEvent | null;
  /** Changed, added and cancelled instances by RECURRENCE-ID (epoch minutes). */
  readonly instances: ReadonlyMap<EpochMinute, CalendarEvent>;
  /** The last message of the organizer about the whole, and about each instance. */
  readonly revision: Revision | null;
  readonly instanceRevisions: ReadonlyMap<EpochMinute, Revision>;
  /** The last answer of each attendee, by address and instance. */
  readonly answers: ReadonlyMap<string, Revision>;
  readonly proposals: readonly CounterProposal[];
}

/** All events by UID. */
export type ItipState = ReadonlyMap<string, ItipEvent>;

/** What became of a message. `reason` when it was applied says what it did, otherwise why not. */
export interface ItipOutcome {
  readonly applied: boolean;
  readonly reason:
    | 'created'
    | 'updated'
    | 'rescheduled'
    | 'instance_changed'
    | 'instance_added'
    | 'cancelled'
    | 'instance_cancelled'
    | 'attendees_removed'
    | 'answered'
    | 'delegated'
    | 'proposed'
    | 'proposal_declined'
    | 'refresh_asked'
    | 'no_method'
    | 'no_event'
    | 'no_uid'
    | 'no_start'
    | 'outdated'
    | 'duplicate'
    | 'unknown_event'
    | 'unknown_attendee'
    | 'one_attendee_expected'
    | 'other_organizer'
    | 'too_many';
}

/** Of a UID that no message was about so far. */
export const NOTHING_KNOWN: Omit<ItipEvent, 'uid'> = {
  master: null,
  instances: new Map(),
  revision: null,
  instanceRevisions: new Map(),
  answers: new Map(),
  proposals: [],
};

/** A message without DTSTAMP counts as the oldest of its SEQUENCE. */
export function revisionOf(event: CalendarEvent): Revision {
  return { sequence: event.sequence, dtstamp: event.dtstamp ?? 0 };
}

/** Negative when `a` is older than `b`. */
export function compareRevisions(a: Revision, b: Revision): number {
  return a.sequence - b.sequence || a.dtstamp - b.dtstamp;
}

/** The key of an instance: where its RECURRENCE-ID falls. */
export function instanceKey(event: CalendarEvent): EpochMinute | null {
  return event.recurrenceId ? event.recurrenceId.at : null;
}

/** Wall start of the series, for comparing whether a new version moved it. */
export function scheduleOf(event: CalendarEvent): { start: WallMinute | null; text: string } {
  const start = event.start?.at ?? null;
  const { days, minutes } = event.duration;
  return { start, text: [start, event.start?.zone.tzid, days, minutes, ...event.recurrence].join('|') };
}
