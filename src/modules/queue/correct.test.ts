import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reading } from '@/core/reading/reading';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { labelingItems, labelingSessions, labels } from '@/db/schema/labels';
import { loopEvents } from '@/db/schema/loops';
import { queueItems } from '@/db/schema/queue';
import type { SessionUser } from '@/modules/identity/schema';
import { timelineOf } from '@/modules/loops/queries/timeline';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { freshUser } from '../../../tests/support/fresh-user';
import { claimItem } from './commands/claim';
import { correctReading } from './commands/correct';
import { resolveItem } from './commands/resolve';
import { itemWithLoop } from './queries/held';
import { readMail } from './queries/read-mail';

useDatabase();
const { world } = useCalendars();
const DANA = 'Dana Reyes <dana@acme.test>';

let desk: Awaited<ReturnType<typeof deskOf>>;
let ana: SessionUser;
let bo: SessionUser;
let count = 0;

const helper = async (name: string): Promise<SessionUser> => {
  const { id, email, image } = await freshUser(`${name.toLowerCase()}@staff.test`, name);
  await database().update(users).set({ role: 'TRAINER' }).where(eq(users.id, id));
  return { id, email, name, image, role: 'TRAINER', language: null };
};
beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
  ana = await helper('Ana');
  bo = await helper('Bo');
});
const help = (humanHelp: 'off' | 'always') =>
  database().update(users).set({ humanHelp }).where(eq(users.id, desk.owner.id));
beforeEach(() => help('always'));

/** A guest who was offered times answers in these words. */
async function answered(text: string): Promise<string> {
  count += 1;
  const guest = `Jane Doe <jane${count}@globex.test>`;
  const subject = `Case ${count}`;
  const ask = 'Sunny, can you find 30 minutes for Jane and me next week?';
  const { loopId } = await desk.mail(DANA, { to: [guest], cc: [desk.assistant], subject, text: ask });
  if (!loopId) throw new Error('There is no loop');
  await desk.mail(guest, { to: [desk.addressOf(loopId)], subject: `Re: ${subject}`, text });
  return loopId;
}
const doubtful = () => answered('The second one works, but my surgery may get in the way.');

async function open(loopId: string) {
  const rows = await database()
    .select()
    .from(queueItems)
    .where(and(eq(queueItems.loopId, loopId), eq(queueItems.state, 'open')));
  return rows[0];
}

/** What was read of the mail that waits, changed so. */
async function saying(itemId: string, change: Partial<Reading>): Promise<Reading> {
  const found = await itemWithLoop(itemId);
  const read = found && (await readMail(found, desk.runtime));
  if (!read) throw new Error('There is nothing to correct');
  return { ...read.reading, flags: [], residue: [], ...change };
}
const takes = (option: number): Partial<Reading> => ({
  intents: [{ kind: 'accept_option', confidence: 1, evidence: '' }],
  options: [{ option, stance: 'accept', confidence: 1, evidence: '' }],
  windows: [],
  questions: [],
});

/** Ana claims what waits, and says what its mail means. */
async function corrects(loopId: string, change: Partial<Reading>) {
  const { id } = (await open(loopId)) ?? { id: '' };
  await claimItem(ana.id, id, await desk.runtime.clock.now());
  const { version } = await desk.loop(loopId);
  const outcome = await correctReading(ana, id, { version, reading: await saying(id, change) }, desk.runtime);
  await desk.work();
  return outcome;
}

const labelsOf = async (loopId: string) =>
  database()
    .select({ label: labels })
    .from(labels)
    .innerJoin(loopEvents, and(eq(loopEvents.id, labels.eventId), eq(loopEvents.loopId, loopId)))
    .orderBy(asc(labels.createdAt));

describe('what was read of a mail that waits, corrected by staff', () => {
  it('makes the plan anew, which waits for a yes of the same item; nothing is done before', async () => {
    const loopId = await doubtful();
    const offered = (await desk.loop(loopId)).state.offer?.slots ?? [];
    const before = await open(loopId);
    expect(await corrects(loopId, takes(1))).toEqual({ ok: true });
    const { state, version } = await desk.loop(loopId);
    expect(state).toMatchObject({ phase: 'OFFERING', booking: null, needsOwner: [{ kind: 'approve' }] });
    expect(state.proposal?.actions).toContainEqual(
      expect.objectContaining({ kind: 'book', slot: expect.objectContaining({ start: offered[0]?.start }) }),
    );
    const item = await open(loopId);
    expect(item).toMatchObject({ id: before?.id, leaseHolder: ana.id, planVersion: state.proposal?.version });
    expect(await resolveItem(ana, item?.id ?? '', { version, action: 'approve' }, desk.runtime)).toEqual({ ok: true });
    await desk.work();
    expect((await desk.loop(loopId)).state).toMatchObject({ phase: 'BOOKED', booking: { start: offered[0]?.start } });
  });

  it('is a label of whoever said it, and stands in the log and in the history of the meeting', async () => {
    const loopId = await doubtful();
    await corrects(loopId, takes(1));
    const [first, ...others] = await labelsOf(loopId);
    expect(others).toEqual([]);
    expect(first?.label).toMatchObject({ labelerId: ana.id, origin: 'queue', state: 'submitted', prefilled: true });
    expect([first?.label.reading.options, first?.label.prefill?.options].map((all) => all?.[0]?.option)).toEqual([
      1, 2,
    ]);
    await corrects(loopId, takes(2));
    const [again] = await labelsOf(loopId);
    expect(again?.label).toMatchObject({ id: first?.label.id, version: 2, reading: { options: [{ option: 2 }] } });
    const acts = await database()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subject, `loop:${loopId}`), eq(auditLog.action, 'queue.corrected')));
    expect(acts.map(({ actor, userId }) => [actor, userId])).toEqual([
      [ana.id, desk.owner.id],
      [ana.id, desk.owner.id],
    ]);
    const { state } = await desk.loop(loopId);
    const told = (await timelineOf(loopId, state, desk.runtime)).filter(({ again: heard }) => heard);
    expect(told.map(({ reading, mail }) => [reading?.by, mail])).toEqual([
      ['person', null],
      ['person', null],
    ]);
  });

  it('answers a question about a mail that was not understood at all', async () => {
    const loopId = await answered('Zxqv blorp, number wibble it is, frobnicate at will.');
    // The guest is asked twice what they mean, then the owner.
    for (const text of ['Number wibble, as I said: blorp.', 'Wibble, frobnicate and blorp.']) {
      const to = [desk.addressOf(loopId)];
      await desk.mail(`Jane Doe <jane${count}@globex.test>`, { to, subject: `Re: Case ${count}`, text });
    }
    const asked = (await desk.loop(loopId)).state.needsOwner;
    expect(asked).toMatchObject([{ kind: 'unclear' }]);
    expect(await corrects(loopId, takes(2))).toEqual({ ok: true });
    const { state } = await desk.loop(loopId);
    expect(state.needsOwner).toMatchObject([{ kind: 'approve', why: ['read by a person'] }]);
    expect((await open(loopId))?.planVersion).toBe(state.proposal?.version);
  });

  it('ends it where nothing is to be done', async () => {
    const loopId = await doubtful();
    const thanks = { intents: [{ kind: 'thank' as const, confidence: 1, evidence: '' }], options: [], windows: [] };
    expect(await corrects(loopId, thanks)).toEqual({ ok: true });
    expect((await desk.loop(loopId)).state).toMatchObject({ phase: 'OFFERING', proposal: null, needsOwner: [] });
    expect(await open(loopId)).toBeUndefined();
  });

  it('goes on in the draft of whoever has the mail to label in a session, unseen by others', async () => {
    const loopId = await doubtful();
    const item = await open(loopId);
    const found = item && (await itemWithLoop(item.id));
    const read = found && (await readMail(found, desk.runtime));
    const at = new Date();
    const session = { name: 'Week', rule: { uncertain: 50, random: 30, newKinds: 20 }, size: 1, overlap: 100, seed: 1 };
    const [made] = await database()
      .insert(labelingSessions)
      .values({ ...session, createdAt: at })
      .returning();
    await database()
      .insert(labelingItems)
      .values({
        ...{ sessionId: made?.id ?? '', messageId: read?.mail.messageId ?? '', labelerId: ana.id, position: 0 },
        ...{ stratum: 'random', blind: true, hidden: false },
      });
    await corrects(loopId, takes(1));
    expect((await labelsOf(loopId)).map(({ label }) => [label.state, label.labelerId])).toEqual([['draft', ana.id]]);
  });

  it('is refused to whoever does not hold it, to what was offered to nobody, and where the owner lets nobody help', async () => {
    const loopId = await doubtful();
    const { id } = (await open(loopId)) ?? { id: '' };
    const { version } = await desk.loop(loopId);
    const reading = await saying(id, takes(1));
    const tries = (staff: SessionUser, change: object = {}) =>
      correctReading(staff, id, { version, reading, ...change }, desk.runtime);
    expect(await tries(bo)).toEqual({ ok: false, reason: 'lease_lost' });
    await claimItem(ana.id, id, await desk.runtime.clock.now());
    expect(await tries(bo)).toEqual({ ok: false, reason: 'lease_lost' });
    expect(await tries(ana, { version: version - 1 })).toEqual({ ok: false, reason: 'stale' });
    expect(await tries(ana, { reading: await saying(id, takes(9)) })).toMatchObject({ reason: 'invalid' });
    await help('off');
    expect(await tries(ana)).toEqual({ ok: false, reason: 'not_found' });
    expect([await labelsOf(loopId), (await desk.loop(loopId)).version]).toEqual([[], version]);
  });
});
