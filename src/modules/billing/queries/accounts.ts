import { and, eq, inArray } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';
import { teamMembers, teams } from '@/db/schema/teams';
import { membershipOf } from '@/modules/teams/queries/membership';
import type { BillOf } from '../schema';

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

type Account = typeof billingAccounts.$inferSelect;

/** Whose account it is. */
export function payerOf({ userId, teamId }: Pick<Account, 'userId' | 'teamId'>): Payer {
  return userId ? { userId } : { teamId: teamId ?? '' };
}

/** What a team is called. */
export async function teamName(id: string, db: Database | Transaction = database()): Promise<string | null> {
  const [team] = await db.select({ name: teams.name }).from(teams).where(eq(teams.id, id));
  return team?.name ?? null;
}

/**
 * Whose card pays for an account: its user, or of a team whoever has agreed to its price, as long as they administer it. Null:
 * nobody of those who are there.
 */
export async function cardHolder(
  { userId, teamId, payerId }: Pick<Account, 'userId' | 'teamId' | 'payerId'>,
  db: Database | Transaction = database(),
): Promise<string | null> {
  if (userId) return userId;
  if (!payerId) return null;
  const member = await membershipOf(payerId, db);
  return member?.teamId === teamId && member.role !== 'member' ? payerId : null;
}

/** Whether a team's plan is charged to this member, and goes on: then they can neither leave it nor give up its administration. */
export async function isPaying(db: Database | Transaction, teamId: string, userId: string): Promise<boolean> {
  const found = await accountOf({ teamId }, db);
  return found?.account.payerId === userId && found.subscription !== null && found.subscription.cancelAt === null;
}

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

/** The accounts whose subscription a user may change: their own, then that of the team that they administer. */
export async function managedAccounts(userId: string) {
  const [own, member] = await Promise.all([accountOf({ userId }), membershipOf(userId)]);
  const team = member && member.role !== 'member' ? await accountOf({ teamId: member.teamId }) : null;
  const of = (whose: BillOf, row: typeof own) => (row ? [{ of: whose, ...row }] : []);
  return [...of('own', own), ...of('team', team)];
}

/** One of those: the one that is named, else the first that has a subscription; null where there is none. */
export async function managedAccount(userId: string, of?: BillOf) {
  const all = await managedAccounts(userId);
  if (of) return all.find((one) => one.of === of) ?? null;
  return all.find(({ subscription }) => subscription !== null) ?? all[0] ?? null;
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
