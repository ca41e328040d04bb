import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { database } from '@/db/client';
import { notices, users } from '@/db/schema/identity';
import { openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';
import type { Role } from '@/modules/identity/schema';
import { useDatabase } from '../../tests/support/database';
import { misfits } from '../../tests/support/described';
import { mailboxRuntime } from '../../tests/support/mailbox';
import { createApi } from './app';

useDatabase();
const api = createApi(mailboxRuntime());
const ORIGIN = 'http://localhost:3000';

interface Person {
  readonly id: string;
  readonly token: string;
}

async function person(role: Role, expires = new Date(Date.now() + 3_600_000)): Promise<Person> {
  const token = randomUUID();
  const [user] = await database()
    .insert(users)
    .values({ email: `${token}@acme.test`, role })
    .returning();
  await openSession({ tokenHash: sessionHash(token), userId: user!.id, expires });
  return { id: user!.id, token };
}

async function call(path: string, who: Person | null, init: RequestInit & { json?: unknown } = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (who) headers.set('cookie', `theme=dark; next-auth.session-token=${who.token}`);
  if (init.json !== undefined) headers.set('content-type', 'application/json');
  const body = init.json === undefined ? init.body : JSON.stringify(init.json);
  const answer = await api.request(path, { ...init, headers, body });
  expect(await misfits(init.method ?? 'GET', path, answer)).toEqual([]);
  return answer;
}

const people = {} as Record<Role, Person>;
beforeAll(async () => {
  for (const role of ['WAITLIST', 'USER', 'TRAINER', 'ADMIN'] as const) people[role] = await person(role);
});

const ID = '00000000-0000-4000-8000-000000000000';
const LOOP = 'aaaaaaaaaaaaaaaa';

describe('text that cannot be kept', () => {
  const NUL = 'before\u0000after';
  it.each<[string, string, unknown, string]>([
    ['POST', '/api/support', { topic: 'other', message: NUL }, 'message'],
    ['PATCH', '/api/user', { name: NUL }, 'name'],
    ['POST', '/api/delegates', { email: 'ana@acme.test', name: NUL, rights: ['schedule'] }, 'name'],
    ['POST', '/api/assistants', { name: 'Ana', address: 'ana', signature: NUL }, 'signature'],
    ['POST', '/api/assistants', { name: 'Ana', address: 'ana', signature: 'half \ud83d' }, 'signature'],
    ['POST', '/api/preferences/preview', { text: NUL }, 'text'],
  ])('is refused by %s %s', async (method, path, json, field) => {
    const answer = await call(path, people.USER, { method, json });
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
  });

  it.each(['/api/loops?q=%00', '/api/people?q=%00', '/api/loops/%00', '/api/howie-invite-suggestions?q=%00'])(
    'is no error of ours in %s',
    async (path) => expect((await call(path, people.USER)).status).toBeLessThan(500),
  );
});

/** What a route answers a member when there is nothing there, or nothing was given. Who may call: see matrix.test. */
const ROUTES: readonly [method: string, path: string, status: number][] = [
  ['PATCH', '/api/user', 400],
  ['GET', '/api/user/sessions', 200],
  ['DELETE', '/api/user/sessions/0123456789abcdef', 404],
  ['DELETE', `/api/user/notices/${ID}`, 404],
  ['GET', '/api/user/basics', 200],
  ['PUT', '/api/user/basics', 400],
  ['GET', '/api/preferences', 200],
  ['PUT', '/api/preferences', 400],
  ['GET', '/api/preferences/versions', 200],
  ['POST', '/api/preferences/undo', 400],
  ['POST', '/api/preferences/preview', 400],
  ['POST', '/api/preferences/simulate', 400],
  ['POST', '/api/preferences/initialize', 409],
  ['GET', '/api/preferences/initialize', 404],
  ['GET', '/api/integrations', 200],
  ['DELETE', `/api/integrations/${ID}`, 404],
  ['GET', '/api/integrations/mailboxes', 200],
  ['POST', '/api/integrations/mailboxes', 400],
  ['DELETE', `/api/integrations/mailboxes/${ID}`, 404],
  ['PATCH', `/api/calendars/${ID}`, 400],
  ['GET', '/api/loops', 200],
  ['GET', '/api/loops/events', 200],
  ['GET', '/api/loops?state=nonsense', 400],
  ['GET', '/api/loops?cursor=1', 400],
  ['GET', `/api/loops/${LOOP}`, 404],
  ['GET', `/api/loops/${LOOP}/choices`, 404],
  ['POST', `/api/loops/${LOOP}/decide`, 400],
  ['POST', `/api/loops/${LOOP}/stop`, 404],
  ['POST', `/api/mails/${ID}/schedule`, 404],
  ['POST', `/api/loops/${LOOP}/cancel`, 404],
  ['POST', `/api/loops/${LOOP}/take-over`, 404],
  ['POST', `/api/loops/${LOOP}/hand-back`, 404],
  ['POST', `/api/loops/${LOOP}/hold-off`, 400],
  ['POST', `/api/loops/${LOOP}/resume`, 404],
  ['GET', `/api/loops/${LOOP}/why?at=2026-03-02T10:00:00Z`, 404],
];

it.each(ROUTES)('%s %s answers %i where nothing is', async (method, path, status) => {
  const init = method === 'GET' || method === 'DELETE' ? { method } : { method, json: { unknown: true } };
  expect((await call(path, people.USER, init)).status).toBe(status);
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

  it('lets nobody make themselves more than they are', async () => {
    for (const more of [
      { role: 'ADMIN' },
      { email: 'x@acme.test' },
      { id: people.ADMIN.id },
      { emailVerified: null },
    ]) {
      expect((await call('/api/user', people.USER, { method: 'PATCH', json: { name: 'Ana', ...more } })).status).toBe(
        400,
      );
    }
    const [user] = await database().select().from(users).where(eq(users.id, people.USER.id));
    expect(user).toMatchObject({ role: 'USER', email: `${people.USER.token}@acme.test` });
  });

  it('on https knows a session by the cookie only that browsers take over https only', async () => {
    const runtime = mailboxRuntime();
    const https = createApi({ ...runtime, settings: { ...runtime.settings, baseUrl: 'https://sundial.test' } });
    const status = async (cookie: string) =>
      (await https.request('/api/user/sessions', { headers: { cookie } })).status;
    const { token } = people.USER;
    expect(await status(`next-auth.session-token=${token}`)).toBe(401);
    expect(await status(`x__Secure-next-auth.session-token=${token}`)).toBe(401);
    expect(await status(`theme=dark; __Secure-next-auth.session-token=${token}`)).toBe(200);
    expect(
      (await call('/api/user/sessions', null, { headers: { cookie: `__Secure-next-auth.session-token=${token}` } }))
        .status,
    ).toBe(401);
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
