import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { notices, users } from '@/db/schema/identity';
import { supportRequests } from '@/db/schema/support';
import type { Runtime } from '@/ports/runtime';
import { createApi } from '@/server/app';
import { apiAs } from '../../../tests/support/api';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime } from '../../../tests/support/mailbox';
import { startSmtpHost } from '../../../tests/support/smtp-host';
import { deliverSupport } from './commands/deliver';
import { ATTEMPTS_BEFORE_NOTICE } from './constants';

useDatabase();

const closing: (() => void)[] = [];
beforeEach(() => database().delete(supportRequests));
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const runtimeWith = (over: Parameters<typeof mailboxRuntime>[0] = {}): Runtime => ({
  ...mailboxRuntime(over),
  compose: createComposer(null),
});
const rows = () => database().select().from(supportRequests);
const makeDue = () =>
  database()
    .update(supportRequests)
    .set({ nextAttemptAt: new Date(0) });

/** An address that nobody else has: the limits last longer than a test. */
const fresh = () => randomUUID();
const visitor = () => apiAs(runtimeWith(), null);

async function member(role: 'WAITLIST' | 'USER' | 'ADMIN' = 'USER') {
  const email = `dana-${randomUUID().slice(0, 8)}@acme.test`;
  const [user] = await database().insert(users).values({ email, name: 'Dana', role }).returning();
  return { id: user!.id, email, call: await apiAs(runtimeWith(), user!.id) };
}

async function ask(body: object = {}): Promise<void> {
  const call = await visitor();
  const request = { topic: 'other', message: 'It says no.\n\nWhy?', email: 'Jane@Globex.test', ...body };
  expect((await call('POST', '/api/support', request, {}, fresh())).status).toBe(202);
}

async function mailHost(script: Record<string, string | null> = {}) {
  const host = await startSmtpHost(script);
  closing.push(() => host.close());
  return host;
}

describe('POST /api/support', () => {
  it('keeps what a visitor writes before it answers 202', async () => {
    await ask();
    expect(await rows()).toMatchObject([
      { topic: 'other', message: 'It says no.\n\nWhy?', email: 'jane@globex.test', userId: null, state: 'queued' },
    ]);
  });

  it('takes the account’s address for a member who gives none, waitlisted or not, and none from one who empties it', async () => {
    const { id, email, call } = await member('WAITLIST');
    const request = { topic: 'account', message: 'Hello' };
    expect((await call('POST', '/api/support', request, {}, fresh())).status).toBe(202);
    expect((await call('POST', '/api/support', { ...request, email: ' ' }, {}, fresh())).status).toBe(202);
    const kept = (await rows()).sort((a, b) => Number(a.email === null) - Number(b.email === null));
    expect(kept).toMatchObject([
      { userId: id, email },
      { userId: id, email: null },
    ]);
  });

  it.each([
    ['topic', { topic: undefined }, ['Required']],
    ['topic', { topic: 'gossip' }, [expect.stringMatching(/^Invalid enum value/)]],
    ['message', { message: '  \n ' }, ['String must contain at least 1 character(s)']],
    ['message', { message: 'x'.repeat(5_001) }, [expect.any(String)]],
    ['email', { email: 'jane at globex' }, ['This is not an email address']],
    ['email', { email: 'jane@globex.test\r\nBcc: everyone@globex.test' }, ['This is not an email address']],
    ['_', { role: 'ADMIN' }, [expect.any(String)]],
  ])('answers 400 with a text for %s of %j, and keeps nothing', async (field, over, texts) => {
    const call = await visitor();
    const answer = await call('POST', '/api/support', { topic: 'other', message: 'Hello', ...over }, {}, fresh());
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid', fields: { [field]: texts } });
    expect(await rows()).toEqual([]);
  });

  it('answers a program that fills in the hidden field like anyone, and keeps nothing', async () => {
    await ask({ website: 'https://pills.test' });
    expect(await rows()).toEqual([]);
  });

  it('takes the form as a browser without scripts posts it, and leads back to the page', async () => {
    const body = new URLSearchParams({ topic: 'other', message: 'No scripts here', email: '', website: '' });
    const post = (from: Record<string, string> = {}) =>
      createApi(runtimeWith()).request(
        '/api/support',
        { method: 'POST', body, headers: from },
        { clientAddress: fresh() },
      );
    const answer = await post();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/support?sent=1');
    expect(await rows()).toMatchObject([{ message: 'No scripts here', email: null }]);
    expect((await post({ origin: 'https://evil.test' })).status).toBe(403);
  });

  it('refuses what another site’s page sends, and other methods', async () => {
    const call = await visitor();
    const from = { origin: 'https://evil.test' };
    expect((await call('POST', '/api/support', { topic: 'other', message: 'Hello' }, from, fresh())).status).toBe(403);
    expect((await call('GET', '/api/support')).status).toBe(404);
  });

  it('bounds how much one address writes, and one account from many addresses', async () => {
    const statuses = async (turns: number, send: () => Promise<Response>) => {
      const seen: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) seen.push((await send()).status);
      return seen.filter((status) => status === 202).length;
    };
    const request = { topic: 'other', message: 'Hello', website: 'kept out of the table' };
    const [call, same, { call: asMember }] = [await visitor(), fresh(), await member()];
    expect(await statuses(25, () => call('POST', '/api/support', request, {}, same))).toBe(20);
    expect(await statuses(15, () => asMember('POST', '/api/support', request, {}, fresh()))).toBe(10);
    const refused = await call('POST', '/api/support', request, {}, same);
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 'too_many' });
  });
});

describe('mailing requests', () => {
  it('mails it to the support address once; an answer goes to the writer', async () => {
    const { port, messages, commands } = await mailHost();
    const runtime = runtimeWith({ relayPort: port });
    await ask({ topic: 'connections' });
    expect(await Promise.all([deliverSupport(runtime), deliverSupport(runtime)])).toContain(1);
    expect(await deliverSupport(runtime)).toBe(0);
    expect(messages).toHaveLength(1);
    expect(commands).toContain('RCPT TO:<help@sundial.test>');
    expect(messages[0]).toMatch(/^Reply-To: jane@globex\.test\r$/m);
    expect(messages[0]).toMatch(/^Subject: Support: Calendar or mailbox \(jane@globex\.test\)\r$/m);
    expect(messages[0]).toContain('It says no.');
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, sentAt: expect.any(Date) }]);
  });

  it('says who is signed in, escapes the message, and lets no answer reach the assistant', async () => {
    const { port, messages } = await mailHost();
    const { email, call } = await member();
    const message = '<script>alert(1)</script>\nSubject: forged\nBcc: all@acme.test';
    await call('POST', '/api/support', { topic: 'privacy', message, email: '' }, {}, fresh());
    await deliverSupport(runtimeWith({ relayPort: port }));
    const [head = '', body = ''] = messages[0]!.split(/\r\n\r\n([\s\S]*)/);
    expect(head).not.toMatch(/^(Bcc|Subject: forged)/m);
    expect(head).toMatch(/^Reply-To: help@sundial\.test\r?$/m);
    const words = body.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    expect(words).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(words).toContain(`Written by: ${email}, signed in (USER)`);
  });

  it('tries again until it is handed over, and tells the administrators when that takes long', async () => {
    const script: Record<string, string | null> = { RCPT: '550 5.1.1 no such user' };
    const { port, messages } = await mailHost(script);
    const { id: admin } = await member('ADMIN');
    const runtime = runtimeWith({ relayPort: port });
    await ask();
    const told = () => database().select().from(notices).where(eq(notices.userId, admin));
    for (let attempt = 1; attempt < ATTEMPTS_BEFORE_NOTICE; attempt += 1) {
      expect(await deliverSupport(runtime)).toBe(0);
      expect(await deliverSupport(runtime)).toBe(0);
      expect(await rows()).toMatchObject([{ state: 'queued', attempts: attempt }]);
      await makeDue();
    }
    expect(await told()).toEqual([]);
    await deliverSupport(runtime);
    expect(await told()).toMatchObject([{ kind: 'support_mail' }]);
    script.RCPT = '250 ok';
    await makeDue();
    expect(await deliverSupport(runtime)).toBe(1);
    expect(messages).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  it('what could not be composed is no mail that may have left: it is mailed when it can be', async () => {
    const { port, messages } = await mailHost();
    const runtime = runtimeWith({ relayPort: port });
    await ask();
    const compose = () => Promise.reject(new Error('the key of the signature cannot be read'));
    expect(await deliverSupport({ ...runtime, compose })).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
    await makeDue();
    expect(await deliverSupport(runtime)).toBe(1);
    expect(messages).toHaveLength(1);
  });

  it('is not mailed twice after a crash midway: the provider is asked, or the administrators are told', async () => {
    const { port, messages } = await mailHost();
    const { id: admin } = await member('ADMIN');
    await ask();
    await ask();
    await database().update(supportRequests).set({ state: 'sending', attempts: 1 });
    await makeDue();
    const [first] = await rows();
    const asked: string[] = [];
    const knowing = runtimeWith({ relayPort: port, findSent: async (id) => asked.push(id) > 0 });
    await database()
      .update(supportRequests)
      .set({ nextAttemptAt: new Date(9e12) })
      .where(eq(supportRequests.id, first!.id));
    expect(await deliverSupport(knowing)).toBe(1);
    await makeDue();
    expect(await deliverSupport(runtimeWith({ relayPort: port }))).toBe(0);
    expect(messages).toEqual([]);
    expect(asked).toHaveLength(1);
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['sent', 'unknown']);
    const told = await database().select().from(notices).where(eq(notices.userId, admin));
    expect(told).toMatchObject([{ text: expect.stringContaining(first!.id) }]);
  });
});
