import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { googleCalendar } from '@/adapters/google/calendar';
import type { LoopState } from '@/core/loop/state';
import { weekdayOf } from '@/core/time/calendar-date';
import { toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { auditLog } from '@/db/schema/identity';
import { approvalPage } from '@/modules/loops/queries/approval-page';
import { loopDetail } from '@/modules/loops/queries/detail';
import { loopsOf } from '@/modules/loops/queries/lists';
import { leftSilent } from '@/modules/mailbox/queries';
import { undoTo } from '@/modules/preferences/commands/save';
import { basicsOf } from '@/modules/preferences/queries';
import { standingDocument } from '@/modules/preferences/queries/document';
import { type Correspondent, correspondent } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const started = useProduct();
const JANE = 'Jane Doe <jane@globex.test>';
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let bob: Correspondent;
let subject = '';
let count = 0;
/** What every test begins with, however the one before it ended. */
let usual: object;

beforeAll(async () => {
  ({ owner, dana, jane } = await danaAndJane(started.current()));
  usual = { ...(await basics()), approval: 'when_unsure', acts: {} };
  bob = correspondent(started.current(), 'bob@initech.test', 'Bob Ray');
});

beforeEach(async () => {
  count += 1;
  subject = `Affair ${count}`;
  await setBasics(usual);
  await started.current().toTuesday(10);
});

const ask = (text = 'Sunny, can you find 30 minutes for Jane and me next week?', to = [JANE]) =>
  dana.send({ to, cc: [ASSISTANT], subject, text });

/** The loops of this test, the newest first. */
async function current(which = 0) {
  const row = (await loopsOf(owner.id))[which];
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}

const basicsUrl = () => `${started.current().origin}/api/user/basics`;
const basics = async () => (await owner.visitor.json<{ basics: object }>('GET', basicsUrl())).basics;

async function setBasics(patch: object): Promise<void> {
  await owner.visitor.json('PUT', basicsUrl(), { ...(await basics()), ...patch });
}

async function decide(decision: object): Promise<void> {
  const { id, version } = (await current()).row;
  await owner.visitor.json('POST', `${started.current().origin}/api/loops/${id}/decide`, { version, decision });
  await started.current().idle();
}

const wallOf = (minute: number) => toWall(zoneTable('America/New_York'), minute);
const weekday = (minute: number) => weekdayOf(Math.floor(wallOf(minute) / 1440));
const hour = (minute: number) => (wallOf(minute) % 1440) / 60;

/** The starts that are on offer. */
function starts({ offer }: LoopState): number[] {
  if (!offer || offer.slots.length === 0) throw new Error('Nothing is offered');
  return offer.slots.map((slot) => slot.start);
}

describe('what the owner says in private', () => {
  it('A4 "from now on" becomes a difference that the owner confirms, is kept, and binds what is offered', async () => {
    const before = await standingDocument(owner.id);
    await dana.send({ to: [ASSISTANT], subject, text: 'From now on no meetings before 10.' });
    expect((await dana.latest()).text).toContain('10:00');
    expect(await standingDocument(owner.id)).toEqual(before);
    await dana.reply(await dana.latest(), 'Yes');
    const after = await standingDocument(owner.id);
    expect(after?.text).toContain('No meetings before 10.');
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    const audit = await database().select().from(auditLog).where(eq(auditLog.action, 'preferences.changed'));
    expect(audit.at(-1)?.data).toMatchObject({ source: 'mail', version: after?.version });
    subject = `${subject} again`;
    await ask();
    const { state } = await current();
    expect(starts(state).every((start) => hour(start) >= 10)).toBe(true);
    await undoTo(owner.id, before?.version ?? 0, await started.current().runtime.clock.now());
  });

  it('A4 what is not understood is not promised, and a guest sets nothing', async () => {
    const before = await standingDocument(owner.id);
    await ask();
    await jane.reply(await jane.latest(), 'From now on no meetings before 10, please.');
    await dana.send({ to: [ASSISTANT], subject: 'A wish', text: 'From now on treat people like penguins.' });
    expect((await dana.latest()).text).toMatch(/cannot keep that as a rule/);
    expect(await standingDocument(owner.id)).toEqual(before);
  });

  it('A8 an aside goes to the owner alone, and the guest hears only what changes for them', async () => {
    await ask();
    const mails = (await jane.fromAssistant()).length;
    const copy = await dana.latest();
    await dana.reply(copy, 'Nothing before 8.');
    expect(await jane.fromAssistant()).toHaveLength(mails);
    await dana.reply(copy, 'Sunny, offer Saturday morning.');
    expect((await jane.fromAssistant()).length).toBe(mails + 1);
    const { state } = await current();
    expect(starts(state).every((start) => weekday(start) === 5 && hour(start) < 12)).toBe(true);
    const asked = (await dana.fromAssistant()).length;
    await dana.reply(copy, 'Sunny, offer Sunday morning, she is a difficult person.');
    expect((await dana.fromAssistant()).length).toBe(asked + 1);
    expect((await jane.fromAssistant()).length).toBe(mails + 1);
  });

  it('A9 a bare copy without a request is one private question', async () => {
    const before = (await jane.fromAssistant()).length;
    await ask('Jane, great to see you yesterday. The slides are attached.');
    expect(await jane.fromAssistant()).toHaveLength(before);
    expect((await dana.latest()).text).toMatch(/did not find a request/);
    await dana.reply(await dana.latest(), 'Yes please');
    expect((await jane.fromAssistant()).length).toBe(before + 1);
  });

  it('A13 asks for nothing that the booking does not need', async () => {
    const before = (await dana.fromAssistant()).length;
    await ask('Sunny, please set something up with Jane.');
    expect((await current()).state.needsOwner).toEqual([]);
    expect((await jane.latest()).text?.replace(/https?:\S+/g, '').match(/\?/g)).toHaveLength(1);
    expect((await dana.fromAssistant()).length).toBe(before + 1);
  });

  it('E20 E31 nothing fits: the owner is told, and the days that they then name are offered', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me next Saturday?');
    const opened = await current();
    expect(starts(opened.state).every((start) => weekday(start) === 5)).toBe(true);
    subject = `${subject} again`;
    const hours = (await basicsOf(owner.id))?.hours;
    await setBasics({ hours: { mon: [['09:00', '09:15']] } });
    const before = (await jane.fromAssistant()).length;
    await ask();
    expect(await jane.fromAssistant()).toHaveLength(before);
    expect((await dana.latest()).text).toMatch(/No time fits/);
    await dana.reply(await dana.latest(), 'Saturday morning is fine.');
    expect((await jane.fromAssistant()).length).toBe(before + 1);
    const { state } = await current();
    expect(state.needsOwner).toEqual([]);
    expect(starts(state).every((start) => weekday(start) === 5 && hour(start) < 12)).toBe(true);
    await setBasics({ hours });
  });

  it('E26 a refusal of the owner is put in neutral words', async () => {
    await ask();
    await jane.reply(await jane.latest(), 'Next Thursday at 7pm instead?');
    const before = (await jane.fromAssistant()).length;
    await dana.reply(await dana.latest(), "I don't want to meet.");
    expect((await jane.fromAssistant()).length).toBe(before + 1);
    const { state } = await current();
    expect(state).toMatchObject({ phase: 'CLOSED' });
    expect((await jane.latest()).text).not.toMatch(/don't want/);
  });

  it('the guest is found by name, in a thread of its own, and several of a mail are several loops', async () => {
    const before = (await jane.fromAssistant()).length;
    await dana.send({
      to: [ASSISTANT],
      subject: 'Secret project',
      text: 'Please schedule 30 minutes with Jane next week.',
    });
    const mail = await jane.latest();
    expect((await jane.fromAssistant()).length).toBe(before + 1);
    expect(mail.subject).not.toMatch(/Secret/);
    const bobs = (await bob.fromAssistant()).length;
    await ask('Sunny, please set up 30 minutes with Jane next week, and 45 minutes with Bob next week.', [
      JANE,
      'Bob Ray <bob@initech.test>',
    ]);
    await started.current().idle();
    expect((await bob.fromAssistant()).length).toBe(bobs + 1);
    expect((await bob.latest()).to?.map((t) => t.address)).toEqual(['bob@initech.test']);
    const [one, two] = [await current(0), await current(1)];
    expect([one.state.meeting.durationMin, two.state.meeting.durationMin].sort()).toEqual([30, 45]);
    await bob.reply(await bob.latest(), 'The first one works.');
    expect([(await current(0)).row.phase, (await current(1)).row.phase].sort()).toEqual(['BOOKED', 'OFFERING']);
  });
});

describe('what the owner says to the guest', () => {
  const inThread = async (text: string) => {
    const last = await dana.latest();
    await dana.send({
      to: [JANE],
      cc: [last.replyTo?.[0]?.address ?? ASSISTANT],
      subject: `Re: ${subject}`,
      text,
      inReplyTo: last.messageId,
      references: [last.messageId ?? ''],
    });
  };

  it('E32 a time that the owner offers in the thread is on offer, and is booked when the guest agrees', async () => {
    await ask();
    const before = (await jane.fromAssistant()).length;
    await inThread('Hi Jane, next Wednesday at 3pm works for me. Does that suit you?');
    expect(await jane.fromAssistant()).toHaveLength(before);
    const { state } = await current();
    expect(state.offer?.slots).toHaveLength(1);
    const slot = state.offer?.slots[0];
    await jane.reply(await jane.latest(), 'Yes, that works for me.');
    expect((await current()).state.booking?.start).toBe(slot?.start);
  });

  it('E32 what the owner settles is booked, and a refusal closes it in silence', async () => {
    await ask();
    await inThread('Hi Jane, next Thursday at 3pm works, see you then!');
    const { state } = await current();
    expect(state.phase).toBe('BOOKED');
    expect(weekday(state.booking?.start ?? 0)).toBe(3);
    subject = `${subject} again`;
    await ask();
    const before = (await jane.fromAssistant()).length;
    await inThread('Hi Jane, sorry, I do not want to meet at this point.');
    expect(await jane.fromAssistant()).toHaveLength(before);
    expect((await current()).state.phase).toBe('CLOSED');
  });
});

describe('how freely the assistant acts', () => {
  it('yes, no and an edit by mail', async () => {
    await setBasics({ approval: 'approve_everything' });
    const before = (await jane.fromAssistant()).length;
    await ask();
    expect(await jane.fromAssistant()).toHaveLength(before);
    await dana.reply(await dana.latest(), 'Yes, but only Thursday.');
    expect(await jane.fromAssistant()).toHaveLength(before);
    await dana.reply(await dana.latest(), 'Yes');
    expect((await jane.fromAssistant()).length).toBe(before + 1);
    const { state } = await current();
    expect(starts(state).every((start) => weekday(start) === 3)).toBe(true);
    subject = `${subject} again`;
    await ask();
    await dana.reply(await dana.latest(), 'No');
    expect((await current()).state.proposal).toBeNull();
    expect((await jane.fromAssistant()).length).toBe(before + 1);
  });

  it('a signed link in the notice approves without a session: looking does nothing, a scanner approves nothing', async () => {
    const product = started.current();
    await setBasics({ approval: 'approve_everything' });
    const before = (await jane.fromAssistant()).length;
    await ask();
    const token = /\/approve\/([a-z0-9-]+)/.exec((await dana.latest()).text ?? '')?.[1] ?? '';
    for (let look = 0; look < 2; look += 1) {
      expect(await approvalPage(token, product.runtime)).toMatchObject({
        kind: 'open',
        question: { draft: { to: 'Jane Doe' } },
      });
    }
    const answer = (of: string, method = 'POST') =>
      fetch(`${product.origin}/api/approvals/${of}`, {
        method,
        redirect: 'manual',
        ...(method === 'POST' ? { body: new URLSearchParams({ approve: 'yes' }) } : {}),
      });
    expect((await answer(token, 'GET')).status).toBe(404);
    expect((await answer(token.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')))).status).toBe(404);
    expect(await jane.fromAssistant()).toHaveLength(before);
    expect((await answer(token)).status).toBe(303);
    await product.idle();
    expect((await jane.fromAssistant()).length).toBe(before + 1);
    await answer(token);
    await product.idle();
    expect((await jane.fromAssistant()).length).toBe(before + 1);
    expect(await approvalPage(token, product.runtime)).toMatchObject({ kind: 'over' });
    expect(JSON.stringify((await jane.latest()).text)).not.toContain('/approve/');
    subject = `${subject} again`;
    await ask();
    const old = /\/approve\/([a-z0-9-]+)/.exec((await dana.latest()).text ?? '')?.[1] ?? '';
    await product.advance(3.1 * 24 * 3_600_000);
    expect(await approvalPage(old, product.runtime)).toMatchObject({ kind: 'over' });
  });

  it('a question is answered in words in the app', async () => {
    await setBasics({ approval: 'approve_everything' });
    await ask();
    const [decision] = (await current()).state.needsOwner;
    await decide({ id: decision?.id, approve: true, answer: 'edit: make it 45 minutes' });
    expect((await current()).state.proposal?.after.meeting.durationMin).toBe(45);
  });

  it('drafts only: nothing leaves, not even after a yes', async () => {
    await setBasics({ approval: 'drafts_only' });
    const before = (await jane.fromAssistant()).length;
    await ask();
    const detail = await current();
    expect(detail.preview?.text).toMatch(/Jane/);
    await decide({ id: detail.state.needsOwner[0]?.id, approve: true, answer: null });
    expect((await current()).state.phase).toBe('OFFERING');
    expect(await jane.fromAssistant()).toHaveLength(before);
  });

  it('"ask me before you book" is kept and obeyed, and revoked in the settings', async () => {
    await dana.send({ to: [ASSISTANT], subject, text: 'Ask me before you book from now on.' });
    await dana.reply(await dana.latest(), 'Yes');
    expect((await basicsOf(owner.id))?.acts).toEqual({ book: 'ask' });
    subject = `${subject} again`;
    await ask();
    await jane.reply(await jane.latest(), 'The first one works.');
    expect((await current()).state.needsOwner[0]?.text).toMatch(/^Book/);
    await setBasics({ acts: {} });
  });

  it('E17 a second move by the owner waits for their yes', async () => {
    await ask();
    await jane.reply(await jane.latest(), 'The first one works.');
    const move = async () => {
      await dana.reply(await dana.latest(), 'Can you move this to Friday next week?');
    };
    await move();
    await jane.reply(await jane.latest(), 'The first one works.');
    expect((await current()).state.phase).toBe('BOOKED');
    const before = (await jane.fromAssistant()).length;
    await dana.reply(await dana.latest(), 'Can you move this to Wednesday next week?');
    expect(await jane.fromAssistant()).toHaveLength(before);
    expect((await current()).state.needsOwner[0]?.kind).toBe('approve');
  });

  it('E19 an event that is not ours is never moved: the owner is asked', async () => {
    const { port, grant, all } = calendar();
    const start = Math.floor((await started.current().runtime.clock.now()) / 60_000) + 2 * 1440;
    const { event: inserted } = await port.insert(grant, 'primary', event('HOLD', start, start + 120));
    // Whoever has read the calendar a moment before does not read it again.
    await started.current().advance(10 * 60_000);
    await ask('We agreed on Thursday at 10:30am. Sunny, please send the invite.');
    expect((await current()).state.booking).toBeNull();
    expect((await dana.latest()).text).toMatch(/not free/);
    expect((await all()).some((one) => one.id === inserted.id)).toBe(true);
  });
});

it('a first mail of somebody unknown stays silent until the owner says "schedule this"', async () => {
  const product = started.current();
  const carol = correspondent(product, `carol${count}@initech.test`, 'Carol Poe');
  await carol.send({
    to: ['Dana Reyes <dana@acme.test>'],
    cc: [ASSISTANT],
    subject,
    text: 'Hi Dana, could we find a time to talk next Thursday?',
  });
  expect(await carol.fromAssistant()).toHaveLength(0);
  const [mail] = await leftSilent(owner.id);
  expect(mail).toMatchObject({ from: carol.email, unplaced: true });
  const url = `${product.origin}/api/mails/${mail?.id}/schedule`;
  expect((await fetch(url, { method: 'POST', headers: { origin: product.origin } })).status).toBe(401);
  const opened = await owner.visitor.json<{ loopId: string }>('POST', url, {});
  await product.idle();
  const { state, row } = await current();
  expect(row.id).toBe(opened.loopId);
  expect(state.participants.map((p) => p.address)).toEqual(['dana@acme.test', carol.email]);
  expect(starts(state).every((start) => weekday(start) === 3)).toBe(true);
  expect(await carol.fromAssistant()).toHaveLength(1);
  expect(await owner.visitor.json('POST', url, {})).toEqual(opened);
  await carol.reply(await carol.latest(), 'The first one works.');
  expect((await current()).state.phase).toBe('BOOKED');
});

function calendar() {
  const { control, googleApiRoot } = started.current().sandbox;
  const port = googleCalendar({ root: googleApiRoot });
  const grant = { accessToken: control.accessToken('dana@acme.test') };
  return {
    port,
    grant,
    all: async () => (await port.sync(grant, 'primary', null, 0)).events.filter((e) => e.status !== 'cancelled'),
  };
}

function event(summary: string, start: number, end: number) {
  return {
    id: `mine${Date.now()}`,
    summary,
    description: '',
    location: null,
    start,
    end,
    zone: 'America/New_York',
    attendees: [],
    conferenceRequestId: null,
  };
}
