import { eq, sql } from 'drizzle-orm';
import { dayOfWall, weekdayOf } from '@/core/time/calendar-date';
import { minuteOf } from '@/core/time/period';
import { toInstant, toWall, zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { clockOffset } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { dispatchDue } from '@/modules/loops/commands/sweep';
import { nextDueAt } from '@/modules/loops/queries/loops';
import { expireHolds } from '@/modules/meetings/commands/holds';
import type { Runtime } from '@/ports/runtime';
import { workInFlight } from './queries';

/** Tells the stand-ins of the sandbox how far the clock has been moved, in milliseconds. */
export type FollowClock = (offsetMs: number) => Promise<void>;

const DAY = 1440;
/** Against work that never ends, not against a machine that has other work besides. */
const IDLE_TIMEOUT_MS = 120_000;
/** Looked at soon at first, then less often: each look takes the database from the work that is waited for. */
const IDLE_POLL = { firstMs: 20, growth: 1.5, mostMs: 80 };

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

/** Where most of the sandbox's people live. */
const SANDBOX_ZONE = 'America/New_York';

/**
 * A sandbox in which nothing has happened yet begins on a working morning, so that a newcomer's first mail is answered at
 * once and does not wait for the end of a night (E13).
 */
export async function beginOnWorkingMorning(runtime: Runtime, follow: FollowClock): Promise<void> {
  const [loop] = await database().select({ id: loops.id }).from(loops).limit(1);
  if (loop) return;
  const zone = zoneTable(SANDBOX_ZONE);
  const now = minuteOf(await runtime.clock.now());
  const wall = toWall(zone, now);
  const minute = wall % DAY;
  let day = dayOfWall(wall);
  if (weekdayOf(day) < 5 && minute >= 9 * 60 && minute < 16 * 60) return;
  if (minute >= 9 * 60) day += 1;
  while (weekdayOf(day) > 4) day += 1;
  await moveTo(toInstant(zone, day * DAY + 9 * 60 + 30) * 60_000, runtime, follow);
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
  const begun = Date.now();
  // Asked for once: the clock goes on by itself. At most by the time of asking too late, so that nothing due is overlooked.
  const ahead = (await runtime.clock.now()) - begun;
  for (let pauseMs = IDLE_POLL.firstMs; await workInFlight(Date.now() + ahead); pauseMs *= IDLE_POLL.growth) {
    if (Date.now() > begun + IDLE_TIMEOUT_MS) throw new Error('The work in flight did not end in time');
    await new Promise((resolve) => setTimeout(resolve, Math.min(pauseMs, IDLE_POLL.mostMs)));
  }
}
