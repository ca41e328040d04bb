import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { acceptProCode } from '@/modules/billing/commands/trials/pro-codes';
import { startFreeTrial } from '@/modules/billing/commands/trials/start';
import { redeemWithin } from '@/modules/invites/commands/redeem';
import { FREE_TRIAL_KEY } from './constants';
import type { SignupData } from './schema';

/**
 * Keeps what was told at sign-up, once per user: what comes again changes nothing. The name is the account's from then
 * on; an invite is redeemed, and one that is not good is ignored: the browser would send it for ever.
 */
export async function signUp(userId: string, data: SignupData, billing: boolean, nowMs: number): Promise<void> {
  let first = false;
  await database().transaction(async (tx) => {
    const [user] = await tx.select({ signup: users.signup }).from(users).where(eq(users.id, userId)).for('update');
    if (!user || user.signup !== null) return;
    await tx
      .update(users)
      .set({ signup: data, ...(data.name ? { name: data.name } : {}) })
      .where(eq(users.id, userId));
    if (data.code?.kind === 'invite') await redeemWithin(tx, userId, data.code.value, nowMs);
    first = true;
  });
  if (first && data.code?.kind === 'pro-trial') await acceptProCode(userId, data.code.value, billing, nowMs);
  if (first && data.plan === FREE_TRIAL_KEY) await startFreeTrial(userId, billing, nowMs);
}
