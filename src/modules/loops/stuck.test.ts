import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loopEvents } from '@/db/schema/loops';
import { useDatabase } from '../../../tests/support/database';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../tests/support/mailbox';
import { addEvent } from './commands/open';
import { stuckWatch } from './commands/stuck';
import { STUCK_MS } from './constants';

useDatabase();

it('a loop that does not get on for long is told to its owner once, and no more once it gets on', async () => {
  const [stuck, waiting] = [await ownerWithLoop(), await ownerWithLoop()];
  const timer = { kind: 'timer', timer: 'follow_up' } as const;
  await database().transaction(async (tx) => {
    await addEvent(tx, stuck.loopId, timer, 'stuck', NOW - 3_600_000);
    await addEvent(tx, waiting.loopId, timer, 'waiting', NOW + 3_600_000);
  });
  const told = async () => (await database().select().from(notices)).map(({ userId, kind }) => [userId, kind]);
  const look = stuckWatch(mailboxRuntime());
  const start = Date.now() + 3_600_000;
  // A worker that was away finds overdue work too: that alone is nothing to tell.
  expect(await look(start)).toEqual([]);
  expect(await look(start + STUCK_MS - 1)).toEqual([]);
  expect(await look(start + STUCK_MS)).toEqual([stuck.loopId]);
  expect(await look(start + STUCK_MS + 1)).toEqual([]);
  expect(await told()).toEqual([[stuck.ownerId, 'loop_stuck']]);
  await database().update(loopEvents).set({ state: 'done' }).where(eq(loopEvents.loopId, stuck.loopId));
  await look(start + STUCK_MS + 2);
  expect(await told()).toEqual([]);
});
