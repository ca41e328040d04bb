import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PreparingClient } from './preparing-client';
import { schema } from './tables';

export type Database = NodePgDatabase<typeof schema>;
/** The argument of `database().transaction(tx => …)`. Queries and commands take `Database | Transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const key = Symbol.for('sundial.database');
const registry = globalThis as { [key]?: { db: Database; pool: pg.Pool } };

/**
 * Opens the pool and makes it the process's database. Idle and checked-out clients may lose their server without ending the
 * process. Whoever has waited `waitMs` for one of its `max` connections gets an error.
 */
export function openDatabase(url: string, max = 10, waitMs = 10_000): Database {
  const pool = new pg.Pool({ Client: PreparingClient, connectionString: url, max, connectionTimeoutMillis: waitMs });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzle(pool, { schema });
  registry[key] = { db, pool };
  return db;
}

/** The process's database. Pages are bundled apart from main.ts, hence the registry on globalThis. */
export function database(): Database {
  const open = registry[key];
  if (!open) throw new Error('The database was used before main.ts had opened it');
  return open.db;
}

export async function closeDatabase(): Promise<void> {
  const open = registry[key];
  delete registry[key];
  await open?.pool.end();
}
