/** Google Calendar's resources as the sandbox stores and serves them. Field comments: contracts/google-calendar-v3.openapi.json */

export interface EventDateTime {
  date?: string;
  dateTime?: string;
  timeZone?: string;
}

export type ResponseStatus = 'needsAction' | 'declined' | 'tentative' | 'accepted';

export interface Attendee {
  email: string;
  displayName?: string;
  optional?: boolean;
  organizer?: boolean;
  resource?: boolean;
  self?: boolean;
  comment?: string;
  additionalGuests?: number;
  responseStatus?: ResponseStatus;
}

export interface ConferenceData {
  createRequest?: {
    requestId: string;
    conferenceSolutionKey?: { type?: string };
    status?: { statusCode: 'pending' | 'success' | 'failure' };
  };
  conferenceId?: string;
  conferenceSolution?: { key: { type: string }; name: string; iconUri?: string };
  entryPoints?: { entryPointType: string; uri: string; label?: string }[];
  [field: string]: unknown;
}

export interface Identity {
  email: string;
  displayName?: string;
  self?: boolean;
}

export interface CalendarEvent {
  kind: 'calendar#event';
  id: string;
  etag: string;
  status: 'confirmed' | 'tentative' | 'cancelled';
  htmlLink: string;
  created: string;
  updated: string;
  iCalUID: string;
  sequence: number;
  eventType: string;
  creator: Identity;
  organizer: Identity;
  start: EventDateTime;
  end: EventDateTime;
  summary?: string;
  description?: string;
  location?: string;
  transparency?: string;
  visibility?: string;
  recurrence?: string[];
  recurringEventId?: string;
  originalStartTime?: EventDateTime;
  attendees?: Attendee[];
  attendeesOmitted?: boolean;
  conferenceData?: ConferenceData;
  hangoutLink?: string;
  reminders?: { useDefault?: boolean; overrides?: { method?: string; minutes?: number }[] };
  extendedProperties?: { private?: Record<string, string>; shared?: Record<string, string> };
  guestsCanModify?: boolean;
  guestsCanInviteOthers?: boolean;
  guestsCanSeeOtherGuests?: boolean;
  locked?: boolean;
  privateCopy?: boolean;
  [field: string]: unknown;
}

/** An event in a calendar, with the calendar's revision at its last change: what incremental sync is made of. */
export interface StoredEvent {
  readonly revision: number;
  readonly event: CalendarEvent;
}

export interface Calendar {
  readonly id: string;
  /** Address of the person who owns it. */
  readonly owner: string;
  readonly summary: string;
  readonly zone: string;
  readonly colour: string;
  readonly primary: boolean;
  readonly accessRole: 'owner' | 'writer' | 'reader';
  /** Rises by one with every change of an event. */
  revision: number;
  /** Sync tokens of a smaller generation are refused with 410. */
  generation: number;
  readonly events: Map<string, StoredEvent>;
}
