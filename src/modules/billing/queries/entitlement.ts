import { and, count, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
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
  return (await accountStates([userId], db))(userId);
}

/** The same of several users at once, where there are plans. */
async function accountStates(
  userIds: readonly string[],
  db: Database | Transaction,
): Promise<(userId: string) => Account> {
  const ids = [...userIds];
  const [plans, own, teams, times] = [
    await allPlans(db),
    await db
      .select({ userId: billingAccounts.userId, row: subscriptions })
      .from(subscriptions)
      .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.accountId))
      .where(inArray(billingAccounts.userId, ids)),
    await db
      .select({ userId: teamMembers.userId, row: subscriptions })
      .from(subscriptions)
      .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.accountId))
      .innerJoin(teamMembers, eq(teamMembers.teamId, billingAccounts.teamId))
      .where(inArray(teamMembers.userId, ids)),
    await db.select().from(trials).where(inArray(trials.userId, ids)),
  ];
  return (userId) => {
    const mine = <T extends { readonly userId: string | null }>(rows: readonly T[]) =>
      rows.filter((row) => row.userId === userId);
    return {
      billing: true,
      plans,
      paid: [...mine(own).map(({ row }) => asPaid(row, 'own')), ...mine(teams).map(({ row }) => asPaid(row, 'team'))],
      trials: mine(times).map(({ plan, startedAt, endsAt, endedAt }) => ({
        plan,
        startedAt: startedAt.getTime(),
        // One that was given up for something better is over when that was.
        endsAt: Math.min(endsAt.getTime(), endedAt?.getTime() ?? Number.POSITIVE_INFINITY),
      })),
    };
  };
}

/** How several users stand now (ms since 1970), where there are plans. */
export async function standingsOf(userIds: readonly string[], nowMs: number): Promise<(userId: string) => Standing> {
  const states = await accountStates(userIds, database());
  return (userId) => standingOf(states(userId), nowMs);
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

/** In a query over `loops`: something that others see was done in it, or waits for a yes; `isOutward`, said to the database. */
function hasActed(): SQL {
  return sql`exists (select 1 from plans p where p.loop_id = ${loops.id} and (p.act is not null or exists (
    select 1 from plan_actions a where a.plan_id = p.id and (
      a.action ->> 'kind' in ('book', 'move', 'update_event', 'cancel_event')
      or (a.action ->> 'kind' = 'send' and exists (
        select 1 from jsonb_array_elements_text(a.action -> 'to') recipient where recipient <> 'p1'))))))`;
}

/**
 * Meetings that somebody has begun to arrange since their month began, in their own zone. A mail of which nothing came that others
 * would see, since no request or no time was found in it, is none; one that is not decided on yet is.
 */
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
    .where(and(eq(loops.ownerId, userId), gte(loops.createdAt, since), or(eq(loops.version, 0), hasActed())));
  return row?.n ?? 0;
}
