import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { QueueReason } from '@/core/queue/reasons';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { queueItems } from '@/db/schema/queue';
import { ownerAllows } from '../policy';

/** An item as whoever may claim it sees it. */
interface Held {
  readonly open: boolean;
  /** Who holds it now, by name. */
  readonly heldBy: string | null;
  readonly reason: QueueReason;
  /** The owner's address, as in the list. */
  readonly owner: string;
}

const owner = alias(users, 'owner');

/** Whether an item waits, and who holds it now; null: there is none, or its owner lets nobody help. */
export async function holderOf(itemId: string, nowMs: number): Promise<Held | null> {
  const [row] = await database()
    .select({
      ...{ state: queueItems.state, until: queueItems.leaseUntil, reason: queueItems.reason },
      ...{ name: users.name, email: users.email, owner: owner.email },
    })
    .from(queueItems)
    .innerJoin(owner, eq(owner.id, queueItems.ownerId))
    .leftJoin(users, eq(users.id, queueItems.leaseHolder))
    .where(and(eq(queueItems.id, itemId), ownerAllows()));
  if (!row) return null;
  const held = row.until !== null && row.until.getTime() > nowMs;
  return {
    open: row.state === 'open',
    heldBy: held ? (row.name ?? row.email) : null,
    reason: row.reason,
    owner: row.owner,
  };
}
