import pg from 'pg';
import { expect, test } from 'vitest';
import { currentState } from '@/core/loop/state-version';
import { readingSchema } from '@/core/reading/reading';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { messages } from '@/db/schema/mailbox';
import { plantStaffData } from '../bench/staff-data/plant';
import { useDatabase } from './support/database';

const { url } = useDatabase();
const NOW = new Date('2026-03-02T10:00:00Z');
const SIZES = { users: 60, loops: 200, messages: 2_000 };

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
  expect(await Promise.all([users, loops, messages].map((table) => db.$count(table)))).toEqual([60, 200, 2_000]);
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

test('made-up people do not come among others', async () => {
  await expect(plant()).rejects.toThrow('There are people in this database already');
  expect(await database().$count(users)).toBe(60);
});
