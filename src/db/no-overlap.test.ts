import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useDatabase } from '../../tests/support/database';
import { database } from './client';
import { users } from './schema/identity';
import { meetings } from './schema/meetings';

useDatabase();

async function newOwner(): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  const [user] = await database().insert(users).values({ email }).returning({ id: users.id });
  return user!.id;
}

const meeting = (ownerId: string, loopId: string, startMin: number, endMin: number) =>
  database().insert(meetings).values({ ownerId, loopId, state: 'held', startMin, endMin });

const violation = (constraint: string) =>
  expect.objectContaining({ cause: expect.objectContaining({ code: '23P01', constraint }) });

test('meetings_no_overlap refuses a second live meeting of an owner that overlaps by one minute', async () => {
  const owner = await newOwner();
  await meeting(owner, 'a', 1000, 1030);
  await expect(meeting(owner, 'b', 1029, 1060)).rejects.toEqual(violation('meetings_no_overlap'));
});

test('meetings_no_overlap allows neighbours, other owners, the same loop, and slots that were released', async () => {
  const owner = await newOwner();
  await meeting(owner, 'a', 1000, 1030);
  await meeting(owner, 'b', 1030, 1060);
  await meeting(owner, 'a', 1010, 1030);
  await meeting(await newOwner(), 'b', 1000, 1030);
  await database().update(meetings).set({ state: 'released' }).where(sql`loop_id = 'a' and owner_id = ${owner}`);
  await meeting(owner, 'c', 1000, 1030);
});

test('meetings_no_overlap lets exactly one of 64 racing holds of one slot win', async () => {
  const owner = await newOwner();
  const results = await Promise.allSettled(
    Array.from({ length: 64 }, (_, index) => meeting(owner, `loop-${index}`, 2000, 2030)),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toEqual(violation('meetings_no_overlap'));
  }
});
