import { isIP } from 'node:net';
import { ImapFlow } from 'imapflow';
import type { MailboxAccess, MailboxPort } from '../../ports/mailbox';
import { mailboxError } from './failure';
import { addressOf } from './reach';
import { imapSession } from './session';

export interface ImapOptions {
  /** True allows hosts inside private networks, this machine among them. */
  readonly allowPrivate: boolean;
  /** PEM of further authorities whose certificates are accepted. */
  readonly ca?: string;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
/** An IDLE is renewed this often (RFC 2177 asks for less than 29 minutes): a connection that died is noticed. */
const RENEW_IDLE_MS = 4 * 60_000;
const SILENT_SOCKET_MS = 5 * 60_000;
/** More than any message that is fetched whole; what is larger never is. */
const MAX_LITERAL_BYTES = 40 * 1024 * 1024;

/** Mailboxes over IMAP4rev1 (RFC 3501): TLS from the start or STARTTLS, with the certificate checked against the host. */
export function imapMailboxes(options: ImapOptions): MailboxPort {
  return {
    async connect(access) {
      const address = await addressOf(access, options.allowPrivate);
      const client = new ImapFlow(clientOptions(access, address, options));
      // Whoever waits on the connection hears of its end by the rejected call.
      client.on('error', () => {});
      try {
        await client.connect();
      } catch (error) {
        client.close();
        throw mailboxError(error);
      }
      return imapSession(client);
    },
  };
}

function clientOptions(access: MailboxAccess, address: string, { ca, timeoutMs = TIMEOUT_MS }: ImapOptions) {
  return {
    host: address,
    ...(isIP(access.host) === 0 && { servername: access.host }),
    port: access.port,
    secure: access.security === 'tls',
    doSTARTTLS: access.security === 'starttls',
    auth: { user: access.user, pass: access.password },
    clientInfo: { name: 'Sundial' },
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2' as const, ...(ca && { ca }) },
    logger: false as const,
    disableAutoIdle: true,
    disableCompression: true,
    disableBinary: true,
    maxIdleTime: RENEW_IDLE_MS,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: SILENT_SOCKET_MS,
    maxLiteralSize: MAX_LITERAL_BYTES,
  };
}
