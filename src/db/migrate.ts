import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Advisory lock of all who migrate one database; any constant that nothing else uses. */
const LOCK = 7_036_001;

/** Applies the migrations that are missing, one process at a time. @throws what PostgreSQL says of a failing one. */
export async function migrateDatabase(url: string): Promise<void> {
  await withMigrationLock(url, (client) => migrate(drizzle(client), { migrationsFolder: FOLDER }));
}

async function withMigrationLock(url: string, run: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await run(client);
  } finally {
    // Closing the session frees the lock.
    await client.end();
  }
}
