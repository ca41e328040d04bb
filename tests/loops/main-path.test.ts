import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googleCalendar } from '@/adapters/google/calendar';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { icsOf, icsTextOf } from '../support/booked-meetings';
import type { Correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { spanInIcs, timeInWords } from '../support/said-times';
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

/** Answers the Message-ID. */
function ask(text = 'Sunny, can you find 30 minutes for Jane and me next week?'): Promise<string> {
  return dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject, text });
}

async function loop() {
  const found = (await loopsOf(owner.id)).filter((row) => row.title.includes('Jane'));
  return found[0];
}

async function current() {
  const row = await loop();
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}

async function bookings() {
  const rows = await database().select().from(meetings).where(eq(meetings.ownerId, owner.id));
  return rows.filter((row) => row.state === 'confirmed');
}

describe('one mail, booked', () => {
  it('E1 E3 E11 offers times in the thread, names the owner, and shows weekday, date, time and zone', async () => {
    const request = await ask();
    const mail = await jane.latest();
    expect(mail.subject).toBe(`Re: ${subject}`);
    expect(mail.text).toContain('Dana');
    expect(mail.text).toMatch(/(Mon|Tues|Wednes|Thurs|Fri)day, \w+ \d+/);
    expect(mail.text).toMatch(/New York|ET|Eastern/);
    expect(mail.inReplyTo).toBe(request);
    expect((mail.text?.match(/\/t\//g) ?? []).length).toBeGreaterThanOrEqual(3);
  });

  it('books what the guest chooses in words, invites once, and confirms with the event attached', async () => {
    await ask();
    const before = (await bookings()).length;
    await jane.reply(await jane.latest(), 'The first one works for me, thanks!');
    expect(await bookings()).toHaveLength(before + 1);
    const mail = await jane.latest();
    expect(mail.text).toMatch(/booked|confirmed/i);
    const { booking } = (await current()).state;
    const about = (await jane.inbox()).filter((one) => icsOf(one)?.uid === booking?.icalUid);
    expect(about.map((one) => one.from?.address).sort()).toEqual([owner.email, ASSISTANT]);
    expect(about.find((one) => one.from?.address === owner.email)?.subject).toMatch(/^Invitation: /);
    expect(about.find((one) => one.from?.address === ASSISTANT)?.messageId).toBe(mail.messageId);
    expect(started.current().sandbox.control.violations).toEqual([]);
  });

  it('E4 takes a time that the guest proposes, when it is free', async () => {
    await ask('Sunny, please find us 30 minutes in the next two weeks.');
    await jane.reply(await jane.latest(), 'How about Thursday at 11?');
    const { booking } = (await current()).state;
    const weekday = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      weekday: 'long',
      hour: 'numeric',
    });
    expect(weekday.format((booking?.start ?? 0) * 60_000)).toBe('Thursday 11 AM');
  });

  it('E5 answers a time that is taken with the nearest that are free', async () => {
    await ask('Sunny, please find us 30 minutes next week.');
    const before = (await current()).state.offer;
    const mails = (await jane.fromAssistant()).length;
    await jane.reply(await jane.latest(), 'Could we do Saturday at 9 instead?');
    expect(await jane.fromAssistant()).toHaveLength(mails + 1);
    const { offer, phase } = (await current()).state;
    expect(phase).toBe('OFFERING');
    expect(offer?.set).toBeGreaterThan(before?.set ?? 0);
    const said = (await jane.latest()).text ?? '';
    expect(said.match(/^\d\. (Mon|Tues|Wednes|Thurs|Fri)day, /gm)).toHaveLength(offer?.slots.length ?? 0);
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
    expect((await dana.latest()).text?.replaceAll('*', '')).toContain('unless the board moves it again');
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
});

describe('the invitation', () => {
  /** Jane takes the second time; what the confirmation, its attachment, the calendar's invitation and the event say then. */
  async function invited(request: string) {
    await ask(request);
    const chosen = (await current()).state.offer?.slots[1];
    if (!chosen) throw new Error('There is no second time');
    await jane.reply(await jane.latest(), 'Let us take the second option.');
    const { state } = await current();
    const booking = state.booking;
    if (!booking) throw new Error('Nothing is booked');
    const { control, googleApiRoot } = started.current().sandbox;
    const grant = { accessToken: control.accessToken('dana@acme.test') };
    const { events } = await googleCalendar({ root: googleApiRoot }).sync(grant, 'primary', null, 0);
    const event = events.find(({ icalUid }) => icalUid === booking.icalUid);
    const mail = await jane.latest();
    const sent = (await jane.inbox()).find(
      (one) => /^Invitation/.test(one.subject ?? '') && icsOf(one)?.uid === booking.icalUid,
    );
    const when = { start: chosen.start, end: chosen.start + 30 };
    expect(timeInWords(mail.text ?? '', 'America/New_York', chosen.start).start).toBe(when.start);
    expect([spanInIcs(icsTextOf(mail)), spanInIcs(icsTextOf(sent))]).toEqual([when, when]);
    expect([event?.start, event?.end]).toMatchObject([{ at: when.start }, { at: when.end }]);
    return { said: mail.text ?? '', attached: icsOf(mail), sent: icsOf(sent), event, joinUrl: booking.joinUrl };
  }
  const title = 'Jane Doe / Dana Reyes';

  it('E9 of a video call has title, times and link, the same in event, attachment and mail', async () => {
    const { said, attached, sent, event, joinUrl } = await invited(
      'Sunny, can you find 30 minutes for Jane and me next week?',
    );
    expect(joinUrl).toMatch(/^https:\/\/meet\.google\.com\//);
    expect(event).toMatchObject({
      summary: title,
      joinUrl,
      attendees: [{ email: 'jane@globex.test' }],
    });
    expect(attached).toMatchObject({ summary: title, url: joinUrl, organizer: { email: owner.email } });
    expect(sent).toMatchObject({ summary: title, conference: joinUrl });
    expect(said).toContain(joinUrl);
  });

  it('E9 of a phone call says who calls whom, and at which number', async () => {
    const { said, attached, sent, event } = await invited(
      'Sunny, please find 30 minutes for a phone call with Jane next week. I will call her, her number is +1 212 555 0147.',
    );
    const call = 'Dana Reyes will call Jane Doe at +12125550147.';
    expect(event).toMatchObject({ summary: title, location: '+12125550147', joinUrl: null });
    expect(attached).toMatchObject({ summary: title, description: call, url: null });
    expect(sent?.description).toContain(call);
    expect(said).toContain(call);
  });

  it('E9 of a meeting in person has its place', async () => {
    const { said, attached, sent, event } = await invited(
      'Sunny, please find 30 minutes for Jane and me next week. We meet at the Blue Bottle on Main Street.',
    );
    const location = 'the Blue Bottle on Main Street';
    expect([event, attached, sent]).toMatchObject([
      { summary: title, location, joinUrl: null },
      { summary: title, location },
      { summary: title, location },
    ]);
    expect(said).toContain(location);
  });
});
