import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { loops, plans } from '@/db/schema/loops';
import { queueItems } from '@/db/schema/queue';
import { humanHelpAllows } from '@/modules/staff/policy';

/** A plan that was routed to the staff, with its loop; null: there is none, or its owner lets nobody help. */
export async function plannedLoop(planId: string) {
  const [row] = await database()
    .select({ plan: plans, loop: loops, reason: queueItems.reason })
    .from(plans)
    .innerJoin(loops, eq(loops.id, plans.loopId))
    .innerJoin(users, eq(users.id, loops.ownerId))
    .innerJoin(queueItems, and(eq(queueItems.loopId, loops.id), eq(queueItems.planVersion, plans.version)))
    .where(and(eq(plans.id, planId), humanHelpAllows(loops.id)))
    .limit(1);
  return row ?? null;
}
