import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { OutgoingMail, SendResult } from '../../ports/mail';

/** One host to hand a mail to. */
export interface SmtpHost {
  /** Name or address to connect to. */
  readonly host: string;
  readonly port: number;
  /** Name in the certificate, when `host` is an address. */
  readonly serverName: string | null;
  /** `required`: certificate checked, no mail without it. `opportunistic`: encrypted when offered (RFC 7435). */
  readonly tls: 'implicit' | 'required' | 'opportunistic';
  readonly auth: { readonly user: string; readonly pass: string } | null;
  /** What we call ourselves in EHLO. */
  readonly helo: string;
}

const CONNECT_TIMEOUT_MS = 15_000;
const GREETING_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 60_000;

/** `sent` is false when not even the envelope was taken up: another host may be tried. */
export type Delivery = SendResult & { readonly sent: boolean };

/**
 * Hands one mail over in one SMTP session. A refusal with 5xx is permanent once the host has greeted us; what breaks
 * after the whole message was written and before the answer came is unknown; everything else is temporary.
 */
export async function deliver(mail: OutgoingMail, to: SmtpHost): Promise<Delivery> {
  const connection = new SMTPConnection({
    host: to.host,
    port: to.port,
    name: to.helo,
    secure: to.tls === 'implicit',
    requireTLS: to.tls === 'required',
    opportunisticTLS: to.tls === 'opportunistic',
    ...(to.serverName && { servername: to.serverName }),
    ...(to.tls === 'opportunistic' && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    logger: false,
  });
  // A late error of a closed session would otherwise end the process.
  connection.on('error', () => {});
  const body = new Body(mail.raw);
  let greeted = false;
  try {
    await step(connection, (done) => connection.connect(done));
    const { auth } = to;
    if (auth) await step(connection, (done) => connection.login({ credentials: auth }, done));
    greeted = true;
    const envelope = { from: mail.envelope.from, to: [mail.envelope.to], size: mail.raw.length };
    const response = await new Promise<string>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('Connection closed unexpectedly')));
      connection.send(envelope, body, (error, info) => (error ? reject(error) : resolve(info.response)));
    });
    connection.quit();
    return { ok: true, response: response.slice(0, 200), sent: true };
  } catch (error) {
    connection.close();
    return { ...failureOf(error as SmtpFailure, greeted, body.finished), sent: greeted };
  }
}

interface SmtpFailure extends Error {
  readonly code?: string;
  readonly responseCode?: number;
}

function failureOf(error: SmtpFailure, greeted: boolean, finished: boolean): SendResult {
  const status = error.responseCode ?? 0;
  const reason = (status ? `SMTP ${status}` : `${error.code ?? 'ERROR'}`) + `: ${error.message}`.slice(0, 300);
  if (greeted && status >= 500) return { ok: false, failure: 'permanent', reason };
  if (greeted && status === 0 && finished) return { ok: false, failure: 'unknown', reason };
  return { ok: false, failure: 'temporary', reason };
}

function step(connection: SMTPConnection, run: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    run((error) => {
      connection.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });
}

/** The message as a stream that knows whether it was read to its end: only then can the final dot have been sent. */
class Body extends Readable {
  finished = false;

  constructor(private readonly raw: Buffer) {
    super();
  }

  override _read(): void {
    this.push(this.raw);
    this.push(null);
    this.finished = true;
  }
}
