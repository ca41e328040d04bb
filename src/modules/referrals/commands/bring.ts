import { and, eq, gt, sql } from 'drizzle-orm';
import { whyVoid } from '@/core/referrals/fraud';
import type { Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { referralCodes, referrals } from '@/db/schema/referrals';
import { NEW_FOR_DAYS } from '../constants';
import { partyOf } from '../queries/party';

/**
 * Remembers, as part of a sign-up, who brought somebody along: once in a life, and only while their account is new. A code
 * that is nobody's, or one's own, is passed over; what is a second mailbox of whoever recommends is kept as void.
 */
export async function bringAlong(tx: Transaction, friendId: string, code: string, nowMs: number): Promise<void> {
  const [found] = await tx
    .select({ userId: referralCodes.userId })
    .from(referralCodes)
    .where(eq(referralCodes.code, code.toLowerCase()));
  if (!found || found.userId === friendId) return;
  const young = gt(users.createdAt, sql`now() - ${NEW_FOR_DAYS} * interval '1 day'`);
  const [friend] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, friendId), young));
  if (!friend) return;
  const reason = whyVoid(await partyOf(found.userId, tx), await partyOf(friendId, tx));
  await tx
    .insert(referrals)
    .values({
      referrerId: found.userId,
      referredId: friendId,
      state: reason === null ? 'signed_up' : 'void',
      voidReason: reason,
      signedUpAt: new Date(nowMs),
    })
    .onConflictDoNothing();
}
