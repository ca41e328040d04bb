import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createComposer } from '@/adapters/smtp/compose';
import { database } from '@/db/client';
import { briefingClicks, briefings } from '@/db/schema/briefings';
import { dispatchBriefings } from '@/modules/briefings/commands/wake';
import { makeBriefingSteps } from '@/modules/briefings/steps';
import { briefingWorkflow } from '@/modules/briefings/workflow';
import type { OutgoingMail } from '@/ports/mail';
import type { Runtime } from '@/ports/runtime';
import { useDatabase } from '../support/database';
import { mailboxRuntime } from '../support/mailbox';
import { isWorked, mornings, wallAt } from './clocks';
import { type SimulatedOwner, simulatedOwners } from './owners';

useDatabase();
const MINUTE = 60_000;
let nowMs = 0;
const sent: { readonly to: string; readonly at: number; readonly id: string }[] = [];

/** Every hand-over arrives; the engine does at once what it is asked for, each request once. */
const asked = new Set<string>();
const runtime: Runtime = {
  ...mailboxRuntime(),
  clock: { now: async () => nowMs },
  compose: createComposer(null),
  mail: {
    async send({ envelope, messageId }: OutgoingMail) {
      sent.push({ to: envelope.to, at: nowMs, id: messageId });
      return { ok: true, response: '250' };
    },
  },
  workflows: {
    async dispatch(key, id) {
      if (asked.has(id)) return;
      asked.add(id);
      await workflow.wake({ key: key.slice('briefing:'.length), step: (_, run) => run() });
    },
    schedule: async () => {},
  },
};
const workflow = briefingWorkflow('briefings', makeBriefingSteps(runtime));
let owners: SimulatedOwner[];
beforeAll(async () => {
  owners = await simulatedOwners(6);
});

/** Lets the clock pass every half past six among the owners, and looks a minute before each. */
async function live(from: string, to: string): Promise<void> {
  const zones = [...new Set(owners.map(({ zone }) => zone))];
  for (const at of mornings(Date.parse(from), Date.parse(to), zones)) {
    nowMs = at - MINUTE;
    const before = sent.length;
    await dispatchBriefings(runtime);
    expect(sent.slice(before)).toEqual([]);
    nowMs = at;
    await dispatchBriefings(runtime);
    // Looking again, or being woken again, adds nothing.
    const after = sent.length;
    nowMs = at + MINUTE;
    asked.clear();
    await dispatchBriefings(runtime);
    expect(sent.length).toBe(after);
  }
}

describe.each([
  ['forward in America', '2026-03-06', '2026-03-11'],
  ['forward in Europe', '2026-03-27', '2026-04-01'],
  ['back in both', '2026-10-23', '2026-11-04'],
])('when the clocks go %s', (_, from, to) => {
  it('everybody is briefed once at half past six on their own clock, on the days that they work, if there is something to say', async () => {
    // Nobody has been silent for long.
    await database().delete(briefings);
    const first = sent.length;
    await live(`${from}T00:00:00Z`, `${to}T00:00:00Z`);
    const mails = sent.slice(first);
    expect(new Set(mails.map(({ id }) => id)).size).toBe(mails.length);
    for (const { email, zone, hasMatter } of owners) {
      const days = mornings(Date.parse(from), Date.parse(to), [zone]).filter((at) => isWorked(at, zone));
      const told = mails.filter(({ to: recipient }) => recipient === email).map(({ at }) => at);
      expect([zone, told]).toEqual([zone, hasMatter ? days : []]);
      for (const at of told) expect(wallAt(at, zone).minute).toBe(390);
    }
  });
});

it('nobody was sent an empty one, and whoever has nothing to be told was thought about once a day', async () => {
  const rows = await database().select().from(briefings);
  for (const { sentAt, text, items } of rows) expect(sentAt === null).toBe(text === '' && items.length === 0);
  const silent = owners.filter(({ hasMatter }) => !hasMatter).map(({ id }) => id);
  const theirs = rows.filter(({ userId }) => silent.includes(userId));
  expect(theirs.length).toBeGreaterThan(5);
  expect(new Set(theirs.map(({ userId, localDate, kind }) => `${userId} ${localDate} ${kind}`)).size).toBe(
    theirs.length,
  );
});

it('whoever follows no link for 28 days is asked once whether it is to go on, and a click brings them back', async () => {
  const [asleep] = owners.filter(({ hasMatter, looks }) => hasMatter && !looks);
  const awake = owners.filter(({ hasMatter, looks }) => hasMatter && looks);
  // Everybody begins anew.
  await database().delete(briefings);
  const first = sent.length;
  await live('2027-05-03T00:00:00Z', '2027-05-08T00:00:00Z');
  const rows = await database()
    .select()
    .from(briefings)
    .where(eq(briefings.kind, 'daily'))
    .orderBy(asc(briefings.sentAt));
  const latest = (id: string) => rows.findLast(({ userId, sentAt }) => userId === id && sentAt !== null)!;
  const click = (id: string) =>
    database()
      .insert(briefingClicks)
      .values({ briefingId: latest(id).id, userId: id, item: 0, by: 'click', at: new Date(nowMs) });
  for (const { id } of awake) await click(id);
  await live('2027-05-31T12:00:00Z', '2027-06-05T00:00:00Z');
  const of = (id: string) =>
    database().select().from(briefings).where(eq(briefings.userId, id)).orderBy(asc(briefings.localDate));
  const toAsleep = (await of(asleep!.id)).filter(({ sentAt }) => sentAt !== null);
  expect(toAsleep.filter(({ items }) => items[0]?.kind === 'question')).toHaveLength(1);
  expect(toAsleep.at(-1)).toMatchObject({ items: [{ kind: 'question' }], pausedAt: expect.any(Date) });
  for (const { id } of awake) {
    const questions = (await of(id)).filter(({ items }) => items[0]?.kind === 'question');
    expect(questions).toEqual([]);
  }
  await click(asleep!.id);
  await live('2027-06-07T00:00:00Z', '2027-06-09T00:00:00Z');
  expect((await of(asleep!.id)).at(-1)).toMatchObject({ items: [{ kind: 'overdue' }], sentAt: expect.any(Date) });
  expect(sent.length).toBeGreaterThan(first);
});
