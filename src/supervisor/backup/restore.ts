import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { splitLines } from '@/core/split-lines';
import { migrateDatabase, migrationTags } from '@/db/migrate';
import { header, line, quoteName, type TableLine } from './format';

/** Characters of row values that are sent at a time. */
const BATCH_CHARACTERS = 8_000_000;
const BATCH_ROWS = 1_000;
/** SQLSTATE invalid_catalog_name. */
const UNKNOWN_DATABASE = '3D000';

/**
 * Makes the database of `url` what the backup holds, and brings it up to date. It is built beside the present one and
 * takes its name at the end, so that a failure leaves the present one as it was. Nobody else may be connected.
 * Returns the number of rows. @throws when the file is none of ours, is cut off, or was made by a newer program.
 */
export async function restoreBackup(url: string, file: string): Promise<number> {
  const target = new URL(url);
  const name = decodeURIComponent(target.pathname.slice(1));
  const building = `${name}_restore_${randomBytes(4).toString('hex')}`;
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const beside = new URL(url);
  beside.pathname = `/${building}`;

  const head = header.parse(await firstLine(file));
  if (head.migrations > migrationTags().length) throw new Error('The backup was made by a newer version of Sundial');
  await maintain(maintenance.href, [`CREATE DATABASE ${quoteName(building)} TEMPLATE template0`]);
  try {
    await migrateDatabase(beside.href, { only: head.migrations });
    const rows = await fill(beside.href, file);
    await migrateDatabase(beside.href);
    await replace(maintenance.href, name, building);
    return rows;
  } catch (error) {
    await maintain(maintenance.href, [`DROP DATABASE IF EXISTS ${quoteName(building)}`]);
    throw error;
  }
}

/** Gives `building` the name of a database that may exist; that one is dropped last. */
async function replace(maintenanceUrl: string, name: string, building: string): Promise<void> {
  const old = `${building}_old`;
  const rename = (from: string, to: string) =>
    maintain(maintenanceUrl, [`ALTER DATABASE ${quoteName(from)} RENAME TO ${quoteName(to)}`]);
  const exists = await rename(name, old).then(
    () => true,
    (error: unknown) => {
      if (error instanceof pg.DatabaseError && error.code === UNKNOWN_DATABASE) return false;
      throw error;
    },
  );
  try {
    await rename(building, name);
  } catch (error) {
    if (exists) await rename(old, name);
    throw error;
  }
  if (exists) await maintain(maintenanceUrl, [`DROP DATABASE ${quoteName(old)}`]);
}

async function maintain(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

async function* linesOf(file: string): AsyncGenerator<unknown> {
  const source = createReadStream(file);
  const unpacked = createGunzip();
  source.on('error', (error) => unpacked.destroy(error));
  for await (const text of splitLines(source.pipe(unpacked))) yield JSON.parse(text);
}

async function firstLine(file: string): Promise<unknown> {
  for await (const first of linesOf(file)) return first;
  throw new Error('The file is empty');
}

async function fill(url: string, file: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("BEGIN; SET LOCAL TimeZone = 'UTC'");
    const putBack = await takeOffForeignKeys(client);
    const tables = await client.query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
    // Migrations may have put rows in.
    for (const { tablename } of tables.rows) await client.query(`DELETE FROM ${quoteName(tablename)}`);
    const rows = await load(client, file);
    await putBack();
    await client.query('COMMIT');
    return rows;
  } finally {
    await client.end();
  }
}

async function load(client: pg.Client, file: string): Promise<number> {
  let table: TableLine | null = null;
  let batch: (string | null)[][] = [];
  let characters = 0;
  let rows = 0;
  let first = true;
  const flush = async () => {
    if (table !== null && batch.length > 0) await insert(client, table, batch);
    batch = [];
    characters = 0;
  };
  for await (const raw of linesOf(file)) {
    if (first) {
      first = false;
      continue;
    }
    const entry = line.parse(raw);
    if (Array.isArray(entry)) {
      batch.push(entry);
      rows++;
      for (const value of entry) characters += value?.length ?? 0;
      if (characters > BATCH_CHARACTERS || batch.length >= BATCH_ROWS) await flush();
      continue;
    }
    await flush();
    if ('table' in entry) table = entry;
    else if ('sequence' in entry) {
      await client.query('SELECT setval($1::regclass, $2, $3)', [quoteName(entry.sequence), entry.last, entry.called]);
    } else if (entry.rows === rows) return rows;
  }
  throw new Error('The backup is cut off or damaged; nothing was changed');
}

async function insert(client: pg.Client, { table, columns }: TableLine, rows: (string | null)[][]): Promise<void> {
  const names = columns.map(({ name }) => quoteName(name)).join(', ');
  const casts = columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
  const parameters = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `c${index}`).join(', ');
  const values = columns.map((_, index) => rows.map((row) => row[index] ?? null));
  await client.query(
    `INSERT INTO ${quoteName(table)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${casts} FROM unnest(${parameters}) AS given (${aliases})`,
    values,
  );
}

/** Tables are filled in any order; the returned function puts the foreign keys back, which checks every row. */
async function takeOffForeignKeys(client: pg.Client): Promise<() => Promise<void>> {
  const keys = await client.query(`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`);
  for (const key of keys.rows) await client.query(`ALTER TABLE ${key.table} DROP CONSTRAINT ${key.name}`);
  return async () => {
    for (const key of keys.rows) {
      await client.query(`ALTER TABLE ${key.table} ADD CONSTRAINT ${key.name} ${key.definition}`);
    }
  };
}
