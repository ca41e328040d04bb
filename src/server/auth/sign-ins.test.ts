import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { createSender } from '@/adapters/smtp/sender';
import { database } from '@/db/client';
import { auditLog, sessions, users } from '@/db/schema/identity';
import { forgetExpired } from '@/modules/identity/commands';
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

beforeAll(async () => {
  sandbox = await startSandbox();
  const base = calendarRuntime(sandbox);
  vi.stubEnv('NEXTAUTH_SECRET', 'a secret of this test');
  server = await startAuthServer((request) => answerVisitor(request, runtime, '127.0.0.1'));
  const relayUrl = `smtp://127.0.0.1:${sandbox.smtpPort}`;
  runtime = {
    ...base,
    compose: createComposer(null),
    mail: createSender({ relayUrl, resolve: async () => [], helo: 'sundial.test' }),
    settings: { ...base.settings, baseUrl: server.origin },
  };
});
afterAll(async () => {
  await server.stop();
  await sandbox.stop();
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  await database().delete(users);
  await database().delete(auditLog);
});

class Client extends AuthVisitor {
  constructor() {
    super(server.origin, sandbox.url);
  }
}

const linkIn = (address: string) => signInLink(sandbox.url, address);

describe('what is written down of signing in', () => {
  /** Newest last. */
  const acts = () => database().select().from(auditLog).orderBy(auditLog.at);
  const address = '127.0.0.1';

  it('each sign-in with its way and from where, and the sign-out', async () => {
    const client = new Client();
    await client.signInByMail('opens@acme.test');
    const [opened] = await database().select().from(sessions);
    await client.post('signout');
    const subject = opened?.tokenHash.slice(0, 16);
    expect(await acts()).toMatchObject([
      { action: 'session.opened', actor: opened?.userId, subject, address, data: { way: 'email' } },
      { action: 'session.closed', actor: opened?.userId, subject, address },
    ]);
  });

  it('a link that was used before, a Google account of somebody else, a mail that could not be sent', async () => {
    const client = new Client();
    await client.signInByMail('fails@initech.test');
    await new Client().press(await linkIn('fails@initech.test'));
    const [holder] = await database().select().from(users);
    await database().insert(users).values({ email: 'jane@globex.test' });
    await client.signInByGoogle('jane@globex.test');
    const working = runtime;
    runtime = { ...runtime, mail: { ...runtime.mail, send: async () => ({ ok: false, failure: 'no' }) as never } };
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await new Client().post('signin/email', { email: 'fails@initech.test' });
    await new Client().post('signin/email', { email: 'stranger@nowhere.test' });
    error.mockRestore();
    runtime = working;
    const failures = (await acts()).filter(({ action }) => action === 'sign_in.failed');
    expect(failures).toMatchObject([
      { actor: 'visitor', userId: holder?.id, reason: 'link', address },
      { actor: 'visitor', reason: 'not_linked', address },
      { actor: 'visitor', userId: holder?.id, reason: 'not_sent', address },
    ]);
  });
});

describe('signing in again', () => {
  const long = { authenticatedAt: new Date(Date.now() - 3_600_000) };
  const minutesAgo = (at: Date) => Math.round((Date.now() - at.getTime()) / 60_000);

  it('with Google keeps the session, and counts as a fresh proof; Google is to ask, not just to nod', async () => {
    const client = new Client();
    await client.signInByGoogle('dana@acme.test');
    await database().update(sessions).set(long);
    const { url } = await client.post('signin/google');
    expect(new URL(url).searchParams.get('prompt')).toBe('select_account');
    await client.signInByGoogle('dana@acme.test');
    const rows = await database().select().from(sessions);
    expect(rows.map(({ authenticatedAt }) => minutesAgo(authenticatedAt))).toEqual([0]);
    expect(await database().$count(auditLog, eq(auditLog.action, 'session.confirmed'))).toBe(1);
  });

  it('by mail takes the place of the session that this browser had, and of no other', async () => {
    const [client, elsewhere] = [new Client(), new Client()];
    await client.signInByMail('mails@acme.test');
    await elsewhere.signInByMail('mails@acme.test');
    await database().update(sessions).set(long);
    await client.signInByMail('mails@acme.test');
    const rows = await database().select().from(sessions);
    expect(rows.map(({ authenticatedAt }) => minutesAgo(authenticatedAt)).sort()).toEqual([0, 60]);
    expect(await elsewhere.session()).toHaveProperty('user');
  });

  it('as somebody else proves nothing for the session that was there', async () => {
    const client = new Client();
    await client.signInByMail('first@acme.test');
    await database().update(sessions).set(long);
    await client.signInByMail('ben@acme.test');
    expect(await database().$count(auditLog, eq(auditLog.action, 'session.confirmed'))).toBe(0);
  });
});

describe('the end of a session', () => {
  it('comes thirty days after the sign-in, however much it is used, and is told so', async () => {
    const client = new Client();
    await client.signInByMail('thirty@acme.test');
    const [opened] = await database().select().from(sessions);
    expect(Math.round((opened!.endsAt.getTime() - Date.now()) / 86_400_000)).toBe(30);
    const endsAt = new Date(Date.now() + 3_600_000);
    await database().update(sessions).set({ endsAt, expires: endsAt });
    expect((await client.session()).expires).toBe(endsAt.toISOString());
    const [used] = await database().select().from(sessions);
    expect(used?.expires.getTime()).toBe(endsAt.getTime());
    const over = new Date(Date.now() - 1_000);
    await database().update(sessions).set({ endsAt: over });
    expect(await client.session()).toEqual({});
    await forgetExpired();
    expect(await database().select().from(sessions)).toEqual([]);
  });
});
