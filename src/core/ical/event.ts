import type { Duration } from '../time/duration';
import type { EpochMinute, WallMinute } from '../time/period';
import type { ZoneTable } from '../time/zone';

/** iTIP methods (RFC 5546 1.4). */
export const METHODS = [
  'PUBLISH',
  'REQUEST',
  'REPLY',
  'ADD',
  'CANCEL',
  'REFRESH',
  'COUNTER',
  'DECLINECOUNTER',
] as const;
export type Method = (typeof METHODS)[number];

/** RFC 5545 3.2.12; the last two are answers to tasks only. */
export const PARTSTATS = [
  'NEEDS-ACTION',
  'ACCEPTED',
  'DECLINED',
  'TENTATIVE',
  'DELEGATED',
  'COMPLETED',
  'IN-PROCESS',
] as const;
export type Partstat = (typeof PARTSTATS)[number];

export const ROLES = ['CHAIR', 'REQ-PARTICIPANT', 'OPT-PARTICIPANT', 'NON-PARTICIPANT'] as const;
export type Role = (typeof ROLES)[number];

/** A time of an event. Days (`form` date) and floating times are placed in the reader's zone. */
export interface EventMoment {
  readonly form: 'date' | 'local' | 'utc';
  /** Wall time on the clock of `zone`, seconds dropped. */
  readonly wall: WallMinute;
  readonly second: number;
  readonly at: EpochMinute;
  readonly zone: ZoneTable;
  /** No zone was given, or one that nobody knows: ask before relying on the hour. */
  readonly floating: boolean;
}

export interface CalendarAddress {
  /** Lower case, without `mailto:`. */
  readonly email: string;
  readonly name: string | null;
  readonly sentBy: string | null;
}

export interface EventAttendee extends CalendarAddress {
  readonly partstat: Partstat;
  readonly role: Role;
  readonly rsvp: boolean;
  readonly kind: string;
  readonly delegatedTo: readonly string[];
  readonly delegatedFrom: readonly string[];
}

/** A VEVENT (or VTODO, where that was asked for) out of any vendor's file. */
export interface CalendarEvent {
  readonly component: 'VEVENT' | 'VTODO';
  readonly method: Method | null;
  readonly uid: string;
  readonly sequence: number;
  /** Epoch seconds, for ordering; null when missing. */
  readonly dtstamp: number | null;
  readonly recurrenceId: EventMoment | null;
  readonly thisAndFuture: boolean;
  readonly start: EventMoment | null;
  readonly end: EventMoment | null;
  readonly duration: Duration;
  readonly allDay: boolean;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | null;
  readonly transparent: boolean;
  /** X-MICROSOFT-CDO-BUSYSTATUS: FREE, TENTATIVE, BUSY or OOF. */
  readonly busyStatus: string | null;
  readonly summary: string | null;
  readonly description: string | null;
  readonly location: string | null;
  readonly url: string | null;
  /** https address of its video conference (CONFERENCE, RFC 7986 5.11, or Google's own property). */
  readonly conference: string | null;
  readonly comment: string | null;
  readonly organizer: CalendarAddress | null;
  readonly attendees: readonly EventAttendee[];
  /** RRULE, RDATE and EXDATE lines as written. */
  readonly recurrence: readonly string[];
}

/** Something in a file that was repaired or left out. */
export interface ParseWarning {
  readonly code:
    | 'too_large'
    | 'bad_line'
    | 'unbalanced'
    | 'no_calendar'
    | 'bad_method'
    | 'bad_date'
    | 'bad_duration'
    | 'bad_recurrence'
    | 'unknown_zone'
    | 'zone_differs'
    | 'no_uid'
    | 'no_start'
    | 'end_before_start'
    | 'bad_vtimezone';
  readonly message: string;
}
