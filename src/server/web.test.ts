import { randomUUID } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '@/modules/identity/commands';
import { type ApiEnv, sessionHash } from '@/modules/identity/policy';
import { useDatabase } from '../../tests/support/database';
import { mailboxRuntime, ownerWithLoop } from '../../tests/support/mailbox';
import type { Listener } from './pages';
import { startWeb } from './web';

useDatabase();
const seen: IncomingMessage['headers'][] = [];
const visited: (string | undefined)[] = [];
const sandbox = createServer((request, response) => {
  response.setHeader('x-served-by', 'sandbox');
  response.end(`${request.method} ${request.url}`);
});
let moves = 0;
const record: Listener = (request, response) => {
  seen.push(request.headers);
  visited.push(request.url);
  response.end('page');
};
let web: Awaited<ReturnType<typeof startWeb>>;

beforeAll(async () => {
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  web = await startWeb({
    port: 0,
    host: '0.0.0.0',
    dev: false,
    runtime: mailboxRuntime(),
    sandbox: {
      url: `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`,
      clock: new Hono<ApiEnv>().post('/sandbox/clock', (c) => c.json({ moved: ++moves > 0 })),
    },
    pages: {
      handle: record,
      close: async () => {},
    },
  });
});
afterAll(async () => {
  await web.stop();
  await new Promise((resolve) => sandbox.close(resolve));
});

const get = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${web.port}${path}`, init);

/** A request whose target is sent as it stands. */
function raw(
  target: string,
  init: { method?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; headers: IncomingMessage['headers'] }> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port: web.port, path: target, ...init }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    })
      .on('error', reject)
      .end();
  });
}

describe('the web server', () => {
  it.each(['/api/user', '/api/nowhere', '/api/health'])('lets nobody keep what %s answers', async (path) => {
    expect((await get(path)).headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/unsubscribe', '/t', '/poll', '/approve', '/loops', '/api/auth/callback'])(
    'answers a malformed address under %s as one that nobody has',
    async (under) => {
      const path = `${under}/%E0%A4%A`;
      const { status } = await raw(path);
      if (under.startsWith('/api/')) expect(status).toBe(400);
      else expect(visited.at(-1)).toBe('/404');
    },
  );

  it.each(['slots', 'unsubscribe', 'feeds', 'loops', 'approvals', 'assistants'])(
    'answers a malformed address under /api/%s with 400',
    async (under) => {
      expect((await raw(`/api/${under}/%E0%A4%A`)).status).toBe(400);
      expect((await raw(`/api/${under}/%25E0%25A4%25A`)).status).toBeLessThan(500);
    },
  );

  it('stops at once although somebody listens to its events', async () => {
    const { ownerId } = await ownerWithLoop();
    const token = randomUUID();
    await openSession({ tokenHash: sessionHash(token), userId: ownerId, expires: new Date(Date.now() + 3_600_000) });
    const pages = { handle: () => {}, close: async () => {} };
    const options = { port: 0, host: '127.0.0.1', dev: false, runtime: mailboxRuntime(), sandbox: null, pages };
    const other = await startWeb(options);
    const stream = await fetch(`http://127.0.0.1:${other.port}/api/loops/events`, {
      headers: { cookie: `next-auth.session-token=${token}` },
    });
    expect(stream.status).toBe(200);
    const started = performance.now();
    await other.stop();
    expect(performance.now() - started).toBeLessThan(8_000);
    expect(await stream.text()).toBe('event: changed\ndata: []\n\n');
  });

  it('gives every page a policy with a nonce of its own, and tells Next the same', async () => {
    const policies = await Promise.all(
      [get('/'), get('/')].map(async (answer) => (await answer).headers.get('content-security-policy')),
    );
    expect(new Set(policies).size).toBe(2);
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
    expect(policies[0]).not.toContain('unsafe-eval');
    expect(policies[0]).toMatch(/frame-ancestors 'none'(;|$)/);
    expect(seen.map((headers) => headers['content-security-policy'])).toEqual(
      expect.arrayContaining(policies as string[]),
    );
    for (const headers of seen) expect(headers['content-security-policy']).toContain(`'nonce-${headers['x-nonce']}'`);
  });

  it('takes neither a nonce nor a client address from outside', async () => {
    await get('/x', { headers: { 'x-nonce': 'forged', 'x-client-address': '6.6.6.6' } });
    const headers = seen.at(-1);
    expect(headers?.['x-nonce']).not.toBe('forged');
    expect(headers?.['x-client-address']).toBe('127.0.0.1');
  });

  it('believes the proxies that it is told to, and no other', async () => {
    const pages = { handle: record, close: async () => {} };
    const options = { port: 0, host: '127.0.0.1', dev: false, runtime: mailboxRuntime(), sandbox: null, pages };
    const behind = await startWeb({ ...options, proxies: ['127.0.0.0/8', '9.9.9.0/24'] });
    const headers = { 'x-forwarded-for': '1.1.1.1, 8.8.8.8, 9.9.9.9', 'x-forwarded-host': 'evil.test' };
    await fetch(`http://127.0.0.1:${behind.port}/x`, { headers });
    await get('/x', { headers });
    await behind.stop();
    expect(seen.slice(-2).map((one) => one['x-client-address'])).toEqual(['8.8.8.8', '127.0.0.1']);
    expect(seen.slice(-2).map((one) => one['x-forwarded-host'])).toEqual([undefined, undefined]);
  });

  it('counts visitors of the API by their addresses, whatever they say that these are', async () => {
    const pages = { handle: record, close: async () => {} };
    const options = { port: 0, host: '127.0.0.1', dev: false, runtime: mailboxRuntime(), sandbox: null, pages };
    const behind = await startWeb({ ...options, proxies: ['127.0.0.1'] });
    const body = JSON.stringify({ topic: 'other', message: 'Hello', website: 'kept out of the table' });
    const write = (from: string, claimed: string) =>
      fetch(`http://127.0.0.1:${behind.port}/api/support`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', 'x-forwarded-for': from, 'x-client-address': claimed },
      });
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) statuses.push((await write('192.0.2.7', `6.6.6.${turn}`)).status);
    statuses.push((await write('192.0.2.8', '6.6.6.6')).status);
    await behind.stop();
    expect(statuses).toEqual([...Array(20).fill(202), 429, 202]);
  });

  it('sends security headers with pages and with the API', async () => {
    for (const path of ['/', '/api/health']) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-frame-options')).toBe('DENY');
    }
  });

  it('leaves /api/auth to the pages and answers the rest of /api itself, also for the absolute form', async () => {
    expect(await (await get('/api/auth/session')).text()).toBe('page');
    expect((await get('/api/health')).status).toBe(200);
    expect((await raw(`http://localhost:${web.port}/api/nothing`)).headers['content-type']).toContain(
      'application/json',
    );
  });

  it.each([
    ['a page of another site', { origin: 'https://evil.test' }],
    ['a page of another port of this machine', { origin: 'http://localhost:8000' }],
    ['a page that hides its origin', { origin: 'null' }],
    ['another site, by a browser that sends no origin', { 'sec-fetch-site': 'cross-site' }],
    ['another port, by a browser that sends no origin', { 'sec-fetch-site': 'same-site' }],
    ['a name that leads here by a forged DNS', { host: 'evil.test:3000' }],
  ])('lets %s change nothing of the sandbox', async (_, headers) => {
    for (const path of ['/sandbox/clock', '/sandbox/mail/send', '/sandbox/control/faults']) {
      expect((await raw(path, { method: 'POST', headers })).status).toBe(403);
    }
    expect(moves).toBe(0);
  });

  it('lets pages of its own move the clock, by any name of this machine', async () => {
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000'])
      expect((await raw('/sandbox/clock', { method: 'POST', headers: { origin } })).status).toBe(200);
    expect(moves).toBe(2);
    moves = 0;
  });

  it.each(['/', '/api/health', '/sandbox/mail'])(
    'with the sandbox on, tells %s to nobody by another name',
    async (path) => {
      for (const host of ['evil.test:3000', 'localhost.evil.test', 'evil.test@localhost'])
        expect((await raw(path, { headers: { host } })).status, host).toBeGreaterThanOrEqual(400);
      for (const host of ['localhost:3000', '[::1]:3000', '127.0.0.1'])
        expect((await raw(path, { headers: { host } })).status, host).toBe(200);
    },
  );

  it('passes /sandbox on, but moves the clock itself', async () => {
    const page = await get('/sandbox/mail?box=dana');
    expect(page.headers.get('x-served-by')).toBe('sandbox');
    expect(await page.text()).toBe('GET /sandbox/mail?box=dana');
    expect(await (await get('/sandbox/clock', { method: 'POST' })).json()).toEqual({ moved: true });
    moves = 0;
    expect((await get('/sandbox/clock')).headers.get('x-served-by')).toBe('sandbox');
  });
});
