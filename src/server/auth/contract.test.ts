import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { createSender } from '@/adapters/smtp/sender';
import { database } from '@/db/client';
import { sessions, userAddresses, users } from '@/db/schema/identity';
import type { Runtime } from '@/ports/runtime';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { startAuthServer } from '../../../tests/support/auth-server';
import { calendarRuntime, walkThrough } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { authOptions } from './options';

useDatabase();
let sandbox: Sandbox;
let server: Awaited<ReturnType<typeof startAuthServer>>;
let runtime: Runtime;

beforeAll(async () => {
  sandbox = await startSandbox();
  const base = calendarRuntime(sandbox);
  server = await startAuthServer((request) => ({
    ...authOptions(runtime, request.headers['user-agent'] ?? null),
    secret: 'a secret of this test',
  }));
  runtime = {
    ...base,
    compose: createComposer(null),
    mail: createSender({
      relayUrl: `smtp://127.0.0.1:${sandbox.smtpPort}`,
      resolve: async () => [],
      helo: 'sundial.test',
    }),
    settings: { ...base.settings, baseUrl: server.origin },
  };
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
});
beforeEach(async () => {
  await database().delete(users);
});

/** A browser's part of the protocol: cookies are kept, redirects are not followed. */
class Client {
  private readonly jar = new Map<string, string>();

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = path.startsWith('http') ? path : `${server.origin}/api/auth/${path}`;
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value) this.jar.set(name, value);
      else this.jar.delete(name);
    }
    return answer;
  }

  cookie(name: string): string | undefined {
    return this.jar.get(name);
  }

  async session(): Promise<{ user?: Record<string, unknown>; expires?: string }> {
    return (await this.fetch('session')).json();
  }

  async csrf(): Promise<string> {
    return (await (await this.fetch('csrf')).json()).csrfToken;
  }

  /** Posts a form as next-auth's client does. */
  async post(path: string, fields: Record<string, string> = {}): Promise<{ status: number; url: string }> {
    const body = new URLSearchParams({ csrfToken: await this.csrf(), callbackUrl: '/', json: 'true', ...fields });
    const answer = await this.fetch(path, { method: 'POST', body });
    return { status: answer.status, url: (await answer.json()).url };
  }

  async signInByMail(email: string): Promise<void> {
    await this.post('signin/email', { email });
    const answer = await this.fetch(await linkIn(email));
    expect(answer.headers.get('location')).toBe(`${server.origin}/`);
  }

  async signInByGoogle(email: string): Promise<string | null> {
    const { url } = await this.post('signin/google');
    const query = await walkThrough(url, email);
    return (await this.fetch(`callback/google?${query}`)).headers.get('location');
  }
}

/** The link of the newest sign-in mail in a sandbox mailbox. */
async function linkIn(address: string): Promise<string> {
  const answer = await fetch(`${sandbox.url}/sandbox/mail/boxes/${address}`);
  const { messages } = (await answer.json()) as { messages: { text: string; receivedAt: number }[] };
  const newest = messages.sort((a, b) => b.receivedAt - a.receivedAt)[0];
  const link = /http:\/\/\S+callback\/email\S+/.exec(newest?.text ?? '')?.[0];
  if (!link) throw new Error(`No sign-in link for ${address}`);
  return link;
}

describe('the calls of the auth client', () => {
  it('session is empty for a visitor', async () => {
    expect(await new Client().session()).toEqual({});
  });

  it('providers tells both ways to sign in with their types', async () => {
    const providers = await (await new Client().fetch('providers')).json();
    expect(Object.values(providers)).toMatchObject([
      { id: 'google', type: 'oauth' },
      { id: 'email', type: 'email' },
    ]);
  });

  it('a sign-in without the right csrf token is sent back', async () => {
    const client = new Client();
    const answer = await client.post('signin/email', { csrfToken: 'wrong', email: 'dana@acme.test' });
    expect(answer.url).toBe(`${server.origin}/api/auth/signin?csrf=true`);
  });

  it('signin leads to our page with callbackUrl, and refuses a callbackUrl that is no web address', async () => {
    const there = await new Client().fetch('signin?callbackUrl=%2Floops');
    expect(there.headers.get('location')).toMatch(/^\/auth\/signin\?callbackUrl=/);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const refused = await new Client().fetch('signin?callbackUrl=javascript:alert(1)');
    expect(refused.headers.get('location')).toBe('/auth/error?error=Configuration');
    expect(error.mock.calls.flat().join()).toContain('INVALID_CALLBACK_URL_ERROR');
    error.mockRestore();
  });

  it('a callbackUrl of another site is replaced by our own', async () => {
    const client = new Client();
    await client.post('signin/email', { email: 'dana@acme.test', callbackUrl: 'https://evil.example/' });
    expect(decodeURIComponent(await linkIn('dana@acme.test'))).not.toContain('evil.example');
  });

  it('_log takes a line and answers 200', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const body = new URLSearchParams({ level: 'error', code: 'CLIENT_FETCH_ERROR\nforged line' });
    expect((await new Client().fetch('_log', { method: 'POST', body })).status).toBe(200);
    expect(error.mock.calls[0]?.[0]).toBe('[auth] CLIENT_FETCH_ERRORforged line');
    error.mockRestore();
  });
});

describe('signing in by an emailed link', () => {
  it('works once; the second use answers Verification', async () => {
    const client = new Client();
    expect((await client.post('signin/email', { email: 'Dana@Acme.test' })).url).toContain('/verify-request');
    const link = await linkIn('dana@acme.test');
    expect((await client.fetch(link)).headers.get('location')).toBe(`${server.origin}/`);
    expect((await client.session()).user).toEqual({ name: null, email: 'dana@acme.test', image: null, role: 'ADMIN' });
    const again = await new Client().fetch(link);
    expect(again.headers.get('location')).toBe(`${server.origin}/api/auth/error?error=Verification`);
  });

  it('stores no token in clear, and the address as verified', async () => {
    const client = new Client();
    await client.signInByMail('dana@acme.test');
    const token = client.cookie('next-auth.session-token') ?? '';
    const [session] = await database().select().from(sessions);
    expect(token).not.toBe('');
    expect(session?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(session?.tokenHash).not.toContain(token);
    const [address] = await database().select().from(userAddresses);
    expect(address).toMatchObject({ address: 'dana@acme.test', verifiedAt: expect.any(Date) });
  });

  it('a mail that cannot be handed over answers EmailSignin', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const working = runtime;
    runtime = {
      ...runtime,
      mail: createSender({ relayUrl: 'smtp://127.0.0.1:1', resolve: async () => [], helo: 'sundial.test' }),
    };
    const answer = await new Client().post('signin/email', { email: 'dana@acme.test' });
    runtime = working;
    expect(answer.url).toContain('error=EmailSignin');
    error.mockRestore();
  });
});

describe('signing in with Google', () => {
  it('makes an account from the proved address', async () => {
    const client = new Client();
    expect(await client.signInByGoogle('jane@globex.test')).toBe(`${server.origin}/`);
    const session = await client.session();
    expect(session.user).toMatchObject({ name: 'Jane Doe', email: 'jane@globex.test', role: 'ADMIN' });
    expect(Date.parse(session.expires ?? '')).toBeGreaterThan(Date.now());
  });

  it('an address that signs in by link is not linked by itself', async () => {
    await new Client().signInByMail('lena@umbra.test');
    expect(await new Client().signInByGoogle('lena@umbra.test')).toContain('error=OAuthAccountNotLinked');
  });
});

describe('accounts and sessions', () => {
  it('the first account administers, later ones do not, also when they come at once', async () => {
    const clients = ['dana@acme.test', 'ben@acme.test', 'jane@globex.test'].map((email) => ({
      email,
      client: new Client(),
    }));
    await Promise.all(clients.map(({ email, client }) => client.signInByMail(email)));
    const roles = await Promise.all(clients.map(async ({ client }) => (await client.session()).user?.role));
    expect(roles.sort()).toEqual(['ADMIN', 'USER', 'USER']);
  });

  it('a change of role shows at once, and a deleted user has no session', async () => {
    const client = new Client();
    await client.signInByMail('dana@acme.test');
    await database().update(users).set({ role: 'WAITLIST' });
    expect((await client.session()).user?.role).toBe('WAITLIST');
    await database().delete(users);
    expect(await client.session()).toEqual({});
  });

  it('POST session renames and drops every other key', async () => {
    const client = new Client();
    await client.signInByMail('dana@acme.test');
    const body = JSON.stringify({
      csrfToken: await client.csrf(),
      data: { name: 'Dana R.', role: 'TRAINER', email: 'x@y.z' },
    });
    const answer = await client.fetch('session', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect((await answer.json()).user).toEqual({
      name: 'Dana R.',
      email: 'dana@acme.test',
      image: null,
      role: 'ADMIN',
    });
    expect((await client.session()).user?.name).toBe('Dana R.');
  });

  it('signout ends the session and clears the cookie', async () => {
    const client = new Client();
    await client.signInByMail('dana@acme.test');
    await client.post('signout');
    expect(client.cookie('next-auth.session-token')).toBeUndefined();
    expect(await client.session()).toEqual({});
    expect(await database().select().from(sessions)).toEqual([]);
  });
});
