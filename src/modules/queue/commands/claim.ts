import { and, eq, lte, or, sql } from 'drizzle-orm';
import { LEASE_MS } from '@/core/queue/times';
import { database } from '@/db/client';
import { queueItems } from '@/db/schema/queue';
import { ownerAllows } from '../policy';
import { holderOf } from '../queries/holder';

export type Claimed =
  | { readonly ok: true; readonly leaseUntilMs: number; readonly version: number }
  | { readonly ok: false; readonly reason: 'not_found' | 'stale' }
  | { readonly ok: false; readonly reason: 'held'; readonly by: string | null };

/**
 * Gives an item to somebody of staff for ten minutes, anew where it is theirs already. One conditional statement: of several
 * who ask at once, one gets it. Tells at which version its loop is. `nowMs` is the product's clock.
 */
export async function claimItem(staffId: string, itemId: string, nowMs: number): Promise<Claimed> {
  const leaseUntil = new Date(nowMs + LEASE_MS);
  const rows = await database()
    .update(queueItems)
    .set({ leaseHolder: staffId, leaseUntil, claimedAt: claimedSince(staffId, nowMs) })
    .where(
      and(
        eq(queueItems.id, itemId),
        eq(queueItems.state, 'open'),
        or(
          sql`${queueItems.leaseHolder} is null`,
          eq(queueItems.leaseHolder, staffId),
          lte(queueItems.leaseUntil, new Date(nowMs)),
        ),
        ownerAllows(),
      ),
    )
    .returning({ version: sql<number>`(select version from loops where loops.id = ${queueItems.loopId})` });
  if (rows[0]) return { ok: true, leaseUntilMs: leaseUntil.getTime(), version: rows[0].version };
  const found = await holderOf(itemId, nowMs);
  if (!found) return { ok: false, reason: 'not_found' };
  return found.open && found.heldBy ? { ok: false, reason: 'held', by: found.heldBy } : { ok: false, reason: 'stale' };
}

/** Who goes on with what they hold has held it since then. */
function claimedSince(staffId: string, nowMs: number) {
  const goesOn = and(eq(queueItems.leaseHolder, staffId), sql`${queueItems.leaseUntil} > ${new Date(nowMs)}`);
  return sql`case when ${goesOn} then ${queueItems.claimedAt} else ${new Date(nowMs)} end`;
}

/** Gives it back before its time: it is anybody's again. */
export async function releaseItem(staffId: string, itemId: string, nowMs: number): Promise<void> {
  await database()
    .update(queueItems)
    .set({ leaseUntil: new Date(nowMs) })
    .where(and(eq(queueItems.id, itemId), eq(queueItems.state, 'open'), eq(queueItems.leaseHolder, staffId)));
}
