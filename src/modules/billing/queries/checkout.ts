import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { checkouts } from '@/db/schema/billing';

/** A checkout that this user has opened, by the vendor's name of it; null for anybody else's. */
export async function checkoutOf(userId: string, sessionId: string) {
  const [row] = await database()
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.sessionId, sessionId), eq(checkouts.userId, userId)));
  return row ?? null;
}
