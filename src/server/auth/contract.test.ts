import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { createSender } from '@/adapters/smtp/sender';
import { database } from '@/db/client';
import { assistants } from '@/db/schema/assistants';
import { featureFlags } from '@/db/schema/flags';
import { accounts, sessions, userAddresses, users, verificationTokens } from '@/db/schema/identity';
import { invites } from '@/db/schema/invites';
import { rateLimits } from '@/db/schema/limits';
import { FLAG_DEFAULTS } from '@/modules/flags/schema';
import { forgetExpired } from '@/modules/identity/commands';
import { mintInvite } from '@/modules/invites/commands/mint';
import { tellLetIn } from '@/modules/waitlist/commands';
import type { Runtime } from '@/ports/runtime';
import { type Sandbox, startSandbox } from '../../../sandbox/start';
import { startAuthServer } from '../../../tests/support/auth-server';
import { AuthVisitor, signInLink } from '../../../tests/support/auth-visitor';
import { calendarRuntime } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { answerVisitor } from './door';

useDatabase();
let sandbox: Sandbox;
let server: Awaited<ReturnType<typeof startAuthServer>>;
let runtime: Runtime;
/** Who calls, as limits count them. */
const visitor = '192.0.2.1';

beforeAll(async () => {
  sandbox = await startSandbox();
  const base = calendarRuntime(sandbox);
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of this test');
  server = await startAuthServer((request) => answerVisitor(request, runtime, visitor));
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
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  await database().delete(rateLimits);
  await database().delete(users);
  await database().delete(invites);
});

class Client extends AuthVisitor {
  constructor() {
    super(server.origin, sandbox.url);
  }

  /** POSTs `data` as JSON, or in a form, where it is text. Whom the session is of then. */
  async update(data: unknown, as: 'json' | 'form'): Promise<Record<string, unknown> | undefined> {
    const csrfToken = await this.csrf();
    const json = { body: JSON.stringify({ csrfToken, data }), headers: { 'content-type': 'application/json' } };
    const form = { body: new URLSearchParams({ csrfToken, data: String(data) }) };
    return (await (await this.fetch('session', { method: 'POST', ...(as === 'json' ? json : form) })).json()).user;
  }
}

const linkIn = (address: string) => signInLink(sandbox.url, address);

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
    expect((await client.press(link)).headers.get('location')).toBe(`${server.origin}/`);
    expect((await client.session()).user).toEqual({ name: null, email: 'dana@acme.test', image: null, role: 'ADMIN' });
    const again = await new Client().press(link);
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

  it('no link goes to the assistant or a persona, and who asked sees no difference', async () => {
    const host = runtime.settings.assistant.address.split('@')[1];
    const [owner] = await database().insert(users).values({ email: 'owner@acme.test' }).returning();
    const persona = `ana@${host}`;
    await database()
      .insert(assistants)
      .values({ userId: owner?.id ?? '', address: persona, name: 'Ana' });
    const client = new Client();
    const usual = await client.post('signin/email', { email: 'usual@acme.test' });
    for (const email of [runtime.settings.assistant.address, persona.toUpperCase()]) {
      expect(await client.post('signin/email', { email })).toEqual(usual);
      await expect(linkIn(email.toLowerCase())).rejects.toThrow('No sign-in link');
    }
  });

  it('links and sessions whose time is over are forgotten, and nothing else', async () => {
    const client = new Client();
    await client.signInByMail('expires@acme.test');
    await client.post('signin/email', { email: 'waits@acme.test' });
    const [user] = await database().select().from(users).where(eq(users.email, 'expires@acme.test'));
    const expires = new Date(Date.now() - 1);
    await database()
      .insert(sessions)
      .values({ tokenHash: 'over', userId: user?.id ?? '', expires });
    await database().insert(verificationTokens).values({ identifier: 'over@acme.test', token: 'over', expires });
    await forgetExpired();
    expect(await client.session()).toMatchObject({ user: { email: 'expires@acme.test' } });
    expect(await database().$count(sessions, eq(sessions.userId, user?.id ?? ''))).toBe(1);
    const left = await database().select({ to: verificationTokens.identifier }).from(verificationTokens);
    expect(left.map(({ to }) => to)).toContain('waits@acme.test');
    expect(left.map(({ to }) => to)).not.toContain('over@acme.test');
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

describe('whoever means harm', () => {
  const COOKIE = 'next-auth.session-token';

  it('plants a session token before the sign-in and has nothing of it afterwards', async () => {
    const client = new Client();
    client.plant(COOKIE, 'known-to-the-attacker');
    await client.signInByMail('mallory@evil.test');
    expect(client.cookie(COOKIE)).not.toBe('known-to-the-attacker');
    const attacker = new Client();
    attacker.plant(COOKIE, 'known-to-the-attacker');
    expect(await attacker.session()).toEqual({});
  });

  it('cannot sign anybody out, nor change their session, without the csrf token', async () => {
    const client = new Client();
    await client.signInByMail('mallory@evil.test');
    await client.post('signout', { csrfToken: 'wrong' });
    const body = JSON.stringify({ csrfToken: 'wrong', data: { name: 'Somebody' } });
    await client.fetch('session', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect((await client.session()).user).toMatchObject({ email: 'mallory@evil.test', name: null });
  });

  it('does not learn whether an address has an account', async () => {
    await new Client().signInByMail('mallory@evil.test');
    const known = await new Client().post('signin/email', { email: 'mallory@evil.test' });
    const unknown = await new Client().post('signin/email', { email: 'nobody@evil.test' });
    expect(known).toEqual(unknown);
  });

  it('meets cookies that scripts cannot read, and on https ones that no other page can set', async () => {
    const client = new Client();
    await client.signInByMail('dana@acme.test');
    expect(client.attributes(COOKIE)).toMatch(/HttpOnly; SameSite=Lax$/i);
    process.env.NEXTAUTH_URL = 'https://sundial.test';
    const cookies = (await new Client().fetch('signin?callbackUrl=%2Floops')).headers.getSetCookie();
    process.env.NEXTAUTH_URL = server.origin;
    expect(cookies.join('\n')).toMatch(
      /^__Host-next-auth\.csrf-token=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/m,
    );
    expect(cookies.join('\n')).toMatch(
      /^__Secure-next-auth\.callback-url=[^;]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/m,
    );
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

  it('opens the account that has proved the address by link, and from then on without asking', async () => {
    await new Client().signInByMail('jane@globex.test');
    const client = new Client();
    for (let i = 0; i < 2; i += 1) expect(await client.signInByGoogle('jane@globex.test')).toBe(`${server.origin}/`);
    expect(await database().select().from(users)).toHaveLength(1);
    expect(await database().select().from(accounts)).toMatchObject([{ provider: 'google' }]);
  });

  it('does not open an account that has not proved the address, unless an invite is bound to it', async () => {
    await database().insert(users).values({ email: 'lena@umbra.test', role: 'WAITLIST' });
    expect(await new Client().signInByGoogle('lena@umbra.test')).toContain('error=OAuthAccountNotLinked');
    await mintInvite({ uses: 1, email: 'lena@umbra.test', role: 'USER', createdBy: null }, await runtime.clock.now());
    const client = new Client();
    expect(await client.signInByGoogle('lena@umbra.test')).toBe(`${server.origin}/`);
    expect((await client.session()).user?.role).toBe('USER');
  });

  it("is not tied to another account that is signed in in the same browser, nor takes that account's place", async () => {
    const client = new Client();
    await client.signInByMail('kenji@initech.test');
    expect(await client.signInByGoogle('jane@globex.test')).toContain('error=OAuthAccountNotLinked');
    await new Client().signInByMail('jane@globex.test');
    expect(await client.signInByGoogle('jane@globex.test')).toContain('error=OAuthAccountNotLinked');
    expect((await client.session()).user?.email).toBe('kenji@initech.test');
    expect(await database().select().from(accounts)).toEqual([]);
  });

  it('is tied to whoever is signed in when an invite is bound to the address, which is theirs from then on', async () => {
    const client = new Client();
    await client.signInByMail('kenji@initech.test');
    await mintInvite({ uses: 1, email: 'jane@globex.test', role: 'USER', createdBy: null }, await runtime.clock.now());
    expect(await client.signInByGoogle('jane@globex.test')).toBe(`${server.origin}/`);
    const later = new Client();
    await later.signInByMail('jane@globex.test');
    expect((await later.session()).user?.email).toBe('kenji@initech.test');
  });

  it('is not tied to whoever is signed in by an invite that any member could have sent', async () => {
    const client = new Client();
    await client.signInByMail('kenji@initech.test');
    const [kenji] = await database().select({ id: users.id }).from(users);
    const invite = { uses: 1, email: 'jane@globex.test', role: 'USER', createdBy: kenji?.id ?? null } as const;
    await mintInvite(invite, await runtime.clock.now());
    expect(await client.signInByGoogle('jane@globex.test')).toContain('error=OAuthAccountNotLinked');
  });

  it('is not tied to whoever was signed in last, when that session is over', async () => {
    const client = new Client();
    await client.signInByMail('kenji@initech.test');
    await database()
      .update(sessions)
      .set({ expires: new Date(Date.now() - 1_000) });
    expect(await client.signInByGoogle('jane@globex.test')).toBe(`${server.origin}/`);
    expect((await client.session()).user?.email).toBe('jane@globex.test');
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

  it('the session tells who, which features are on, and until when, and nothing else', async () => {
    const client = new Client();
    await client.signInByMail('dana@acme.test');
    await database().insert(featureFlags).values({ key: 'reschedule', on: false });
    expect(await client.session()).toEqual({
      user: { name: null, email: 'dana@acme.test', image: null, role: 'ADMIN' },
      flags: { ...FLAG_DEFAULTS, reschedule: false },
      expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    await database().delete(featureFlags);
  });

  it('with the waitlist on a newcomer waits, unless they are of an allowed domain or an invite is bound to their address', async () => {
    const working = runtime;
    runtime = { ...runtime, settings: { ...runtime.settings, waitlist: true, allowedDomains: ['acme.test'] } };
    await mintInvite(
      { uses: 1, email: 'lena@umbra.test', role: 'TRAINER', createdBy: null },
      await runtime.clock.now(),
    );
    const roles: unknown[] = [];
    for (const email of ['tom@umbra.test', 'ben@acme.test', 'lena@umbra.test', 'jane@globex.test']) {
      const client = new Client();
      await client.signInByMail(email);
      roles.push((await client.session()).user?.role);
    }
    runtime = working;
    expect(roles).toEqual(['ADMIN', 'USER', 'TRAINER', 'WAITLIST']);
  });

  it('a change of role shows at once, and a deleted user has no session', async () => {
    const client = new Client();
    await client.signInByMail('dana@acme.test');
    await database().insert(users).values({ email: 'lena@umbra.test', role: 'ADMIN' });
    await database().update(users).set({ role: 'WAITLIST' }).where(eq(users.email, 'dana@acme.test'));
    expect((await client.session()).user?.role).toBe('WAITLIST');
    await database().delete(users);
    expect(await client.session()).toEqual({});
  });

  it('POST session without a change reads the session again; a name that is none changes nothing', async () => {
    const client = new Client();
    await client.signInByMail('tom@umbra.test');
    for (const data of [{}, { name: '' }, { name: 7 }, null]) {
      expect(await client.update(data, 'json')).toMatchObject({ email: 'tom@umbra.test', name: null });
    }
    for (const data of ['{}', '', 'Eve', '"Eve"', '{"name":', '{"name":""}', 'null', '[]']) {
      expect([data, (await client.update(data, 'form'))?.name]).toEqual([data, null]);
    }
  });

  it('whoever is let in from the waitlist has a mail with the way in', async () => {
    expect(await tellLetIn(runtime, { id: '', email: 'vera@umbra.test' })).toBe(true);
    const answer = await fetch(`${sandbox.url}/sandbox/mail/boxes/vera@umbra.test`);
    const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] };
    expect(messages[0]?.subject).toBe('Your place at Sundial is ready');
    expect(messages[0]?.text).toContain(`${server.origin}/`);
  });

  it.each(['json', 'form'] as const)('POST session (%s) renames and drops every other key', async (as) => {
    const client = new Client();
    const email = `raj.${as}@acme.test`;
    await client.signInByMail(email);
    const data = { name: 'Raj P.', role: 'TRAINER', email: 'x@y.z' };
    const user = { name: 'Raj P.', email, image: null, role: 'ADMIN' };
    expect(await client.update(as === 'json' ? data : JSON.stringify(data), as)).toEqual(user);
    expect((await client.session()).user).toEqual(user);
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
