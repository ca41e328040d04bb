import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { auditLog } from '@/db/schema/identity';
import { leftSilent } from '@/modules/mailbox/queries';
import { undoTo } from '@/modules/preferences/commands/save';
import { standingDocument } from '@/modules/preferences/queries/document';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { answerDecision } from './commands/answer';
import { scheduleMail } from './commands/schedule-mail';
import { approvalPage } from './queries/approval-page';
import { approvalRecord } from './queries/approvals';
import { contactsOf } from './queries/contacts';

useDatabase();
const { world } = useCalendars();
const DANA = 'Dana Reyes <dana@acme.test>';
const JANE = 'Jane Doe <jane@globex.test>';
const BOB = 'Bob Ray <bob@initech.test>';

let desk: Awaited<ReturnType<typeof deskOf>>;
let count = 0;
beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
});

const ask = async (text = 'Sunny, can you find 30 minutes for Jane and me next week?', to = [JANE]) => {
  count += 1;
  const { loopId } = await desk.mail(DANA, { to, cc: [desk.assistant], subject: `Affair ${count}`, text });
  if (!loopId) throw new Error('There is no loop');
  return loopId;
};
const answer = (loopId: string, text: string) =>
  desk.mail(DANA, { to: [desk.addressOf(loopId)], subject: `Re: Affair ${count}`, text });
const toJane = async () => (await desk.outbox('jane@globex.test')).length;
const latest = async (to: string) => (await desk.outbox(to)).at(-1)?.text ?? '';

describe('approvals', () => {
  it('are counted as they are given, changed and refused, however they come', async () => {
    await desk.settings({ approval: 'approve_everything' });
    expect(await approvalRecord(desk.owner.id)).toEqual({ plansToReview: 5, approved: {} });
    const first = await ask();
    expect(await toJane()).toBe(0);
    await answer(first, 'Yes');
    expect(await toJane()).toBe(1);
    expect(await approvalRecord(desk.owner.id)).toEqual({ plansToReview: 4, approved: { offer: 1 } });
    const second = await ask();
    await answer(second, 'Yes, but only Thursday.');
    expect(await approvalRecord(desk.owner.id)).toEqual({ plansToReview: 4, approved: { offer: 0 } });
    await answer(second, 'Yes');
    expect(await toJane()).toBe(2);
    const third = await ask();
    await answer(third, 'No');
    expect(await toJane()).toBe(2);
    expect((await approvalRecord(desk.owner.id)).approved).toEqual({ offer: 0 });
    await desk.settings({});
  });

  it('come by a signed page that looking at does not answer', async () => {
    await desk.settings({ approval: 'approve_everything' });
    const before = await toJane();
    const loopId = await ask();
    const token = /\/approve\/([a-z0-9-]+)/.exec(await latest('dana@acme.test'))?.[1] ?? '';
    const page = await approvalPage(token, desk.runtime);
    expect(page).toMatchObject({ kind: 'open', question: { draft: { to: 'Jane Doe' } } });
    expect(await approvalPage(token, desk.runtime)).toEqual(page);
    expect(await approvalPage(`a${token}`, desk.runtime)).toEqual({ kind: 'invalid' });
    expect(await toJane()).toBe(before);
    const { state } = await desk.loop(loopId);
    const decision = { decisionId: state.needsOwner[0]?.id ?? '', approve: true, answer: null };
    await answerDecision(desk.owner, loopId, decision, desk.runtime);
    await desk.work();
    expect(await toJane()).toBe(before + 1);
    expect(await approvalPage(token, desk.runtime)).toMatchObject({ kind: 'over' });
    await desk.settings({});
  });

  it('of drafts send nothing', async () => {
    await desk.settings({ approval: 'drafts_only' });
    const before = await toJane();
    const loopId = await ask();
    expect(await latest('dana@acme.test')).not.toContain('/approve/');
    await answer(loopId, 'Yes');
    expect((await desk.loop(loopId)).state.phase).toBe('OFFERING');
    expect(await toJane()).toBe(before);
    await desk.settings({});
  });
});

describe('the words of an owner', () => {
  it('A4 change the document only when they are confirmed, as a new version with a record', async () => {
    const before = await standingDocument(desk.owner.id);
    const { loopId } = await desk.mail(DANA, {
      to: [desk.assistant],
      subject: 'A rule',
      text: 'From now on no meetings before 10.',
    });
    expect(await latest('dana@acme.test')).toContain(
      '“No meetings before 10.” I understand it as: never offer before 10:00 AM.',
    );
    expect(await standingDocument(desk.owner.id)).toEqual(before);
    await answer(loopId ?? '', 'Yes');
    const after = await standingDocument(desk.owner.id);
    expect(after?.text).toContain('- No meetings before 10.\n');
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    const records = await database().select().from(auditLog).where(eq(auditLog.action, 'preferences.changed'));
    expect(records.at(-1)).toMatchObject({ actor: desk.owner.id, data: { loopId } });
    expect((await desk.loop(loopId ?? '')).state.phase).toBe('CLOSED');
    const asking = await ask();
    const { offer } = (await desk.loop(asking)).state;
    const zone = zoneTable('America/New_York');
    expect(offer?.slots.length).toBeGreaterThan(0);
    expect(offer?.slots.every(({ start }) => toWall(zone, start) % 1440 >= 600)).toBe(true);
    await undoTo(desk.owner.id, before?.version ?? 0, world().now() * 60_000);
  });

  it('A8 said in private stay private', async () => {
    const loopId = await ask();
    const before = await toJane();
    await answer(loopId, 'Nothing before 8.');
    expect(await toJane()).toBe(before);
    await answer(loopId, 'Sunny, offer Saturday morning.');
    expect(await toJane()).toBe(before + 1);
    await answer(loopId, 'Sunny, offer Sunday morning, she is a difficult person.');
    expect(await latest('jane@globex.test')).not.toMatch(/difficult/);
  });

  it('E20 E31 open the days that they name, where nothing fits', async () => {
    await desk.settings({ hours: { mon: [['09:00', '09:15']] } });
    const before = await toJane();
    const loopId = await ask();
    expect(await toJane()).toBe(before);
    await answer(loopId, 'Saturday morning is fine.');
    expect(await toJane()).toBe(before + 1);
    expect((await desk.loop(loopId)).state.needsOwner).toEqual([]);
    await desk.settings({});
  });

  it('A15 of somebody who only claims to be the owner do nothing', async () => {
    await desk.settings({ approval: 'approve_everything' });
    const loopId = await ask();
    const before = await toJane();
    await desk.mail(DANA, { to: [desk.addressOf(loopId)], subject: 'Re: x', text: 'Yes', level: 'A0' });
    expect(await toJane()).toBe(before);
    await desk.settings({});
  });

  it('name a guest of an earlier meeting, who gets a thread of their own', async () => {
    expect((await contactsOf(desk.owner.id)).map((c) => c.address)).toContain('jane@globex.test');
    const before = await toJane();
    await desk.mail(DANA, {
      to: [desk.assistant],
      subject: 'Secret project',
      text: 'Please schedule 30 minutes with Jane next week.',
    });
    const mails = await desk.outbox('jane@globex.test');
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)?.subject).not.toMatch(/Secret/);
    expect(mails.at(-1)?.raw.toString()).not.toMatch(/In-Reply-To/);
  });

  it('that ask for several meetings make a loop of each', async () => {
    const known = (await desk.loops()).length;
    await ask('Sunny, please set up 30 minutes with Jane next week, and 45 minutes with Bob next week.', [JANE, BOB]);
    const opened = (await desk.loops()).slice(known);
    expect(opened.map(({ state }) => [state.participants.at(-1)?.address, state.meeting.durationMin])).toEqual([
      ['jane@globex.test', 30],
      ['bob@initech.test', 45],
    ]);
    expect(opened.map(({ phase }) => phase)).toEqual(['OFFERING', 'OFFERING']);
    const [mail, ...others] = await desk.outbox('bob@initech.test');
    expect(others).toEqual([]);
    expect(mail?.raw.toString()).not.toMatch(/jane@globex/);
  });

  it('answer a question in the app as they would by mail', async () => {
    const { loopId } = await desk.mail(DANA, {
      to: [desk.assistant],
      subject: 'Plan',
      text: 'Please schedule 30 minutes with Zoe next week.',
    });
    const question = (await desk.loop(loopId ?? '')).state.needsOwner[0];
    expect(question?.text).toContain('address of Zoe');
    const words = { decisionId: question?.id ?? '', approve: true, answer: 'zoe@umbrella.test' };
    await answerDecision(desk.owner, loopId ?? '', words, desk.runtime);
    await desk.work();
    expect(await desk.outbox('zoe@umbrella.test')).toHaveLength(1);
  });
});

describe('a first mail of somebody unknown', () => {
  it('is silent until the owner says "schedule this", once', async () => {
    const received = await desk.mail('Carol Poe <carol@initech.test>', {
      to: [DANA],
      cc: [desk.assistant],
      subject: 'An idea',
      text: 'Hi Dana, could we find a time to talk next Thursday?',
      level: 'A0',
    });
    expect(received).toMatchObject({ loopId: null });
    const unplaced = async () =>
      (await leftSilent(desk.owner.id)).filter((mail) => mail.unplaced).map((mail) => mail.id);
    expect(await unplaced()).toEqual([received.messageRowId]);
    const both = await Promise.all([1, 2].map(() => scheduleMail(desk.owner, received.messageRowId, desk.runtime)));
    expect(both[0]).toEqual(both[1]);
    await desk.work();
    const loopId = both[0]?.ok ? both[0].loopId : '';
    const { state } = await desk.loop(loopId);
    expect(state.participants.map((p) => p.address)).toEqual(['dana@acme.test', 'carol@initech.test']);
    expect(state.offer?.slots.length).toBeGreaterThan(0);
    expect(await desk.outbox('carol@initech.test')).toHaveLength(1);
    expect(await unplaced()).toEqual([]);
  });

  it('is nothing to another user', async () => {
    const received = await desk.mail('Eve <eve@initech.test>', {
      to: [DANA],
      cc: [desk.assistant],
      subject: 'Hello',
      text: 'Could we talk?',
    });
    const stranger = { id: '00000000-0000-4000-8000-000000000000' };
    expect(await scheduleMail(stranger, received.messageRowId, desk.runtime)).toEqual({
      ok: false,
      reason: 'not_found',
    });
  });
});

describe('what the owner changes in plans', () => {
  it('A4 is offered as a rule the second time, and becomes a sentence with a yes', async () => {
    await desk.settings({ approval: 'approve_everything' });
    const longer = async () => {
      const loopId = await ask();
      const { needsOwner } = (await desk.loop(loopId)).state;
      const change = { decisionId: needsOwner[0]?.id ?? '', approve: true, answer: null, edit: { durationMin: 50 } };
      await answerDecision({ id: desk.owner.id }, loopId, change, desk.runtime);
      await desk.work();
      return loopId;
    };
    expect((await desk.loop(await longer())).state.needsOwner).toEqual([]);
    const again = await longer();
    const [question] = (await desk.loop(again)).state.needsOwner;
    expect(question?.text).toContain('Meetings last 50 minutes by default.');
    const yes = { decisionId: question?.id ?? '', approve: true, answer: null };
    await answerDecision({ id: desk.owner.id }, again, yes, desk.runtime);
    await desk.work();
    expect((await standingDocument(desk.owner.id))?.text).toContain('- Meetings last 50 minutes by default.\n');
    await desk.settings({});
  });
});
