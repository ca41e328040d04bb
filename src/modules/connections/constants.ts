import type { CaldavFailure } from '@/ports/caldav';
import type { CalendarKind } from '@/ports/calendar';
import type { MailboxFailure } from '@/ports/mailbox';

/** How far back the mirror reaches when a calendar is first read, in minutes: what tells whom the owner knows. */
export const MIRRORED_PAST_MIN = 92 * 24 * 60;

/** Without push a calendar is read this often, in milliseconds: while the owner has an open loop, and otherwise. */
export const POLL_BUSY_MS = 2 * 60_000;
export const POLL_IDLE_MS = 15 * 60_000;

/** Owners whose calendars are polled at the same time. */
export const POLLS_AT_ONCE = 8;

/** An access token that lives shorter than this is renewed before it is used, in milliseconds. */
export const TOKEN_MARGIN_MS = 60_000;

/** A push channel is replaced when it would end within this, in milliseconds. */
export const CHANNEL_MARGIN_MS = 24 * 60 * 60_000;

/** Where a provider says that a calendar has changed; null: it does not. */
export const PUSH_PATHS: Readonly<Record<CalendarKind, string | null>> = {
  'google-calendar': '/api/webhooks/google',
  'microsoft-calendar': '/api/webhooks/microsoft',
  caldav: null,
};

/** What an account is, in the words of its owner. */
export const ACCOUNT_KINDS: Readonly<Record<CalendarKind, string>> = {
  'google-calendar': 'Google Calendar',
  'microsoft-calendar': 'Microsoft 365',
  caldav: 'CalDAV',
};

/** How long the owner may take at the provider's consent page, in milliseconds. */
export const CONSENT_MS = 15 * 60_000;

export const CONNECT_COOKIE = 'sundial.calendar-connect';

/** Where connections are shown and mended. */
export const CALENDARS_PATH = '/settings/calendars';

/** Most calendar accounts of one user. */
export const MAX_ACCOUNTS = 10;

/** Most mailboxes of one user. */
export const MAX_MAILBOXES = 3;

/** Why a mailbox cannot be used, and what to do. */
export const MAILBOX_FAILURES: Record<MailboxFailure, string> = {
  login: 'The server refuses this name or password. Many providers want an app password here.',
  certificate: 'The certificate of the server is not valid for this name. Check the server.',
  encryption: 'The server does not offer this kind of encryption on this port. Check both.',
  host: 'There is no such mail server that can be reached from here. Check the name.',
  folder: 'The mailbox has no inbox for this name.',
  unreachable: 'The server does not answer. Check name and port, or try again in a few minutes.',
};

/** Why an account at a CalDAV server cannot be connected, and what to do. */
export const CALDAV_FAILURES: Record<CaldavFailure | 'in_use' | 'too_many' | 'plan_limit', string> = {
  login: 'The server refuses this name or password. Many providers want an app password here.',
  certificate: 'The certificate of the server is not valid for this name. Check the address.',
  encryption: 'The address has to begin with https: the password would be sent in the clear otherwise.',
  host: 'There is no such server that can be reached from here. Check the address.',
  unreachable: 'The server does not answer as it should. Check the address, or try again in a few minutes.',
  moved:
    'This server points to another host. A password is sent only to hosts that you name: if you trust that one, connect the account with its address.',
  not_caldav: 'There is a server at this address, but no calendars (CalDAV). Your provider’s help names the address.',
  no_calendar: 'The account has no calendar for events. Make one at your provider first.',
  in_use: 'This account is connected to another user here.',
  plan_limit: 'Your plan includes no further calendar account. See the plans, or disconnect one first.',
  too_many: `You can connect ${MAX_ACCOUNTS} accounts. Disconnect one first.`,
};
