import { and, count, eq, gte, inArray } from 'drizzle-orm';
import type { Account, PaidPlan } from '@/core/entitlements/account';
import { entitled, type Verdict, type Want } from '@/core/entitlements/entitled';
import { type Standing, standingOf } from '@/core/entitlements/standing';
import { monthStart } from '@/core/time/month';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { type Database, database, type Transaction } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';
import { basics } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { teamMembers } from '@/db/schema/teams';
import { trials } from '@/db/schema/trials';
import { allPlans } from './catalogue';

type Row = typeof subscriptions.$inferSelect;

/** All that decides what a user may do; `billing`: whether there are plans at all. */
export async function accountState(
  userId: string,
  billing: boolean,
  db: Database | Transaction = database(),
): Promise<Account> {
  if (!billing) return { billing, plans: [], paid: [], trials: [] };
  const team = db.select({ id: teamMembers.teamId }).from(teamMembers).where(eq(teamMembers.userId, userId));
  const own = await db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.accountId))
    .where(eq(billingAccounts.userId, userId));
  const teams = await db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.accountId))
    .where(inArray(billingAccounts.teamId, team));
  const times = await db.select().from(trials).where(eq(trials.userId, userId));
  return {
    billing,
    plans: await allPlans(db),
    paid: [...own.map(({ row }) => asPaid(row, 'own')), ...teams.map(({ row }) => asPaid(row, 'team'))],
    trials: times.map(({ plan, startedAt, endsAt, endedAt }) => ({
      plan,
      startedAt: startedAt.getTime(),
      // One that was given up for something better is over when that was.
      endsAt: Math.min(endsAt.getTime(), endedAt?.getTime() ?? Number.POSITIVE_INFINITY),
    })),
  };
}

function asPaid(row: Row, by: 'own' | 'team'): PaidPlan {
  const ms = (at: Date | null) => at?.getTime() ?? null;
  return {
    plan: row.plan,
    by,
    status: row.status,
    periodEnd: row.periodEnd.getTime(),
    cancelAt: ms(row.cancelAt),
    endedAt: ms(row.endedAt),
    pausedUntil: ms(row.pausedUntil),
    paidUntil: ms(row.paidUntil),
    pastDueSince: ms(row.pastDueSince),
  };
}

/** How a user stands now (ms since 1970). */
export async function standingOfUser(userId: string, billing: boolean, nowMs: number): Promise<Standing> {
  return standingOf(await accountState(userId, billing), nowMs);
}

/** Whether a user may have what is wanted, what they have already counted in. Part of a transaction where it decides one. */
export async function verdictOf(
  userId: string,
  want: Want,
  { billing, nowMs }: { readonly billing: boolean; readonly nowMs: number },
  db: Database | Transaction = database(),
): Promise<Verdict> {
  if (!billing) return { allowed: true, beyondFairUse: false };
  return entitled(await accountState(userId, billing, db), want, nowMs);
}

/** Meetings that somebody has begun to arrange since their month began, in their own zone. */
export async function loopsThisMonth(
  userId: string,
  nowMs: number,
  db: Database | Transaction = database(),
): Promise<number> {
  const [owner] = await db.select({ zone: basics.zone }).from(basics).where(eq(basics.userId, userId));
  const since = new Date(monthStart(minuteOf(nowMs), zoneTable(owner?.zone ?? 'UTC')) * 60_000);
  const [row] = await db
    .select({ n: count() })
    .from(loops)
    .where(and(eq(loops.ownerId, userId), gte(loops.createdAt, since)));
  return row?.n ?? 0;
}
