import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateDatabase } from '@/db/migrate';
import { freePort } from '@/supervisor/free-port';
import { startPostgres } from '@/supervisor/postgres';
import { createDatabase, TEMPLATE } from '../../tests/support/template';

/** A PostgreSQL of one's own with a migrated template, in a folder that is gone after `stop`. */
export async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'sundial-loops-'));
  chmodSync(directory, 0o755);
  const server = await startPostgres({ directory, port: await freePort(), output: 'ignore', unsafeFast: true });
  await createDatabase(server.url('postgres'), TEMPLATE);
  await migrateDatabase(server.url(TEMPLATE));
  return {
    url: server.url('postgres'),
    async stop() {
      await server.process.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
