import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { acceptProCode } from '@/modules/billing/commands/trials/pro-codes';
import { redeemWithin } from '@/modules/invites/commands/redeem';
import { bringAlong } from '@/modules/referrals/commands/bring';
import { acceptInvite } from '@/modules/teams/commands/join';
import type { SeatRuntime } from '@/modules/teams/commands/seats';
import type { Runtime } from '@/ports/runtime';
import type { SignupData } from './schema';

/**
 * Keeps what was told at sign-up, once per user: what comes again changes nothing. The name is the account's from then
 * on; an invite is redeemed, a team's too, and one that is not good is ignored: the browser would send it for ever.
 * `via`: the code that the browser's cookie holds, of whoever recommended us; what was told comes before it.
 */
export async function signUp(
  userId: string,
  data: SignupData,
  runtime: SeatRuntime & Pick<Runtime, 'settings'>,
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
  // A seat may have to be paid for, which no transaction waits for. Where it fails, the invite still waits in the settings.
  if (first && data.code?.kind === 'team') await acceptInvite({ id: userId }, { token: data.code.value }, runtime);
  if (first && data.code?.kind === 'pro-trial') {
    await acceptProCode(userId, data.code.value, runtime.settings.billing, nowMs);
  }
}
