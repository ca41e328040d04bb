import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest';
import { appliedMigrations, migrateDatabase, migrationTags } from '@/db/migrate';
import { createDatabase, dropDatabase } from '../../tests/support/template';
import { freePort } from './free-port';
import { choosePorts, storedPorts } from './ports';
import { accepts } from './program';
import { resetInstallation } from './reset';

/** They look at processes by way of /proc. */
const onLinux = test.runIf(process.platform === 'linux');

let directory: string;
let web: number;
let smtp: number;
const supervisors: ChildProcess[] = [];

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'sundial-tree-'));
  web = await freePort();
  smtp = await freePort();
  // Not the usual ones, on which an installation may be running.
  await choosePorts(directory, {});
});

afterEach(async () => {
  for (const supervisor of supervisors.splice(0)) await end(supervisor, 'SIGKILL');
  await expect.poll(() => processesOf(directory), { timeout: 60_000 }).toEqual([]);
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a supervisor and waits for a line that contains `until`. */
async function supervise(until = 'ready', changes: Record<string, string> = {}) {
  const variables = JSON.stringify({ PORT: String(web), SMTP_PORT: String(smtp), ...changes });
  const args = ['--import', 'tsx', 'tests/support/supervised.ts', directory, variables];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  supervisors.push(child);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await expect.poll(() => lines.join('\n'), { timeout: 180_000 }).toContain(until);
  return { child, lines };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/** Processes that have the data directory in their command line or environment, by name. */
function processesOf(path: string): string[] {
  return readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      const command = readFileSync(`/proc/${id}/cmdline`, 'utf8');
      const mine = command.includes(path) || readFileSync(`/proc/${id}/environ`, 'utf8').includes(path);
      return mine ? [command.replaceAll('\0', ' ')] : [];
    } catch {
      return [];
    }
  });
}

const health = async () => (await fetch(`http://127.0.0.1:${web}/api/health`)).json();

onLinux('everything starts, stops cleanly on request, and starts again on the same ports', async () => {
  const { child } = await supervise();
  const first = await health();
  expect(first).toMatchObject({ role: 'web', NODE_ENV: 'production' });
  const ports = storedPorts(directory)!;
  const { sandboxSmtp, sandboxSubmission, sandboxDns, sandboxImap, enginePages } = ports;
  const others = [sandboxSmtp, sandboxSubmission, sandboxDns, sandboxImap, enginePages];
  for (const port of Object.values(ports).filter((port) => !others.includes(port))) {
    expect([port, await accepts(port)]).toEqual([port, true]);
  }
  await end(child, 'SIGTERM');
  expect(child.exitCode).toBe(0);
  await expect.poll(() => processesOf(directory), { timeout: 60_000 }).toEqual([]); // a guard may sleep its last 0.1 s
  await supervise();
  expect(storedPorts(directory)).toEqual(ports);
  expect((await health()).DATABASE_URL).toBe(first.DATABASE_URL);
});

onLinux('nothing survives a supervisor that was killed', async () => {
  const { child } = await supervise();
  expect(processesOf(directory).length).toBeGreaterThan(5);
  await end(child, 'SIGKILL');
  await expect.poll(() => processesOf(directory), { timeout: 60_000 }).toEqual([]);
  await supervise();
});

onLinux('a child that leaves is started again', async () => {
  const { lines } = await supervise();
  const { pid } = await health();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => lines, { timeout: 60_000 }).toContain('web runs again');
  expect((await health()).pid).not.toBe(pid);
  expect(lines).toContainEqual(expect.stringMatching(/^web left with status 137; starting it again in 0\.25 s$/));
});

onLinux('the database and the engine come back after being killed', async () => {
  const { lines } = await supervise();
  const serverOf = (name: string) => {
    const ids = readdirSync('/proc').filter((id) => {
      try {
        const [command, ...rest] = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
        const mine = [...rest, readFileSync(`/proc/${id}/environ`, 'utf8')].some((part) => part.includes(directory));
        return mine && command!.endsWith(name);
      } catch {
        return false;
      }
    });
    return Number(ids[0]);
  };
  process.kill(serverOf('/postgres'), 'SIGKILL');
  process.kill(serverOf('/restate-server'), 'SIGKILL');
  await expect.poll(() => lines, { timeout: 60_000 }).toContain('postgres runs again');
  await expect.poll(() => lines, { timeout: 60_000 }).toContain('restate runs again');
});

onLinux('a taken port is an error that names the holder, and a second start on the same data is refused', async () => {
  const server = createServer().listen(web, '127.0.0.1');
  await once(server, 'listening');
  await supervise(`Port ${web} is taken by ${readFileSync('/proc/self/comm', 'utf8').trim()} (process ${process.pid})`);
  expect(processesOf(directory).filter((command) => /postgres|restate/.test(command))).toEqual([]);
  server.close();
  await once(server, 'close');
  const { child } = await supervise();
  await supervise(`already (process ${child.pid})`);
});

onLinux(
  'a database of the user’s own takes the embedded one’s place, and is backed up before it is migrated',
  async () => {
    const maintenance = inject('postgresUrl');
    const name = `test_own_${process.pid}`;
    const own = new URL(maintenance);
    own.pathname = `/${name}`;
    onTestFinished(() => dropDatabase(maintenance, name));
    await createDatabase(maintenance, name);
    await migrateDatabase(own.href, { only: 1 });
    const { lines } = await supervise('ready', { DATABASE_URL: own.href });
    expect((await health()).DATABASE_URL).toBe(own.href);
    expect(processesOf(directory).filter((command) => command.includes('bin/postgres'))).toEqual([]);
    const [file] = readdirSync(join(directory, 'backups'));
    expect(file).toMatch(/-before-0001_\w+\.backup$/);
    expect(lines[0]).toContain(`${file} before migrating it`);
    const client = new pg.Client({ connectionString: own.href });
    await client.connect();
    expect(await appliedMigrations(client)).toBe(migrationTags().length);
    await client.end();
  },
);

onLinux('what was made in the sandbox does not start live, before it has been emptied', async () => {
  const { child } = await supervise('ready', { SANDBOX: 'on' });
  await end(child, 'SIGTERM');
  await expect.poll(() => processesOf(directory), { timeout: 60_000 }).toEqual([]);
  const live = { SANDBOX: 'off', GOOGLE_CLIENT_ID: 'id', WORKER_PORT: String(await freePort()) };
  await supervise('To go live, empty it with `npx sundial reset`', live);
  // Nothing of the product has been started for that.
  await expect.poll(() => processesOf(directory), { timeout: 60_000 }).toEqual([]);
  const report = () => {};
  await resetInstallation({ dataDirectory: directory, databaseUrl: null, backup: join(directory, 'b.backup'), report });
  expect(readdirSync(directory)).toEqual(['b.backup']);
  await choosePorts(directory, {});
  await supervise('ready', live);
});
