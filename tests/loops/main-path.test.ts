import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseCalendar } from '@/core/ical/parse';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { loopsOf } from '@/modules/loops/queries/lists';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let subject = '';
let count = 0;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
});

beforeEach(async () => {
  count += 1;
  subject = `Catch up ${count}`;
  await started.current().toTuesday(10);
});

async function ask(text = 'Sunny, can you find 30 minutes for Jane and me next week?'): Promise<void> {
  await dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject, text });
}

async function loop() {
  const found = (await loopsOf(owner.id)).filter((row) => row.title.includes('Jane'));
  return found[0];
}

async function bookings() {
  const rows = await database().select().from(meetings).where(eq(meetings.ownerId, owner.id));
  return rows.filter((row) => row.state === 'confirmed');
}

describe('one mail, booked', () => {
  it('E1 E3 E11 offers times in the thread, names the owner, and shows weekday, date, time and zone', async () => {
    await ask();
    const mail = await jane.latest();
    expect(mail.subject).toBe(`Re: ${subject}`);
    expect(mail.text).toContain('Dana');
    expect(mail.text).toMatch(/(Mon|Tues|Wednes|Thurs|Fri)day, \w+ \d+/);
    expect(mail.text).toMatch(/New York|ET|Eastern/);
    expect(mail.inReplyTo).toBeTruthy();
    expect((mail.text?.match(/\/t\//g) ?? []).length).toBeGreaterThanOrEqual(3);
  });

  it('books what the guest chooses in words, invites once, and confirms with the event attached', async () => {
    await ask();
    const before = (await bookings()).length;
    await jane.reply(await jane.latest(), 'The first one works for me, thanks!');
    expect(await bookings()).toHaveLength(before + 1);
    const mail = await jane.latest();
    expect(mail.text).toMatch(/booked|confirmed|set|calendar/i);
    const part = mail.attachments.find((a) => a.mimeType === 'text/calendar' || a.mimeType === 'application/ics');
    expect(part).toBeDefined();
    const invitations = (await jane.inbox()).filter(
      (m) => m.from?.address === 'dana@acme.test' && /invitation/i.test(m.subject ?? ''),
    );
    expect(invitations.length).toBeGreaterThan(0);
    expect(started.current().sandbox.control.violations).toEqual([]);
  });

  it('E4 takes a time that the guest proposes, when it is free', async () => {
    await ask('Sunny, please find us 30 minutes in the next two weeks.');
    await jane.reply(await jane.latest(), 'How about Thursday at 11?');
    expect((await loop())?.phase).toBe('BOOKED');
  });

  it('E5 answers a time that is taken with the nearest that are free', async () => {
    await ask('Sunny, please find us 30 minutes next week.');
    await jane.reply(await jane.latest(), 'Could we do Saturday at 9 instead?');
    const mail = await jane.latest();
    expect(mail.text).toMatch(/(Mon|Tues|Wednes|Thurs|Fri)day/);
    expect((await loop())?.phase).toBe('OFFERING');
  });

  it('A9 E23 is silent on thanks after the booking', async () => {
    await ask();
    await jane.reply(await jane.latest(), 'Option 2 please.');
    const mails = (await jane.inbox()).length;
    await jane.reply(await jane.latest(), 'Great, thank you!');
    expect(await jane.inbox()).toHaveLength(mails);
  });

  it('books by link', async () => {
    await ask();
    const link = /https?:\S+\/t\/([a-z0-9-]+)\?option=(\d)&set=(\d+)/.exec((await jane.latest()).text ?? '');
    if (!link) throw new Error('no link in the offer');
    const [, token = '', option = '', set = ''] = link;
    const answer = await fetch(`${started.current().origin}/api/slots/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ option, set }).toString(),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    await started.current().idle();
    expect((await loop())?.phase).toBe('BOOKED');
  });

  it('never guesses: what it does not understand goes to the owner as a question, and the guest hears nothing', async () => {
    await ask();
    const mails = (await jane.inbox()).length;
    await jane.reply(
      await jane.latest(),
      'It depends on the offsite, unless the board moves it again; could you shuffle it around that?',
    );
    expect(await jane.inbox()).toHaveLength(mails);
    expect((await loop())?.displayState).toBe('NEED_OWNER');
    expect((await dana.latest()).text).toMatch(/Jane/);
  });

  it('A9 asks the owner privately about a bare copy', async () => {
    const mails = (await jane.fromAssistant()).length;
    await dana.send({
      to: ['jane@globex.test'],
      cc: [ASSISTANT],
      subject,
      text: 'Here is the report that we talked about.',
    });
    expect(await jane.fromAssistant()).toHaveLength(mails);
    expect((await dana.latest()).subject).toContain(subject);
  });

  it('E9 the event in the calendar, the attachment and the mail say the same time', async () => {
    await ask();
    await jane.reply(await jane.latest(), 'Let us take the second option.');
    const id = (await loop())?.id;
    const booking = (await bookings()).find((row) => row.loopId === id);
    const mail = await jane.latest();
    const part = mail.attachments.find((a) => a.mimeType === 'text/calendar');
    const ics =
      typeof part?.content === 'string' ? part.content : new TextDecoder().decode(part?.content as ArrayBuffer);
    const [event] = parseCalendar(ics).events;
    expect(event?.uid).toBe(booking?.icalUid);
    expect(event?.start).toEqual(expect.anything());
  });
});
