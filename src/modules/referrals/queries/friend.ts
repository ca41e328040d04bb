import { and, eq, ne } from 'drizzle-orm';
import { FRIEND_TRIAL_DAYS } from '@/core/referrals/state';
import { type Database, database, type Transaction } from '@/db/client';
import { referrals } from '@/db/schema/referrals';

/** How long the free trial of somebody is who was brought along; null for everybody else. */
export async function friendTrialDays(userId: string, db: Database | Transaction = database()): Promise<number | null> {
  const rows = await db
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.referredId, userId), ne(referrals.state, 'void')));
  return rows.length > 0 ? FRIEND_TRIAL_DAYS : null;
}
