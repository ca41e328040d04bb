import type { CaldavGrant } from './calendar';

/** Why an account at a CalDAV server cannot be used. */
export type CaldavFailure =
  | 'login'
  | 'certificate'
  | 'encryption'
  | 'host'
  | 'unreachable'
  | 'not_caldav'
  /** It points to a host that nobody named: nothing was sent there. */
  | 'moved'
  | 'no_calendar';

/** What a person enters to connect an account. */
export interface CaldavEntry {
  /** A server, a principal, or anything below: https, or http where that is allowed. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
}

/** Logs in and finds the account's calendars (RFC 6764, 5397, 4791). Never throws for what the server or the person did. */
export type CaldavLogin = (
  entry: CaldavEntry,
) => Promise<
  { readonly ok: true; readonly grant: CaldavGrant } | { readonly ok: false; readonly reason: CaldavFailure }
>;
