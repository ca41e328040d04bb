import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { databaseTrouble } from './database';
import { databaseFindings } from './doctor/running';
import { freePort } from './free-port';

const there = new URL(inject('postgresUrl'));
const changed = (change: (url: URL) => void): string => {
  const url = new URL(there.href);
  change(url);
  return url.href;
};
const found = (DATABASE_URL: string) => databaseFindings({ DATABASE_URL, SANDBOX: true });
const where = `${there.hostname}:${there.port}`;

test('a database of a user who is not let in is told so, without the password', async () => {
  const url = changed((one) => {
    one.password = 'top-secret';
  });
  const [finding] = await found(url);
  expect(finding).toMatchObject({
    state: 'bad',
    text: `PostgreSQL at ${where} does not let ${there.username} in`,
    hint: expect.stringContaining('Check user and password in DATABASE_URL'),
  });
  expect(JSON.stringify(finding)).not.toContain('top-secret');
});

test('a database that does not exist is named, with how to make it', async () => {
  const name = `no_${randomBytes(4).toString('hex')}`;
  const [finding] = await found(
    changed((one) => {
      one.pathname = `/${name}`;
    }),
  );
  expect(finding).toMatchObject({
    state: 'bad',
    text: `PostgreSQL at ${where} has no database ${name}`,
    hint: expect.stringContaining(`createdb -h ${there.hostname}`),
  });
});

test('a server that cannot be reached is told with its address, also where its name has several', async () => {
  const port = await freePort();
  for (const host of ['127.0.0.1', 'localhost']) {
    const [finding] = await found(`postgresql://dana:secret@${host}:${port}/sundial`);
    expect(finding).toMatchObject({ state: 'bad', text: `No PostgreSQL answers at ${host}:${port} (ECONNREFUSED)` });
  }
  const [nowhere] = await found('postgresql://dana:secret@nowhere.invalid/sundial');
  expect(nowhere?.text).toMatch(/^No PostgreSQL answers at nowhere\.invalid:5432 \((ENOTFOUND|EAI_AGAIN)\)$/);
});

test('a server that never answers is one that cannot be reached', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  const port = await new Promise<number>((resolve) =>
    silent.once('listening', () => resolve((silent.address() as { port: number }).port)),
  );
  const url = `postgresql://dana:secret@127.0.0.1:${port}/sundial`;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 50 });
  const error = await client.connect().catch((reason: unknown) => reason);
  silent.close();
  expect(databaseTrouble(error, url)?.text).toBe(`No PostgreSQL answers at 127.0.0.1:${port} (in time)`);
});

test('another error is none of these', () => {
  expect(databaseTrouble(new Error('syntax error'), there.href)).toBeNull();
});
