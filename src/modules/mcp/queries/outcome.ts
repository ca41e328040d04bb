import { setTimeout as wait } from 'node:timers/promises';
import { and, count, eq, lte } from 'drizzle-orm';
import type { z } from 'zod';
import { database } from '@/db/client';
import { loopEvents, planActions, plans } from '@/db/schema/loops';
import type { Runtime } from '@/ports/runtime';
import { LOOK_MS, PATIENCE_MS } from '../constants';
import type { acted } from '../schema';
import { standingOf } from './standing';

/** What has come of a call, once the loop has come to rest, or after a while: the loop goes on by itself. */
export async function outcomeOf(
  userId: string,
  { loopId, again }: { readonly loopId: string; readonly again: boolean },
  runtime: Runtime,
): Promise<z.infer<typeof acted> | null> {
  const until = Date.now() + PATIENCE_MS;
  let busy = await isBusy(loopId, runtime);
  while (busy && Date.now() < until) {
    await wait(LOOK_MS);
    busy = await isBusy(loopId, runtime);
  }
  const thread = await standingOf(userId, loopId, runtime);
  if (!thread) return null;
  const waits = thread.status === 'needs_owner';
  return {
    done: waits ? 'waits_for_owner' : busy || isUnderWay(thread.status) ? 'under_way' : 'done',
    repeated: again,
    thread,
  };
}

/** Something is to be decided, or carried out, at this moment. */
async function isBusy(loopId: string, { clock }: Runtime): Promise<boolean> {
  const now = new Date(await clock.now());
  const due = and(eq(loopEvents.loopId, loopId), eq(loopEvents.state, 'pending'), lte(loopEvents.dueAt, now));
  if ((await database().$count(loopEvents, due)) > 0) return true;
  const [actions] = await database()
    .select({ n: count() })
    .from(planActions)
    .innerJoin(plans, eq(plans.id, planActions.planId))
    .where(and(eq(plans.loopId, loopId), eq(planActions.state, 'pending')));
  return (actions?.n ?? 0) > 0;
}

function isUnderWay(status: string): boolean {
  return status === 'booking';
}
