import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
/** Advisory lock of all who migrate one database; any constant that nothing else uses. */
const LOCK = 7_036_001;

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

/** The names of all migrations, in order. */
export function migrationTags(): string[] {
  return journal().entries.map((entry) => entry.tag);
}

/** How many of the migrations a database has; 0 for an empty one. */
export async function appliedMigrations(client: pg.ClientBase): Promise<number> {
  const known = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS name");
  if (known.rows[0].name === null) return 0;
  const counted = await client.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations');
  return counted.rows[0].count;
}

/**
 * Applies the migrations that are missing, one process at a time. `before` is called first if there are any and the
 * database is not empty, for a backup. `only` stops after so many, to make a database as it was at an earlier time.
 * @throws what PostgreSQL says of a failing one; Error when the database is newer than this program.
 */
export async function migrateDatabase(
  url: string,
  options: { readonly before?: (next: string) => Promise<void>; readonly only?: number } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const tags = migrationTags();
    const wanted = options.only ?? tags.length;
    const applied = await appliedMigrations(client);
    if (applied > tags.length) {
      throw new Error(`The database has ${applied} migrations, this program knows ${tags.length}: it is too old`);
    }
    if (applied > 0 && applied < wanted) await options.before?.(tags[applied]!);
    await applyFirst(client, wanted);
  } finally {
    // Closing the session frees the lock.
    await client.end();
  }
}

async function applyFirst(client: pg.Client, wanted: number): Promise<void> {
  const all = journal();
  if (wanted === all.entries.length) return migrate(drizzle(client), { migrationsFolder: FOLDER });
  const folder = mkdtempSync(join(tmpdir(), 'sundial-migrations-'));
  try {
    cpSync(FOLDER, folder, { recursive: true });
    const shortened = { ...all, entries: all.entries.slice(0, wanted) };
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify(shortened));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function journal(): Journal {
  return JSON.parse(readFileSync(join(FOLDER, 'meta/_journal.json'), 'utf8'));
}
