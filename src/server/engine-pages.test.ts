import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { openSession } from '@/modules/identity/commands';
import { sessionHash } from '@/modules/identity/policy';
import { ROLES, type Role } from '@/modules/identity/schema';
import { useDatabase } from '../../tests/support/database';
import { startEnginePages } from './engine-pages';

useDatabase();

const BASE = 'http://localhost:3000';
const ORIGIN = 'http://localhost:3001';
const got: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const cookies = new Map<Role, string>();
let admin: string;
let engine: Server;
let pages: { port: number; stop(): Promise<void> };

beforeAll(async () => {
  engine = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      got.push({ method: request.method!, url: request.url!, headers: request.headers, body });
      response.writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'planted=1',
        'service-worker-allowed': '/',
        'access-control-allow-origin': '*',
      });
      response.end('{"rows":[]}');
    });
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  const adminUrl = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  pages = await startEnginePages({ port: 0, host: '127.0.0.1', adminUrl, baseUrl: BASE, publicUrl: ORIGIN });
  for (const role of ROLES) {
    const token = randomUUID();
    const [user] = await database()
      .insert(users)
      .values({ email: `${token}@acme.test`, role })
      .returning();
    if (role === 'ADMIN') admin = user!.id;
    const expires = new Date(Date.now() + 3_600_000);
    await openSession({ tokenHash: sessionHash(token), userId: user!.id, expires });
    cookies.set(role, `other=1; next-auth.session-token=${token}`);
  }
});
afterAll(async () => {
  await pages.stop();
  engine.close();
});
beforeEach(() => {
  got.length = 0;
});

function call(path: string, init: RequestInit & { as?: Role } = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (init.as) headers.set('cookie', cookies.get(init.as) ?? '');
  return fetch(`http://127.0.0.1:${pages.port}${path}`, { redirect: 'manual', ...init, headers });
}
const query = { method: 'POST', body: '{"query":"SELECT 1"}' };
const ownPage = { origin: ORIGIN, 'content-type': 'application/json' };

describe('the engine’s pages', () => {
  it.each(ROLES.filter((role) => role !== 'ADMIN'))('are not for %s', async (as) => {
    expect((await call('/ui/', { as })).status).toBe(403);
    expect((await call('/query', { as, ...query, headers: ownPage })).status).toBe(403);
    expect(got).toEqual([]);
  });

  it('send a visitor to sign in, and answer nothing else', async () => {
    const page = await call('/ui/invocations', { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.get('location')]).toEqual([302, `${BASE}/auth/signin`]);
    expect((await call('/deployments')).status).toBe(401);
    expect((await call('/query', { ...query, headers: ownPage })).status).toBe(401);
    expect(got).toEqual([]);
  });

  it('are read by an administrator, the engine hears nothing of the session, and the browser takes nothing but them', async () => {
    const headers = { accept: 'application/json', authorization: 'Bearer x', 'x-forwarded-for': '10.0.0.1' };
    const answer = await call('/deployments?x=1', { as: 'ADMIN', headers });
    expect([answer.status, await answer.json()]).toEqual([200, { rows: [] }]);
    expect(got.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /deployments?x=1']);
    expect(got[0]?.headers).not.toHaveProperty('cookie');
    expect(got[0]?.headers).not.toHaveProperty('authorization');
    expect(got[0]?.headers).not.toHaveProperty('x-forwarded-for');
    for (const name of ['set-cookie', 'service-worker-allowed', 'access-control-allow-origin']) {
      expect(answer.headers.get(name)).toBeNull();
    }
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are written down when they are opened, and not for each of their parts', async () => {
    const opened = () =>
      database().$count(auditLog, and(eq(auditLog.action, 'engine.opened'), eq(auditLog.actor, admin)));
    await call('/ui/', { as: 'ADMIN', headers: { accept: 'text/html' } });
    await call('/ui/assets/a.js', { as: 'ADMIN' });
    await call('/version', { as: 'ADMIN' });
    expect(await opened()).toBe(1);
  });

  it('take a query of their own scripts', async () => {
    expect((await call('/query', { as: 'ADMIN', ...query, headers: ownPage })).status).toBe(200);
    expect(got[0]).toMatchObject({ method: 'POST', url: '/query', body: query.body });
  });

  it.each([
    ['of another site', { ...ownPage, origin: 'https://evil.example' }],
    ['of the product’s own pages', { ...ownPage, origin: BASE }],
    ['of whoever does not say', { 'content-type': 'application/json' }],
    ['in a form', { ...ownPage, 'content-type': 'text/plain' }],
  ])('take no query %s', async (_, headers) => {
    expect((await call('/query', { as: 'ADMIN', ...query, headers })).status).toBeGreaterThanOrEqual(400);
    expect(got).toEqual([]);
  });

  it.each([
    ['PATCH', '/invocations/inv_1/kill'],
    ['DELETE', '/deployments/dp_1?force=true'],
    ['POST', '/deployments'],
    ['POST', '/services/loops/state'],
    ['POST', '/query/../deployments'],
    ['PUT', '/limits/rules'],
  ])('change nothing: %s %s', async (method, path) => {
    expect((await call(path, { as: 'ADMIN', method, headers: ownPage, body: '{}' })).status).toBe(405);
    expect(got).toEqual([]);
  });
});
