import { eq, or } from 'drizzle-orm';
import type { Party } from '@/core/referrals/fraud';
import { type Database, database, type Transaction } from '@/db/client';
import { billingAccounts, paymentCards } from '@/db/schema/billing';
import { userAddresses, users } from '@/db/schema/identity';
import { membershipOf } from '@/modules/teams/queries/membership';

/** What tells whether two accounts are one person, or of one team, at this moment. */
export async function partyOf(userId: string, db: Database | Transaction = database()): Promise<Party> {
  const own = await db.select({ address: users.email }).from(users).where(eq(users.id, userId));
  const others = await db
    .select({ address: userAddresses.address })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId));
  const membership = await membershipOf(userId, db);
  // Whoever owns a team pays for it, too.
  const teamPaid = membership?.role === 'owner' ? eq(billingAccounts.teamId, membership.teamId) : undefined;
  const cards = await db
    .select({ card: paymentCards.fingerprint })
    .from(paymentCards)
    .innerJoin(billingAccounts, eq(billingAccounts.id, paymentCards.accountId))
    .where(or(eq(billingAccounts.userId, userId), teamPaid));
  return {
    addresses: [...own, ...others].map(({ address }) => address),
    teamId: membership?.teamId ?? null,
    cards: cards.map(({ card }) => card),
  };
}
