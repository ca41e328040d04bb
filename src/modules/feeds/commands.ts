import { eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';

/** Makes the addresses of the user's feed worthless that were given out so far. */
export async function rotateFeed(userId: string): Promise<void> {
  await database()
    .update(users)
    .set({ feedVersion: sql`${users.feedVersion} + 1` })
    .where(eq(users.id, userId));
}
