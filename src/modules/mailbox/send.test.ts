import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loopEvents } from '@/db/schema/loops';
import { outgoingMails, suppressions } from '@/db/schema/mailbox';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, ownerWithLoop } from '../../../tests/support/mailbox';
import { startSmtpHost } from '../../../tests/support/smtp-host';
import { queueMail, sendQueued } from './commands/send';
import { hasBeenWrittenTo, undecidedMails } from './queries';

useDatabase();

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function host(script: Record<string, string | null> = {}) {
  const started = await startSmtpHost(script);
  closing.push(() => started.close());
  return started;
}

async function queued() {
  const { ownerId, guest, loopId } = await ownerWithLoop();
  const messageId = `<${randomUUID()}@sundial.test>`;
  const mail = {
    messageId,
    envelope: { from: 'sunny+b.x@sundial.test', to: guest },
    raw: Buffer.from(`Message-ID: ${messageId}\r\n\r\nhello\r\n`),
  };
  const row = {
    loopId,
    loopVersion: 1,
    actionIndex: 0,
    recipient: guest,
    template: 'offer',
    subject: 's',
    text: 't',
    mail,
  };
  await database().transaction((tx) => queueMail(tx, row));
  await database().transaction((tx) => queueMail(tx, row));
  const rows = await database().select().from(outgoingMails).where(eq(outgoingMails.loopId, loopId));
  expect(rows).toHaveLength(1);
  return { ownerId, guest, loopId, messageId, id: rows[0]!.id };
}
const rowOf = async (id: string) => (await database().select().from(outgoingMails).where(eq(outgoingMails.id, id)))[0]!;
const eventsOf = async (loopId: string) =>
  (await database().select().from(loopEvents).where(eq(loopEvents.loopId, loopId))).map((event) => event.payload);

describe('sending a mail of the outbox', () => {
  it('sends the stored bytes once, however often it is asked to', async () => {
    const { port, messages } = await host();
    const { id, ownerId, guest } = await queued();
    const runtime = mailboxRuntime({ relayPort: port });
    expect(await sendQueued(id, runtime)).toBe('sent');
    expect(await sendQueued(id, runtime)).toBe('sent');
    expect(messages).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1, sentAt: expect.any(Date) });
    expect(await hasBeenWrittenTo(ownerId, guest)).toBe(true);
    expect(await hasBeenWrittenTo(ownerId, 'other@guest.test')).toBe(false);
  });

  it('makes one attempt of calls at the same moment', async () => {
    const { port, messages } = await host();
    const { id } = await queued();
    const runtime = mailboxRuntime({ relayPort: port });
    expect(await Promise.all([1, 2, 3].map(() => sendQueued(id, runtime)))).toEqual(['sent', 'sent', 'sent']);
    expect(messages).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ attempts: 1 });
  });

  it('is marked as being sent before the first byte leaves, so that a crash leaves the mark', async () => {
    const { id } = await queued();
    const rows: unknown[] = [];
    const send = async () => {
      rows.push(await rowOf(id));
      return { ok: true, response: '250 ok' } as const;
    };
    expect(await sendQueued(id, { ...mailboxRuntime(), mail: { send } })).toBe('sent');
    expect(rows).toMatchObject([{ state: 'sending', attempts: 1 }]);
  });

  it('tries again after a temporary failure, later and later', async () => {
    const script: Record<string, string | null> = { RCPT: '451 4.7.1 greylisted' };
    const { port, messages } = await host(script);
    const { id, loopId } = await queued();
    const runtime = mailboxRuntime({ relayPort: port });
    expect(await sendQueued(id, runtime)).toBe('queued');
    expect(await sendQueued(id, runtime)).toBe('queued');
    expect(runtime.scheduled.map((wake) => wake.delayMs)).toEqual([5_000, 30_000]);
    expect((await rowOf(id)).nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
    script.RCPT = '250 ok';
    expect(await sendQueued(id, runtime)).toBe('sent');
    expect(messages).toHaveLength(1);
    expect(await eventsOf(loopId)).toEqual([]);
  });

  it('gives up when all attempts are used up, and tells the loop', async () => {
    const { port } = await host({ MAIL: '421 busy' });
    const { id, loopId, guest } = await queued();
    await database().update(outgoingMails).set({ attempts: 11 }).where(eq(outgoingMails.id, id));
    expect(await sendQueued(id, mailboxRuntime({ relayPort: port }))).toBe('failed');
    expect(await eventsOf(loopId)).toMatchObject([{ kind: 'delivery_failed', address: guest, permanent: false }]);
  });

  it('does not try again after a refusal for good, and tells the loop once', async () => {
    const { port, commands } = await host({ RCPT: '550 5.1.1 no such user' });
    const { id, loopId, guest } = await queued();
    const runtime = mailboxRuntime({ relayPort: port });
    expect(await sendQueued(id, runtime)).toBe('failed');
    expect(await sendQueued(id, runtime)).toBe('failed');
    expect(commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
    expect(await eventsOf(loopId)).toEqual([
      { kind: 'delivery_failed', address: guest, reason: 'refused, SMTP 550', permanent: true },
    ]);
  });

  it('never sends to an address that asked not to be written to', async () => {
    const { port, commands } = await host();
    const { id, guest } = await queued();
    await database().insert(suppressions).values({ address: guest, reason: 'opt_out' });
    expect(await sendQueued(id, mailboxRuntime({ relayPort: port }))).toBe('failed');
    expect(commands).toEqual([]);
  });
});

describe('a mail that may have arrived', () => {
  it('is left to a person when the provider cannot be asked', async () => {
    const { port, messages } = await host({ end: null });
    const { id, ownerId, loopId } = await queued();
    const runtime = mailboxRuntime({ relayPort: port });
    expect(await sendQueued(id, runtime)).toBe('unknown');
    expect(await sendQueued(id, runtime)).toBe('unknown');
    expect(messages).toHaveLength(1);
    expect(await undecidedMails(ownerId)).toMatchObject([{ id, loopId }]);
    const told = await database().select().from(notices).where(eq(notices.userId, ownerId));
    expect(told).toMatchObject([{ kind: 'mail_unknown', href: `/loops/${loopId}` }]);
  });

  it('is left to a person when the attempt was cut off by a crash', async () => {
    const { port, commands } = await host();
    const { id } = await queued();
    await database().update(outgoingMails).set({ state: 'sending', attempts: 1 }).where(eq(outgoingMails.id, id));
    expect(await sendQueued(id, mailboxRuntime({ relayPort: port }))).toBe('unknown');
    expect(commands).toEqual([]);
  });

  it('is not sent again when the provider has it', async () => {
    const script: Record<string, string | null> = { end: null };
    const { port, messages } = await host(script);
    const { id, loopId, messageId } = await queued();
    const runtime = mailboxRuntime({ relayPort: port, findSent: async (asked) => messages.join().includes(asked) });
    expect(await sendQueued(id, runtime)).toBe('queued');
    script.end = '250 taken';
    expect(await sendQueued(id, runtime)).toBe('sent');
    expect(messages.filter((message) => message.includes(messageId))).toHaveLength(1);
    expect(await eventsOf(loopId)).toEqual([]);
  });

  it('is sent again when the provider does not have it', async () => {
    const { port, messages } = await host();
    const { id } = await queued();
    await database().update(outgoingMails).set({ state: 'sending', attempts: 1 }).where(eq(outgoingMails.id, id));
    expect(await sendQueued(id, mailboxRuntime({ relayPort: port, findSent: async () => false }))).toBe('sent');
    expect(messages).toHaveLength(1);
  });

  it('waits while the provider cannot answer', async () => {
    const { port, commands } = await host();
    const { id } = await queued();
    await database().update(outgoingMails).set({ state: 'sending', attempts: 1 }).where(eq(outgoingMails.id, id));
    const findSent = async () => {
      throw new Error('HTTP 503');
    };
    expect(await sendQueued(id, mailboxRuntime({ relayPort: port, findSent }))).toBe('queued');
    expect(await rowOf(id)).toMatchObject({ state: 'sending' });
    expect(commands).toEqual([]);
  });
});
