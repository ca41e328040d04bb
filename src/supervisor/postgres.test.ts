import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from './free-port';
import { type PostgresOptions, startPostgres } from './postgres';
import { type Account, chooseAccount, placeForAccount } from './postgres-account';

const onlyRoot = test.runIf(process.getuid?.() === 0);
const nobody: Account = { kind: 'setuid', uid: 65_534, gid: 65_534 };
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'sundial-postgres-'));
  // Like /var/lib: other accounts may pass.
  chmodSync(directory, 0o755);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

async function inServer<T>(
  run: (query: (text: string) => Promise<pg.QueryResult>) => Promise<T>,
  changes: Partial<PostgresOptions> = {},
) {
  const server = await startPostgres({ directory, port: await freePort(), output: 'ignore', ...changes });
  const client = new pg.Client({ connectionString: server.url('postgres') });
  try {
    await client.connect();
    return await run((text) => client.query(text));
  } finally {
    await client.end();
    await server.process.stop();
  }
}

test('rows outlive a stop and a start, on another port', async () => {
  await inServer((query) => query('CREATE TABLE kept AS SELECT 42 AS n'));
  const { rows } = await inServer((query) => query('SELECT n FROM kept'));
  expect(rows).toEqual([{ n: 42 }]);
  expect(statSync(join(directory, 'pg.password')).mode & 0o777).toBe(0o600);
});

test('it listens on this machine alone, asks for the password, and has the extensions that we use', async () => {
  await inServer(async (query) => {
    expect((await query('SHOW listen_addresses')).rows).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect((await query('SHOW unix_socket_directories')).rows).toEqual([{ unix_socket_directories: '' }]);
    await query('CREATE EXTENSION btree_gist');
    const { rows } = await query('SELECT inet_server_port() AS port');
    const stranger = new pg.Client({ host: '127.0.0.1', port: rows[0].port, user: 'sundial', password: 'guess' });
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
  });
});

test('a cluster whose making was cut off is made anew', async () => {
  mkdirSync(join(directory, 'pg/base'), { recursive: true });
  writeFileSync(join(directory, 'pg/PG_VERSION'), '18\n');
  writeFileSync(join(directory, 'pg.unfinished'), '');
  await inServer((query) => query('SELECT 1'));
  expect(existsSync(join(directory, 'pg.unfinished'))).toBe(false);
});

test('a cluster of another major version is refused', async () => {
  mkdirSync(join(directory, 'pg'));
  writeFileSync(join(directory, 'pg/PG_VERSION'), '16\n');
  await expect(startPostgres({ directory, port: 1, output: 'ignore' })).rejects.toThrow(
    /made by PostgreSQL 16, this is 18/,
  );
});

onlyRoot('as root without user namespaces it runs as another account, also at the next start', async () => {
  await inServer((query) => query('CREATE TABLE kept AS SELECT 1 AS n'), { account: nobody });
  expect(statSync(join(directory, 'pg')).uid).toBe(65_534);
  expect(chooseAccount(join(directory, 'pg'))).toEqual(nobody);
  const { rows } = await inServer((query) => query('SELECT n FROM kept'));
  expect(rows).toEqual([{ n: 1 }]);
});

onlyRoot('folders that the other account cannot enter are replaced by ones in a shared place', () => {
  const shared = join(directory, 'shared');
  const home = join(directory, 'home');
  mkdirSync(join(home, 'runtime/bin'), { recursive: true });
  writeFileSync(join(home, 'runtime/bin/postgres'), '');
  chmodSync(home, 0o700);
  const placed = placeForAccount(nobody, join(home, 'runtime'), join(home, 'data/pg'), shared);
  expect(placed.runtime).toMatch(/shared\/postgres-[0-9a-f]{12}$/);
  expect(existsSync(join(placed.runtime, 'bin/postgres'))).toBe(true);
  expect(placed.dataDirectory).toMatch(/shared\/data-[0-9a-f]{12}$/);
  expect(statSync(placed.dataDirectory).uid).toBe(65_534);
  expect(realpathSync(join(home, 'data/pg'))).toBe(placed.dataDirectory);
  expect(placeForAccount(nobody, join(home, 'runtime'), join(home, 'data/pg'), shared)).toEqual(placed);
});
