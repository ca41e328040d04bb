import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loops, plans } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { answerDecision, commandLoop } from '@/modules/loops/commands/answer';
import { loopDetail } from '@/modules/loops/queries/detail';
import { type Correspondent, correspondent, type Received } from '../support/correspondent';
import { danaAndJane } from '../support/dana-and-jane';
import type { Member } from '../support/member';
import { useProduct } from '../support/running-product';
import { ASSISTANT } from '../support/variables';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const started = useProduct();
let owner: Member;
let dana: Correspondent;
let jane: Correspondent;
let elsewhere: Correspondent;
let subject = '';
let count = 0;

beforeAll(async () => {
  const product = started.current();
  ({ owner, dana, jane } = await danaAndJane(product));
  elsewhere = correspondent(product, 'jane.doe@home.test', 'Jane Doe');
});

beforeEach(async () => {
  count += 1;
  subject = `Passing ${count}`;
  await started.current().toTuesday(10);
});

const ask = (text = 'Sunny, can you find 30 minutes for Jane and me next week?') =>
  dana.send({ to: ['Jane Doe <jane@globex.test>'], cc: [ASSISTANT], subject, text });

/** Mail about this test's matter: earlier ones go on meanwhile. */
const about = async (person: Correspondent) =>
  (await person.fromAssistant()).filter((mail) => mail.subject?.endsWith(subject));

async function latestOf(person: Correspondent): Promise<Received> {
  const last = (await about(person)).at(-1);
  if (!last) throw new Error(`${person.email} has no mail about ${subject}`);
  return last;
}

async function loop() {
  const [row] = await database()
    .select({ id: loops.id })
    .from(loops)
    .where(sql`${loops.state} -> 'thread' ->> 'subject' = ${subject}`);
  const detail = row && (await loopDetail(owner.id, row.id, started.current().runtime));
  if (!detail) throw new Error('There is no loop');
  return detail;
}

/** The owner says yes or no to the newest question. */
async function decide(approve: boolean) {
  const { row, state } = await loop();
  const decisionId = state.needsOwner.at(-1)?.id ?? '';
  await answerDecision(owner, row.id, { decisionId, approve, answer: null }, started.current().runtime);
  await started.current().idle();
}

const openNotices = async (kind: string) =>
  database()
    .select()
    .from(notices)
    .where(and(eq(notices.userId, owner.id), eq(notices.kind, kind)));

describe('A7 somebody who writes from elsewhere', () => {
  it('is not nudged or acted on before the owner says who it is, and known afterwards', async () => {
    await ask();
    const offer = await latestOf(jane);
    await elsewhere.send({
      to: [ASSISTANT],
      subject: `Re: ${subject}`,
      text: 'The second one works for me.',
      inReplyTo: offer.messageId,
      references: [offer.messageId ?? ''],
    });
    expect((await loop()).row.phase).toBe('OFFERING');
    expect((await latestOf(dana)).text).toMatch(/Is it Jane Doe, from another address\?/);
    await decide(true);
    const { row, state } = await loop();
    expect(row.phase).toBe('BOOKED');
    expect(state.participants[1]).toMatchObject({ address: 'jane@globex.test', aliases: ['jane.doe@home.test'] });
    await elsewhere.send({
      to: [ASSISTANT],
      subject: `Re: ${subject}`,
      text: 'I have to cancel, sorry.',
      inReplyTo: offer.messageId,
    });
    expect((await loop()).row.phase).toBe('CLOSED');
  });

  it('or in a new mail with the same subject, is put to the owner', async () => {
    await ask();
    await jane.send({ to: [ASSISTANT], subject, text: 'The first one is fine.' });
    expect((await loop()).row.phase).toBe('OFFERING');
    expect((await latestOf(dana)).text).toContain('as a new mail');
    await decide(true);
    expect((await loop()).row.phase).toBe('BOOKED');
  });
});

describe('A14 out of office', () => {
  it('is not answered, and the reminder waits until they are back', async () => {
    await ask();
    const offer = await latestOf(jane);
    const before = (await about(jane)).length;
    await jane.send({
      to: [offer.replyTo?.[0]?.address ?? ''],
      subject: `Automatic reply: ${subject}`,
      text: 'I am out of the office until Friday, with no access to mail.',
      inReplyTo: offer.messageId,
      headers: { 'Auto-Submitted': 'auto-replied' },
    });
    const { state } = await loop();
    expect(state.participants[1]).toMatchObject({ status: 'out_of_office' });
    await started.current().advance(3 * DAY);
    expect(await about(jane)).toHaveLength(before);
    await started.current().advance(3 * DAY);
    expect((await about(jane)).length).toBe(before + 1);
  });
});

describe('a question that the owner does not answer', () => {
  it('is reminded of, tells the guest once to wait, and rests after three days: nothing is ever sent for it', async () => {
    await ask();
    await jane.reply(await latestOf(jane), 'Could we do the blue one, or rather when the moon is right?');
    const before = (await about(jane)).length;
    const asked = (await about(dana)).length;
    expect((await loop()).state.needsOwner).toHaveLength(1);
    await started.current().advance(5 * HOUR);
    expect(await openNotices('waits_for_you')).toHaveLength(1);
    await started.current().advance(2 * DAY);
    expect((await about(dana)).length).toBeGreaterThan(asked);
    await started.current().advance(5 * DAY);
    const { row } = await loop();
    expect(row.phase).toBe('STALLED');
    expect((await about(jane)).length).toBeLessThanOrEqual(before + 1);
    expect(await held(row.id)).toHaveLength(0);
  });

  it('an approval expires and is never sent', async () => {
    await ask('Sunny, can you find 30 minutes for Jane and me next week, frobnicating sideways on Thursday?');
    const { row, state } = await loop();
    expect(state.proposal).not.toBeNull();
    await started.current().advance(9 * DAY);
    const rows = await database().select().from(plans).where(eq(plans.loopId, row.id));
    expect(rows.map((plan) => plan.state)).toContain('expired');
    expect((await loop()).state).toMatchObject({ proposal: null, phase: 'STALLED' });
  });
});

describe('holding off', () => {
  it('sends nothing until the day that the owner named, then offers what is free', async () => {
    await ask();
    const { row } = await loop();
    const before = (await about(jane)).length;
    const until = Math.floor(((await started.current().runtime.clock.now()) + 6 * DAY) / 60_000);
    await commandLoop(owner, row.id, { command: 'hold_off', until }, started.current().runtime);
    await started.current().idle();
    expect(await held(row.id)).toHaveLength(0);
    await started.current().advance(5 * DAY);
    expect(await about(jane)).toHaveLength(before);
    await started.current().advance(1.2 * DAY);
    expect((await about(jane)).length).toBe(before + 1);
  });

  it('puts the answer of a guest to the owner, and goes on with it at their word', async () => {
    await ask();
    const { row } = await loop();
    await commandLoop(owner, row.id, { command: 'hold_off', until: null }, started.current().runtime);
    await jane.reply(await latestOf(jane), 'The first one works.');
    expect((await loop()).row.phase).toBe('OFFERING');
    await decide(true);
    expect((await loop()).row.phase).toBe('BOOKED');
  });
});

const held = (loopId: string) =>
  database()
    .select()
    .from(meetings)
    .where(and(eq(meetings.loopId, loopId), eq(meetings.state, 'held')));
