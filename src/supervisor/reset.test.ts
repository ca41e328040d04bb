import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useDatabase } from '../../tests/support/database';
import { claimDataDirectory } from './lock';
import { resetInstallation } from './reset';

const { url } = useDatabase();
let directory: string;
let said: string[];
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sundial-reset-'));
  said = [];
  mkdirSync(join(directory, 'restate'));
  mkdirSync(join(directory, 'backups'));
  for (const name of ['sandbox.json', 'ports.json', 'restate/db', 'dkim.pem', 'backups/old.backup']) {
    writeFileSync(join(directory, name), 'x');
  }
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function people(change?: string): Promise<number> {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  try {
    if (change) await client.query(change);
    return (await client.query('SELECT count(*)::int AS n FROM users')).rows[0].n;
  } finally {
    await client.end();
  }
}
const reset = (backup: string | null, databaseUrl: string | null = url()) =>
  resetInstallation({ dataDirectory: directory, databaseUrl, backup, report: (line) => said.push(line) });

test('what is ours goes, with the rows of a database of the user’s own; a backup is written first', async () => {
  await people(`INSERT INTO users (email) VALUES ('dana@acme.test')`);
  const file = join(directory, 'backups', 'before.backup');
  await reset(file);
  expect(await people()).toBe(0);
  expect(gunzipSync(readFileSync(file)).toString()).toContain('dana@acme.test');
  expect(readdirSync(directory).sort()).toEqual(['backups', 'dkim.pem']);
  expect(readdirSync(join(directory, 'backups')).sort()).toEqual(['before.backup', 'old.backup']);
  expect(said.join('\n')).toContain('kept: backups, dkim.pem');
});

test('a folder that was never started has nothing to back up', async () => {
  await reset(join(directory, 'backups', 'before.backup'), null);
  expect(existsSync(join(directory, 'backups', 'before.backup'))).toBe(false);
  expect(existsSync(join(directory, 'sandbox.json'))).toBe(false);
});

test('nothing is emptied when the backup cannot be written', async () => {
  await people(`INSERT INTO users (email) VALUES ('dana@acme.test')`);
  writeFileSync(join(directory, 'file'), '');
  await expect(reset(join(directory, 'file', 'before.backup'))).rejects.toThrow();
  expect(await people()).toBe(1);
  expect(existsSync(join(directory, 'sandbox.json'))).toBe(true);
});

test('nothing is emptied while Sundial runs on it', async () => {
  const release = claimDataDirectory(directory);
  const other = JSON.parse(readFileSync(join(directory, 'supervisor.json'), 'utf8'));
  writeFileSync(
    join(directory, 'supervisor.json'),
    JSON.stringify({ process: process.ppid, command: commandOf(process.ppid) }),
  );
  expect(other.process).toBe(process.pid);
  await expect(reset(null)).rejects.toThrow(`already (process ${process.ppid})`);
  expect(existsSync(join(directory, 'sandbox.json'))).toBe(true);
  release();
});

function commandOf(id: number): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
