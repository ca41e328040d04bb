import { and, eq, inArray, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { referralCredits } from '@/db/schema/referrals';

/** Marks credits as seen by their holder; others' are left alone. */
export async function markSeen(userId: string, ids: readonly string[], nowMs: number): Promise<void> {
  await database()
    .update(referralCredits)
    .set({ seenAt: new Date(nowMs) })
    .where(
      and(eq(referralCredits.userId, userId), inArray(referralCredits.id, [...ids]), isNull(referralCredits.seenAt)),
    );
}
