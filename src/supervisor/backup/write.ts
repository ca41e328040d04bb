import { once } from 'node:events';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { appliedMigrations } from '@/db/migrate';
import { type Header, quoteName, type TableLine } from './format';

/** Rows that are read at a time; few where a value may be a whole mail. */
const BATCH = { small: 500, large: 4 };

/** Values in one unambiguous text form, whatever the server's settings. */
const TEXT_FORM = `SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
  SET bytea_output = 'hex'; SET extra_float_digits = 1`;

const TABLES = `
  SELECT c.relname AS table, json_agg(json_build_object('name', a.attname,
    'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.relname ORDER BY c.relname`;

/**
 * Writes all data of a database, as of one moment, to a new file (mode 0600). The file appears under its name only when
 * it is complete. Returns the number of rows. @throws when the database cannot be read or the file not be written.
 */
export async function writeBackup(url: string, file: string): Promise<number> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.unfinished`;
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const out = new PassThrough();
  const written = pipeline(out, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
  written.catch(() => {});
  try {
    const rows = await dump(client, async (value) => {
      if (!out.write(`${JSON.stringify(value)}\n`)) await Promise.race([once(out, 'drain'), written]);
    });
    out.end();
    await written;
    renameSync(unfinished, file);
    return rows;
  } catch (error) {
    out.destroy();
    await written.catch(() => {});
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function dump(client: pg.Client, write: (line: object) => Promise<void>): Promise<number> {
  await client.query(TEXT_FORM);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const migrations = await appliedMigrations(client);
  const at = new Date().toISOString();
  await write({ format: 'sundial-backup', version: 1, at, migrations } satisfies Header);
  const tables = await client.query<TableLine>(TABLES);
  let rows = 0;
  for (const table of tables.rows) {
    await write(table);
    rows += await dumpTable(client, table, write);
  }
  const sequences = await client.query(
    `SELECT sequencename FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`,
  );
  for (const { sequencename } of sequences.rows) {
    const state = await client.query(
      `SELECT last_value::text AS last, is_called AS called FROM ${quoteName(sequencename)}`,
    );
    await write({ sequence: sequencename, ...state.rows[0] });
  }
  await write({ end: true, rows });
  return rows;
}

async function dumpTable(
  client: pg.Client,
  { table, columns }: TableLine,
  write: (line: object) => Promise<void>,
): Promise<number> {
  const list = columns.map(({ name }) => `${quoteName(name)}::text`).join(', ');
  await client.query(`DECLARE rows NO SCROLL CURSOR FOR SELECT ${list} FROM ${quoteName(table)}`);
  const batch = columns.some(({ type }) => type === 'bytea') ? BATCH.large : BATCH.small;
  let count = 0;
  for (;;) {
    const fetched = await client.query<(string | null)[]>({ text: `FETCH ${batch} FROM rows`, rowMode: 'array' });
    for (const row of fetched.rows) await write(row);
    count += fetched.rows.length;
    if (fetched.rows.length < batch) break;
  }
  await client.query('CLOSE rows');
  return count;
}
