import { and, eq, ne } from 'drizzle-orm';
import { FRIEND_TRIAL_DAYS } from '@/core/referrals/state';
import { database } from '@/db/client';
import { referrals } from '@/db/schema/referrals';

/** The days of the trial of whoever was brought along; null for everybody else. */
export async function friendTrialDays(userId: string): Promise<number | null> {
  const brought = and(eq(referrals.referredId, userId), ne(referrals.state, 'void'));
  return (await database().$count(referrals, brought)) > 0 ? FRIEND_TRIAL_DAYS : null;
}
