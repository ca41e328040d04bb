import type { MailboxFailure } from '@/ports/mailbox';

/** How far back the mirror reaches when a calendar is first read, in minutes: what a draft of preferences looks at. */
export const MIRRORED_PAST_MIN = 62 * 24 * 60;

/** Without push a calendar is read this often, in milliseconds: while the owner has an open loop, and otherwise. */
export const POLL_BUSY_MS = 2 * 60_000;
export const POLL_IDLE_MS = 15 * 60_000;

/** An access token that lives shorter than this is renewed before it is used, in milliseconds. */
export const TOKEN_MARGIN_MS = 60_000;

/** A push channel is replaced when it would end within this, in milliseconds. */
export const CHANNEL_MARGIN_MS = 24 * 60 * 60_000;

/** How long the owner may take at the provider's consent page, in milliseconds. */
export const CONSENT_MS = 15 * 60_000;

export const CONNECT_COOKIE = 'sundial.calendar-connect';

/** Where connections are shown and mended. */
export const CALENDARS_PATH = '/settings/calendars';

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
