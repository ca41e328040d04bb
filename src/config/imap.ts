import { z } from 'zod';
import { onOff, optional, port, text, withDefault } from './fields';
import { isLoopback } from './sandbox-safety';

/** The assistant's mailbox, where mail is fetched instead of (or beside) being taken by SMTP; and those of owners. */
export const imapVariables = {
  /** The assistant's mailbox, `imaps://user:password@host:port`, or `imap://…` for STARTTLS (on this machine: plain). */
  IMAP_URL: optional(z.url({ protocol: /^imaps?$/ })),
  /** Instead of IMAP_URL, in parts: its host, reached by TLS. */
  IMAP_HOST: optional(z.string().regex(/^[a-z0-9.:-]+$/i)),
  /** Port of IMAP_HOST; 143 and 1143 mean STARTTLS. */
  IMAP_PORT: withDefault(port, '993'),
  /** Name to log in with at IMAP_HOST. */
  IMAP_USER: optional(text),
  /** Its password; for most providers an app password. */
  IMAP_PASSWORD: optional(text),
  /** Folder that is read. */
  IMAP_FOLDER: withDefault(text, 'INBOX'),
  /** `on`: mail that was taken is marked as read. */
  IMAP_MARK_SEEN: withDefault(onOff, 'off'),
  /** Folder to which mail that was taken is moved; unset: it stays. */
  IMAP_MOVE_TO: optional(text),
  /** Name (authserv-id) of the hosting server whose SPF result in Authentication-Results is believed; unset: nobody's. */
  IMAP_AUTHSERV_ID: optional(z.string().regex(/^[\w.-]+$/)),
  /** `on`: people may connect mailboxes and CalDAV calendars on hosts inside private networks. */
  MAILBOX_PRIVATE_HOSTS: withDefault(onOff, 'off'),
};

type Values = z.output<z.ZodObject<typeof imapVariables>>;

export interface ImapAccess {
  readonly host: string;
  readonly port: number;
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string;
  readonly password: string;
}

/** The assistant's mailbox as configured, or null. */
export function imapAccessOf(values: Values): ImapAccess | null {
  if (values.IMAP_URL) {
    const url = new URL(values.IMAP_URL);
    const tls = url.protocol === 'imaps:';
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port || (tls ? 993 : 143)),
      security: tls ? 'tls' : isLoopback(url.href) ? 'none' : 'starttls',
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
    };
  }
  const { IMAP_HOST: host, IMAP_PORT: number, IMAP_USER: user, IMAP_PASSWORD: password } = values;
  if (!host || !user || !password) return null;
  return { host, port: number, security: [143, 1143].includes(number) ? 'starttls' : 'tls', user, password };
}

/** What is missing or contradicts itself. Returns a text per variable. */
export function imapGaps(values: Values): Record<string, string[]> {
  const gaps: Record<string, string[]> = {};
  if (values.IMAP_URL) {
    const { username, password } = new URL(values.IMAP_URL);
    if (!username || !password) gaps.IMAP_URL = ['Needs a user and a password'];
    if (values.IMAP_HOST) gaps.IMAP_HOST = ['Leave it out beside IMAP_URL'];
  } else if (values.IMAP_HOST) {
    for (const name of ['IMAP_USER', 'IMAP_PASSWORD'] as const) if (!values[name]) gaps[name] = ['Required'];
  }
  return gaps;
}
