import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startListener } from '@/adapters/smtp/listener';
import { createSender } from '@/adapters/smtp/sender';
import { bounceAddress, makeBounceToken, makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { database } from '@/db/client';
import { assistants } from '@/db/schema/assistants';
import { delegates } from '@/db/schema/contacts';
import { userAddresses } from '@/db/schema/identity';
import { loopEvents, loopParticipants } from '@/db/schema/loops';
import { loopMessages, messages } from '@/db/schema/mailbox';
import { meetings } from '@/db/schema/meetings';
import { openLoop } from '@/modules/loops/commands/open';
import { routeMail } from '@/modules/loops/commands/route-mail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { useDatabase } from '../../../tests/support/database';
import { ASSISTANT, KEY, letter, mailboxRuntime, NOW, ownerWithLoop, verdict } from '../../../tests/support/mailbox';
import { type DeliveredMail, receive } from './commands/receive';
import { forgetRawMail } from './commands/retention';
import { queueMail } from './commands/send';
import type { Received } from './schema';

useDatabase();
const runtime = mailboxRuntime();

const take = (mail: Omit<DeliveredMail, 'envelope'> & { to?: string[]; from?: string }) =>
  receive({ ...mail, envelope: { from: mail.from ?? 'x@guest.test', to: mail.to ?? [ASSISTANT] } }, runtime, routeMail);
const rowOf = async (received: Received) => {
  if (!received.stored) throw new Error('It was not stored');
  const [row] = await database().select().from(messages).where(eq(messages.id, received.messageRowId));
  return row!;
};
const eventsOf = (loopId: string) => database().select().from(loopEvents).where(eq(loopEvents.loopId, loopId));
const tokenAddress = (loopId: string) => replyAddress(ASSISTANT, makeReplyToken(loopId, KEY));
const freshId = () => `<${randomUUID()}@guest.test>`;

async function sent(
  loopId: string,
  recipient: string,
  version = 1,
): Promise<{ messageId: string; envelopeFrom: string }> {
  const messageId = `<${randomUUID()}@sundial.test>`;
  const envelopeFrom = bounceAddress(ASSISTANT, makeBounceToken(loopId, messageId, KEY));
  const mail = { messageId, envelope: { from: envelopeFrom, to: recipient }, raw: Buffer.from('x') };
  const row = {
    loopId,
    loopVersion: version,
    actionIndex: 0,
    recipient,
    template: 'offer',
    subject: 's',
    text: 't',
    mail,
  };
  await database().transaction((tx) => queueMail(tx, row));
  return { messageId, envelopeFrom };
}

describe('receiving a mail', () => {
  it('stores it once however often it comes, also at the same moment', async () => {
    const { guest, loopId } = await ownerWithLoop();
    const raw = letter({ From: guest, To: tokenAddress(loopId), 'Message-ID': freshId(), Subject: 'Re: Coffee' });
    const all = await Promise.all(Array.from({ length: 8 }, () => take({ raw, auth: verdict(guest) })));
    expect(all.filter((received) => received.stored)).toHaveLength(1);
    expect(await take({ raw, auth: verdict(guest) })).toEqual({ stored: false, reason: 'duplicate' });
    expect(await eventsOf(loopId)).toHaveLength(1);
  });

  it('is answered 250 only when mail, match and event are committed, and 451 when they are not', async () => {
    const { guest, loopId } = await ownerWithLoop();
    let broken = true;
    const listener = await startListener({
      host: '127.0.0.1',
      port: 0,
      name: 'sundial.test',
      takes: async () => true,
      tls: null,
      onError: () => {},
      accept: async (raw, envelope) => {
        await receive({ raw, envelope, auth: verdict(guest) }, runtime, async (tx, mail) => {
          const routed = await routeMail(tx, mail);
          if (broken) throw new Error('The database went away');
          return routed;
        });
      },
    });
    const sender = createSender({
      relayUrl: `smtp://127.0.0.1:${listener.port}`,
      resolve: async () => [],
      helo: 'guest.test',
    });
    const to = tokenAddress(loopId);
    const mail = {
      messageId: freshId(),
      envelope: { from: guest, to },
      raw: letter({ From: guest, To: to, 'Message-ID': freshId() }),
    };
    expect(await sender.send(mail)).toMatchObject({ ok: false, failure: 'temporary' });
    expect(await eventsOf(loopId)).toHaveLength(0);
    broken = false;
    expect(await sender.send(mail)).toMatchObject({ ok: true });
    expect(await eventsOf(loopId)).toMatchObject([{ kind: 'message', state: 'pending' }]);
    await listener.close();
  });

  it('does not let a forgery take the place of the genuine mail', async () => {
    const { guest, loopId } = await ownerWithLoop();
    const raw = letter({ From: guest, To: tokenAddress(loopId), 'Message-ID': freshId() });
    const forged = await take({ raw, auth: verdict(guest, { level: 'A0', contradicted: true }) });
    const genuine = await take({ raw, auth: verdict(guest) });
    expect(forged).toMatchObject({ stored: true, level: 'A0' });
    expect(genuine).toMatchObject({ stored: true, level: 'A2' });
  });

  it('takes signed mail once: under another Message-ID it has lost its authority', async () => {
    const { email } = await ownerWithLoop();
    const auth = verdict(email, { signatures: ['ab'.repeat(32)] });
    const first = await take({ raw: letter({ From: email, To: ASSISTANT, 'Message-ID': freshId() }), auth });
    const replayed = await take({ raw: letter({ From: email, To: ASSISTANT, 'Message-ID': freshId() }), auth });
    expect(first).toMatchObject({ level: 'A2' });
    expect(replayed).toMatchObject({ level: 'A0' });
  });
});

describe('A7 a mail finds its loop', () => {
  it.each(['to', 'cc', 'envelope', 'delivered-to', 'upper case'])('by the token in %s', async (where) => {
    const { guest, loopId } = await ownerWithLoop();
    const address = where === 'upper case' ? tokenAddress(loopId).toUpperCase() : tokenAddress(loopId);
    const headers: Record<string, string> = { From: guest, To: 'dana@acme.test', 'Message-ID': freshId() };
    if (where === 'to' || where === 'upper case') headers.To = address;
    if (where === 'cc') headers.Cc = `Sunny <${address}>`;
    if (where === 'delivered-to') headers['Delivered-To'] = address;
    const received = await take({
      raw: letter(headers),
      auth: verdict(guest),
      to: [where === 'envelope' ? address : ASSISTANT],
    });
    expect(received).toMatchObject({ loopId });
  });

  it('by what it answers: our mail, or a mail of the thread', async () => {
    const { guest, loopId } = await ownerWithLoop();
    const { messageId } = await sent(loopId, guest);
    const theirs = freshId();
    const answer = letter({ From: guest, To: ASSISTANT, 'Message-ID': theirs, 'In-Reply-To': messageId });
    expect(await take({ raw: answer, auth: verdict(guest) })).toMatchObject({ loopId });
    const further = letter({
      From: 'other@guest.test',
      To: ASSISTANT,
      'Message-ID': freshId(),
      References: `<unknown@guest.test> ${theirs}`,
    });
    expect(await take({ raw: further, auth: verdict('other@guest.test') })).toMatchObject({ loopId });
  });

  it('by the invitation that it answers, also one with a hostile rule', async () => {
    const { ownerId, guest, loopId } = await ownerWithLoop();
    const icalUid = `${randomUUID()}@google.test`;
    await database()
      .insert(meetings)
      .values({ ownerId, loopId, state: 'confirmed', startMin: 29_500_000, endMin: 29_500_030, icalUid });
    const rule = `RRULE:FREQ=SECONDLY;BYSECOND=${Array.from({ length: 60 }, (_, i) => i).join(',')};COUNT=999999999`;
    const ics = [
      'BEGIN:VCALENDAR',
      'METHOD:REPLY',
      'BEGIN:VEVENT',
      `UID:${icalUid.slice(0, 20)}`,
      ` ${icalUid.slice(20)}`,
    ];
    const body = [...ics, ...Array.from({ length: 2000 }, () => rule), 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
    const headers = {
      From: guest,
      To: ASSISTANT,
      'Message-ID': freshId(),
      'Content-Type': 'text/calendar; method=REPLY',
    };
    const begun = performance.now();
    expect(await take({ raw: letter(headers, body), auth: verdict(guest) })).toMatchObject({ loopId });
    expect(performance.now() - begun).toBeLessThan(20_000);
  });

  it('not by a wrong token, nor by one of a loop that is gone', async () => {
    const { guest, loopId } = await ownerWithLoop();
    const wrong = replyAddress(ASSISTANT, `${makeReplyToken(loopId, KEY).slice(0, -3)}aaa`);
    const gone = tokenAddress('aaaaaaaaaaaaaaaa');
    for (const to of [wrong, gone]) {
      const received = await take({
        raw: letter({ From: guest, To: to, 'Message-ID': freshId() }),
        auth: verdict(guest),
      });
      expect(received).toMatchObject({ stored: true, loopId: expect.not.stringMatching(loopId) });
    }
  });

  it('mail of whoever had a meeting with one user opens a loop of that user; with two, nobody sees it', async () => {
    const one = await ownerWithLoop();
    const first = { From: one.guest, To: ASSISTANT, 'Message-ID': freshId() };
    const begun = await take({ raw: letter(first), auth: verdict(one.guest) });
    expect(begun).toMatchObject({ stored: true, loopId: expect.any(String) });
    expect((await rowOf(begun)).userId).toBe(one.ownerId);
    const other = await ownerWithLoop();
    await database().insert(loopParticipants).values({ loopId: other.loopId, address: one.guest });
    const second = { From: one.guest, To: ASSISTANT, 'Message-ID': freshId() };
    const received = await take({ raw: letter(second), auth: verdict(one.guest) });
    expect(received).toMatchObject({ stored: true, loopId: null });
    expect((await rowOf(received)).silentReason).toContain('not known here');
  });

  it('in a thread of several by where the sender takes part, and by nobody’s guess when that is several too', async () => {
    const { ownerId, email, guest, loopId } = await ownerWithLoop();
    const other = await database().transaction((tx) =>
      openLoop(tx, { id: ownerId, address: email, name: null, zone: null }, 'Lunch', NOW),
    );
    const ids = [await sent(loopId, guest), await sent(other, guest)].map((mail) => mail.messageId);
    const mail = () => letter({ From: guest, To: ASSISTANT, 'Message-ID': freshId(), References: ids.join(' ') });
    expect(await take({ raw: mail(), auth: verdict(guest) })).toMatchObject({ loopId });
    await database().insert(loopParticipants).values({ loopId: other, address: guest });
    const unclear = await take({ raw: mail(), auth: verdict(guest) });
    const events = await database().select().from(loopEvents);
    const asked = events.filter((e) => e.payload.kind === 'message' && e.payload.suggested);
    expect(unclear).toMatchObject({ stored: true });
    expect(asked.map((e) => e.payload)).toMatchObject([{ messageRowId: unclear.stored && unclear.messageRowId }]);
  });

  it('is level A1 by token and address together, and only where nothing speaks against it', async () => {
    const { guest, loopId } = await ownerWithLoop();
    const to = tokenAddress(loopId);
    const weak = { level: 'A0' as const };
    const mail = (from: string, address: string) => letter({ From: from, To: address, 'Message-ID': freshId() });
    expect(await take({ raw: mail(guest, to), auth: verdict(guest, weak) })).toMatchObject({ level: 'A1' });
    const forged = verdict(guest, { ...weak, contradicted: true });
    expect(await take({ raw: mail(guest, to), auth: forged })).toMatchObject({ level: 'A0' });
    const stranger = 'stranger@guest.test';
    expect(await take({ raw: mail(stranger, to), auth: verdict(stranger, weak) })).toMatchObject({ level: 'A0' });
  });

  it('one of several guests does not answer for another: the token is known to all of them', async () => {
    const { guest, loopId } = await ownerWithLoop();
    await database().insert(loopParticipants).values({ loopId, address: 'other@elsewhere.test' });
    const mail = () => letter({ From: guest, To: tokenAddress(loopId), 'Message-ID': freshId() });
    const claimed = verdict(guest, { level: 'A0', spf: 'none', dkim: 'none', dmarc: 'none' });
    expect(await take({ raw: mail(), auth: claimed })).toMatchObject({ loopId, level: 'A0' });
    const foreign = { raw: mail(), auth: { ...claimed, spf: 'pass' }, from: 'other@elsewhere.test' };
    expect(await take(foreign)).toMatchObject({ loopId, level: 'A0' });
    const own = { raw: mail(), auth: { ...claimed, spf: 'pass' }, from: guest };
    expect(await take(own)).toMatchObject({ loopId, level: 'A1' });
  });
});

describe('a mail of somebody who may instruct the assistant for an owner', () => {
  const host = async () => {
    const { ownerId, guest: address } = await ownerWithLoop();
    await database().insert(delegates).values({ ownerId, address, schedule: true, initiate: true });
    const write = (to: string) =>
      take({
        raw: letter({ From: address, To: to, 'Message-ID': freshId(), Subject: 'An errand' }),
        auth: verdict(address),
        to: [to],
      });
    return { ownerId, address, write };
  };

  it('is the owner’s, also when another user claims the address and has not proved it', async () => {
    const { ownerId, address, write } = await host();
    const { ownerId: claimant } = await ownerWithLoop();
    await database().insert(userAddresses).values({ userId: claimant, address });
    expect(await rowOf(await write(ASSISTANT))).toMatchObject({ userId: ownerId });
    await database().update(userAddresses).set({ verifiedAt: new Date() }).where(eq(userAddresses.address, address));
    expect(await rowOf(await write(ASSISTANT))).toMatchObject({ userId: claimant });
  });

  it('is not the owner’s when it is written to the persona of somebody else', async () => {
    const { ownerId, write } = await host();
    const { ownerId: other } = await ownerWithLoop();
    const persona = `ivy-${randomUUID().slice(0, 8)}@sundial.test`;
    await database().insert(assistants).values({ userId: other, name: 'Ivy', address: persona });
    const loops = await loopsOf(ownerId);
    expect(await rowOf(await write(persona))).toMatchObject({ userId: other });
    expect(await loopsOf(ownerId)).toEqual(loops);
  });
});

describe('bad input is stored and answered for', () => {
  it.each<[string, Buffer]>([
    ['a mail without a Message-ID', letter({ From: 'a@guest.test', To: ASSISTANT })],
    ['an empty mail', Buffer.alloc(0)],
    ['bytes that are no mail', Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256))],
    ['NUL in headers', Buffer.from(`From: a@guest.test\r\nSubject: a\0b\r\nMessage-ID: <\0@x>\r\n\r\nx\0y`)],
    [
      'a multipart without its boundary',
      letter({ From: 'a@guest.test', 'Content-Type': 'multipart/mixed' }, '--x\r\n\r\n--x--'),
    ],
    [
      'a hundred nested parts',
      Buffer.from(
        Array.from({ length: 100 }, (_, i) => `Content-Type: multipart/mixed; boundary=b${i}\r\n\r\n--b${i}\r\n`).join(
          '',
        ),
      ),
    ],
    ['two From headers', Buffer.from('From: a@guest.test\r\nFrom: b@guest.test\r\nMessage-ID: <two@x>\r\n\r\nx')],
    ['a header of a megabyte', letter({ From: 'a@guest.test', Subject: 'x'.repeat(1_100_000) })],
    ['lone surrogates in encoded words', letter({ From: 'a@guest.test', Subject: '=?utf-16le?B?ANg=?=' })],
  ])('%s', async (_, raw) => {
    const received = await take({
      raw,
      auth: verdict(null, { level: 'A0', reasons: ['no_from'], result: { note: 'a\0b' } }),
    });
    const row = await rowOf(received);
    const kept = row.raw!.subarray(row.raw!.indexOf('\n') + 1);
    expect(kept.equals(raw.subarray(0, kept.length))).toBe(true);
    expect(kept.length).toBeGreaterThanOrEqual(Math.min(raw.length, 64_000));
    expect(row).toMatchObject({ level: 'A0', fromAddress: '' });
    expect(row.silentReason).not.toBeNull();
    expect(await take({ raw, auth: verdict(null, { level: 'A0' }) })).toEqual({ stored: false, reason: 'duplicate' });
  });

  it('forgets raw mail after its time, and keeps what was decided', async () => {
    const { guest, loopId } = await ownerWithLoop();
    const raw = letter({ From: guest, To: tokenAddress(loopId), 'Message-ID': freshId() });
    const received = await take({ raw, auth: verdict(guest) });
    expect(await forgetRawMail(NOW)).toBe(0);
    expect((await rowOf(received)).raw).not.toBeNull();
    expect(await forgetRawMail(NOW + 1)).toBeGreaterThan(0);
    expect(await rowOf(received)).toMatchObject({ raw: null, fromAddress: guest });
  });
});

describe('a delivery report', () => {
  const report = (action: string, status: string, recipient: string) =>
    [
      '--b',
      'Content-Type: text/plain',
      '',
      'It did not work.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.guest.test',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      `Action: ${action}`,
      `Status: ${status}`,
      '--b--',
    ].join('\r\n');
  const bounce = (to: string, action: string, status: string, recipient: string) =>
    take({
      raw: letter(
        {
          From: 'mailer-daemon@guest.test',
          To: to,
          'Message-ID': freshId(),
          'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
        },
        report(action, status, recipient),
      ),
      auth: verdict('mailer-daemon@guest.test', { level: 'A0' }),
      to: [to],
      from: '',
    });

  it('tells the loop once which recipient could not be reached', async () => {
    const { guest, loopId } = await ownerWithLoop();
    const { envelopeFrom } = await sent(loopId, guest);
    expect(await bounce(envelopeFrom.toUpperCase(), 'failed', '5.1.1', guest)).toMatchObject({ loopId });
    await bounce(envelopeFrom, 'failed', '5.1.1', guest);
    const events = await eventsOf(loopId);
    expect(events.map((event) => event.payload)).toEqual([
      { kind: 'delivery_failed', address: guest, reason: 'no such mailbox', permanent: true },
    ]);
    const linked = await database().select().from(loopMessages).where(eq(loopMessages.loopId, loopId));
    expect(linked.map((row) => row.via)).toEqual(['bounce', 'bounce']);
  });

  it('of a delay changes nothing, and one to an address that we never used neither', async () => {
    const { guest, loopId } = await ownerWithLoop();
    const { envelopeFrom } = await sent(loopId, guest);
    await bounce(envelopeFrom, 'delayed', '4.4.1', guest);
    await bounce(bounceAddress(ASSISTANT, makeBounceToken(loopId, '<forged@x>', KEY)), 'failed', '5.1.1', guest);
    expect(await eventsOf(loopId)).toHaveLength(0);
  });

  it('is not what an out-of-office note to the envelope sender is', async () => {
    const { guest, loopId } = await ownerWithLoop();
    const { envelopeFrom } = await sent(loopId, guest);
    const raw = letter({ From: guest, To: envelopeFrom, 'Message-ID': freshId(), 'Auto-Submitted': 'auto-replied' });
    expect(await take({ raw, auth: verdict(guest), to: [envelopeFrom], from: '' })).toMatchObject({ loopId });
    expect(await eventsOf(loopId)).toMatchObject([{ kind: 'message' }]);
  });
});
