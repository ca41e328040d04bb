import type { EpochMinute, Period } from '@/core/time/period';

/**
 * What we need of a calendar provider: reader, writer, watcher. Errors: every method throws CalendarError and nothing
 * else. A provider that cannot be read is never an empty calendar.
 */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';
  constructor(
    /** `revoked`: the grant is gone, the owner has to reconnect. `gone`: sync token refused (410), read all again. `conflict`: etag or id taken. */
    readonly code:
      | 'revoked'
      | 'forbidden'
      | 'not_found'
      | 'conflict'
      | 'gone'
      | 'rate_limited'
      | 'unavailable'
      | 'invalid',
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }
}

/** An access token that is valid now; the connections module refreshes it before it calls. */
export interface Grant {
  readonly accessToken: string;
}

export interface ProviderCalendar {
  readonly id: string;
  readonly name: string;
  readonly zone: string | null;
  readonly colour: string | null;
  readonly primary: boolean;
  readonly writable: boolean;
}

/** A moment as providers give it: an instant, or a calendar day for all-day events. `zone` is the event's own. */
export type ProviderMoment =
  | { readonly kind: 'instant'; readonly at: EpochMinute; readonly zone: string | null }
  | { readonly kind: 'day'; readonly date: string };

export interface ProviderAttendee {
  readonly email: string;
  readonly name: string | null;
  readonly optional: boolean;
  readonly self: boolean;
  readonly response: 'needsAction' | 'declined' | 'tentative' | 'accepted';
}

/** One event, series master or exception, as the provider stores it (recurrence not expanded). */
export interface ProviderEvent {
  readonly id: string;
  readonly etag: string;
  readonly icalUid: string;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  readonly transparent: boolean;
  readonly type: 'default' | 'outOfOffice' | 'focusTime' | 'workingLocation' | 'birthday' | 'fromGmail';
  readonly summary: string | null;
  readonly location: string | null;
  readonly start: ProviderMoment | null;
  readonly end: ProviderMoment | null;
  /** RRULE, EXDATE, RDATE lines as in RFC 5545; empty when it does not recur. */
  readonly recurrence: readonly string[];
  readonly recurringEventId: string | null;
  readonly originalStart: ProviderMoment | null;
  readonly organizerSelf: boolean;
  readonly attendees: readonly ProviderAttendee[];
  readonly sequence: number;
  readonly htmlLink: string | null;
  readonly joinUrl: string | null;
  readonly conferenceStatus: 'none' | 'pending' | 'success' | 'failure';
}

/** What we write. `id` is ours and deterministic: writing the same id twice cannot make two events. */
export interface EventDraft {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly zone: string;
  /** RRULE and EXDATE lines (RFC 5545) on the clock of `zone`; absent: it happens once, and a patch leaves the rule alone. */
  readonly recurrence?: readonly string[];
  readonly attendees: readonly {
    readonly email: string;
    readonly name: string | null;
    readonly optional: boolean;
    /** The answer that they have given already; absent: they are asked. */
    readonly response?: ProviderAttendee['response'];
  }[];
  /**
   * Ask the provider for a video conference; the value is the idempotency key of that request. Null: none, and in a patch
   * the one that there is goes.
   */
  readonly conferenceRequestId: string | null;
}

export interface CalendarPort {
  listCalendars(grant: Grant): Promise<ProviderCalendar[]>;
  /** All events since `syncToken` (null: everything from `since` on). Pages are followed; the token is of the last page. */
  sync(
    grant: Grant,
    calendarId: string,
    syncToken: string | null,
    since: EpochMinute,
  ): Promise<{ events: ProviderEvent[]; nextSyncToken: string }>;
  /** The provider's own busy time. A calendar with an error makes the whole call throw. */
  freeBusy(grant: Grant, calendarIds: readonly string[], period: Period): Promise<Map<string, Period[]>>;
  /** Idempotent: when the id exists already the stored event is returned with `created: false`. */
  insert(grant: Grant, calendarId: string, draft: EventDraft): Promise<{ event: ProviderEvent; created: boolean }>;
  get(grant: Grant, calendarId: string, eventId: string): Promise<ProviderEvent>;
  /** If-Match with `etag`; throws `conflict` when it changed. Guests are told by the provider. */
  patch(
    grant: Grant,
    calendarId: string,
    eventId: string,
    etag: string,
    changes: Partial<Omit<EventDraft, 'id'>>,
  ): Promise<ProviderEvent>;
  /** Cancels for everyone. Already gone counts as done. */
  remove(grant: Grant, calendarId: string, eventId: string): Promise<void>;
  watch(
    grant: Grant,
    calendarId: string,
    channel: { id: string; token: string; address: string },
  ): Promise<{ resourceId: string; expiresAt: number }>;
  unwatch(grant: Grant, channel: { id: string; resourceId: string }): Promise<void>;
}
