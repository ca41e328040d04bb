import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { clockOffset } from '@/db/schema/identity';
import { dispatchDue } from '@/modules/loops/commands/sweep';
import { nextDueAt } from '@/modules/loops/queries/loops';
import { expireHolds } from '@/modules/meetings/commands/holds';
import type { Runtime } from '@/ports/runtime';
import { workInFlight } from './queries';

/** Tells the stand-ins of the sandbox how far the clock has been moved, in milliseconds. */
export type FollowClock = (offsetMs: number) => Promise<void>;

const IDLE_TIMEOUT_MS = 30_000;
const IDLE_POLL_MS = 20;

/**
 * Moves the sandbox's clock forward. Timers that fall due on the way fire in order, each at its own moment, and what
 * they cause is finished before the clock goes on. Answers the new time in epoch milliseconds.
 */
export async function advanceClock(advanceMs: number, runtime: Runtime, follow: FollowClock): Promise<number> {
  const target = (await runtime.clock.now()) + advanceMs;
  for (;;) {
    await waitUntilIdle(runtime);
    const due = await nextDueAt();
    if (due === null || due > target) break;
    await moveTo(due, runtime, follow);
    await dispatchDue(runtime);
  }
  await moveTo(target, runtime, follow);
  await waitUntilIdle(runtime);
  return runtime.clock.now();
}

/** Forward only: a moment that has passed leaves the clock where it is. */
async function moveTo(epochMs: number, runtime: Runtime, follow: FollowClock): Promise<void> {
  const ahead = Math.ceil((epochMs - (await runtime.clock.now())) / 1000);
  if (ahead <= 0) return;
  const [row] = await database()
    .update(clockOffset)
    .set({ offsetSeconds: sql`${clockOffset.offsetSeconds} + ${ahead}` })
    .where(eq(clockOffset.id, 1))
    .returning();
  await follow((row?.offsetSeconds ?? 0) * 1000);
  await expireHolds(await runtime.clock.now());
}

async function waitUntilIdle(runtime: Runtime): Promise<void> {
  const until = Date.now() + IDLE_TIMEOUT_MS;
  while (await workInFlight(await runtime.clock.now())) {
    if (Date.now() > until) throw new Error('The work in flight did not end in time');
    await new Promise((resolve) => setTimeout(resolve, IDLE_POLL_MS));
  }
}
