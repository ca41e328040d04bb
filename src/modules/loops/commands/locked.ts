import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { loops } from '@/db/schema/loops';

/** A loop of this owner, locked until the end of the transaction; undefined where there is none. */
export async function lockedLoop(tx: Transaction, owner: { readonly id: string }, loopId: string) {
  const [loop] = await tx
    .select()
    .from(loops)
    .where(and(eq(loops.id, loopId), eq(loops.ownerId, owner.id)))
    .for('update');
  return loop;
}
