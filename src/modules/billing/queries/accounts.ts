import { and, eq, inArray } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';
import { teamMembers } from '@/db/schema/teams';
import { membershipOf } from '@/modules/teams/queries/membership';

/** Who pays: a user for themselves, or a team. */
export type Payer = { readonly userId: string } | { readonly teamId: string };

/** A subscription that still is one: all but those that never began or are over. */
export const ALIVE = ['trialing', 'active', 'past_due', 'unpaid', 'paused'] as const;

/** Whether a status is one of those. */
export function isAlive(status: string): boolean {
  return (ALIVE as readonly string[]).includes(status);
}

/** The condition on an account that it is this payer's. */
export const ofPayer = (payer: Payer) =>
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

/** The account whose subscription a user may change: their own, or that of the team that they administer. */
export async function managedAccount(userId: string, of?: 'own' | 'team') {
  const own = of === 'team' ? null : await accountOf({ userId });
  if (own?.subscription || of === 'own') return own;
  const member = await membershipOf(userId);
  const team = member && member.role !== 'member' ? await accountOf({ teamId: member.teamId }) : null;
  return team?.subscription ? team : (own ?? team);
}

/** Who is told about an account's money: its user, or the owners and administrators of its team. */
export async function payersOf(
  { userId, teamId }: { readonly userId: string | null; readonly teamId: string | null },
  db: Database | Transaction = database(),
): Promise<string[]> {
  if (userId) return [userId];
  const rows = await db
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId ?? ''), inArray(teamMembers.role, ['owner', 'admin'])));
  return rows.map((row) => row.userId);
}
