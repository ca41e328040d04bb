import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { openingState } from '@/core/loop/opening';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';
import { apiAs, type CallProduct } from '../../tests/support/api';
import { useDatabase } from '../../tests/support/database';
import { mailboxRuntime } from '../../tests/support/mailbox';
import type { Endpoint } from './openapi/endpoint';
import { ENDPOINTS } from './openapi/registry';

useDatabase();

const MANY = 31;
/** Every route that answers with a page of a list, but of lists of something that has to be there. */
const LISTS = ENDPOINTS.filter((endpoint) => endpoint.method === 'GET' && isList(endpoint))
  .map(({ path }) => path)
  .filter((path) => !path.includes('{'));

function isList({ answers }: Endpoint): boolean {
  const answer = answers[200] as { shape?: object } | null | undefined;
  return 'nextCursor' in (answer?.shape ?? {});
}

let call: CallProduct;
beforeAll(async () => {
  const email = 'dana@acme.test';
  const [user] = await database().insert(users).values({ email, role: 'ADMIN' }).returning();
  const userId = (user as { id: string }).id;
  call = await apiAs(mailboxRuntime(), userId);
  const expires = new Date(Date.now() + 3_600_000);
  // One more is that of the calls.
  for (let i = 1; i < MANY; i += 1) await openSession({ tokenHash: sessionHash(randomUUID()), userId, expires });
  for (let i = 0; i < MANY; i += 1) {
    const id = `${'abcdefghijklmnopqrstuvwxyz234567'[i]}`.repeat(16);
    const state = openingState({ address: email, name: 'Dana', zone: 'Etc/UTC' }, `Call ${i}`);
    await database()
      .insert(loops)
      .values({ id, ownerId: userId, phase: state.phase, title: `Call ${i}`, state });
  }
});

it('there are lists', () => {
  expect(LISTS).toEqual(expect.arrayContaining(['/api/loops', '/api/people', '/api/user/sessions']));
  expect(LISTS.length).toBeGreaterThan(10);
});

it.each(LISTS)('%s refuses a limit or cursor that it does not know, by field', async (path) => {
  for (const field of ['limit', 'cursor']) {
    for (const value of ['', 'x', '-1', '0', '1e9', 'null']) {
      const answer = await call('GET', `${path}?${field}=${value}`);
      const { code, fields } = await answer.json();
      expect([value, answer.status, code, Object.keys(fields ?? {})]).toEqual([value, 400, 'invalid', [field]]);
    }
  }
  expect((await call('GET', `${path}?limit=51`)).status).toBe(400);
  expect((await call('GET', `${path}?limit=50`)).status).toBe(200);
});

it.each(['/api/loops', '/api/user/sessions'])(
  '%s has 10 on its first page, then 20, and nothing twice',
  async (path) => {
    const sizes: number[] = [];
    const seen = new Set<string>();
    let cursor: string | null = null;
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = await (
        await call('GET', cursor === null ? path : `${path}?cursor=${cursor}`)
      ).json();
      sizes.push(page.items.length);
      for (const { id } of page.items) seen.add(id);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect([sizes, seen.size]).toEqual([[10, 20, 1], MANY]);
  },
);
