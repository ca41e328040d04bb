import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { database } from '@/db/client';
import { featureFlags } from '@/db/schema/flags';
import { loops } from '@/db/schema/loops';
import { stepContext } from '@/modules/loops/steps/context';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../tests/support/mailbox';
import { flagOn, flagsOf } from './queries';

useDatabase();
beforeEach(async () => {
  await database().delete(featureFlags);
});

const people = Array.from({ length: 400 }, () => randomUUID());
const having = async (key: Parameters<typeof flagOn>[0]) => {
  const on = await Promise.all(people.map((id) => flagOn(key, id)));
  return people.filter((_, index) => on[index]);
};
const roll = (row: typeof featureFlags.$inferInsert) =>
  database().insert(featureFlags).values(row).onConflictDoUpdate({ target: featureFlags.key, set: row });

it('where nothing is said, all are on but the three that are not ready for everybody', async () => {
  const flags = await flagsOf(randomUUID());
  expect(Object.keys(flags)).toHaveLength(10);
  expect(Object.entries(flags).flatMap(([key, on]) => (on ? [] : [key]))).toEqual([
    'loop-queue-details',
    'onboarding-dev',
    'sms',
  ]);
});

it('a row stands over the default, in both directions', async () => {
  await roll({ key: 'reschedule', on: false });
  await roll({ key: 'sms', on: true });
  expect(await flagsOf(randomUUID())).toMatchObject({ reschedule: false, sms: true });
  expect([await flagOn('reschedule', randomUUID()), await flagOn('sms', randomUUID())]).toEqual([false, true]);
});

it('a percentage reaches about that many, always the same, and all of them again when it grows', async () => {
  await roll({ key: 'sms', on: true, percent: 30 });
  const few = await having('sms');
  expect(few.length).toBeGreaterThan(80);
  expect(few.length).toBeLessThan(160);
  expect(await having('sms')).toEqual(few);
  await roll({ key: 'sms', on: true, percent: 60 });
  const more = await having('sms');
  expect(more.length).toBeGreaterThan(few.length);
  expect(more).toEqual(expect.arrayContaining(few));
  await roll({ key: 'assistants', on: true, percent: 30 });
  expect(await having('assistants')).not.toEqual(few);
});

it('named users have it whatever the percentage, unless it is off', async () => {
  const [ana = ''] = people;
  await roll({ key: 'sms', on: true, percent: 0, users: [ana] });
  expect(await having('sms')).toEqual([ana]);
  expect((await flagsOf(ana)).sms).toBe(true);
  await roll({ key: 'sms', on: false, percent: 100, users: [ana] });
  expect(await having('sms')).toEqual([]);
});

it("a loop knows what its owner's assistant does not do", async () => {
  const { loopId } = await ownerWithLoop();
  const [loop] = await database().select().from(loops).where(eq(loops.id, loopId));
  const off = async () => (await stepContext(loop!, NOW, mailboxRuntime())).off;
  expect(await off()).toEqual(new Set());
  for (const key of ['reschedule', 'running-late', 'follow-up']) await roll({ key, on: false });
  expect(await off()).toEqual(new Set(['follow_up', 'reschedule', 'running_late']));
});
