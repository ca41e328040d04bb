import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase, TEMPLATE } from '../../../tests/support/template';
import { restoreBackup } from './restore';
import { writeBackup } from './write';

const folder = mkdtempSync(join(tmpdir(), 'sundial-backup-'));
const file = join(folder, 'all.backup');
const maintenance = inject('postgresUrl');
const name = `test_backup_${process.pid}`;
const url = new URL(maintenance);
url.pathname = `/${name}`;

/** Connected for as long as it takes: a restore replaces the database that others are connected to. */
async function connected<T>(use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function ask<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
  return connected(async (client) => (await client.query<T>(text, values)).rows);
}

const OWNER = '11111111-1111-4111-8111-111111111111';
const RAW = Buffer.from(Array.from({ length: 70_000 }, (_, index) => (index * 7919) % 256));

async function fill(): Promise<void> {
  const name = `Zoë "O'Hara" \\ \t\n 𝄞`;
  await ask(`INSERT INTO users (id, email, name, role) VALUES ($1, 'zoe@example.com', $2, 'ADMIN')`, [OWNER, name]);
  await ask(
    `INSERT INTO messages (dedupe_key, message_id, raw, size, envelope_from, envelope_to, from_address, subject,
       received_at, auth, level, user_id)
     SELECT 'key-' || n, 'id-' || n, CASE WHEN n % 2 = 0 THEN $1::bytea END, 70000, '', '["a@b.c"]', '', '',
       '2026-03-29 01:30:00.123456+00', '{"spf": null, "n": 1.10}', 'A1', $2 FROM generate_series(1, 30) n`,
    [RAW, OWNER],
  );
  await ask(`INSERT INTO loops (id, owner_id, phase, title, state) VALUES ('loop', $1, 'OFFERING', 'T', '{}')`, [
    OWNER,
  ]);
  await ask(
    `INSERT INTO loop_events (loop_id, kind, payload, dedupe_key, due_at)
     SELECT 'loop', 'timer', '{}', 'event-' || n, now() FROM generate_series(1, 2500) n`,
  );
  await ask(`INSERT INTO step_results (key, result) VALUES ('sql null', NULL), ('json null', 'null')`);
  await ask(
    `INSERT INTO meetings (owner_id, loop_id, state, start_min, end_min) VALUES ($1, 'loop', 'confirmed', 100, 130)`,
    [OWNER],
  );
  await ask('UPDATE clock_offset SET offset_seconds = 86400');
}

/** Everything in the database, a digest per table. */
function digest(): Promise<Record<string, string>> {
  return connected(async (client) => {
    const tables = await client.query<{ tablename: string }>(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    );
    const digests: Record<string, string> = {};
    for (const { tablename } of tables.rows) {
      const { rows } = await client.query<{ hash: string }>(
        `SELECT count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' ORDER BY t::text), '')) AS hash FROM "${tablename}" t`,
      );
      digests[tablename] = rows[0]!.hash;
    }
    return digests;
  });
}

let before: Record<string, string>;

beforeAll(async () => {
  await createDatabase(maintenance, name, TEMPLATE);
  await fill();
  before = await digest();
  await writeBackup(url.href, file);
});

afterAll(async () => {
  await dropDatabase(maintenance, name);
  rmSync(folder, { recursive: true, force: true });
});

test('a restored database holds what the backup was made of, to the bit', async () => {
  await ask('TRUNCATE users CASCADE');
  await ask(`UPDATE clock_offset SET offset_seconds = 0`);
  const rows = await restoreBackup(url.href, file);
  expect(rows).toBeGreaterThan(2_530);
  expect(await digest()).toEqual(before);
  const [message] = await ask<{ raw: Buffer }>(`SELECT raw FROM messages WHERE message_id = 'id-2'`);
  expect(message!.raw.equals(RAW)).toBe(true);
  const nulls = await ask(`SELECT key, result IS NULL AS absent FROM step_results ORDER BY key`);
  expect(nulls).toEqual([
    { key: 'json null', absent: false },
    { key: 'sql null', absent: true },
  ]);
});

test('a restore makes the database when there is none', async () => {
  await dropDatabase(maintenance, name);
  await restoreBackup(url.href, file);
  expect(await digest()).toEqual(before);
});

test('constraints, keys and sequences stand after a restore', async () => {
  await restoreBackup(url.href, file);
  const overlap = `INSERT INTO meetings (owner_id, loop_id, state, start_min, end_min) VALUES ($1, 'x', 'held', 120, 140)`;
  await expect(ask(overlap, [OWNER])).rejects.toMatchObject({ constraint: 'meetings_no_overlap' });
  await expect(ask(`INSERT INTO loop_messages VALUES ('loop', gen_random_uuid(), 'new')`)).rejects.toMatchObject({
    code: '23503',
  });
  const [next] = await ask<{ id: string }>(
    `INSERT INTO loop_events (loop_id, kind, payload, dedupe_key, due_at) VALUES ('loop', 'timer', '{}', 'new', now()) RETURNING id`,
  );
  expect(Number(next!.id)).toBe(2501);
});

test('a backup is complete or absent, and for its owner’s eyes only', async () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const gone = new URL(url);
  gone.pathname = '/no_such_database';
  await expect(writeBackup(gone.href, join(folder, 'other.backup'))).rejects.toThrow(/does not exist/);
  expect(() => statSync(join(folder, 'other.backup'))).toThrow();
});

test('a backup that was cut off, or is none, changes nothing', async () => {
  const state = await digest();
  const whole = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const cut = join(folder, 'cut.backup');
  writeFileSync(cut, gzipSync(whole.slice(0, -10).join('\n')));
  await expect(restoreBackup(url.href, cut)).rejects.toThrow(/cut off/);
  writeFileSync(cut, readFileSync(file).subarray(0, 5_000));
  await expect(restoreBackup(url.href, cut)).rejects.toThrow();
  writeFileSync(cut, gzipSync('{"hello":1}\n'));
  await expect(restoreBackup(url.href, cut)).rejects.toThrow();
  writeFileSync(cut, gzipSync(`${JSON.stringify({ ...JSON.parse(whole[0]!), migrations: 999 })}\n`));
  await expect(restoreBackup(url.href, cut)).rejects.toThrow(/newer/);
  expect(await digest()).toEqual(state);
  const left = await ask(`SELECT datname FROM pg_database WHERE datname LIKE '${name}_restore%'`);
  expect(left).toEqual([]);
});
