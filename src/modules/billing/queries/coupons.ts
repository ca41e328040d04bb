import { and, count, desc, eq, gt, ilike, isNull, ne, or, sql } from 'drizzle-orm';
import { type PageQuery, pageSize } from '@/core/http/page';
import { database } from '@/db/client';
import { billingAccounts, checkouts } from '@/db/schema/billing';
import { couponRedemptions, coupons } from '@/db/schema/coupons';
import { users } from '@/db/schema/identity';
import type { CouponGift } from '../schema';
import { ofPayer, type Payer } from './accounts';

/** A code as it is stored, however it was typed. */
export function couponCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** The condition that a coupon may be used for a plan, as long as a use of it is left. */
export const isGood = (code: string, plan: string, now: Date) =>
  and(
    eq(coupons.code, code),
    isNull(coupons.offAt),
    or(isNull(coupons.expiresAt), gt(coupons.expiresAt, now)),
    or(sql`cardinality(${coupons.plans}) = 0`, sql`${plan} = any (${coupons.plans})`),
  );

/** Why a code gives nothing: there is none such, it is over or used up, it is for other plans, or this payer has used it. */
export type NoCoupon = 'unknown' | 'over' | 'other_plan' | 'used';

/** What a coupon would give this payer for a plan now, or why it gives nothing. No use of it is kept by that. */
export async function couponFor(
  wanted: { readonly code: string; readonly plan: string; readonly payer: Payer },
  nowMs: number,
): Promise<CouponGift | NoCoupon> {
  const code = couponCode(wanted.code);
  const [row] = await database().select().from(coupons).where(eq(coupons.code, code));
  if (!row) return 'unknown';
  if (row.offAt || (row.expiresAt && row.expiresAt.getTime() <= nowMs)) return 'over';
  if (row.plans.length > 0 && !row.plans.includes(wanted.plan)) return 'other_plan';
  const mine = await database()
    .select({ state: couponRedemptions.state })
    .from(couponRedemptions)
    .innerJoin(billingAccounts, eq(billingAccounts.id, couponRedemptions.accountId))
    .where(and(eq(couponRedemptions.code, code), ne(couponRedemptions.state, 'released'), ofPayer(wanted.payer)));
  // A page that they have open keeps one for them, which the next one gets.
  const left = row.max === null || row.used < row.max || mine.length > 0;
  if (!mine.every(({ state }) => state === 'reserved')) return 'used';
  return left ? giftOf(row) : 'over';
}

function giftOf({ code, kind, value, currency, duration, months }: typeof coupons.$inferSelect): CouponGift {
  return { code, kind, value, currency, duration, months };
}

/** The coupon with which an account has last begun to pay; null: it had none. */
export async function couponOf(accountId: string): Promise<CouponGift | null> {
  const [row] = await database()
    .select({ coupon: coupons })
    .from(checkouts)
    .leftJoin(coupons, eq(coupons.code, checkouts.coupon))
    .where(and(eq(checkouts.accountId, accountId), eq(checkouts.state, 'complete')))
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return row?.coupon ? giftOf(row.coupon) : null;
}

export type CouponState = 'active' | 'exhausted' | 'expired' | 'off';

/** Coupons whose code has what is searched for, newest first. Times are epoch milliseconds. */
export async function couponsPage({ cursor = 0, limit, q = '' }: PageQuery, nowMs: number) {
  const size = pageSize({ cursor: cursor || undefined, limit });
  const rows = await database()
    .select({ coupon: coupons, by: users.email })
    .from(coupons)
    .leftJoin(users, eq(users.id, coupons.createdBy))
    .where(called(q))
    .orderBy(desc(coupons.createdAt), coupons.code)
    .limit(size + 1)
    .offset(cursor);
  const items = rows.slice(0, size).map(({ coupon, by }) => couponRow(coupon, by, nowMs));
  return { items, nextCursor: rows.length > size ? String(cursor + size) : null };
}

/** How many there are. */
export async function couponsCount(q = ''): Promise<number> {
  const [row] = await database().select({ n: count() }).from(coupons).where(called(q));
  return row?.n ?? 0;
}

const called = (q: string) => ilike(coupons.code, `%${q.replace(/[\\%_]/g, '\\$&')}%`);

function couponRow(coupon: typeof coupons.$inferSelect, by: string | null, nowMs: number) {
  const { code, kind, value, currency, duration, months, plans, max, used, expiresAt, createdAt } = coupon;
  return {
    ...{ code, kind, value, currency, duration, months, plans, max, used, by },
    state: couponState(coupon, nowMs),
    expiresAt: expiresAt?.getTime() ?? null,
    createdAt: createdAt.getTime(),
  };
}
export type CouponRow = ReturnType<typeof couponRow>;

function couponState({ offAt, expiresAt, max, used }: typeof coupons.$inferSelect, nowMs: number): CouponState {
  if (offAt) return 'off';
  if (expiresAt && expiresAt.getTime() <= nowMs) return 'expired';
  return max !== null && used >= max ? 'exhausted' : 'active';
}
