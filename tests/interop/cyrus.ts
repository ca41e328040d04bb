import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/supervisor/free-port';
import type { CaldavServer } from '../calendar/caldav-subject';
import { CYRUS } from './binaries';
import { RUNNER, serverFolder, startServer, stopServer } from './server-folder';

const PASSWORD = 'pw';

/** A Cyrus of its own in a new folder: CalDAV with scheduling (RFC 6638), and IMAP, whose first login makes an account. */
export async function startCyrus(): Promise<CaldavServer> {
  const folder = serverFolder('cyrus');
  const ports = { http: await freePort(), imap: await freePort() };
  const files = { imapd: join(folder, 'imapd.conf'), cyrus: join(folder, 'cyrus.conf'), log: join(folder, 'output') };
  const asRunner = { ...RUNNER, env: { ...process.env, ...CYRUS.environment } };
  writeFileSync(files.imapd, configuration(folder));
  writeFileSync(files.cyrus, services(files.imapd, ports));
  for (const name of ['db', 'log', 'msg', 'proc', 'ptclient', 'socket', 'sync', 'spool', 'user', 'quota', 'backup']) {
    const made = join(folder, name);
    execFileSync('mkdir', ['-p', made], { ...RUNNER });
  }
  mkdirSync(join(folder, 'run'), { recursive: true });
  const users = Array.from({ length: 60 }, (_, i) => `user${i}`);
  for (const user of users) {
    execFileSync(CYRUS.saslpasswd, ['-p', '-c', '-f', join(folder, 'sasldb'), '-u', 'cyrus.test', user], {
      ...asRunner,
      input: `${PASSWORD}\n`,
    });
  }
  const command = [`${CYRUS.bin}/master`, '-C', files.imapd, '-M', files.cyrus, '-p', join(folder, 'pid')];
  const server = await startServer(command, { port: ports.http, log: files.log, env: CYRUS.environment });
  let next = 0;
  return {
    url: `http://127.0.0.1:${ports.http}`,
    start: '/',
    async newUser() {
      const user = users[next++] as string;
      await session(ports.imap, user, []);
      const authorization = `Basic ${Buffer.from(`${user}:${PASSWORD}`).toString('base64')}`;
      const home = `http://127.0.0.1:${ports.http}/dav/calendars/user/${user}/`;
      const found = await fetch(home, { method: 'PROPFIND', headers: { authorization, depth: '1' } });
      if (found.status !== 207) throw new Error(`No calendars: ${found.status}`);
      await session(ports.imap, user, [
        'SETACL "INBOX/#calendars/Default" anyone lrswipkxten9',
        'SETACL "INBOX/#calendars/Inbox" anyone lrswipkxten789',
      ]);
      return { user, password: PASSWORD, calendar: 'Default' };
    },
    stop: () => stopServer(server, folder),
  };
}

function configuration(folder: string): string {
  return `configdirectory: ${folder}
partition-default: ${folder}/spool
defaultpartition: default
cyrus_user: ${userInfo().uid === 0 ? 'nobody' : userInfo().username}
admins: admin
servername: cyrus.test
defaultdomain: cyrus.test
virtdomains: off
unixhierarchysep: on
altnamespace: no
allowplaintext: yes
sasl_mech_list: PLAIN LOGIN
sasl_pwcheck_method: auxprop
sasl_auxprop_plugin: sasldb
sasl_sasldb_path: ${folder}/sasldb
autocreate_quota: 0
httpmodules: caldav
caldav_create_default: yes
calendar_user_address_set: cyrus.test
proc_path: ${folder}/proc
mboxname_lockpath: ${folder}/lock
idlesocket: ${folder}/socket/idle
notifysocket: ${folder}/socket/notify
lmtpsocket: ${folder}/socket/lmtp
`;
}

function services(config: string, { http, imap }: Record<'http' | 'imap', number>): string {
  const service = (name: string, program: string, port: number) =>
    `  ${name} cmd="${CYRUS.bin}/${program} -C ${config}" listen="127.0.0.1:${port}" prefork=1`;
  return `START {
  recover cmd="${CYRUS.bin}/ctl_cyrusdb -C ${config} -r"
}
SERVICES {
${service('http', 'httpd', http)}
${service('imap', 'imapd', imap)}
}
EVENTS {
}
`;
}

/**
 * An IMAP session of some commands. An account comes to be with the first login to its mailbox, its calendars with the first
 * request to them; by default nobody else may put invitations there.
 */
function session(port: number, user: string, commands: readonly string[]): Promise<void> {
  const lines = [`LOGIN ${user} ${PASSWORD}`, ...commands, 'LOGOUT'].map((line, i) => `a${i} ${line}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(lines.join('')));
    let said = '';
    socket.on('data', (data) => {
      said += data;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const done = said.match(/^a\d+ OK/gm)?.length === lines.length;
      if (done) resolve();
      else reject(new Error(`IMAP: ${said}`));
    });
  });
}
