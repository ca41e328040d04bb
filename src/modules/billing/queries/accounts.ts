import { and, eq, inArray } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';

/** Who pays: a user for themselves, or a team. */
export type Payer = { readonly userId: string } | { readonly teamId: string };

/** A subscription that still is one: all but those that never began or are over. */
export const ALIVE = ['trialing', 'active', 'past_due', 'unpaid', 'paused'] as const;

const ofPayer = (payer: Payer) =>
  'userId' in payer ? eq(billingAccounts.userId, payer.userId) : eq(billingAccounts.teamId, payer.teamId);

/** The payer's account with its subscription, if there is one alive; null before anything was ever to be paid. */
export async function accountOf(payer: Payer, db: Database | Transaction = database()) {
  const [row] = await db
    .select({ account: billingAccounts, subscription: subscriptions })
    .from(billingAccounts)
    .leftJoin(
      subscriptions,
      and(eq(subscriptions.accountId, billingAccounts.id), inArray(subscriptions.status, [...ALIVE])),
    )
    .where(ofPayer(payer));
  return row ?? null;
}
