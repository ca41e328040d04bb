import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { clientNetwork } from '../../core/network/client-network';
import { Admission, type AdmissionLimits, isOwnClient } from './admission';
import { closeServer } from './close-server';
import { DEADLINES, type Deadlines, SessionProgress } from './deadlines';
import { GatheredBytes } from './gathered-bytes';
import { IN_FLIGHT, InFlight, type InFlightLimits, type MessageRoom } from './in-flight';
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
  /** What the server calls itself: the host of the assistant's addresses. */
  readonly name: string;
  /** Whether mail to an address (as the client wrote it) is taken; any other is answered with 550. */
  readonly takes: (address: string) => Promise<boolean>;
  /** STARTTLS is offered when a certificate is configured. */
  readonly tls: { readonly cert: string | Buffer; readonly key: string | Buffer } | null;
  /**
   * 250 is answered only once this has resolved; when it throws, the sender is asked to try again (451), or told the
   * `responseCode` that the error carries, with its message.
   */
  readonly accept: (raw: Buffer, envelope: SmtpEnvelope, remote: SmtpRemote) => Promise<void>;
  /** Told of failures of `accept` and of the listener. Never given content. */
  readonly onError: (error: Error) => void;
  readonly limits?: Partial<ListenerLimits>;
  /** Whose connections are our own relay's; by default those from this machine and its private networks. */
  readonly isOwn?: (address: string) => boolean;
  /** The monotonic clock of the deadlines, in milliseconds, and how often it is looked at. */
  readonly watch?: { readonly now: () => number; readonly everyMs: number };
}

export interface ListenerLimits extends AdmissionLimits, Deadlines, InFlightLimits {
  /** Bytes of one message; more is answered with 552. */
  readonly size: number;
  readonly recipients: number;
  /** Unknown mailboxes that a session may name; whoever goes on tries names. */
  readonly refusedRecipients: number;
  /** Of one address, or one /64. */
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
  ...DEADLINES,
  ...IN_FLIGHT,
  size: 25 * 1024 * 1024,
  recipients: 20,
  refusedRecipients: 20,
  clients: 300,
  clientsPerNetwork: 10,
  ownClients: 100,
  connectionsPerMinute: 120,
  messagesPerMinute: 600,
  socketTimeoutMs: 60_000,
  acceptTimeoutMs: 60_000,
};

const WATCH = { now: () => performance.now(), everyMs: 1_000 };

/** Listens for mail to the assistant (RFC 5321). Resolves once the port is open; rejects when it cannot be opened. */
export async function startListener(options: ListenerOptions): Promise<Listener> {
  const limits = { ...LIMITS, ...options.limits };
  const { now, everyMs } = options.watch ?? WATCH;
  const isOwn = options.isOwn ?? isOwnClient;
  const admission = new Admission(limits, isOwn);
  const inFlight = new InFlight(limits, isOwn);
  const connections = new WindowCounter(limits.connectionsPerMinute, 60_000);
  const messages = new WindowCounter(limits.messagesPerMinute, 60_000);
  const sessions = new Map<string, SessionProgress>();

  class BoundedServer extends SMTPServer {
    /** Before the library waits for early talkers: whoever is refused costs one write. */
    override connect(socket: Socket, given?: Parameters<SMTPServer['connect']>[1]): void {
      const address = socket.remoteAddress ?? '';
      const leave = connections.allows(clientNetwork(address), performance.now()) ? admission.admit(address) : null;
      if (leave) {
        socket.once('close', leave);
        super.connect(socket, given);
      } else refuse(socket);
    }
  }

  const server = new BoundedServer({
    name: options.name,
    banner: 'Sundial',
    logger: false,
    disabledCommands: options.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: false,
    size: limits.size,
    rejectOversized: true,
    maxRecipients: limits.recipients,
    socketTimeout: limits.socketTimeoutMs,
    closeTimeout: 2_000,
    ...(options.tls && { cert: options.tls.cert, key: options.tls.key }),
    onConnect: ({ id }, done) => {
      sessions.set(id, new SessionProgress(now()));
      done();
    },
    onMailFrom: (_address, session, done) => {
      if (messages.allows(clientNetwork(session.remoteAddress), performance.now())) done();
      else done(smtpError(450, 'Too many messages, try again later'));
    },
    onRcptTo: ({ address }, { id }, done) => {
      options.takes(address).then(
        (taken) => {
          if (taken) return done();
          const refused = (sessions.get(id)?.recipientRefused() ?? 0) > limits.refusedRecipients;
          done(refused ? smtpError(421, 'Too many unknown mailboxes') : smtpError(550, 'No such mailbox here'));
        },
        (error: Error) => {
          options.onError(error);
          done(smtpError(451, 'Try again later'));
        },
      );
    },
    onData: (stream, session, done) => {
      const progress = sessions.get(session.id) ?? new SessionProgress(now());
      sessions.set(session.id, progress);
      const room = inFlight.open(session.remoteAddress);
      progress.messageBegins(now());
      receive(stream, session, { limits, progress, room, accept: options.accept })
        .finally(() => progress.answered(now()))
        .then(
          () => done(null, 'Accepted'),
          (error: NodeJS.ErrnoException & { responseCode?: number }) => {
            if (error.responseCode) return done(error);
            if (!ENDED_BY_CLIENT.has(error.code ?? '')) options.onError(error);
            done(smtpError(451, 'Not stored, try again later'));
          },
        );
    },
    onClose: ({ id }) => void sessions.delete(id),
  });
  server.on('error', (error) => {
    if (!ENDED_BY_CLIENT.has((error as NodeJS.ErrnoException).code ?? '')) options.onError(error);
  });
  const watching = setInterval(() => {
    for (const connection of server.connections) {
      if (!sessions.get(connection.id)?.isOverdue(now(), limits)) continue;
      connection.send(421, 'This takes too long, try again later', false);
    }
  }, everyMs).unref();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => {
      clearInterval(watching);
      return closeServer(server);
    },
  };
}

/** Clients that hang up are no failure of ours. */
const ENDED_BY_CLIENT = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ECONNABORTED', 'ECONNECTION']);

function refuse(socket: Socket): void {
  socket.on('error', () => {});
  socket.write('421 4.7.0 Too many connections, try again later\r\n');
  socket.destroySoon();
}

interface Receiving {
  readonly limits: ListenerLimits;
  readonly progress: SessionProgress;
  readonly room: MessageRoom;
  readonly accept: ListenerOptions['accept'];
}

async function receive(
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  { limits, progress, room, accept }: Receiving,
): Promise<void> {
  const { envelope } = session;
  const from = envelope.mailFrom ? envelope.mailFrom.address : '';
  const raw = await gather(stream, { limits, progress, room });
  const stored = accept(
    raw,
    { from, to: envelope.rcptTo.map((recipient) => recipient.address) },
    { ip: session.remoteAddress, helo: session.hostNameAppearsAs || '' },
  ).finally(() => room.release());
  await withinTime(stored, limits.acceptTimeoutMs);
}

/** The whole message. What there is no room for is read to its end (RFC 5321 4.1.1.4), and not kept. */
async function gather(
  stream: SMTPServerDataStream,
  { limits, progress, room }: Omit<Receiving, 'accept'>,
): Promise<Buffer> {
  const bytes = new GatheredBytes(limits.size);
  let size = 0;
  let kept = true;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      progress.received(chunk.length);
      if (kept && size <= limits.size && room.holds(size)) bytes.add(chunk);
      else if (kept) {
        kept = false;
        bytes.drop();
        room.release();
      }
    }
  } catch (error) {
    room.release();
    throw error;
  }
  progress.messageIsHere();
  if (kept && !stream.sizeExceeded) return bytes.take();
  room.release();
  if (size > limits.size) throw smtpError(552, 'The message is larger than this server takes');
  throw smtpError(452, 'Too much mail at once, try again later');
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
