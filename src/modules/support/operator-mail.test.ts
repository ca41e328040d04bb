import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { rateLimits } from '@/db/schema/limits';
import { loops } from '@/db/schema/loops';
import { supportRequests } from '@/db/schema/support';
import { useDatabase } from '../../../tests/support/database';
import { ASSISTANT, letter, mailboxRuntime, ownerWithLoop, verdict } from '../../../tests/support/mailbox';
import { startSmtpHost } from '../../../tests/support/smtp-host';
import { deliverSupport } from './commands/deliver';
import { keepForOperator, withoutOperator } from './commands/operator-mail';

useDatabase();
const closing: (() => void)[] = [];
beforeEach(async () => {
  await database().delete(supportRequests);
  await database().delete(rateLimits);
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const rows = () => database().select().from(supportRequests);
const runtime = mailboxRuntime();

async function write(to: string, headers: Record<string, string> = {}, ip?: string) {
  const from = headers.From ?? 'eve@elsewhere.test';
  const raw = letter({ From: from, To: to, Subject: 'Your host', 'Message-ID': `<${randomUUID()}@x>`, ...headers });
  await keepForOperator({ raw, envelope: { from, to: [to] }, auth: verdict(from), ...(ip && { ip }) }, runtime);
}

it.each([
  ['postmaster', 'Mail to postmaster'],
  ['Postmaster@Sundial.test', 'Mail to postmaster'],
  ['abuse@sundial.test', 'Mail to abuse'],
])('mail to %s reaches the operator, who can answer it', async (to, topic) => {
  await write(to);
  expect(await rows()).toMatchObject([{ topic, email: 'eve@elsewhere.test', state: 'queued' }]);
  const host = await startSmtpHost({});
  closing.push(() => host.close());
  await deliverSupport({ ...mailboxRuntime({ relayPort: host.port }), compose: createComposer(null) });
  expect(host.messages).toHaveLength(1);
  expect(host.messages[0]).toMatch(/^To: help@sundial\.test\r$/m);
  expect(host.messages[0]).toMatch(/^Reply-To: eve@elsewhere\.test\r$/m);
  expect(host.messages[0]).toContain('Subject: Your host');
  expect(host.messages[0]).toContain('Tuesday works.');
});

it('an owner who writes there opens no loop', async () => {
  const { email } = await ownerWithLoop();
  const before = await database().$count(loops);
  expect(withoutOperator(['postmaster@sundial.test', ASSISTANT], runtime.settings)).toEqual({
    operator: ['postmaster@sundial.test'],
    rest: [ASSISTANT],
  });
  await write('postmaster@sundial.test', { From: email });
  expect([await database().$count(loops), (await rows()).length]).toEqual([before, 1]);
});

it('what we have sent ourselves does not go round, and the same mail is kept once', async () => {
  await write('postmaster@sundial.test', { From: ASSISTANT });
  expect(await rows()).toEqual([]);
  for (let i = 0; i < 2; i += 1) await write('abuse@sundial.test', { 'Message-ID': '<same@x>' });
  expect(await rows()).toHaveLength(1);
});

it('one network cannot bury the operator', async () => {
  for (let i = 0; i < 50; i += 1) await write('abuse@sundial.test', {}, '203.0.113.9');
  await expect(write('abuse@sundial.test', {}, '203.0.113.9')).rejects.toMatchObject({ responseCode: 452 });
  await write('abuse@sundial.test', {}, '203.0.113.10');
  expect(await rows()).toHaveLength(51);
});
