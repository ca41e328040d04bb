import { afterEach, beforeEach, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { delegates } from '@/db/schema/contacts';
import { delegateQuestions, messages } from '@/db/schema/mailbox';
import { routeMail } from '@/modules/loops/commands/route-mail';
import type { Runtime } from '@/ports/runtime';
import { useDatabase } from '../../../tests/support/database';
import { letter, mailboxRuntime, ownerWithLoop, verdict } from '../../../tests/support/mailbox';
import { startSmtpHost } from '../../../tests/support/smtp-host';
import { deliverQuestions } from './commands/ask-for-whom';
import { receive } from './commands/receive';

useDatabase();

const closing: (() => void)[] = [];
beforeEach(() => database().delete(delegateQuestions));
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
const rows = () => database().select().from(delegateQuestions);
const makeDue = () =>
  database()
    .update(delegateQuestions)
    .set({ nextAttemptAt: new Date(0) });
let count = 0;

async function mailHost(script: Record<string, string | null> = {}) {
  const host = await startSmtpHost(script);
  closing.push(() => host.close());
  const runtime: Runtime = { ...mailboxRuntime({ relayPort: host.port }), compose: createComposer(null) };
  return { ...host, runtime };
}

/** Somebody who may instruct the assistant for two people writes without saying for whom. */
async function writes(runtime: Runtime, headers: Record<string, string> = {}) {
  const lea = `lea${++count}@acme.test`;
  for (const { ownerId } of [await ownerWithLoop(), await ownerWithLoop()])
    await database().insert(delegates).values({ ownerId, address: lea, schedule: true, initiate: true });
  const raw = letter(
    {
      From: lea,
      To: runtime.settings.assistant.address,
      Subject: 'Lunch',
      'Message-ID': `<${count}@acme.test>`,
      ...headers,
    },
    'Please find 30 minutes with Jane next week.',
  );
  const envelope = { from: lea, to: [runtime.settings.assistant.address] };
  return receive({ raw, envelope, auth: verdict(lea) }, runtime, routeMail);
}
const crash = () => Promise.reject(new Error('The process was killed'));

it('is sent at once, answers the mail, and is forgotten then: nothing more is sent', async () => {
  const { runtime, messages: sent } = await mailHost();
  await writes(runtime);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatch(/^Subject: Re: Lunch\r$/m);
  expect(sent[0]).toMatch(new RegExp(`^In-Reply-To: <${count}@acme\\.test>\\r$`, 'm'));
  expect(sent[0]).toContain('Is this for Dana Reed or Dana Reed?');
  expect(await rows()).toEqual([]);
  expect(await deliverQuestions(runtime)).toBe(0);
});

it('outlives a crash between the mail and the question: it stands with the mail and is sent later, once', async () => {
  const { runtime, messages: sent } = await mailHost();
  const received = await writes({ ...runtime, compose: crash });
  expect(received).toMatchObject({ stored: true, loopId: null });
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  expect(sent).toEqual([]);
  await makeDue();
  const handed = await Promise.all(Array.from({ length: 5 }, () => deliverQuestions(runtime)));
  expect(handed.reduce((a, b) => a + b)).toBe(1);
  expect(sent).toHaveLength(1);
});

it('is not stored without its mail', async () => {
  const { runtime, messages: sent } = await mailHost();
  const before = await database().$count(messages);
  const broken: typeof routeMail = async (tx, mail) => {
    const routed = await routeMail(tx, mail);
    expect(routed).toHaveProperty('forWhom');
    return { ...routed, userId: 'no such user' };
  };
  const lea = `lea${count}@acme.test`;
  const to = runtime.settings.assistant.address;
  const raw = letter({ From: lea, To: to, Subject: 'Lunch', 'Message-ID': '<broken@acme.test>' }, 'For somebody.');
  await expect(
    receive({ raw, envelope: { from: lea, to: [to] }, auth: verdict(lea) }, runtime, broken),
  ).rejects.toThrow();
  expect([await rows(), await database().$count(messages), sent]).toEqual([[], before, []]);
});

it('is tried again while the mail host is away, given up when it is refused, and never sent twice when cut off', async () => {
  const script: Record<string, string | null> = { RCPT: '451 4.3.0 try later' };
  const { runtime, messages: sent } = await mailHost(script);
  await writes(runtime);
  expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  expect(await deliverQuestions(runtime)).toBe(0);
  script.RCPT = '250 ok';
  await makeDue();
  expect(await deliverQuestions(runtime)).toBe(1);
  script.RCPT = '550 5.1.1 no such user';
  await writes(runtime);
  expect(await rows()).toEqual([]);
  // Killed while it was being sent: it may have arrived, and nobody can be asked.
  script.RCPT = '451 4.3.0 try later';
  await writes(runtime);
  script.RCPT = '250 ok';
  await database()
    .update(delegateQuestions)
    .set({ state: 'sending', nextAttemptAt: new Date(0) });
  expect(await deliverQuestions(runtime)).toBe(0);
  expect([await rows(), sent.length]).toEqual([[], 1]);
});

it('no machine is asked', async () => {
  const { runtime, messages: sent } = await mailHost();
  await writes(runtime, { 'Auto-Submitted': 'auto-replied' });
  expect([await rows(), sent]).toEqual([[], []]);
});
