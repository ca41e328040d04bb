import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { queueItems } from '@/db/schema/queue';
import { ownerAllows } from '../policy';

/** An item with its loop, whoever holds it; null: there is none, or its owner lets nobody help. */
export async function itemWithLoop(itemId: string) {
  const [row] = await database()
    .select({ item: queueItems, loop: loops })
    .from(queueItems)
    .innerJoin(loops, eq(loops.id, queueItems.loopId))
    .where(and(eq(queueItems.id, itemId), ownerAllows()));
  return row ?? null;
}
