import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@/supervisor/free-port';
import type { CaldavServer } from '../calendar/caldav-subject';
import { RADICALE } from './binaries';
import { serverFolder, startServer, stopServer } from './server-folder';

const PASSWORD = 'pw';
const USERS = 60;

/** A Radicale of its own in a new folder, on a free port of this machine. */
export async function startRadicale(): Promise<CaldavServer> {
  const folder = serverFolder('radicale');
  const port = await freePort();
  const [config, users, log] = ['config', 'users', 'log'].map((name) => join(folder, name)) as [string, string, string];
  writeFileSync(users, Array.from({ length: USERS }, (_, i) => `user${i}:${PASSWORD}\n`).join(''));
  writeFileSync(
    config,
    `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${users}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${folder}/collections
`,
  );
  const server = await startServer([RADICALE, '--config', config], { port, log });
  const url = `http://127.0.0.1:${port}`;
  let next = 0;
  return {
    url,
    start: '/',
    async newUser() {
      const user = `user${next++}`;
      const authorization = `Basic ${Buffer.from(`${user}:${PASSWORD}`).toString('base64')}`;
      const made = await fetch(`${url}/${user}/work/`, { method: 'MKCALENDAR', headers: { authorization } });
      if (made.status !== 201) throw new Error(`MKCALENDAR answered ${made.status}`);
      return { user, password: PASSWORD, calendar: 'work' };
    },
    stop: () => stopServer(server, folder),
  };
}
