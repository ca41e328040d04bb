import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { guardConsole } from '@/main/log';
import type { ApiEnv } from '@/modules/identity/policy';
import { answerError } from '@/server/errors';
import { useDatabase } from './support/database';

useDatabase();
const SECRET = 'dana.secret@acme.test';
const insertTwice = async () => {
  await database()
    .insert(users)
    .values([{ email: SECRET }, { email: SECRET }]);
};

it('the console of a process holds no value of a statement that failed, whoever writes to it', async () => {
  const written: string[] = [];
  const write = (...parts: unknown[]) => void written.push(parts.map(String).join(' '));
  const target = { error: write, warn: write, info: write, log: write, debug: write };
  guardConsole(target);
  const failed = await insertTwice().catch((error: unknown) => error);
  target.error(' ⨯', failed);
  target.warn(`it failed: ${failed}`);
  expect(written.join()).toContain('duplicate key value violates unique constraint');
  expect(written.join()).not.toContain(SECRET);
});

it('an error in the API is logged without the values of its statement', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const api = new Hono<ApiEnv>().get('/', (c) => insertTwice().then(() => c.text('done')));
  api.onError((error, c) => answerError(error, c));
  expect((await api.request('/')).status).toBe(500);
  const line = JSON.stringify(logged.mock.calls);
  logged.mockRestore();
  expect(line).toContain('[api] GET / Error: Failed query');
  expect(line).not.toContain(SECRET);
});
