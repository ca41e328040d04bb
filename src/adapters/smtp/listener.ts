import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { assistantMailbox } from '../../core/mail/reply-token';
import { closeServer } from './close-server';
import { WindowCounter } from './rate-limit';

/** Where a mail came from and for whom, as the SMTP dialogue said. The null sender is an empty string. */
export interface SmtpEnvelope {
  readonly from: string;
  readonly to: readonly string[];
}

export interface SmtpRemote {
  readonly ip: string;
  readonly helo: string;
}

export interface ListenerOptions {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** `sunny@host`: only its addresses are accepted (the name itself, reply tokens, bounce tokens). */
  readonly assistant: string;
  /** Whether an address is a persona of the assistant's; mail to those is taken, too. */
  readonly isPersona?: (address: string) => Promise<boolean>;
  /** STARTTLS is offered when a certificate is configured. */
  readonly tls: { readonly cert: string | Buffer; readonly key: string | Buffer } | null;
  /** 250 is answered only once this has resolved; when it throws, the sender is asked to try again (451). */
  readonly accept: (raw: Buffer, envelope: SmtpEnvelope, remote: SmtpRemote) => Promise<void>;
  /** Told of failures of `accept` and of the listener. Never given content. */
  readonly onError: (error: Error) => void;
  readonly limits?: Partial<ListenerLimits>;
}

export interface ListenerLimits {
  /** Bytes of one message; more is answered with 552. */
  readonly size: number;
  readonly recipients: number;
  readonly clients: number;
  readonly connectionsPerMinute: number;
  readonly messagesPerMinute: number;
  readonly socketTimeoutMs: number;
  readonly acceptTimeoutMs: number;
}

export interface Listener {
  readonly port: number;
  close(): Promise<void>;
}

const LIMITS: ListenerLimits = {
  size: 25 * 1024 * 1024,
  recipients: 20,
  clients: 100,
  connectionsPerMinute: 120,
  messagesPerMinute: 600,
  socketTimeoutMs: 60_000,
  acceptTimeoutMs: 60_000,
};

/** Listens for mail to the assistant (RFC 5321). Resolves once the port is open; rejects when it cannot be opened. */
export async function startListener(options: ListenerOptions): Promise<Listener> {
  const limits = { ...LIMITS, ...options.limits };
  const connections = new WindowCounter(limits.connectionsPerMinute, 60_000);
  const messages = new WindowCounter(limits.messagesPerMinute, 60_000);
  const host = options.assistant.slice(options.assistant.lastIndexOf('@') + 1);
  const disabled = options.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'];

  const takes = async (address: string) =>
    assistantMailbox(address, options.assistant) !== null ||
    (await options.isPersona?.(address.toLowerCase())) === true;

  const server = new SMTPServer({
    name: host,
    banner: 'Sundial',
    logger: false,
    disabledCommands: disabled,
    authOptional: true,
    disableReverseLookup: true,
    size: limits.size,
    rejectOversized: true,
    maxRecipients: limits.recipients,
    maxClients: limits.clients,
    socketTimeout: limits.socketTimeoutMs,
    closeTimeout: 2_000,
    ...(options.tls && { cert: options.tls.cert, key: options.tls.key }),
    onConnect: (session, done) => {
      if (connections.allows(session.remoteAddress, performance.now())) done();
      else done(smtpError(421, 'Too many connections, try again later'));
    },
    onMailFrom: (_address, session, done) => {
      if (messages.allows(session.remoteAddress, performance.now())) done();
      else done(smtpError(450, 'Too many messages, try again later'));
    },
    onRcptTo: (address, _session, done) => {
      takes(address.address).then(
        (taken) => (taken ? done() : done(smtpError(550, 'No such mailbox here'))),
        (error: Error) => {
          options.onError(error);
          done(smtpError(451, 'Try again later'));
        },
      );
    },
    onData: (stream, session, done) => {
      receive(stream, session, limits, options.accept).then(
        () => done(null, 'Accepted'),
        (error: Error) => {
          if (!(error as { responseCode?: number }).responseCode) options.onError(error);
          done(
            (error as { responseCode?: number }).responseCode ? error : smtpError(451, 'Not stored, try again later'),
          );
        },
      );
    },
  });
  server.on('error', (error) => {
    if (!ENDED_BY_CLIENT.has((error as NodeJS.ErrnoException).code ?? '')) options.onError(error);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => closeServer(server),
  };
}

/** Clients that hang up are no failure of ours. */
const ENDED_BY_CLIENT = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED']);

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  limits: ListenerLimits,
  accept: ListenerOptions['accept'],
): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest has to be read before an answer can be given (RFC 5321 4.1.1.4), but it is not kept.
    if (size <= limits.size) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (stream.sizeExceeded || size > limits.size) throw smtpError(552, 'The message is larger than this server takes');
  const { envelope } = session;
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  await withinTime(
    accept(
      Buffer.concat(chunks),
      { from, to: envelope.rcptTo.map((recipient) => recipient.address) },
      { ip: session.remoteAddress, helo: session.hostNameAppearsAs || '' },
    ),
    limits.acceptTimeoutMs,
  );
}

function withinTime(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('Accepting a message took too long')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
