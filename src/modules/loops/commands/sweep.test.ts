import { expect, it } from 'vitest';
import { database } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { loopEvents, loops } from '@/db/schema/loops';
import { useDatabase } from '../../../../tests/support/database';
import { mailboxRuntime, NOW, ownerWithLoop } from '../../../../tests/support/mailbox';
import { STUCK_MS } from '../constants';
import { stuckWatch } from './stuck';
import { sweep } from './sweep';

useDatabase();

/** More than two pages, and a last one that is not full. */
const MANY = 450;

it('finds all work that was left behind, however much it is: each loop is woken once, and each owner is told', async () => {
  const { loopId } = await ownerWithLoop();
  const [row] = await database().select().from(loops);
  const ids = Array.from({ length: MANY }, (_, n) => `left${String(n).padStart(6, '0')}`);
  await database()
    .insert(loops)
    .values(ids.map((id) => ({ ...(row as typeof loops.$inferSelect), id })));
  const past = new Date(NOW - 3_600_000);
  await database()
    .insert(loopEvents)
    .values(
      [...ids, loopId].map((id) => ({
        loopId: id,
        kind: 'timer',
        payload: { kind: 'timer', timer: 'follow_up' } as const,
        dedupeKey: `left:${id}`,
        dueAt: past,
        createdAt: past,
      })),
    );
  const woken: string[] = [];
  const runtime = mailboxRuntime();
  const workflows = { ...runtime.workflows, dispatch: async (id: string) => void woken.push(id) };
  expect(await sweep({ ...runtime, workflows })).toBe(MANY + 1);
  expect(woken.sort()).toEqual([...ids, loopId].sort());
  const look = stuckWatch(runtime);
  const start = Date.now() + 3_600_000;
  await look(start);
  expect(await look(start + STUCK_MS)).toHaveLength(MANY + 1);
  expect(await database().$count(notices)).toBe(MANY + 1);
  expect(await look(start + STUCK_MS + 1)).toEqual([]);
});
