import { asc, eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, test } from 'vitest';
import { cohortsOf } from '@/core/insight/cohorts';
import { currentState } from '@/core/loop/state-version';
import { readingSchema } from '@/core/reading/reading';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopEvents, loops, planActions } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { planReviews, queueItems, reviews } from '@/db/schema/queue';
import { keepInsight } from '@/modules/insight/commands/keep';
import { countInsight, insightNow } from '@/modules/insight/queries/count';
import { latestInsight } from '@/modules/insight/queries/latest';
import { plantStaffData } from '../bench/staff-data/plant';
import { apiAs } from './support/api';
import { useDatabase } from './support/database';
import { mailboxRuntime } from './support/mailbox';

const { url } = useDatabase();
const NOW = new Date('2026-03-02T10:00:00Z');
const SIZES = { users: 300, loops: 300, messages: 3_000 };

async function plant(): Promise<void> {
  const client = new pg.Client({ connectionString: url() });
  await client.connect();
  try {
    await plantStaffData(client, SIZES, NOW);
  } finally {
    await client.end();
  }
}

test('the data that the staff area is measured with are as many as asked for, and such as the product itself stores', async () => {
  await plant();
  const db = database();
  expect(await Promise.all([users, loops, messages].map((table) => db.$count(table)))).toEqual([300, 300, 3_000]);
  const stored = await db.select({ phase: loops.phase, title: loops.title, state: loops.state }).from(loops);
  for (const { phase, title, state } of stored) {
    expect(currentState(state)).toMatchObject({ v: 2, phase, meeting: { title }, thread: { subject: title } });
    expect(JSON.stringify(state)).not.toContain('dana@acme.test');
  }
  const phases = new Set(stored.map(({ phase }) => phase));
  expect([...phases]).toEqual(expect.arrayContaining(['OFFERING', 'BOOKED', 'STALLED', 'CLOSED']));
  const events = await db.select().from(loopEvents);
  for (const { reading } of events) if (reading) readingSchema.parse(reading);
  for (const { dueAt, state } of events) expect(dueAt > NOW).toBe(state === 'pending');
});

test('the figures of the staff are those that are counted one by one', async () => {
  const db = database();
  const counted = await countInsight(NOW.getTime());
  const [people, all, events, actions] = await Promise.all([
    db.select().from(users),
    db.select({ id: loops.id, ownerId: loops.ownerId, createdAt: loops.createdAt }).from(loops),
    db.select().from(loopEvents).orderBy(asc(loopEvents.dueAt)),
    db.select().from(planActions),
  ]);
  const minute = (at: Date | undefined | null) => (at ? Math.floor(at.getTime() / 60_000) : null);
  const weeks = counted.weeks.map(({ week }) => week);
  const inWeek = ({ start, end }: (typeof weeks)[number], at: Date | null | undefined) =>
    at !== null && at !== undefined && at.getTime() >= start * 60_000 && at.getTime() < end * 60_000;
  const newcomers = people.map(({ id, createdAt, onboardedAt }) => {
    const own = all.filter(({ ownerId }) => ownerId === id);
    const booked = events.filter(({ kind, loopId }) => kind === 'booked' && own.some((loop) => loop.id === loopId));
    return {
      signedUp: minute(createdAt) ?? 0,
      onboarded: minute(onboardedAt),
      firstAsked: minute(own.map((loop) => loop.createdAt).sort((a, b) => a.getTime() - b.getTime())[0]),
      firstBooked: minute(booked[0]?.dueAt),
      booked: booked.map(({ dueAt }) => minute(dueAt) ?? 0),
    };
  });
  expect(counted.cohorts).toEqual(cohortsOf(newcomers, weeks, NOW.getTime() / 60_000));
  expect(counted.cohorts.some(({ active }) => active.some((share) => typeof share === 'number'))).toBe(true);
  const outward = actions.filter(({ action }) => ['send', 'book', 'move', 'cancel_event'].includes(action.kind));
  const [queued, reviewed, judged] = await Promise.all([
    db.select().from(queueItems),
    db.select().from(planReviews),
    db.select().from(reviews),
  ]);
  const refused = [
    ...events.flatMap(({ payload, dueAt }) =>
      payload.kind === 'decision' && (!payload.approve || payload.edit !== undefined) ? [dueAt] : [],
    ),
    ...queued
      .filter(({ action }) => ['edit_plan', 'edit_text', 'silence'].includes(action ?? ''))
      .map((one) => one.resolvedAt),
    ...reviewed.filter(({ decision }) => decision !== 'approve').map(({ at }) => at),
    ...judged.filter(({ verdict }) => verdict === 'wrong').map(({ at }) => at),
  ];
  const first = new Map<string, Date>();
  for (const { kind, loopId, dueAt } of events) if (kind === 'booked' && !first.has(loopId)) first.set(loopId, dueAt);
  for (const { week, acts, corrections, booked } of counted.weeks) {
    expect(acts).toBe(outward.filter(({ at }) => inWeek(week, at)).length);
    expect(corrections).toBe(refused.filter((at) => inWeek(week, at)).length);
    expect(booked).toBe([...first.values()].filter((at) => inWeek(week, at)).length);
  }
  expect(counted.weeks.some(({ corrections }) => corrections > 0)).toBe(true);
});

test('the figures are kept, and counted again when they have become old', async () => {
  const at = (minutes: number) => ({ clock: { now: async () => NOW.getTime() + minutes * 60_000 } });
  await keepInsight(at(0));
  await keepInsight(at(14));
  expect((await latestInsight())?.at).toBe(NOW.getTime());
  await keepInsight(at(15));
  const kept = await insightNow(at(20));
  expect(kept.at).toBe(NOW.getTime() + 15 * 60_000);
  const [admin] = await database().select().from(users).where(eq(users.role, 'ADMIN')).limit(1);
  const call = await apiAs(mailboxRuntime(), admin?.id ?? '');
  expect(await (await call('GET', '/api/admin/insight')).json()).toEqual(kept);
});

test('made-up people do not come among others', async () => {
  await expect(plant()).rejects.toThrow('There are people in this database already');
  expect(await database().$count(users)).toBe(300);
});
