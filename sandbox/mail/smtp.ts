import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { type People, SANDBOX_PASSWORD } from '../people';
import { fromAddress } from './headers';
import type { MailFault, MailFaults } from './mail-faults';
import type { PostOffice } from './post-office';

/** Largest message that is taken, in bytes. */
const LARGEST_MESSAGE = 35_000_000;

export interface SmtpDeps {
  readonly office: PostOffice;
  readonly people: People;
  readonly faults: MailFaults;
  /** PEM; with it STARTTLS is offered. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** Other people's mail servers in one: takes what the product sends and refuses mail for the product's own domain. */
export function mailExchanger(deps: SmtpDeps): SMTPServer {
  const { office, faults } = deps;
  const server: SMTPServer = new SMTPServer({
    ...commonOptions(deps),
    name: 'mx.sandbox.test',
    authOptional: true,
    disabledCommands: deps.tls ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, session, done) {
      if (office.isAssistants(address)) return done(reply(550, '5.7.1 Relaying denied'));
      answer(server, session, faults.take('rcpt', [address.toLowerCase()]), done);
    },
    onData(stream, session, done) {
      read(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) return done(reply(552, '5.3.4 Message too big'));
          const mail = { from: senderOf(session), to: recipientsOf(session), raw };
          const fault = faults.take('data', mail.to);
          if (fault) return answer(server, session, fault, done);
          await office.receive(mail);
          answer(server, session, faults.take('after-data', mail.to), done);
        })
        .catch(done);
    },
  });
  return server;
}

/** The port where the sandbox's people hand in their mail: AUTH with their address and the sandbox's password. */
export function submissionServer(deps: SmtpDeps): SMTPServer {
  const { office, people } = deps;
  return new SMTPServer({
    ...commonOptions(deps),
    name: 'submission.sandbox.test',
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN'],
    disabledCommands: deps.tls ? [] : ['STARTTLS'],
    onAuth({ username = '', password }, _session, done) {
      const person = people.find(username);
      if (person && password === SANDBOX_PASSWORD) done(null, { user: person.email });
      else done(reply(535, '5.7.8 Authentication credentials invalid'));
    },
    onMailFrom({ address }, session, done) {
      if (domainOf(address) === domainOf(String(session.user))) done();
      else done(reply(553, '5.7.1 Sender address rejected: not owned by user'));
    },
    onData(stream, session, done) {
      read(stream)
        .then(async (raw) => {
          if (stream.sizeExceeded) return done(reply(552, '5.3.4 Message too big'));
          if (domainOf(fromAddress(raw) ?? '') !== domainOf(String(session.user))) {
            return done(reply(550, '5.7.1 From header rejected: not owned by user'));
          }
          await office.submit({ from: senderOf(session), to: recipientsOf(session), raw });
          done();
        })
        .catch(done);
    },
  });
}

/** Listens on 127.0.0.1 and answers the port. */
export function listenSmtp(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      // A client that goes away in the middle is no reason to fall over.
      server.on('error', () => undefined);
      resolve((server.server.address() as AddressInfo).port);
    });
  });
}

function commonOptions({ tls }: SmtpDeps): SMTPServerOptions {
  return { logger: false, disableReverseLookup: true, size: LARGEST_MESSAGE, closeTimeout: 50, ...tls };
}

type Done = (error?: Error | null) => void;

/** Answers as the fault says: with its code, by dropping the connection, or normally when there is no fault. */
function answer(server: SMTPServer, session: SMTPServerSession, fault: MailFault | undefined, done: Done): void {
  if (!fault) {
    done();
  } else if (fault.code !== undefined) {
    done(reply(fault.code, fault.code < 500 ? '4.3.0 Try again later' : '5.1.1 Refused by the sandbox'));
  } else {
    for (const { session: open, _socket } of server.connections) if (open.id === session.id) _socket.destroy();
  }
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function senderOf(session: SMTPServerSession): string {
  return session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
}

function recipientsOf(session: SMTPServerSession): string[] {
  return session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
