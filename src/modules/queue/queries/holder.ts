import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { queueItems } from '@/db/schema/queue';
import { ownerAllows } from '../policy';

/** Whether an item waits, and who holds it now (their name); null: there is none, or its owner lets nobody help. */
export async function holderOf(
  itemId: string,
  nowMs: number,
): Promise<{ readonly open: boolean; readonly heldBy: string | null } | null> {
  const [row] = await database()
    .select({ state: queueItems.state, until: queueItems.leaseUntil, name: users.name, email: users.email })
    .from(queueItems)
    .leftJoin(users, eq(users.id, queueItems.leaseHolder))
    .where(and(eq(queueItems.id, itemId), ownerAllows()));
  if (!row) return null;
  const held = row.until !== null && row.until.getTime() > nowMs;
  return { open: row.state === 'open', heldBy: held ? (row.name ?? row.email) : null };
}
