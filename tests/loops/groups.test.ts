import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googleCalendar } from '@/adapters/google/calendar';
import { answerDecision } from '@/modules/loops/commands/answer';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { slotPage } from '@/modules/loops/queries/slot-page';
import { type Correspondent, correspondent, type Received } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import { join, type Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const DAY = 24 * 3_600_000;
const started = useProduct();
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let bob: Correspondent;
let carol: Correspondent;
let subject = '';
let count = 0;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
  bob = correspondent(started.current(), 'bob@globex.test', 'Bob Ray');
  carol = correspondent(started.current(), 'carol@initech.test', 'Carol Chu');
});

beforeEach(async () => {
  count += 1;
  subject = `Group ${count}`;
  await started.current().toTuesday(10);
});

const ask = (text = 'Sunny, can you find 30 minutes for all of us next week?') =>
  dana.send({
    to: ['Jane Doe <jane@globex.test>', 'Bob Ray <bob@globex.test>', 'Carol Chu <carol@initech.test>'],
    cc: [ASSISTANT],
    subject,
    text,
  });

async function loop() {
  const [row] = await loopsOf(owner.id);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}

/** Mails of this test's thread. */
const thread = async (person: Correspondent) =>
  (await person.fromAssistant()).filter((mail) => mail.subject?.endsWith(subject));
const last = async (person: Correspondent) => (await thread(person)).at(-1) as Received;
const link = (mail: Received) => /\/poll\/([a-z0-9-]+)\?option=\d&set=(\d+)/.exec(mail.text ?? '') ?? [];

/** Marks options on the page of the newest mail's link, as the form of a browser without script sends them. */
async function mark(person: Correspondent, ...options: (number | 'none')[]): Promise<void> {
  const [, token = '', set = ''] = link(await last(person));
  const fields: [string, string][] = [['set', set], ...options.map((n): [string, string] => ['option', String(n)])];
  await owner.visitor.post(`${started.current().origin}/api/slots/${token}?page=poll`, fields);
  await started.current().idle();
}

async function page(person: Correspondent) {
  const [, token = ''] = link(await last(person));
  const shown = await slotPage(token, started.current().runtime.settings);
  if (shown.kind !== 'offer') throw new Error(`The page shows ${shown.kind}`);
  return shown;
}

async function decide(choice: string) {
  const { row, state } = await loop();
  const decision = state.needsOwner.find((d) => d.choices?.some((c) => c.id.startsWith(choice)));
  const chosen = decision?.choices?.find((c) => c.id.startsWith(choice));
  if (!decision || !chosen) throw new Error(`Nothing to choose: ${JSON.stringify(state.needsOwner)}`);
  const answer = { decisionId: decision.id, approve: true, answer: null, choice: chosen.id };
  await answerDecision({ id: owner.id }, row.id, answer, started.current().runtime);
  await started.current().idle();
}

describe('a poll', () => {
  it('E10 A8 each guest is greeted by name and gets links of their own; nobody else is written to', async () => {
    await ask();
    const mails = await Promise.all([jane, bob, carol].map(last));
    const tokens = mails.map((mail) => link(mail)[1]);
    expect(new Set(tokens).size).toBe(3);
    for (const mail of mails) {
      expect(mail.text).toMatch(/Hi Jane, Bob and Carol,/);
      expect(mail.to?.map((to) => to.address)).toEqual(['jane@globex.test', 'bob@globex.test', 'carol@initech.test']);
      expect(mail.cc?.map((cc) => cc.address)).toEqual(['dana@acme.test']);
    }
    expect((await last(dana)).text).not.toContain('/poll/');
    expect((await loop()).row.phase).toBe('POLLING');
  });

  it('books what suits all, by link and by mail, and writes to nobody in between', async () => {
    await ask();
    const before = await Promise.all([dana, jane, bob, carol].map(async (who) => (await thread(who)).length));
    await mark(jane, 1, 2);
    await bob.reply(await last(bob), 'The second one works for me.');
    expect(await Promise.all([dana, jane, bob, carol].map(async (who) => (await thread(who)).length))).toEqual(before);
    const { state } = await loop();
    await mark(carol, 2, 3);
    const after = await loop();
    expect(after.row.phase).toBe('BOOKED');
    expect(after.state.booking?.start).toBe(state.offer?.slots[1]?.start);
    for (const who of [jane, bob, carol]) expect(await thread(who)).toHaveLength(2);
  });

  it('A17 a guest sees their own marks and how many have answered, never who or what', async () => {
    await ask();
    await mark(jane, 1, 2);
    await mark(bob, 2, 3);
    expect((await page(bob)).poll).toEqual({ marks: [2, 3], answered: 2, people: 3 });
    const carols = await page(carol);
    expect(carols.poll).toEqual({ marks: null, answered: 2, people: 3 });
    expect(JSON.stringify(carols)).not.toMatch(/bob|Bob|jane@/);
    // Looking acts on nothing, nor does a scanner that follows the link of an option.
    expect((await fetch(`${started.current().origin}/api/slots/${link(await last(carol))[1]}?option=2`)).status).toBe(
      404,
    );
    expect((await page(carol)).poll?.marks).toBeNull();
  });

  it('an answer can be changed until it is booked', async () => {
    await ask();
    await mark(jane, 1);
    await mark(bob, 1, 3);
    await mark(jane, 3);
    await mark(carol, 1, 3);
    const { state, row } = await loop();
    expect(row.phase).toBe('BOOKED');
    const options = state.booking?.options ?? [];
    expect(state.booking?.start).toBe(options[2]?.start);
  });

  it('a form without a mark, or of an older round, acts on nothing; the booked page gives the event', async () => {
    await ask();
    const [, token = '', set = ''] = link(await last(jane));
    const send = (...fields: [string, string][]) =>
      owner.visitor.post(`${started.current().origin}/api/slots/${token}?page=poll`, fields);
    expect((await send(['set', set])).url.search).toBe('?nothing=1');
    expect((await send(['set', '0'], ['option', '1'])).url.search).toBe('?stale=1');
    expect((await page(jane)).poll).toEqual({ marks: null, answered: 0, people: 3 });
    const ics = `${started.current().origin}/api/slots/${token}/event.ics`;
    expect((await fetch(ics)).status).toBe(404);
    for (const who of [jane, bob, carol]) await mark(who, 1, 2, 3);
    const event = await fetch(ics);
    expect(event.headers.get('content-type')).toContain('text/calendar');
    expect(await event.text()).toContain(`UID:${(await loop()).state.booking?.icalUid}`);
    // Where and when it is, is for those who come.
    await jane.reply(await last(jane), 'I have to cancel, sorry.');
    expect((await fetch(ics)).status).toBe(404);
    expect(await slotPage(token, started.current().runtime.settings)).toMatchObject({ kind: 'closed' });
  });

  it('times in somebody’s own words count as an answer (row 37)', async () => {
    await ask();
    const { state } = await loop();
    const second = state.offer?.slots[1];
    if (!second) throw new Error('nothing offered');
    const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long' });
    await jane.reply(await last(jane), `Any time on ${weekday.format(second.start * 60_000)} works for me.`);
    await mark(bob, 1, 2);
    await mark(carol, 2);
    expect((await loop()).state.booking?.start).toBe(second.start);
  });
});

describe('no time in common', () => {
  it('a second round at once, then the owner sees whom each time suits and books without somebody', async () => {
    await ask();
    await mark(carol, 1, 2, 3);
    await mark(jane, 1);
    await mark(bob, 2);
    expect(await thread(carol)).toHaveLength(2);
    const { state } = await loop();
    expect(state.rounds).toBe(2);
    await mark(jane, 1, 2);
    await mark(bob, 2);
    await mark(carol, 3);
    const asked = await loop();
    expect(asked.state.needsOwner[0]?.text).toMatch(/suits Jane Doe and Bob Ray, not Carol Chu/);
    expect((await last(dana)).text).toMatch(/suits Jane Doe and Bob Ray, not Carol Chu/);
    await decide('book:');
    const done = await loop();
    expect(done.row.phase).toBe('BOOKED');
    expect(done.state.booking?.start).toBe(asked.state.offer?.slots[1]?.start);
    expect(done.state.participants.filter((p) => p.optional).map((p) => p.name)).toEqual(['Carol Chu']);
  });
});

describe('A24 a silent guest', () => {
  it('is reminded alone, then the owner is asked, and the others meet without them', async () => {
    await ask('Sunny, can you find 30 minutes for all of us in two weeks?');
    await mark(jane, 1, 3);
    await mark(bob, 3);
    await started.current().advance(9 * DAY);
    expect(await thread(jane)).toHaveLength(1);
    expect((await thread(carol)).length).toBe(3);
    const { state, row } = await loop();
    expect(row.phase).toBe('POLLING');
    expect(state.needsOwner[0]?.text).toMatch(/^Carol Chu has not answered/);
    expect(state.needsOwner[0]?.choices?.map((c) => c.id)).toEqual(['optional', 'drop', 'phone', 'wait', 'new-times']);
    const agreed = state.offer?.slots.at(-1);
    await decide('optional');
    const done = await loop();
    expect(done.row.phase).toBe('BOOKED');
    expect(done.state.booking?.start).toBe(agreed?.start);
    expect(done.state.participants.find((p) => p.name === 'Carol Chu')?.optional).toBe(true);
  });
});

describe('row 19, E24 a coordinator', () => {
  it('answers for the guest whose calendar they manage, and is written to in their place', async () => {
    const julie = correspondent(started.current(), 'julie@globex.test', 'Julie Kay');
    await dana.send({
      to: ['Jane Doe <jane@globex.test>'],
      cc: [ASSISTANT],
      subject,
      text: 'Sunny, can you find 30 minutes for Jane and me next week?',
    });
    const offer = await last(jane);
    await jane.send({
      to: [offer.replyTo?.[0]?.address ?? ''],
      cc: ['Julie Kay <julie@globex.test>'],
      subject: `Re: ${subject}`,
      text: 'Julie Kay manages my calendar.',
      inReplyTo: offer.messageId,
      references: [offer.messageId ?? ''],
    });
    const asked = await last(julie);
    expect(asked.to?.map((to) => to.address)).toEqual(['julie@globex.test']);
    expect(asked.cc?.map((cc) => cc.address)).toContain('jane@globex.test');
    await julie.reply(asked, 'The second one works.');
    const { state, row } = await loop();
    expect(row.phase).toBe('BOOKED');
    expect(state.participants.find((p) => p.name === 'Jane Doe')?.answer?.yes).toHaveLength(1);
  });
});

describe('two users of one installation', () => {
  const BUSY = 'Visit to the surgeon';
  let ana: Member;
  const anaWrites = () => correspondent(started.current(), 'ana@acme.test', 'Ana Sol');

  beforeAll(async () => {
    ana = await join(started.current(), 'ana@acme.test', 'Ana Sol', { calendar: true });
  });

  async function shares(sharesFreeBusy: boolean) {
    const url = `${started.current().origin}/api/user/basics`;
    const { basics } = await ana.visitor.json<{ basics: object }>('GET', url);
    await ana.visitor.json('PUT', url, { ...basics, sharesFreeBusy });
  }

  const askAna = () =>
    dana.send({
      to: ['Ana Sol <ana@acme.test>'],
      cc: [ASSISTANT],
      subject,
      text: 'Sunny, can you find 30 minutes for Ana and me next week?',
    });

  it('row 3 settle at once where both are free, without a mail to ask, and nothing of the other calendar is told', async () => {
    const { control, googleApiRoot } = started.current().sandbox;
    const port = googleCalendar({ root: googleApiRoot });
    const grant = { accessToken: control.accessToken('ana@acme.test') };
    const monday = started.current().sandbox.control.now() + 6 * DAY;
    const start = Math.floor(monday / 60_000) - 60;
    await port.insert(grant, 'primary', {
      id: `taken${Date.now()}`,
      summary: BUSY,
      description: '',
      location: null,
      start,
      end: start + 2 * 1440,
      zone: 'America/New_York',
      attendees: [],
      conferenceRequestId: null,
    });
    await shares(true);
    // Whoever has read the calendar a moment before does not read it again.
    await started.current().advance(10 * 60_000);
    await askAna();
    const { state, row } = await loop();
    expect(row.phase).toBe('BOOKED');
    expect(state.offer).toBeNull();
    const booked = state.booking?.start ?? 0;
    expect(booked >= start && booked < start + 2 * 1440).toBe(false);
    const mails = await thread(anaWrites());
    expect(mails).toHaveLength(1);
    expect(JSON.stringify(await loop())).not.toContain(BUSY);
  });

  it('without leave they are asked like any guest', async () => {
    await shares(false);
    await askAna();
    expect((await loop()).row.phase).toBe('OFFERING');
    expect((await last(anaWrites())).text).toContain('/t/');
  });
});
