import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import type { Client } from '@/modules/operations/schema';

/** Makes the addresses of the user's feed worthless that were given out so far. */
export async function rotateFeed(userId: string, client?: Client): Promise<void> {
  await database().transaction(async (tx) => {
    await tx
      .update(users)
      .set({ feedVersion: sql`${users.feedVersion} + 1` })
      .where(eq(users.id, userId));
    await recordAct(tx, { action: 'feed.changed', actor: userId, userId, client });
  });
}
