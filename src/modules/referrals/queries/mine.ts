import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { FRIEND_TRIAL_DAYS } from '@/core/referrals/state';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { billingPlans, prices } from '@/db/schema/plans';
import { referralClicks, referralCodes, referralCredits, referrals } from '@/db/schema/referrals';
import type { Credit, Offer, ReferralRow } from '../schema';

/** Whom a user has brought along, the newest first. */
export async function referralsOf(userId: string): Promise<ReferralRow[]> {
  const rows = await database()
    .select({ row: referrals, name: users.name })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.referredId))
    .where(eq(referrals.referrerId, userId))
    .orderBy(desc(referrals.signedUpAt), asc(referrals.id));
  return rows.map(({ row, name }) => {
    const { id, state, voidReason, signedUpAt, trialingAt, qualifiedAt, creditedAt } = row;
    const at = creditedAt ?? qualifiedAt ?? trialingAt ?? signedUpAt;
    return { id, name, state, reason: voidReason, at: at.toISOString() };
  });
}

/** What was credited to a user, the newest first. */
export async function creditsOf(userId: string): Promise<Credit[]> {
  const rows = await database()
    .select()
    .from(referralCredits)
    .where(eq(referralCredits.userId, userId))
    .orderBy(desc(referralCredits.createdAt));
  return rows.map(creditRow);
}

/** Credits of which their holder has not been told, with whom they owe them to. */
export async function unseenCredits(userId: string): Promise<(Credit & { readonly name: string | null })[]> {
  const rows = await database()
    .select({ credit: referralCredits, name: users.name })
    .from(referralCredits)
    .leftJoin(referrals, eq(referrals.id, referralCredits.referralId))
    .leftJoin(users, eq(users.id, referrals.referredId))
    .where(and(eq(referralCredits.userId, userId), isNull(referralCredits.seenAt)))
    .orderBy(asc(referralCredits.createdAt));
  return rows.map(({ credit, name }) => ({ ...creditRow(credit), name }));
}

function creditRow({ id, amount, currency, createdAt }: typeof referralCredits.$inferSelect): Credit {
  return { id, amount, currency, at: createdAt.toISOString() };
}

/** How often the user's link was followed. */
export async function clicksOf(userId: string): Promise<number> {
  const [row] = await database()
    .select({ n: sql<number>`coalesce(sum(${referralClicks.count}), 0)::int` })
    .from(referralClicks)
    .innerJoin(referralCodes, eq(referralCodes.code, referralClicks.code))
    .where(eq(referralCodes.userId, userId));
  return row?.n ?? 0;
}

/** Who recommends by this code, in as much as their friends may know; null for no code. */
export async function referrerOf(code: string): Promise<{ readonly name: string | null } | null> {
  const [row] = await database()
    .select({ name: users.name })
    .from(referralCodes)
    .innerJoin(users, eq(users.id, referralCodes.userId))
    .where(eq(referralCodes.code, code.toLowerCase()));
  return row ?? null;
}

/** What a friend gets; null where there are no plans. */
export function offerOf({ billing }: { readonly billing: boolean }): Offer | null {
  return billing ? { plan: 'basic', days: FRIEND_TRIAL_DAYS } : null;
}

/** A month of Basic as it is on offer, in this currency where it has a price in it; null where it is not on offer. */
export async function monthOfBasic(currency: string | null) {
  const rows = await database()
    .select({ amount: prices.amount, currency: prices.currency })
    .from(prices)
    .innerJoin(billingPlans, eq(billingPlans.key, prices.plan))
    .where(and(eq(billingPlans.key, 'basic'), eq(prices.interval, 'month'), eq(prices.offer, 'current')))
    .orderBy(asc(prices.createdAt), asc(prices.currency));
  return rows.find((row) => row.currency === currency) ?? rows[0] ?? null;
}
