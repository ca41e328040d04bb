import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '@/db/migrate';
import { freePort } from '@/supervisor/free-port';
import { startPostgres } from '@/supervisor/postgres';
import { createDatabase, TEMPLATE } from './template';

declare module 'vitest' {
  export interface ProvidedContext {
    /** URL of the maintenance database of the run's own PostgreSQL. */
    postgresUrl: string;
  }
}

interface Services {
  readonly postgresUrl: string;
  stop(): Promise<void>;
}

/** Every project of the run loads this file anew; the server is one. */
const key = Symbol.for('sundial.test-services');
const registry = globalThis as { [key]?: { users: number; readonly started: Promise<Services> } };

/** One real PostgreSQL per run, in a folder and on a port of its own, with a migrated template to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  registry[key] ??= { users: 0, started: start() };
  const shared = registry[key];
  shared.users += 1;
  const services = await shared.started;
  project.provide('postgresUrl', services.postgresUrl);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete registry[key];
    await services.stop();
  };
}

async function start(): Promise<Services> {
  const directory = mkdtempSync(join(tmpdir(), 'sundial-test-'));
  // As root without user namespaces the server runs as another account, which has to get in.
  chmodSync(directory, 0o755);
  const server = await startPostgres({ directory, port: await freePort(), output: 'ignore', unsafeFast: true });
  await createDatabase(server.url('postgres'), TEMPLATE);
  await migrateDatabase(server.url(TEMPLATE));
  return {
    postgresUrl: server.url('postgres'),
    async stop() {
      await server.process.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
