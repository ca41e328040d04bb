import type { DialIn } from '@/core/loop/dial-in';
import type { EpochMinute, Period } from '@/core/time/period';

/** What a booking puts into the calendar, apart from its time. */
export interface MeetingDetails {
  readonly title: string;
  /** Plain text. */
  readonly description: string;
  readonly location: string | null;
  /** IANA zone in which the event is written. */
  readonly zone: string;
  /** The guests, by bare addresses; the owner is the organiser. */
  readonly attendees: readonly { readonly email: string; readonly name: string | null; readonly optional: boolean }[];
  /** Ask the calendar's provider for a video conference. */
  readonly conference: boolean;
  /** Let it take place in a room of the owner's own; `location` and `conference` hold where there can be none. */
  readonly room?: boolean;
}

/** The same with its room, or with what takes the room's place. */
export interface PlacedDetails extends MeetingDetails {
  readonly joinUrl: string | null;
  readonly dialIn: DialIn | null;
}

/** A booked meeting as the rest of the product knows it. */
export interface Meeting extends Period {
  readonly id: string;
  readonly ownerId: string;
  readonly loopId: string;
  readonly occurrence: number;
  readonly title: string | null;
  readonly icalUid: string;
  readonly sequence: number;
  readonly joinUrl: string | null;
  readonly dialIn: DialIn | null;
  readonly htmlLink: string | null;
  readonly providerEventId: string;
  readonly calendarId: string;
}

/** Minutes that must be free before and after a meeting. */
export interface Buffers {
  readonly bufferBefore: number;
  readonly bufferAfter: number;
}

export interface ClaimHolds extends Buffers {
  readonly ownerId: string;
  readonly loopId: string;
  readonly slots: readonly Period[];
  readonly expiresAt: EpochMinute;
}

export interface BookingRequest extends Buffers, MeetingDetails {
  readonly ownerId: string;
  readonly loopId: string;
  readonly slot: Period;
  /** The slot is the first of a series. */
  readonly series?: SeriesRequest;
}

export interface SeriesRequest {
  /** RRULE and EXDATE lines, on the clock of the event's zone. */
  readonly recurrence: readonly string[];
  /** The occurrences after the first that are claimed with it. */
  readonly later: readonly Period[];
}
