import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';
import { MAX_DELEGATES } from './commands';
import { schedulersAmong } from './queries';

useDatabase();
const PATH = '/api/delegates';
let count = 0;
async function user(role: 'USER' | 'WAITLIST' = 'USER') {
  const [row] = await database()
    .insert(users)
    .values({ email: `user${++count}@acme.test` })
    .returning();
  const { id, email } = row as typeof users.$inferSelect;
  return { id, email, call: await apiAs(mailboxRuntime(), id, role) };
}
const fields = async (answer: Response) => [answer.status, Object.keys((await answer.json()).fields ?? {})];

it('lists, adds, changes and removes; what is removed counts no more', async () => {
  const { id, call } = await user();
  const added = await call('POST', PATH, { email: ' Ana@Acme.test ', name: 'Ana', rights: ['initiate', 'schedule'] });
  expect(added.status).toBe(201);
  const row = await added.json();
  expect(row).toMatchObject({ email: 'ana@acme.test', name: 'Ana', rights: ['schedule', 'initiate'] });
  expect(await schedulersAmong(id, ['ana@acme.test'])).toEqual(new Set(['ana@acme.test']));
  const changed = await call('PATCH', `${PATH}/${row.id}`, { rights: ['initiate'] });
  expect(await changed.json()).toEqual({ ...row, rights: ['initiate'] });
  expect((await schedulersAmong(id, ['ana@acme.test'])).size).toBe(0);
  expect((await (await call('GET', PATH)).json()).items).toHaveLength(1);
  expect((await call('DELETE', `${PATH}/${row.id}`)).status).toBe(204);
  expect((await (await call('GET', PATH)).json()).items).toEqual([]);
});

it('refuses the own address, a second time, and too many', async () => {
  const { email, call } = await user();
  const add = (address: string) => call('POST', PATH, { email: address, rights: ['schedule'] });
  expect((await add(email)).status).toBe(409);
  expect((await add('ana@acme.test')).status).toBe(201);
  expect((await (await add('ana@acme.test')).json()).code).toBe('taken');
  for (let n = 1; n < MAX_DELEGATES; n += 1) await add(`d${n}@acme.test`);
  const refused = await add('one-more@acme.test');
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'too_many']);
});

it('answers 400 per field', async () => {
  const { call } = await user();
  expect(await fields(await call('POST', PATH, { email: 'x', rights: [] }))).toEqual([400, ['email', 'rights']]);
  expect(await fields(await call('POST', PATH, { email: 'a@b.test', rights: ['all'] }))).toEqual([400, ['rights.0']]);
  const { id } = await (await call('POST', PATH, { email: 'a@b.test', rights: ['schedule'] })).json();
  expect(await fields(await call('PATCH', `${PATH}/${id}`, { rights: [], owner: 'x' }))).toEqual([
    400,
    ['rights', '_'],
  ]);
});

it('answers 401, 403, and 404 for somebody else’s', async () => {
  const visitor = await apiAs(mailboxRuntime(), null);
  const { call } = await user();
  const { id } = await (await call('POST', PATH, { email: 'a@b.test', rights: ['schedule'] })).json();
  const other = await user();
  const waiting = await user('WAITLIST');
  for (const [method, path] of [
    ['GET', PATH],
    ['POST', PATH],
    ['PATCH', `${PATH}/${id}`],
    ['DELETE', `${PATH}/${id}`],
  ] as const) {
    expect((await visitor(method, path)).status).toBe(401);
    expect((await waiting.call(method, path)).status).toBe(403);
  }
  expect((await other.call('PATCH', `${PATH}/${id}`, { name: 'Mine' })).status).toBe(404);
  expect((await other.call('DELETE', `${PATH}/${id}`)).status).toBe(404);
  expect((await other.call('DELETE', `${PATH}/x`)).status).toBe(404);
});
