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

/** An access token (OAuth 2.0) that is valid now; the connections module refreshes it before it calls. */
export interface AccessToken {
  readonly accessToken: string;
}

export interface GoogleGrant extends AccessToken {
  readonly kind: 'google-calendar';
}

/** An account of Microsoft 365 or Outlook.com. */
export interface MicrosoftGrant extends AccessToken {
  readonly kind: 'microsoft-calendar';
  /** The account's own mail address: Graph does not say which guest of an event one is. */
  readonly address: string;
}

/** A login at a CalDAV server (RFC 4791), and what was found out about the account when it was connected. */
export interface CaldavGrant {
  readonly kind: 'caldav';
  /** Absolute URL of the calendar home set. */
  readonly home: string;
  readonly user: string;
  readonly password: string;
  /** The account's own mail addresses (calendar-user-address-set), lower case. */
  readonly addresses: readonly string[];
  /** The server tells the guests of events itself (RFC 6638). */
  readonly schedules: boolean;
}

/** What opens an account of a calendar provider; the kind says which adapter understands it. */
export type Grant = GoogleGrant | MicrosoftGrant | CaldavGrant;
export type CalendarKind = Grant['kind'];

export interface ProviderCalendar {
  readonly id: string;
  readonly name: string;
  readonly zone: string | null;
  readonly colour: string | null;
  readonly primary: boolean;
  readonly writable: boolean;
  /** The provider invites the guests of events and tells them of changes; otherwise we have to. */
  readonly invites: boolean;
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

/**
 * What we write. `id` is ours and deterministic: writing the same id twice cannot make two events. Where the provider gives
 * ids of its own, the event that was written has another one, and is found by this one as well.
 */
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

/** What a calendar was found to hold. */
export interface CalendarChanges {
  /** Events that are gone, series with all their exceptions; to be dropped before `events` are taken over. */
  readonly removed: readonly string[];
  /** New and changed events. A cancelled exception is a hole in its series and stays as long as the series does. */
  readonly events: readonly ProviderEvent[];
  readonly nextSyncToken: string;
}

/** The calendars behind one kind of grant. Every adapter passes the suite in tests/calendar. */
export interface CalendarPort<G = Grant> {
  listCalendars(grant: G): Promise<ProviderCalendar[]>;
  /** All changes since `syncToken` (null: everything from `since` on). Pages are followed; the token is of the last page. */
  sync(grant: G, calendarId: string, syncToken: string | null, since: EpochMinute): Promise<CalendarChanges>;
  /** The provider's own busy time. A calendar with an error makes the whole call throw. */
  freeBusy(grant: G, calendarIds: readonly string[], period: Period): Promise<Map<string, Period[]>>;
  /**
   * Idempotent: when the id exists already the stored event is returned with `created: false`. The id of an event that was
   * removed either stays cancelled or may be written again. `get`, `patch` and `remove` take the draft's id as the event's own.
   */
  insert(grant: G, calendarId: string, draft: EventDraft): Promise<{ event: ProviderEvent; created: boolean }>;
  get(grant: G, calendarId: string, eventId: string): Promise<ProviderEvent>;
  /** The id under which one time of a series is read and changed alone, by the start that its rule gives it; null where there is none. */
  occurrenceId(grant: G, seriesId: string, originalStart: EpochMinute): string | null;
  /** If-Match with `etag`; throws `conflict` when it changed. Guests are told by the provider, if it invites. */
  patch(
    grant: G,
    calendarId: string,
    eventId: string,
    etag: string,
    changes: Partial<Omit<EventDraft, 'id'>>,
  ): Promise<ProviderEvent>;
  /** Cancels for everyone. Already gone counts as done. */
  remove(grant: G, calendarId: string, eventId: string): Promise<void>;
  /**
   * Null where the provider does not push: the calendar is polled. `now`: epoch ms, from which a provider that asks for an
   * end is given one.
   */
  watch(
    grant: G,
    calendarId: string,
    channel: { id: string; token: string; address: string; now: number },
  ): Promise<{ resourceId: string; expiresAt: number } | null>;
  unwatch(grant: G, channel: { id: string; resourceId: string }): Promise<void>;
}
