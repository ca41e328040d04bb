import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { offerChosen } from '@/modules/billing/commands/chosen';
import { acceptProCode } from '@/modules/billing/commands/trials/pro-codes';
import { startFreeTrial } from '@/modules/billing/commands/trials/start';
import { redeemWithin } from '@/modules/invites/commands/redeem';
import { bringAlong } from '@/modules/referrals/commands/bring';
import { acceptInvite } from '@/modules/teams/commands/join';
import type { Runtime } from '@/ports/runtime';
import { FREE_TRIAL_KEY } from './constants';
import type { SignupData } from './schema';

/**
 * Keeps what was told at sign-up, once per user: what comes again changes nothing. The name is the account's from then
 * on; an invite is redeemed, a team's too, and one that is not good is ignored: the browser would send it for ever.
 * `via`: the code that the browser's cookie holds, of whoever recommended us; what was told comes before it.
 */
export async function signUp(
  userId: string,
  data: SignupData,
  runtime: Pick<Runtime, 'clock' | 'payments' | 'settings'>,
  via: string | null = null,
): Promise<void> {
  const nowMs = await runtime.clock.now();
  const first = await database().transaction(async (tx) => {
    const [user] = await tx.select({ signup: users.signup }).from(users).where(eq(users.id, userId)).for('update');
    if (!user || user.signup !== null) return false;
    await tx
      .update(users)
      .set({ signup: data, ...(data.name ? { name: data.name } : {}) })
      .where(eq(users.id, userId));
    if (data.code?.kind === 'invite') await redeemWithin(tx, userId, data.code.value, nowMs);
    const recommended = data.code?.kind === 'referral' ? data.code.value : via;
    if (recommended !== null) await bringAlong(tx, userId, recommended, nowMs);
    return true;
  });
  if (!first) return;
  const { billing } = runtime.settings;
  // A seat may have to be paid for, which no transaction waits for. Where it fails, the invite still waits in the settings.
  if (data.code?.kind === 'team') await acceptInvite({ id: userId }, { token: data.code.value }, runtime);
  if (data.code?.kind === 'pro-trial') await acceptProCode(userId, data.code.value, billing, nowMs);
  if (data.plan === FREE_TRIAL_KEY) await startFreeTrial(userId, billing, nowMs);
  else if (data.plan && billing) await offerChosen(userId, data.plan, runtime.settings.grandfatherBefore);
}
