import { and, eq, ne } from 'drizzle-orm';
import { minuteOf } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { loopEvents, loops, plans } from '@/db/schema/loops';
import { savedPreferences } from '@/modules/preferences/queries/document';
import type { Runtime } from '@/ports/runtime';
import type { eventWithLoop } from '../queries/loops';
import { wake } from './wake';

/** What may be heard once more: what somebody wrote, chose or let pass. An answer of the owner's was given to a plan. */
const HEARD_AGAIN: ReadonlySet<string> = new Set(['message', 'choice', 'timer', 'opened']);
/** How the keys of such events begin; `loopVersion` of one is the plan that is to be made anew. */
const AGAIN = 'replan:';

/**
 * The owner has saved a new version of the preferences: plans that still wait for their yes, made under an older one, are
 * made anew from the event that led to them. What has been sent stands.
 */
export async function replanUnsent(ownerId: string, runtime: Runtime): Promise<void> {
  const nowMs = await runtime.clock.now();
  const version = (await savedPreferences(ownerId, minuteOf(nowMs)))?.version ?? 0;
  const woken = await database().transaction(async (tx) => {
    const open = await tx
      .select({ id: loops.id, state: loops.state })
      .from(loops)
      .where(and(eq(loops.ownerId, ownerId), ne(loops.phase, 'CLOSED')));
    const made: string[] = [];
    for (const { id, state } of open) {
      if (!state.proposal || (state.preferencesVersion ?? 0) >= version) continue;
      if (await hearAgain(tx, id, state.proposal.version, version)) made.push(id);
    }
    return made;
  });
  for (const id of woken) await wake(id, runtime);
}

async function hearAgain(tx: Transaction, loopId: string, planVersion: number, version: number): Promise<boolean> {
  const [event] = await tx
    .select({
      id: loopEvents.id,
      kind: loopEvents.kind,
      payload: loopEvents.payload,
      dueAt: loopEvents.dueAt,
      reading: loopEvents.reading,
      readingContext: loopEvents.readingContext,
    })
    .from(plans)
    .innerJoin(loopEvents, eq(loopEvents.id, plans.eventId))
    .where(and(eq(plans.loopId, loopId), eq(plans.version, planVersion)));
  if (!event || !HEARD_AGAIN.has(event.kind)) return false;
  const { id, ...same } = event;
  const rows = await tx
    .insert(loopEvents)
    .values({ ...same, loopId, loopVersion: planVersion, dedupeKey: `${AGAIN}${id}:${version}` })
    .onConflictDoNothing()
    .returning({ id: loopEvents.id });
  return rows.length > 0;
}

/** An event that was to be heard again for a plan that waits no more: it was approved, or superseded, meanwhile. */
export function isOvertaken({ event, loop }: NonNullable<Awaited<ReturnType<typeof eventWithLoop>>>): boolean {
  return event.dedupeKey.startsWith(AGAIN) && event.loopVersion !== loop.state.proposal?.version;
}
