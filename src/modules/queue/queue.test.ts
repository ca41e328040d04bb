import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LEASE_MS } from '@/core/queue/times';
import { database } from '@/db/client';
import { auditLog, users } from '@/db/schema/identity';
import { plans } from '@/db/schema/loops';
import { queueItems } from '@/db/schema/queue';
import { changeSettings } from '@/modules/account/commands/settings';
import type { SessionUser } from '@/modules/identity/schema';
import { answerDecision, commandLoop } from '@/modules/loops/commands/answer';
import { approvalRecord } from '@/modules/loops/queries/approvals';
import { slotChoices } from '@/modules/loops/queries/choices';
import { questionShown } from '@/modules/loops/queries/question';
import { claimHolds, releaseHolds } from '@/modules/meetings/commands/holds';
import { useCalendars } from '../../../tests/support/calendar';
import { useDatabase } from '../../../tests/support/database';
import { deskOf } from '../../../tests/support/desk';
import { freshUser } from '../../../tests/support/fresh-user';
import { raiseAlarms } from './commands/alarm';
import { askForHelp } from './commands/ask-for-help';
import { claimItem, releaseItem } from './commands/claim';
import { resolveItem } from './commands/resolve';
import type { Resolve } from './schema';

const ROUNDS = process.env.DEEP ? 500 : 25;

useDatabase({ connections: 12 });
const { world } = useCalendars();
const DANA = 'Dana Reyes <dana@acme.test>';

let desk: Awaited<ReturnType<typeof deskOf>>;
let ana: SessionUser;
let bo: SessionUser;
let count = 0;
/** Ten guests take turns: to more newcomers a day nobody is written without being asked. */
const jane = () => `jane${count % 10}`;
const helper = async (name: string): Promise<SessionUser> => {
  const { id, email, image } = await freshUser(`${name.toLowerCase()}@staff.test`, name);
  await database().update(users).set({ role: 'TRAINER' }).where(eq(users.id, id));
  return { id, email, name, image, role: 'TRAINER', language: null };
};
const help = (humanHelp: 'off' | 'when_stuck' | 'always') =>
  database().update(users).set({ humanHelp }).where(eq(users.id, desk.owner.id));
const now = () => desk.runtime.clock.now();
beforeAll(async () => {
  desk = await deskOf(world(), 'dana@acme.test');
  ana = await helper('Ana');
  bo = await helper('Bo');
});
beforeEach(() => help('always'));

/** A guest of the loop takes a time in words that are not read with certainty: the plan to book it waits. */
async function doubtful(): Promise<string> {
  count += 1;
  const guest = `Jane Doe <${jane()}@globex.test>`;
  const subject = `Case ${count}`;
  const text = 'Sunny, can you find 30 minutes for Jane and me next week?';
  const { loopId } = await desk.mail(DANA, { to: [guest], cc: [desk.assistant], subject, text });
  if (!loopId) throw new Error('There is no loop');
  await answers(loopId, 'The second one works, but my surgery may get in the way.');
  return loopId;
}
const answers = (loopId: string, text: string) =>
  desk.mail(`Jane Doe <${jane()}@globex.test>`, {
    to: [desk.addressOf(loopId)],
    subject: `Re: Case ${count}`,
    text,
  });
const toGuest = async () => (await desk.outbox(`${jane()}@globex.test`)).length;
const items = (loopId: string) =>
  database().select().from(queueItems).where(eq(queueItems.loopId, loopId)).orderBy(asc(queueItems.createdAt));
async function open(loopId: string) {
  const [item, ...others] = (await items(loopId)).filter(({ state }) => state === 'open');
  if (!item || others.length > 0)
    throw new Error(`Open items: ${[item, ...others].map((one) => one?.reason).join(', ')}`);
  return item;
}
const question = async (loopId: string) => (await desk.loop(loopId)).state.needsOwner.find((d) => d.kind === 'approve');

/** A member of the staff claims what waits of a loop, and does this about it. */
type Said = Omit<Resolve, 'version'>;
async function does(who: SessionUser, loopId: string, said: Said) {
  const { id } = await open(loopId);
  expect(await claimItem(who.id, id, await now())).toMatchObject({ ok: true });
  const { version } = await desk.loop(loopId);
  const outcome = await resolveItem(who, id, { version, ...said }, desk.runtime);
  await desk.work();
  return outcome;
}

describe('a doubtful plan', () => {
  it('goes into the queue with the turn that made it, due a quarter of an hour after the guest wrote', async () => {
    const loopId = await doubtful();
    const item = await open(loopId);
    expect(item).toMatchObject({ reason: 'low_confidence', planVersion: (await question(loopId))?.planVersion });
    const minutes = (item.dueAt.getTime() - item.createdAt.getTime()) / 60_000;
    expect(Math.ceil(minutes)).toBe(15);
  });

  it('stays the owner’s where they let nobody help, or only when it is stuck', async () => {
    await help('off');
    expect(await items(await doubtful())).toEqual([]);
    await help('when_stuck');
    expect(await items(await doubtful())).toEqual([]);
  });

  it('is booked on a yes of staff: in their name, without earning the owner’s trust, and told in both logs', async () => {
    const before = await approvalRecord(desk.owner.id);
    const loopId = await doubtful();
    const planVersion = (await question(loopId))?.planVersion ?? -1;
    expect(await does(ana, loopId, { action: 'approve' })).toEqual({ ok: true });
    expect((await desk.loop(loopId)).state).toMatchObject({ phase: 'BOOKED', needsOwner: [] });
    const [plan] = await database()
      .select()
      .from(plans)
      .where(and(eq(plans.loopId, loopId), eq(plans.version, planVersion)));
    expect(plan).toMatchObject({ state: 'approved', decidedBy: ana.id });
    expect(await approvalRecord(desk.owner.id)).toEqual(before);
    expect(await items(loopId)).toMatchObject([{ state: 'resolved', action: 'approve', resolvedBy: ana.id }]);
    const acts = await database()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `loop:${loopId}`));
    expect(acts).toMatchObject([{ action: 'queue.resolved', actor: ana.id, userId: desk.owner.id }]);
  });

  it('leaves the queue when the owner answers first, and a later answer of staff is stale', async () => {
    const loopId = await doubtful();
    const { id } = await open(loopId);
    await claimItem(ana.id, id, await now());
    const { version } = await desk.loop(loopId);
    const answer = { decisionId: (await question(loopId))?.id ?? '', approve: true, answer: null };
    await answerDecision(desk.owner, loopId, answer, desk.runtime);
    // The owner's answer is there already, though the loop has not heard it.
    expect(await resolveItem(ana, id, { version, action: 'approve' }, desk.runtime)).toMatchObject({ reason: 'stale' });
    await desk.work();
    expect(await items(loopId)).toMatchObject([{ state: 'resolved', action: 'obsolete', resolvedBy: null }]);
    expect(await resolveItem(ana, id, { version, action: 'silence' }, desk.runtime)).toMatchObject({ reason: 'stale' });
  });

  it('leaves the queue when the guest says something else', async () => {
    const loopId = await doubtful();
    await answers(loopId, 'The second one works for me.');
    expect((await desk.loop(loopId)).state.phase).toBe('BOOKED');
    expect((await items(loopId)).map(({ state }) => state)).toEqual(['resolved']);
  });

  it('is one item, about the newest plan, when another takes its place', async () => {
    const loopId = await doubtful();
    const first = await open(loopId);
    await answers(loopId, 'The first one works, but my surgery may get in the way.');
    const second = await open(loopId);
    expect(second).toMatchObject({ id: first.id, dueAt: first.dueAt });
    expect(second.planVersion).toBeGreaterThan(first.planVersion ?? 0);
  });

  it('is not for staff to say yes to where the owner wants to be asked about bookings', async () => {
    await desk.settings({ acts: { book: 'ask' } });
    const loopId = await doubtful();
    expect(await does(ana, loopId, { action: 'approve' })).toMatchObject({ reason: 'reserved' });
    expect((await desk.loop(loopId)).state.phase).toBe('OFFERING');
    await desk.settings({});
  });
});

describe('what staff do about it', () => {
  it('is a change of the plan to times that the solver has found, and to no other', async () => {
    const loopId = await doubtful();
    const choices = await slotChoices(desk.owner.id, loopId, undefined, desk.runtime);
    const { start, end } = choices?.slots.at(-1) ?? { start: 0, end: 0 };
    const typed: Said = { action: 'edit_plan', patch: { slots: [{ start: start + 7, end: end + 7 }] } };
    expect(await does(ana, loopId, typed)).toMatchObject({
      reason: 'invalid',
      fields: { slots: [expect.any(String)] },
    });
    const mails = await toGuest();
    expect(await does(ana, loopId, { action: 'edit_plan', patch: { slots: [{ start, end }] } })).toEqual({ ok: true });
    expect(await toGuest()).toBe(mails + 1);
    expect((await desk.loop(loopId)).state.offer?.slots).toMatchObject([{ start }]);
  });

  it('is a change of words that promises nothing else', async () => {
    count += 1;
    const subject = `Case ${count}`;
    const text = 'Sunny, can you find 30 minutes for Jane and me next week? My surgery may get in the way.';
    const guest = [`Jane Doe <${jane()}@globex.test>`];
    const { loopId } = await desk.mail(DANA, { to: guest, cc: [desk.assistant], subject, text });
    const decision = loopId && (await question(loopId));
    if (!loopId || !decision) throw new Error('Nothing waits');
    const { draft } = await questionShown(await desk.loop(loopId), decision, desk.runtime);
    const words = draft?.text ?? '';
    const wrong = { action: 'edit_text', text: words.replace(/30/g, '45') } as const;
    expect(await does(ana, loopId, wrong)).toMatchObject({ reason: 'invalid' });
    const kind = { action: 'edit_text', text: words.replace('Hi Jane,', 'Dear Jane,') } as const;
    expect(await does(ana, loopId, kind)).toEqual({ ok: true });
    expect((await desk.outbox(`${jane()}@globex.test`)).at(-1)?.text).toMatch(/^Dear Jane,/);
  });

  it('is a question to the owner, who finds it in the mail; the plan stands', async () => {
    const loopId = await doubtful();
    expect(await does(ana, loopId, { action: 'ask_owner', text: 'Can it wait for her surgery?' })).toEqual({
      ok: true,
    });
    const mail = (await desk.outbox('dana@acme.test')).at(-1)?.text;
    expect(mail).toContain('Ana, a person of staff, asks: Can it wait for her surgery?');
    expect(await question(loopId)).toBeDefined();
    expect((await items(loopId)).map(({ action }) => action)).toEqual(['ask_owner']);
  });

  it('is silence, and nobody is written to', async () => {
    const loopId = await doubtful();
    const mails = await toGuest();
    expect(await does(ana, loopId, { action: 'silence' })).toEqual({ ok: true });
    expect(await question(loopId)).toBeUndefined();
    expect(await toGuest()).toBe(mails);
  });

  it('is taking over: the assistant stops, and the owner is told', async () => {
    const loopId = await doubtful();
    expect(await does(ana, loopId, { action: 'take_over' })).toEqual({ ok: true });
    expect((await desk.loop(loopId)).state).toMatchObject({ takenOver: true, needsOwner: [] });
    expect((await desk.outbox('dana@acme.test')).at(-1)?.text).toContain('Ana, a person of staff, has taken');
  });

  it('comes back into the queue when a time was gone before it was carried out', async () => {
    const loopId = await doubtful();
    const { id } = await open(loopId);
    await claimItem(ana.id, id, await now());
    const { version } = await desk.loop(loopId);
    const found = await slotChoices(desk.owner.id, loopId, undefined, desk.runtime);
    const { start, end } = found?.slots.at(-1) ?? { start: 0, end: 0 };
    const other = { version, action: 'edit_plan' as const, patch: { slots: [{ start, end }] } };
    expect(await resolveItem(ana, id, other, desk.runtime)).toEqual({ ok: true });
    // Before the loop hears it, the time is somebody else's.
    const taken = { ownerId: desk.owner.id, loopId: 'elsewhere', slots: [{ n: 1, start, end }], expiresAt: end };
    for (const one of await desk.loops()) await database().transaction((tx) => releaseHolds(tx, one.id));
    const claimed = await database().transaction((tx) => claimHolds(tx, { ...taken, bufferBefore: 0, bufferAfter: 0 }));
    expect(claimed.refused).toEqual([]);
    await desk.work();
    expect(await question(loopId)).toBeDefined();
    expect((await items(loopId)).map(({ state }) => state)).toEqual(['resolved', 'open']);
  });
});

describe('an owner who asks for a person', () => {
  it('is served at once where they let people help, and refused where they do not', async () => {
    const loopId = await doubtful();
    await does(ana, loopId, { action: 'ask_owner' });
    await help('off');
    expect(await askForHelp(desk.owner.id, loopId, '', desk.runtime)).toMatchObject({ reason: 'help_off' });
    await help('when_stuck');
    expect(await askForHelp(desk.owner.id, loopId, 'It goes in circles', desk.runtime)).toEqual({ ok: true });
    expect(await open(loopId)).toMatchObject({ reason: 'owner_asked', note: 'It goes in circles' });
    expect(await askForHelp(bo.id, loopId, '', desk.runtime)).toMatchObject({ reason: 'not_found' });
    await commandLoop(desk.owner, loopId, { command: 'stop' }, desk.runtime);
    await desk.work();
    expect((await items(loopId)).map(({ action }) => action)).toEqual(['ask_owner', 'obsolete']);
  });
});

describe('an owner who changes how far people may help', () => {
  const change = async (humanHelp: 'off' | 'when_stuck' | 'always') =>
    changeSettings(desk.owner.id, { humanHelp }, await now());

  it('has what waits put before a person, in no hurry, and taken away again', async () => {
    await change('off');
    const loopId = await doubtful();
    expect(await items(loopId)).toEqual([]);
    await change('when_stuck');
    expect(await items(loopId)).toEqual([]);
    await change('always');
    const { dueAt } = await open(loopId);
    expect(dueAt.getTime() - (await now())).toBeGreaterThan(100 * 60_000);
    await change('when_stuck');
    expect((await items(loopId)).map(({ action }) => action)).toEqual(['obsolete']);
    await change('always');
    expect((await open(loopId)).reason).toBe('low_confidence');
    await change('off');
    expect((await items(loopId)).map(({ action }) => action)).toEqual(['obsolete', 'obsolete']);
    await change('always');
  });

  it('is told apart from nobody being there: what is due and left alone is noted once', async () => {
    await doubtful();
    const late = (await now()) + 20 * 60_000;
    expect(await raiseAlarms(late)).toBeGreaterThan(0);
    expect(await raiseAlarms(late)).toBe(0);
  });
});

describe('a claim', () => {
  it(`of two people at once is one’s, ${ROUNDS} times`, async () => {
    const { id } = await open(await doubtful());
    let at = await now();
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = await Promise.all([claimItem(ana.id, id, at), claimItem(bo.id, id, at)]);
      expect([one, other].filter(({ ok }) => ok)).toHaveLength(1);
      expect([one, other].find(({ ok }) => !ok)).toMatchObject({ reason: 'held', by: one.ok ? 'Ana' : 'Bo' });
      at += LEASE_MS;
    }
  });

  it('is renewed by whoever has it, ends after ten minutes, and can be given back', async () => {
    const { id } = await open(await doubtful());
    const at = await now();
    await claimItem(ana.id, id, at);
    expect(await claimItem(ana.id, id, at + LEASE_MS - 1)).toMatchObject({ ok: true });
    expect(await claimItem(bo.id, id, at + LEASE_MS)).toMatchObject({ ok: false, reason: 'held' });
    expect(await claimItem(bo.id, id, at + 2 * LEASE_MS - 1)).toMatchObject({ ok: true });
    await releaseItem(bo.id, id, at + 2 * LEASE_MS);
    expect(await claimItem(ana.id, id, at + 2 * LEASE_MS)).toMatchObject({ ok: true });
  });

  it('that has ended lets nothing be done, and whoever has it now may', async () => {
    const loopId = await doubtful();
    const { id } = await open(loopId);
    const { version } = await desk.loop(loopId);
    await claimItem(ana.id, id, (await now()) - LEASE_MS);
    expect(await claimItem(bo.id, id, await now())).toMatchObject({ ok: true });
    const said = { version, action: 'silence' } as const;
    expect(await resolveItem(ana, id, said, desk.runtime)).toMatchObject({ reason: 'lease_lost' });
    expect(await question(loopId)).toBeDefined();
    expect(await resolveItem(bo, id, { ...said, version: version - 1 }, desk.runtime)).toMatchObject({
      reason: 'stale',
    });
    expect(await resolveItem(bo, id, said, desk.runtime)).toEqual({ ok: true });
  });

  it('is nobody’s of an item whose owner lets nobody help any more', async () => {
    const loopId = await doubtful();
    const { id } = await open(loopId);
    await claimItem(ana.id, id, await now());
    await help('off');
    const { version } = await desk.loop(loopId);
    expect(await claimItem(ana.id, id, await now())).toMatchObject({ reason: 'not_found' });
    const said = { version, action: 'approve' } as const;
    expect(await resolveItem(ana, id, said, desk.runtime)).toMatchObject({ reason: 'not_found' });
  });
});
