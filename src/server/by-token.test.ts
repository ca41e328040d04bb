import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCOPES } from '@/core/access/scopes';
import { database } from '@/db/client';
import { accessTokens } from '@/db/schema/access';
import { auditLog, users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { tokenHash } from '@/modules/tokens/policy';
import { apiAs } from '../../tests/support/api';
import { useDatabase } from '../../tests/support/database';
import { mailboxRuntime, ownerWithLoop } from '../../tests/support/mailbox';
import { apiBy, tokenOf } from '../../tests/support/token';
import { createApi } from './app';
import { ENDPOINTS } from './openapi/registry';

useDatabase();
const runtime = mailboxRuntime();
/** What stands in a path for something that does not exist. */
const NOTHING: Readonly<Record<string, string>> = { command: 'stop', name: '0'.repeat(32) };
const filled = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => NOTHING[name] ?? '00000000-0000-4000-8000-000000000000');
const named = (given: typeof ENDPOINTS) =>
  given.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const OPEN = ENDPOINTS.filter(({ scope }) => scope !== undefined);
/** What nobody needs a key for is open to a program as to any visitor. */
const CLOSED = ENDPOINTS.filter(({ scope, caller }) => scope === undefined && caller !== 'anyone' && caller !== 'link');

async function member(role: 'USER' | 'ADMIN' = 'USER'): Promise<string> {
  const [user] = await database()
    .insert(users)
    .values({ email: `${randomUUID()}@acme.test`, role })
    .returning();
  return (user as { id: string }).id;
}

describe('a token', () => {
  let all: Awaited<ReturnType<typeof apiBy>>;
  beforeAll(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  // An account each, so that what may be called in a minute is enough.
  beforeEach(async () => {
    all = apiBy(runtime, await tokenOf(await member('ADMIN'), ...SCOPES));
  });

  it.each(named(CLOSED))('opens with all scopes not %s', async (_, { method, path }) => {
    const body = method === 'GET' ? undefined : {};
    const answer = await all(method, filled(path), body);
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'insufficient_scope']);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="sundial", error="insufficient_scope"');
  });

  it.each(named(OPEN))('opens by its scope, and by no other one, %s', async (_, { method, path, scope, caller }) => {
    expect(caller).toBe('member');
    const owner = await member();
    const body = method === 'GET' ? undefined : {};
    const call = async (token: string) => {
      const answer = await apiBy(runtime, token)(method, filled(path), body);
      const { code = null } = (await answer.json().catch(() => null)) ?? {};
      return { status: answer.status, code, asked: answer.headers.get('www-authenticate') };
    };
    const others = SCOPES.filter((one) => one !== scope);
    expect(await call(await tokenOf(owner, ...others))).toEqual({
      status: 403,
      code: 'insufficient_scope',
      asked: `Bearer realm="sundial", error="insufficient_scope", scope="${scope}"`,
    });
    const token = await tokenOf(owner, scope!);
    const opened = await call(token);
    expect(['unauthenticated', 'forbidden', 'insufficient_scope', 'origin', 'internal']).not.toContain(opened.code);
    await database().update(users).set({ role: 'WAITLIST' }).where(eq(users.id, owner));
    expect(await call(token)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await call('sundial_pat_unknown')).toEqual({
      status: 401,
      code: 'invalid_token',
      asked: 'Bearer realm="sundial", error="invalid_token"',
    });
  });
});

it('what tokens open is a short list, of which nothing is staff’s, paid for, or a key', () => {
  expect(new Set(OPEN.map(({ scope }) => scope))).toEqual(new Set(SCOPES));
  expect(OPEN.map(({ method, path, scope }) => `${scope} ${method} ${path}`).sort()).toEqual([
    'availability:read GET /api/loops/{id}/choices',
    'availability:read GET /api/loops/{id}/why',
    'availability:read POST /api/preferences/simulate',
    'hooks:write DELETE /api/hooks/{id}',
    'hooks:write GET /api/hooks',
    'hooks:write GET /api/hooks/{id}',
    'hooks:write GET /api/hooks/{id}/deliveries',
    'hooks:write PATCH /api/hooks/{id}',
    'hooks:write POST /api/hooks',
    'hooks:write POST /api/hooks/{id}/deliveries/{delivery}/resend',
    'hooks:write POST /api/hooks/{id}/rotate',
    'hooks:write POST /api/hooks/{id}/test',
    'meetings:read GET /api/loops',
    'meetings:read GET /api/loops/{id}',
    'meetings:write POST /api/loops/{id}/decide',
    'meetings:write POST /api/loops/{id}/hold-off',
    'meetings:write POST /api/loops/{id}/late',
    'meetings:write POST /api/loops/{id}/take-back',
    'meetings:write POST /api/loops/{id}/{command}',
    'meetings:write POST /api/mails/{id}/schedule',
    'preferences:read GET /api/preferences',
    'preferences:read GET /api/preferences/versions',
    'preferences:read GET /api/user/basics',
  ]);
});

it('is refused once it is over, taken back, or its account is out of use; without any, the answer says what is wanted', async () => {
  const owner = await member();
  const read = async (token: string) => (await apiBy(runtime, token)('GET', '/api/loops')).status;
  const [over, live, revoked] = await Promise.all([1, 2, 3].map(() => tokenOf(owner, 'meetings:read')));
  const past = { createdAt: new Date(Date.now() - 2000), expiresAt: new Date(Date.now() - 1000) };
  await database()
    .update(accessTokens)
    .set(past)
    .where(eq(accessTokens.tokenHash, tokenHash(over!)));
  await database()
    .delete(accessTokens)
    .where(eq(accessTokens.tokenHash, tokenHash(revoked!)));
  expect([await read(over!), await read(revoked!), await read(live!)]).toEqual([401, 401, 200]);
  await database().update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, owner));
  expect(await read(live!)).toBe(401);
  const without = await createApi(runtime).request('/api/loops');
  expect([without.status, without.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="sundial"']);
});

it('counts where a cookie comes along, too; and a page of another site cannot send either', async () => {
  const dana = await ownerWithLoop();
  const token = await tokenOf(dana.ownerId, 'meetings:read');
  const signedIn = await apiAs(runtime, dana.ownerId);
  const key = { authorization: `Bearer ${token}` };
  expect((await signedIn('GET', '/api/loops', undefined, key)).status).toBe(200);
  // The cookie alone would open it.
  const both = await signedIn('POST', `/api/loops/${dana.loopId}/stop`, undefined, key);
  expect([both.status, (await both.json()).code]).toEqual([403, 'insufficient_scope']);
  const wanted = {
    method: 'OPTIONS',
    headers: { origin: 'https://other.test', 'access-control-request-headers': 'authorization' },
  };
  const preflight = await createApi(runtime).request('/api/loops', wanted);
  expect([preflight.ok, preflight.headers.get('access-control-allow-origin')]).toEqual([false, null]);
});

it('reads no link by which its owner, or a guest, acts; and what it writes stands in the log with its name', async () => {
  const dana = await ownerWithLoop();
  const key = 'k'.repeat(43);
  const title = `See https://sundial.test/approve/${key}?yes`;
  await database()
    .update(loops)
    .set({ title, state: sql`jsonb_set(${loops.state}, '{meeting,title}', to_jsonb(${title}::text))` })
    .where(eq(loops.id, dana.loopId));
  const call = apiBy(runtime, await tokenOf(dana.ownerId, 'meetings:read', 'meetings:write'));
  const text = await (await call('GET', '/api/loops')).text();
  expect([text.includes('/approve/…'), text.includes(key)]).toEqual([true, false]);
  expect((await call('POST', `/api/loops/${dana.loopId}/stop`)).status).toBe(200);
  const [act] = await database()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.userId, dana.ownerId), eq(auditLog.action, 'token.wrote')))
    .orderBy(desc(auditLog.at));
  expect(act).toMatchObject({ reason: `POST /api/loops/${dana.loopId}/stop`, data: { token: 'Nightly' } });
  const activity = await (await (await apiAs(runtime, dana.ownerId))('GET', '/api/user/activity')).json();
  expect(activity.items).toContainEqual(
    expect.objectContaining({ action: 'token.wrote', own: true, token: 'Nightly' }),
  );
});

it('may be used so often in a minute, and is told how long to wait', async () => {
  const call = apiBy(runtime, await tokenOf(await member(), 'preferences:read'));
  let answer = await call('GET', '/api/loops');
  for (let calls = 1; calls <= 300 && answer.status === 403; calls += 1) answer = await call('GET', '/api/loops');
  expect([answer.status, (await answer.json()).code]).toEqual([429, 'too_many']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
