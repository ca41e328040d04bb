import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { freePort } from '@/supervisor/free-port';
import { accepts } from '@/supervisor/program';
import { DOVECOT } from './binaries';

const PASSWORD = 'pw';
/** Dovecot keeps no mail of root. */
const NOBODY = 65_534;

export interface Dovecot {
  readonly imapPort: number;
  readonly imapsPort: number;
  readonly password: string;
  /** PEM of the certificate, which is its own authority; for `localhost`. */
  readonly certificate: string;
  /** Delivers by LMTP (RFC 2033); a `+detail` of the recipient leads to the same mailbox. */
  deliver(recipient: string, messages: readonly Buffer[]): Promise<void>;
  /** Takes the index of a folder away, so that the server numbers its messages anew. */
  forgetUids(user: string): void;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A Dovecot of its own in a new folder, on free ports of this machine. Every name logs in with the one password. */
export async function startDovecot(): Promise<Dovecot> {
  const directory = mkdtempSync(join(tmpdir(), 'sundial-dovecot-'));
  chmodSync(directory, 0o755);
  const ports = { imap: await freePort(), imaps: await freePort(), lmtp: await freePort() };
  const mail = join(directory, 'mail');
  mkdirSync(mail);
  const root = userInfo().uid === 0;
  if (root) chownSync(mail, NOBODY, NOBODY);
  const certificate = makeCertificate(directory);
  const file = join(directory, 'dovecot.conf');
  writeFileSync(file, configuration(directory, ports, root));
  let server = await launch(file, directory, ports.imap);
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return {
    imapPort: ports.imap,
    imapsPort: ports.imaps,
    password: PASSWORD,
    certificate,
    deliver: (recipient, messages) => deliver(ports.lmtp, recipient, messages),
    forgetUids(user) {
      const folder = join(mail, user);
      for (const name of readdirSync(folder)) if (name.startsWith('dovecot')) rmSync(join(folder, name));
    },
    async restart() {
      await stop();
      server = await launch(file, directory, ports.imap);
    },
    async stop() {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function launch(file: string, directory: string, port: number): Promise<ChildProcess> {
  const child = spawn(DOVECOT, ['-F', '-c', file], { stdio: 'ignore' });
  for (let tries = 0; tries < 200; tries += 1) {
    if (await accepts(port)) return child;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Dovecot did not start: ${readFileSync(join(directory, 'dovecot.log'), 'utf8').slice(-2_000)}`);
}

function makeCertificate(directory: string): string {
  const [key, cert] = [join(directory, 'key.pem'), join(directory, 'cert.pem')];
  const what = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '2', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...what], {
    stdio: 'ignore',
  });
  return readFileSync(cert, 'utf8');
}

function configuration(directory: string, ports: Record<'imap' | 'imaps' | 'lmtp', number>, root: boolean): string {
  const { username } = userInfo();
  const owner = root ? NOBODY : userInfo().uid;
  const accounts = root ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}\n`;
  return `
base_dir = ${directory}/run
state_dir = ${directory}/state
log_path = ${directory}/dovecot.log
protocols = imap lmtp
listen = 127.0.0.1
${accounts}
first_valid_uid = 1
mail_location = maildir:${directory}/mail/%u
recipient_delimiter = +
auth_username_format = %Ln
lmtp_rcpt_check_quota = no
ssl = yes
ssl_cert = <${directory}/cert.pem
ssl_key = <${directory}/key.pem
disable_plaintext_auth = no
mail_max_userip_connections = 100
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${owner} gid=${owner} home=${directory}/mail/%u
}
namespace inbox {
  inbox = yes
  mailbox Sent {
    auto = create
    special_use = \\Sent
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.imap}
  }
  inet_listener imaps {
    port = ${ports.imaps}
    ssl = yes
  }
}
service anvil {
  chroot =
}
service lmtp {
  inet_listener lmtp {
    port = ${ports.lmtp}
  }
}
`;
}

async function deliver(port: number, recipient: string, messages: readonly Buffer[]): Promise<void> {
  const connection = new SmtpConnection({ host: '127.0.0.1', port, lmtp: true, ignoreTLS: true });
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.connect(() => resolve());
  });
  for (const raw of messages) {
    await new Promise<void>((resolve, reject) => {
      connection.send({ from: 'bounce@guest.test', to: [recipient] }, raw, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  }
  connection.quit();
}
