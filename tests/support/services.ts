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

/** One real PostgreSQL per run, in a folder and on a port of its own, with a migrated template to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'sundial-test-'));
  // As root without user namespaces the server runs as another account, which has to get in.
  chmodSync(directory, 0o755);
  const server = await startPostgres({ directory, port: await freePort(), output: 'ignore', unsafeFast: true });
  await createDatabase(server.url('postgres'), TEMPLATE);
  await migrateDatabase(server.url(TEMPLATE));
  project.provide('postgresUrl', server.url('postgres'));
  return async () => {
    await server.process.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
