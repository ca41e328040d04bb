import { Socket } from 'node:net';
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

/** Sends each command at once: an SMTP session is small writes that wait for answers, which Nagle's algorithm holds back. */
function promptSocket(): Socket {
  const socket = new Socket();
  socket.setNoDelay(true);
  return socket;
}

/** `sent` is false when not even the envelope was taken up: another host may be tried. */
export type Delivery = SendResult & { readonly sent: boolean };

/** A session that has been greeted and may take mail. */
export interface SmtpSession {
  readonly connection: SMTPConnection;
  readonly socket: Socket | null;
}

/** Hands one mail over in a session of its own. */
export async function deliver(mail: OutgoingMail, to: SmtpHost): Promise<Delivery> {
  let session: SmtpSession;
  try {
    session = await openSession(to);
  } catch (error) {
    return notGreeted(error);
  }
  const delivery = await handOver(session, mail);
  if (delivery.ok) session.connection.quit();
  return delivery;
}

/** The outcome for a mail whose session could not be opened. */
export function notGreeted(error: unknown): Delivery {
  return { ...failureOf(error as SmtpFailure, false, false), sent: false };
}

/** Connects, encrypts and authenticates. Throws what the host or the network said. */
export async function openSession(to: SmtpHost): Promise<SmtpSession> {
  const socket = to.tls === 'implicit' ? null : promptSocket();
  const connection = new SMTPConnection({
    host: to.host,
    port: to.port,
    name: to.helo,
    secure: to.tls === 'implicit',
    requireTLS: to.tls === 'required',
    opportunisticTLS: to.tls === 'opportunistic',
    ...(socket && { socket }),
    ...(to.serverName && { servername: to.serverName }),
    ...(to.tls === 'opportunistic' && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    logger: false,
  });
  // A late error of a closed session would otherwise end the process.
  connection.on('error', () => {});
  try {
    await step(connection, (done) => connection.connect(done));
    const { auth } = to;
    if (auth) await step(connection, (done) => connection.login({ credentials: auth }, done));
  } catch (error) {
    connection.close();
    throw error;
  }
  return { connection, socket };
}

/**
 * Hands one mail over in an open session. A refusal with 5xx is permanent; what breaks after the whole message was written
 * and before the answer came is unknown; everything else is temporary. After a failure the session is closed.
 */
export async function handOver({ connection }: SmtpSession, mail: OutgoingMail): Promise<Delivery> {
  const body = new Body(mail.raw);
  const ended = new AbortController();
  try {
    const envelope = { from: mail.envelope.from, to: [mail.envelope.to], size: mail.raw.length };
    const response = await new Promise<string>((resolve, reject) => {
      const broken = () => reject(new Error('Connection closed unexpectedly'));
      connection.once('error', reject);
      connection.once('end', broken);
      ended.signal.addEventListener('abort', () => {
        connection.off('error', reject);
        connection.off('end', broken);
      });
      connection.send(envelope, body, (error, info) => (error ? reject(error) : resolve(info.response)));
    });
    return { ok: true, response: response.slice(0, 200), sent: true };
  } catch (error) {
    connection.close();
    return { ...failureOf(error as SmtpFailure, true, body.finished), sent: true };
  } finally {
    ended.abort();
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
