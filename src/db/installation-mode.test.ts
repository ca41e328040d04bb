import pg from 'pg';
import { beforeEach, expect, it } from 'vitest';
import { useDatabase } from '../../tests/support/database';
import { emptyDatabase } from './empty';
import { claimMode, storedMode } from './installation-mode';

const { url } = useDatabase();
const never = () => null;

async function ask(text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
const stored = async () => {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  return storedMode(client).finally(() => client.end());
};

beforeEach(() => emptyDatabase(url()));

it('a database belongs to the mode of its first start, and refuses the other with what to do', async () => {
  await claimMode(url(), 'sandbox', never);
  await claimMode(url(), 'sandbox', never);
  await expect(claimMode(url(), 'live', never)).rejects.toThrow('`npx sundial reset`');
  expect(await stored()).toBe('sandbox');
});

it('real data are not for the sandbox, where anybody signs in as anybody', async () => {
  await claimMode(url(), 'live', never);
  await expect(claimMode(url(), 'sandbox', never)).rejects.toThrow('Set SANDBOX=off');
});

it('two first starts at once in different modes: one is refused', async () => {
  const both = await Promise.allSettled([claimMode(url(), 'live', never), claimMode(url(), 'sandbox', never)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('of data that are older than this record, the traces of practising tell', async () => {
  const older = async () => {
    await emptyDatabase(url());
    await ask(`INSERT INTO users (email) VALUES ('dana@acme.test')`);
  };
  await older();
  await expect(claimMode(url(), 'live', () => Date.now())).rejects.toThrow('sundial reset');
  expect(await stored()).toBeNull();
  await older();
  await ask('UPDATE clock_offset SET offset_seconds = 60');
  await expect(claimMode(url(), 'live', never)).rejects.toThrow('sundial reset');
  await older();
  await claimMode(url(), 'live', never);
  await older();
  await expect(claimMode(url(), 'sandbox', never)).rejects.toThrow('Set SANDBOX=off');
});

it('of whoever went live on practised data before this record, nobody is locked out', async () => {
  await ask(`INSERT INTO users (email) VALUES ('dana@acme.test')`);
  await ask('UPDATE clock_offset SET offset_seconds = 60');
  await ask(`INSERT INTO sessions (token_hash, user_id, expires) SELECT 'x', id, now() FROM users`);
  await claimMode(url(), 'live', () => Date.now() - 86_400_000);
  expect(await stored()).toBe('live');
});

it('an emptied database is as after its migrations, and takes either mode; other tables in it stay', async () => {
  await ask('CREATE TABLE somebody_elses (n int); INSERT INTO somebody_elses VALUES (1)');
  await ask(`INSERT INTO users (email) VALUES ('dana@acme.test')`);
  await ask('UPDATE clock_offset SET offset_seconds = 60');
  await claimMode(url(), 'sandbox', never);
  await emptyDatabase(url());
  expect((await ask('SELECT * FROM users')).rows).toEqual([]);
  expect((await ask('SELECT * FROM clock_offset')).rows).toEqual([{ id: 1, offset_seconds: 0 }]);
  expect((await ask('SELECT * FROM somebody_elses')).rows).toEqual([{ n: 1 }]);
  await claimMode(url(), 'live', never);
});
