import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/db/client';
import { accessTokens } from '@/db/schema/access';
import { billingMails } from '@/db/schema/billing';
import { sessions, users } from '@/db/schema/identity';
import { apiAs, type CallProduct } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';
import { apiBy } from '../../../tests/support/token';
import { forgetTokens } from './commands';
import { MAX_TOKENS } from './constants';

useDatabase();
const runtime = mailboxRuntime();
const WANTED = { name: 'Nightly', scopes: ['preferences:read'], days: 90 };
const DAY_MS = 86_400_000;

let userId: string;
let call: CallProduct;
beforeEach(async () => {
  const [user] = await database()
    .insert(users)
    .values({ email: `${randomUUID()}@acme.test` })
    .returning();
  userId = (user as { id: string }).id;
  call = await apiAs(runtime, userId);
});
const made = async (): Promise<{ id: string; token: string }> =>
  (await call('POST', '/api/user/tokens', WANTED)).json();
const listed = async () => (await (await call('GET', '/api/user/tokens')).json()).items;

it('a token that is made is told of by mail, once, with how to end it', async () => {
  await made();
  const mails = await database().select().from(billingMails).where(eq(billingMails.userId, userId));
  expect(mails.map(({ kind, data }) => [kind, data.what, data.path])).toEqual([
    ['token_made', 'Nightly', '/settings/developers'],
  ]);
});

it('a token is shown once; afterwards its name, its end, its scopes and its last hour of use', async () => {
  const { id, token } = await made();
  expect(token).toMatch(/^sundial_pat_[\w-]{43}$/);
  const [row] = await listed();
  expect(row).toMatchObject({
    id,
    name: 'Nightly',
    ending: token.slice(-4),
    scopes: ['preferences:read'],
    lastUsedAt: null,
  });
  expect(row.expiresAt - row.createdAt).toBe(90 * DAY_MS);
  expect(JSON.stringify(await database().select().from(accessTokens))).not.toContain(token.slice(0, -4));
  const program = apiBy(runtime, token);
  const before = Date.now();
  expect((await program('GET', '/api/user/basics')).status).toBe(200);
  const { lastUsedAt } = (await listed())[0];
  expect(lastUsedAt).toBeGreaterThanOrEqual(before);
  await program('GET', '/api/user/basics');
  expect((await listed())[0].lastUsedAt).toBe(lastUsedAt);
});

it('a token that was revoked opens nothing, and nobody revokes another’s', async () => {
  const { id, token } = await made();
  const [other] = await database()
    .insert(users)
    .values({ email: `${randomUUID()}@acme.test` })
    .returning();
  expect((await (await apiAs(runtime, other!.id))('DELETE', `/api/user/tokens/${id}`)).status).toBe(404);
  expect((await call('DELETE', `/api/user/tokens/${id}`)).status).toBe(204);
  expect((await apiBy(runtime, token)('GET', '/api/user/basics')).status).toBe(401);
  const { items } = await (await call('GET', '/api/user/activity')).json();
  expect(items.slice(0, 2).map(({ action, detail }: Record<string, string>) => [action, detail])).toEqual([
    ['token.revoked', 'Nightly'],
    ['token.made', 'Nightly'],
  ]);
});

it('an account has so many, also where they are asked for at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: MAX_TOKENS + 3 }, () => call('POST', '/api/user/tokens', WANTED)),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(3);
  expect((await refused[0]!.json()).code).toBe('too_many');
});

it.each([
  [{ ...WANTED, name: ' ' }, 'name'],
  [{ ...WANTED, scopes: [] }, 'scopes'],
  [{ ...WANTED, scopes: ['admin'] }, 'scopes.0'],
  [{ ...WANTED, days: 10_000 }, 'days'],
])('%j is refused by its field', async (body, field) => {
  const answer = await call('POST', '/api/user/tokens', body);
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
});

it('is made by whoever has signed in a short while ago', async () => {
  await database()
    .update(sessions)
    .set({ authenticatedAt: new Date(0) })
    .where(eq(sessions.userId, userId));
  const answer = await call('POST', '/api/user/tokens', WANTED);
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'reauth_required']);
});

it('a token that is over stays in the list for a month, and then is forgotten', async () => {
  const { id } = await made();
  const end = Date.now() + 90 * DAY_MS;
  await forgetTokens(new Date(end + 29 * DAY_MS));
  expect((await listed()).map((row: { id: string }) => row.id)).toEqual([id]);
  await forgetTokens(new Date(end + 31 * DAY_MS));
  expect(await listed()).toEqual([]);
});
