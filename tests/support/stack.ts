import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnvironment } from '@/config/environment';
import { closeDatabase, openDatabase } from '@/db/client';
import { migrateDatabase } from '@/db/migrate';
import { wire } from '@/main/runtime';
import { type Runtime, setRuntime } from '@/ports/runtime';
import { ensureDatabase } from '@/supervisor/database';
import { freePort } from '@/supervisor/free-port';
import { type Keeper, keepRunning } from '@/supervisor/keep-running';
import { startPostgres } from '@/supervisor/postgres';
import { startProgram } from '@/supervisor/program';
import { startRestate } from '@/supervisor/restate';
import { type Sandbox, startSandbox } from '../../sandbox/start';
import { bundled } from './bundled';
import { testVariables } from './variables';
import { startApi } from './web';

export const CHILDREN = ['worker', 'engine', 'database', 'mail'] as const;
export type Child = (typeof CHILDREN)[number];

/** The product's background processes as `npm start` has them, each in a process of its own that can be killed. */
export interface Stack {
  readonly sandbox: Sandbox;
  readonly origin: string;
  readonly runtime: Runtime;
  /** SIGKILL; whoever is killed is started again. False when it was not running at that moment. */
  kill(child: Child): boolean;
  stop(): Promise<void>;
}

/** Starts database, engine, worker and mail on free ports in a new folder, and the sandbox in this process. */
export async function startStack(log: (line: string) => void = () => {}): Promise<Stack> {
  const directory = mkdtempSync(join(tmpdir(), 'sundial-stack-'));
  const ports = {
    postgres: await freePort(),
    ingress: await freePort(),
    admin: await freePort(),
    fabric: await freePort(),
    web: await freePort(),
    worker: await freePort(),
    smtp: await freePort(),
  };
  const keepers: Keeper[] = [];
  const backOff = { firstMs: 50, maxMs: 1_000 };
  const origin = `http://127.0.0.1:${ports.web}`;
  const sandbox = await startSandbox({ publicOrigin: origin });
  sandbox.control.setAssistantListener('127.0.0.1', ports.smtp);

  let databaseUrl = '';
  const startDatabase = async () => {
    const server = await startPostgres({ directory, port: ports.postgres, output: 'ignore' });
    databaseUrl = server.url('sundial');
    return server.process;
  };
  keepers.push(await keepRunning({ name: 'database', start: startDatabase, report: log, backOff }));
  let identity = '';
  const startEngine = async () => {
    const { ingress, admin, fabric } = ports;
    const options = {
      directory,
      ports: { ingress, admin, fabric },
      clusterName: 'sundial-test',
      output: 'ignore' as const,
    };
    const server = await startRestate(options);
    identity = server.identityKey;
    return server.process;
  };
  keepers.push(await keepRunning({ name: 'engine', start: startEngine, report: log, backOff }));
  await ensureDatabase(databaseUrl);
  await migrateDatabase(databaseUrl);
  openDatabase(databaseUrl, 12);

  const engine = {
    ingressUrl: `http://127.0.0.1:${ports.ingress}`,
    adminUrl: `http://127.0.0.1:${ports.admin}`,
    identityKey: identity,
  };
  const place = { origin, databaseUrl, engine, workerPort: ports.worker, smtpPort: ports.smtp, sandbox };
  const variables = { ...testVariables(place), PATH: process.env.PATH, DATA_DIR: directory };
  const env = parseEnvironment(variables);
  const wiring = wire(env);
  setRuntime(wiring.runtime);
  const api = await startApi(env, wiring);
  const program = await bundled('src/main.ts');
  const role = (name: 'worker' | 'mail', port: number) =>
    keepRunning({
      name,
      report: log,
      backOff,
      start: () =>
        startProgram({
          args: [program.file, '--roles', name],
          env: variables,
          cwd: process.cwd(),
          output: process.env.STACK_OUTPUT ? 'inherit' : 'ignore',
          ready: { port },
        }),
    });
  keepers.push(await role('worker', ports.worker), await role('mail', ports.smtp));
  return {
    sandbox,
    origin,
    runtime: wiring.runtime,
    kill: (child) => {
      const pid = child === 'database' ? postmaster(directory) : processOf(directory, COMMANDS[child]);
      if (pid === null) return false;
      try {
        process.kill(pid, 'SIGKILL');
        return true;
      } catch {
        return false;
      }
    },
    async stop() {
      for (const keeper of keepers.splice(2)) await keeper.stop();
      await api.stop();
      await closeDatabase();
      for (const keeper of keepers) await keeper.stop();
      await sandbox.stop();
      program.remove();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const COMMANDS: Record<Exclude<Child, 'database'>, RegExp> = {
  worker: /node\0.*--roles\0worker/,
  mail: /node\0.*--roles\0mail/,
  engine: /^[^\0]*restate-server\0/,
};

function postmaster(directory: string): number | null {
  try {
    return Number(readFileSync(join(directory, 'pg', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return null;
  }
}

/** Found by its environment, since a guard stands between us and it. */
function processOf(directory: string, command: RegExp): number | null {
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (!command.test(readFileSync(`/proc/${entry}/cmdline`, 'utf8'))) continue;
      if (readFileSync(`/proc/${entry}/environ`, 'utf8').includes(directory)) return Number(entry);
    } catch {
      // It has left in the meantime.
    }
  }
  return null;
}
