import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { database } from '@/db/client';
import { notices, users } from '@/db/schema/identity';
import { openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';
import type { Role } from '@/modules/identity/schema';
import { useDatabase } from '../../tests/support/database';
import { mailboxRuntime } from '../../tests/support/mailbox';
import { createApi } from './app';

useDatabase();
const api = createApi(mailboxRuntime());
const ORIGIN = 'http://localhost:3000';

interface Person {
  readonly id: string;
  readonly token: string;
}

async function person(role: Role, expires = new Date(Date.now() + 60_000)): Promise<Person> {
  const token = randomUUID();
  const [user] = await database()
    .insert(users)
    .values({ email: `${token}@acme.test`, role })
    .returning();
  await openSession({ tokenHash: sessionHash(token), userId: user!.id, expires });
  return { id: user!.id, token };
}

function call(path: string, who: Person | null, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (who) headers.set('cookie', `theme=dark; next-auth.session-token=${who.token}`);
  if (init.json !== undefined) headers.set('content-type', 'application/json');
  const body = init.json === undefined ? init.body : JSON.stringify(init.json);
  return Promise.resolve(api.request(path, { ...init, headers, body }));
}

const people = {} as Record<Role, Person>;
beforeAll(async () => {
  for (const role of ['WAITLIST', 'USER', 'TRAINER', 'ADMIN'] as const) people[role] = await person(role);
});

const ID = '00000000-0000-4000-8000-000000000000';
const LOOP = 'aaaaaaaaaaaaaaaa';
const ALL: Role[] = ['WAITLIST', 'USER', 'TRAINER', 'ADMIN'];
const MEMBERS: Role[] = ['USER', 'TRAINER', 'ADMIN'];

/** Every guarded route: who may use it, and what it answers them when there is nothing there (or nothing given). */
const ROUTES: readonly [method: string, path: string, allowed: Role[], status: number][] = [
  ['PATCH', '/api/user', ALL, 400],
  ['GET', '/api/user/sessions', ALL, 200],
  ['DELETE', '/api/user/sessions/0123456789abcdef', ALL, 404],
  ['DELETE', `/api/user/notices/${ID}`, ALL, 404],
  ['GET', '/api/user/basics', MEMBERS, 200],
  ['PUT', '/api/user/basics', MEMBERS, 400],
  ['GET', '/api/preferences', MEMBERS, 200],
  ['PUT', '/api/preferences', MEMBERS, 400],
  ['GET', '/api/preferences/versions', MEMBERS, 200],
  ['POST', '/api/preferences/undo', MEMBERS, 400],
  ['POST', '/api/preferences/preview', MEMBERS, 400],
  ['POST', '/api/preferences/simulate', MEMBERS, 400],
  ['POST', '/api/preferences/initialize', MEMBERS, 409],
  ['GET', '/api/preferences/initialize', MEMBERS, 404],
  ['GET', '/api/integrations', MEMBERS, 200],
  ['DELETE', `/api/integrations/${ID}`, MEMBERS, 404],
  ['GET', '/api/integrations/mailboxes', MEMBERS, 200],
  ['POST', '/api/integrations/mailboxes', MEMBERS, 400],
  ['DELETE', `/api/integrations/mailboxes/${ID}`, MEMBERS, 404],
  ['PATCH', `/api/calendars/${ID}`, MEMBERS, 400],
  ['GET', '/api/loops', MEMBERS, 200],
  ['GET', '/api/loops/events', MEMBERS, 200],
  ['GET', '/api/loops?state=nonsense', MEMBERS, 400],
  ['GET', '/api/loops?cursor=1', MEMBERS, 400],
  ['GET', `/api/loops/${LOOP}`, MEMBERS, 404],
  ['GET', `/api/loops/${LOOP}/choices`, MEMBERS, 404],
  ['POST', `/api/loops/${LOOP}/decide`, MEMBERS, 400],
  ['POST', `/api/loops/${LOOP}/stop`, MEMBERS, 404],
  ['POST', `/api/mails/${ID}/schedule`, MEMBERS, 404],
  ['POST', `/api/loops/${LOOP}/cancel`, MEMBERS, 404],
  ['POST', `/api/loops/${LOOP}/take-over`, MEMBERS, 404],
  ['POST', `/api/loops/${LOOP}/hand-back`, MEMBERS, 404],
  ['POST', `/api/loops/${LOOP}/hold-off`, MEMBERS, 400],
  ['POST', `/api/loops/${LOOP}/resume`, MEMBERS, 404],
  ['GET', `/api/loops/${LOOP}/why?at=2026-03-02T10:00:00Z`, MEMBERS, 404],
];

describe.each(ROUTES)('%s %s', (method, path, allowed, status) => {
  const init = method === 'GET' || method === 'DELETE' ? { method } : { method, json: { unknown: true } };

  it('answers a visitor 401', async () => {
    const answer = await call(path, null, init);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ error: 'Please sign in', code: 'unauthenticated' });
  });

  it.each(ALL)('knows what %s may do', async (role) => {
    const answer = await call(path, people[role], init);
    expect(answer.status).toBe(allowed.includes(role) ? status : 403);
  });
});

describe('the API', () => {
  it('answers its health to anyone, with the version of the time-zone data', async () => {
    const answer = await call('/api/health', null);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      ok: true,
      database: 'up',
      tzData: expect.stringMatching(/^20\d\d[a-z]$/),
    });
  });

  it('answers 404 for routes that do not exist, and for links that nobody made', async () => {
    expect((await call('/api/nothing', people.ADMIN)).status).toBe(404);
    const body = new URLSearchParams({ set: '1', option: '1' });
    expect((await call(`/api/slots/${LOOP}-p2-${LOOP}a`, null, { method: 'POST', body })).status).toBe(404);
  });

  it('does not know an expired session, nor a token that is the stored hash', async () => {
    const expired = await person('ADMIN', new Date(Date.now() - 1));
    expect((await call('/api/user/sessions', expired)).status).toBe(401);
    const leaked = { id: '', token: sessionHash(people.ADMIN.token) };
    expect((await call('/api/user/sessions', leaked)).status).toBe(401);
  });

  it('refuses writes from other sites, with or without an Origin header', async () => {
    const patch = (headers: Record<string, string>) =>
      call('/api/user', people.USER, { method: 'PATCH', json: { name: 'Ana' }, headers });
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3001']) {
      expect((await patch({ origin })).status).toBe(403);
    }
    expect((await patch({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await patch({ origin: ORIGIN })).status).toBe(200);
    expect((await patch({ origin: 'http://127.0.0.1:3000' })).status).toBe(200);
  });

  it('names the fields that it could not take', async () => {
    const answer = await call('/api/user', people.USER, { method: 'PATCH', json: { name: '' } });
    expect(await answer.json()).toEqual({
      error: 'Invalid input',
      code: 'invalid',
      fields: { name: ['String must contain at least 1 character(s)'] },
    });
  });

  it('answers 400 to what is not JSON and 413 to what is too large', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await call('/api/user', people.USER, { method: 'PATCH', body: '{', headers });
    expect([broken.status, (await broken.json()).code]).toEqual([400, 'invalid']);
    const large = JSON.stringify({ name: 'x'.repeat(300_000) });
    expect((await call('/api/user', people.USER, { method: 'PATCH', body: large, headers })).status).toBe(413);
  });

  it('hides what went wrong inside, and logs it', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = createApi({
      ...mailboxRuntime(),
      clock: { now: () => Promise.reject(new Error('secret detail')) },
    });
    const headers = { cookie: `next-auth.session-token=${people.USER.token}` };
    const answer = await failing.request('/api/user/basics', { headers });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ error: 'Something went wrong', code: 'internal' });
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});

describe('what belongs to somebody else', () => {
  it('a session can be ended by its owner only', async () => {
    const owner = await person('USER');
    const items = async () => (await (await call('/api/user/sessions', owner)).json()).items;
    const [session] = await items();
    expect(session).toMatchObject({ current: true });
    expect((await call(`/api/user/sessions/${session.id}`, people.ADMIN, { method: 'DELETE' })).status).toBe(404);
    expect((await call(`/api/user/sessions/${session.id}`, owner, { method: 'DELETE' })).status).toBe(204);
    expect((await call('/api/user/sessions', owner)).status).toBe(401);
  });

  it('a notice can be put aside by its owner only, once', async () => {
    const [notice] = await database()
      .insert(notices)
      .values({ userId: people.USER.id, key: randomUUID(), kind: 'bounce', text: 'Not delivered' })
      .returning();
    const path = `/api/user/notices/${notice!.id}`;
    const status = async (who: Person) => (await call(path, who, { method: 'DELETE' })).status;
    expect([await status(people.ADMIN), await status(people.USER), await status(people.USER)]).toEqual([404, 204, 404]);
  });
});
