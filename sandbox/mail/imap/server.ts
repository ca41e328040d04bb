import { type AddressInfo, createServer as createTcp, type Server, type Socket } from 'node:net';
import { createServer as createTls, type SecureContextOptions } from 'node:tls';
import { ImapSession } from './session';
import type { ImapAccount } from './store';

export interface ImapServerOptions {
  /** The account of a name and password, or null. */
  readonly login: (user: string, password: string) => ImapAccount | null;
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** PEM; with it the port speaks TLS from the start. */
  readonly tls?: Pick<SecureContextOptions, 'key' | 'cert'>;
  /** Capabilities that are left out, for example IDLE or CONDSTORE. */
  readonly without?: readonly string[];
}

export interface ImapServer {
  readonly port: number;
  /** Names of the commands that came, with `UID` where it stands, oldest first. */
  readonly commands: readonly string[];
  /** Names of the users of the connections that are open and logged in, one for each. */
  loggedIn(): string[];
  /** Drops every connection now; with a name, drops the ones that send this command next, instead of an answer. */
  drop(command?: string): void;
  close(): Promise<void>;
}

/** A mailbox server on 127.0.0.1: IMAP4rev1 (RFC 3501) with IDLE, UIDPLUS, MOVE, SPECIAL-USE and CONDSTORE. */
export async function startImap(options: ImapServerOptions): Promise<ImapServer> {
  const open = new Map<Socket, ImapSession>();
  const commands: string[] = [];
  const traps: string[] = [];
  const accept = (socket: Socket) => {
    socket.on('error', () => {});
    // An answer is several small writes: without this each command waits 40 ms for the acknowledgement of the first.
    socket.setNoDelay(true);
    const session = new ImapSession({
      login: options.login,
      without: options.without ?? [],
      write: (bytes) => void socket.write(bytes),
      end: () => socket.end(),
      trapped: (name) => {
        commands.push(name);
        const at = traps.indexOf(name);
        if (at < 0) return false;
        traps.splice(at, 1);
        socket.destroy();
        return true;
      },
    });
    open.set(socket, session);
    socket.on('data', (chunk) => session.receive(chunk));
    socket.on('close', () => {
      open.delete(socket);
      session.close();
    });
    session.greet();
  };
  const server: Server = options.tls ? createTls(options.tls, accept) : createTcp(accept);
  server.on('tlsClientError', () => {});
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    commands,
    loggedIn: () => [...open.values()].flatMap(({ user }) => user ?? []),
    drop(command) {
      if (command) traps.push(command);
      else for (const socket of open.keys()) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of open.keys()) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
