import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imapMailboxes } from '@/adapters/imap/connect';
import { makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import { notices, users } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { imapFolders, imapMessages, messages } from '@/db/schema/mailbox';
import { supportRequests } from '@/db/schema/support';
import { routeMail } from '@/modules/loops/commands/route-mail';
import type { MailAuthentication } from '@/ports/mail';
import type { AfterReading, MailboxSession } from '@/ports/mailbox';
import { useDatabase } from '../../../tests/support/database';
import { freshLetter, type TestMailbox, testMailbox } from '../../../tests/support/imap';
import { ASSISTANT, KEY, mailboxRuntime, NOW, ownerWithLoop, verdict } from '../../../tests/support/mailbox';
import { assistantMailboxRow, noteFailure, noteRead } from './commands/imap-mailbox';
import { pullFolder } from './commands/pull';
import { assistantReader } from './commands/pull-assistant';
import { forgetFetchMarks } from './commands/retention';
import { FIRST_READING_MS, IMAP_RETRY_PAUSES_MS } from './constants';
import type { RouteMail } from './schema';

useDatabase();
const runtime = mailboxRuntime();
const mailboxes = imapMailboxes({ allowPrivate: true });
let box: TestMailbox;
let mailboxId: string;
let owner: Awaited<ReturnType<typeof ownerWithLoop>>;
const losses = new Map<string, number>();

beforeEach(async () => {
  box = await testMailbox();
  mailboxId = await assistantMailboxRow(box.access);
  owner = await ownerWithLoop();
  losses.clear();
});
afterEach(async () => {
  await box.server.close();
});

interface Over {
  readonly after?: AfterReading;
  readonly route?: RouteMail;
  readonly auth?: (from: string | null) => MailAuthentication;
}

/** One round with a session of its own, as after a restart. */
async function pull(over: Over = {}): Promise<number> {
  const reader = assistantReader({
    runtime,
    route: over.route ?? routeMail,
    wake: async () => {},
    after: over.after ?? null,
    authenticate: async (raw) => {
      const from = (await runtime.parse(raw)).from[0]?.address ?? null;
      return (over.auth ?? verdict)(from);
    },
  });
  const session = await mailboxes.connect(box.access);
  const folder = { mailboxId, path: 'INBOX', nowMs: NOW, firstSinceMs: NOW - FIRST_READING_MS, losses };
  try {
    return await pullFolder(session, folder, reader);
  } finally {
    await session.close();
  }
}

const answer = (body?: string) =>
  freshLetter({ From: owner.guest, To: replyAddress(ASSISTANT, makeReplyToken(owner.loopId, KEY)) }, body);
const deliver = (count = 1) =>
  Array.from({ length: count }, () => {
    const mail = answer();
    box.inbox.append(mail.raw, NOW - 60_000);
    return mail.id;
  });
const events = () => database().select().from(loopEvents).where(eq(loopEvents.loopId, owner.loopId));
const rows = () => database().select().from(imapMessages).where(eq(imapMessages.mailboxId, mailboxId));
const cursor = async () => (await database().select().from(imapFolders).where(eq(imapFolders.mailboxId, mailboxId)))[0];
const makeDue = () =>
  database()
    .update(imapMessages)
    .set({ nextAttemptAt: new Date(0) })
    .where(eq(imapMessages.mailboxId, mailboxId));

describe("the assistant's mailbox", () => {
  it('gives every mail to its loop, with the envelope that the host wrote', async () => {
    const mail = answer();
    const raw = Buffer.concat([
      Buffer.from(`Return-Path: <bounce@guest.test>\r\nDelivered-To: ${ASSISTANT}\r\n`),
      mail.raw,
    ]);
    box.inbox.append(raw, NOW - 60_000);
    expect(await pull()).toBe(1);
    expect(await events()).toMatchObject([{ kind: 'message', state: 'pending' }]);
    const [stored] = await database().select().from(messages).where(eq(messages.messageId, mail.id));
    expect(stored).toMatchObject({
      envelopeFrom: 'bounce@guest.test',
      envelopeTo: [ASSISTANT],
      fromAddress: owner.guest,
    });
    expect(box.inbox.messages[0]?.flags.size).toBe(0);
  });

  it('a mail to postmaster in it is the operator’s, and opens no loop, whoever writes', async () => {
    await database().delete(supportRequests);
    const before = await database().$count(loops);
    box.inbox.append(freshLetter({ From: owner.email, To: 'postmaster@sundial.test' }).raw, NOW - 60_000);
    await pull();
    expect(await database().$count(loops)).toBe(before);
    expect(await database().select().from(supportRequests)).toMatchObject([{ email: owner.email }]);
    expect((await rows()).map(({ state }) => state)).toEqual(['done']);
  });

  it('goes on where it stood, also with a new session', async () => {
    deliver(3);
    expect(await pull()).toBe(3);
    expect(await pull()).toBe(0);
    deliver(2);
    expect(await pull()).toBe(2);
    expect(await events()).toHaveLength(5);
    expect((await cursor())?.lastUid).toBe(5);
  });

  it('does not read mail from before its time', async () => {
    box.inbox.append(answer().raw, NOW - 30 * 86_400_000);
    deliver(1);
    expect(await pull()).toBe(1);
  });

  it('takes nothing twice when the server numbers its messages anew, and nothing is lost', async () => {
    deliver(3);
    await pull();
    deliver(1);
    box.inbox.renumber();
    expect(await pull()).toBe(1);
    expect(await events()).toHaveLength(4);
    expect(await cursor()).toMatchObject({ uidValidity: '2', lastUid: 4 });
    expect(await pull()).toBe(0);
  });

  it('takes a mail once that was delivered several times', async () => {
    const mail = answer();
    box.inbox.append(mail.raw, NOW - 60_000);
    box.inbox.append(Buffer.concat([Buffer.from('Received: by another way\r\n'), mail.raw]), NOW - 50_000);
    box.inbox.append(mail.raw, NOW - 40_000);
    await pull();
    expect(await events()).toHaveLength(1);
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done', 'done']);
  });

  it('loses nothing when the connection breaks in the middle', async () => {
    deliver(5);
    let count = 0;
    const breaking: RouteMail = async (tx, mail) => {
      count += 1;
      if (count === 3) box.server.drop();
      return routeMail(tx, mail);
    };
    await expect(pull({ route: breaking })).rejects.toMatchObject({ failure: 'unreachable' });
    expect(await events()).toHaveLength(3);
    expect(await pull()).toBe(2);
    expect(await events()).toHaveLength(5);
  });

  it('marks a message only together with what was stored of it', async () => {
    deliver(2);
    let broken = true;
    const route: RouteMail = async (tx, mail) => {
      const routed = await routeMail(tx, mail);
      if (broken) throw new Error('The process was killed');
      return routed;
    };
    expect(await pull({ route })).toBe(0);
    expect(await events()).toHaveLength(0);
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['retry', 1],
      ['retry', 1],
    ]);
    broken = false;
    deliver(1);
    expect(await pull({ route })).toBe(1);
    await makeDue();
    expect(await pull({ route })).toBe(2);
    expect(await events()).toHaveLength(3);
  });

  it('does not double when two processes read at the same time', async () => {
    deliver(20);
    await Promise.all([pull(), pull()]);
    expect(await events()).toHaveLength(20);
    expect((await cursor())?.lastUid).toBe(20);
  });

  it('waits for DNS out of the way of others, and judges by what there is in the end', async () => {
    const [first] = deliver(1);
    const auth = (from: string | null) => verdict(from, { level: 'A0', temporary: true });
    await pull({ auth });
    expect(await events()).toHaveLength(0);
    for (let i = 0; i < IMAP_RETRY_PAUSES_MS.length; i += 1) {
      await makeDue();
      await pull({ auth });
    }
    const [stored] = await database()
      .select()
      .from(messages)
      .where(eq(messages.messageId, first as string));
    expect(stored?.level).toBe('A1');
    expect((await rows())[0]?.state).toBe('done');
  });

  it('parks a mail that cannot be processed, and tells the administrators', async () => {
    const [admin] = await database()
      .insert(users)
      .values({ email: `${owner.loopId}@admin.test`, role: 'ADMIN' })
      .returning();
    deliver(1);
    const route: RouteMail = async () => {
      throw new Error('poison');
    };
    await pull({ route });
    for (let i = 0; i < IMAP_RETRY_PAUSES_MS.length; i += 1) {
      await makeDue();
      await pull({ route });
    }
    expect(await rows()).toMatchObject([{ state: 'parked', attempts: IMAP_RETRY_PAUSES_MS.length + 1 }]);
    const told = await database().select().from(notices).where(eq(notices.userId, admin!.id));
    expect(told).toMatchObject([{ kind: 'mail_parked' }]);
    expect(told[0]?.text).not.toContain('poison');
    deliver(1);
    expect(await pull()).toBe(1);
  });

  it('parks a mail over which the connection is lost every time', async () => {
    deliver(2);
    let fetches = 0;
    for (let i = 0; i < 3; i += 1) {
      // The second FETCH of a round is that of the bytes.
      const connect = mailboxes.connect.bind(mailboxes);
      const spy = await connect(box.access);
      const breaking: MailboxSession = {
        ...spy,
        source: async (uid, max) => {
          fetches += 1;
          if (uid === 1) box.server.drop();
          return spy.source(uid, max);
        },
      };
      const reader = assistantReader({
        runtime,
        route: routeMail,
        wake: async () => {},
        after: null,
        authenticate: async () => verdict(owner.guest),
      });
      const folder = { mailboxId, path: 'INBOX', nowMs: NOW, firstSinceMs: 0, losses };
      await expect(pullFolder(breaking, folder, reader)).rejects.toMatchObject({ failure: 'unreachable' });
      await spy.close();
    }
    expect(fetches).toBe(3);
    expect(await rows()).toMatchObject([{ uid: 1, state: 'parked' }]);
    expect(await pull()).toBe(1);
  });

  it.each([
    [{ seen: true, moveTo: null }, 2, 0],
    [{ seen: false, moveTo: 'Sundial' }, 0, 2],
  ])('leaves taken mail as the settings say: %j', async (after, left, moved) => {
    deliver(2);
    expect(await pull({ after })).toBe(2);
    expect(box.inbox.messages).toHaveLength(left);
    expect(box.inbox.messages.every(({ flags }) => flags.has('\\Seen'))).toBe(true);
    expect(box.account.folder('Sundial')?.messages.length ?? 0).toBe(moved);
    expect((await rows()).map(({ state }) => state)).toEqual(['done', 'done']);
  });

  it('makes up for a move that a crash prevented', async () => {
    deliver(1);
    const after = { seen: false, moveTo: 'Sundial' };
    box.server.drop('UID MOVE');
    await expect(pull({ after })).rejects.toMatchObject({ failure: 'unreachable' });
    expect((await rows())[0]?.state).toBe('stored');
    expect(await pull({ after })).toBe(0);
    expect(box.account.folder('Sundial')?.messages).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  it('tells the administrators once that it is refused, and takes it back when it is read', async () => {
    const [admin] = await database()
      .insert(users)
      .values({ email: `${owner.loopId}@refused.test`, role: 'ADMIN' })
      .returning();
    const told = () => database().select().from(notices).where(eq(notices.userId, admin!.id));
    await noteFailure(mailboxId, 'unreachable');
    expect(await told()).toEqual([]);
    await noteFailure(mailboxId, 'login');
    await noteFailure(mailboxId, 'login');
    expect(await told()).toMatchObject([{ kind: 'mailbox_disconnected' }]);
    await noteRead(mailboxId);
    expect(await told()).toEqual([]);
  });

  it('forgets its marks after a while, and takes nothing twice for that', async () => {
    deliver(2);
    await pull();
    await database()
      .update(imapMessages)
      .set({ createdAt: new Date(Date.now() - 90 * 86_400_000) })
      .where(eq(imapMessages.mailboxId, mailboxId));
    expect(await forgetFetchMarks()).toBe(2);
    expect(await rows()).toEqual([]);
    box.inbox.renumber();
    await pull();
    expect(await events()).toHaveLength(2);
  });
});
