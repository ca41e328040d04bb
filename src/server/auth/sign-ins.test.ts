import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/db/client';
import { auditLog, sessions, users } from '@/db/schema/identity';
import { forgetExpired } from '@/modules/identity/commands';
import { useDatabase } from '../../../tests/support/database';
import { startSignIn } from '../../../tests/support/sign-in';

useDatabase();
let product: Awaited<ReturnType<typeof startSignIn>>;

beforeAll(async () => {
  product = await startSignIn();
});
afterAll(() => product.stop());
beforeEach(async () => {
  await database().delete(users);
  await database().delete(auditLog);
});

describe('what is written down of signing in', () => {
  /** Newest last. */
  const acts = () => database().select().from(auditLog).orderBy(auditLog.at);
  const address = '192.0.2.1';

  it('each sign-in with its way and from where, and the sign-out', async () => {
    const client = product.client();
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
    const client = product.client();
    await client.signInByMail('fails@initech.test');
    await product.client().press(await product.linkIn('fails@initech.test'));
    const [holder] = await database().select().from(users);
    await database().insert(users).values({ email: 'jane@globex.test' });
    await client.signInByGoogle('jane@globex.test');
    const working = product.runtime;
    product.runtime = {
      ...working,
      mail: { ...working.mail, send: async () => ({ ok: false, failure: 'no' }) as never },
    };
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await product.client().post('signin/email', { email: 'fails@initech.test' });
    await product.client().post('signin/email', { email: 'stranger@nowhere.test' });
    error.mockRestore();
    product.runtime = working;
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
    const client = product.client();
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
    const [client, elsewhere] = [product.client(), product.client()];
    await client.signInByMail('mails@acme.test');
    await elsewhere.signInByMail('mails@acme.test');
    await database().update(sessions).set(long);
    await client.signInByMail('mails@acme.test');
    const rows = await database().select().from(sessions);
    expect(rows.map(({ authenticatedAt }) => minutesAgo(authenticatedAt)).sort()).toEqual([0, 60]);
    expect(await elsewhere.session()).toHaveProperty('user');
  });

  it('as somebody else proves nothing for the session that was there', async () => {
    const client = product.client();
    await client.signInByMail('first@acme.test');
    await database().update(sessions).set(long);
    await client.signInByMail('ben@acme.test');
    expect(await database().$count(auditLog, eq(auditLog.action, 'session.confirmed'))).toBe(0);
  });
});

describe('the end of a session', () => {
  it('comes thirty days after the sign-in, however much it is used, and is told so', async () => {
    const client = product.client();
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
