import { getTableConfig } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { TABLES } from './tables';

/** Takes every row out of a migrated database, and leaves it as it is after its first migration. Other tables in it stay. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const there = await client.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename = ANY ($1)`,
      [Object.values(TABLES).map((table) => getTableConfig(table).name)],
    );
    if (there.rows.length === 0) return;
    const names = there.rows.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
    await client.query('BEGIN');
    await client.query(`TRUNCATE ${names} RESTART IDENTITY`);
    await client.query('INSERT INTO clock_offset (id, offset_seconds) VALUES (1, 0)');
    await client.query('SELECT seed_plans()');
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
