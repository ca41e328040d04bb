import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { couponRedemptions, coupons } from '@/db/schema/coupons';
import { recordAct } from '@/modules/operations/commands/audit';
import { COMMAND_LINE } from '@/modules/operations/schema';
import type { PaymentPort } from '@/ports/payments';
import { couponCode, isGood } from '../queries/coupons';

type CouponRow = typeof coupons.$inferSelect;

export type NewCoupon = Pick<CouponRow, 'code' | 'kind' | 'value' | 'duration' | 'plans'> &
  Partial<Pick<CouponRow, 'currency' | 'months' | 'max' | 'expiresAt' | 'createdBy'>>;

/** Makes a coupon. False when the code is taken. What it may be is held by the table's constraints. */
export async function mintCoupon(coupon: NewCoupon, nowMs: number): Promise<boolean> {
  return database().transaction(async (tx) => {
    const made = await tx
      .insert(coupons)
      .values({ ...coupon, code: couponCode(coupon.code), createdAt: new Date(nowMs) })
      .onConflictDoNothing()
      .returning({ code: coupons.code });
    if (made.length === 0) return false;
    const actor = coupon.createdBy ?? COMMAND_LINE;
    const { kind, value } = coupon;
    await recordAct(tx, {
      action: 'coupon.mint',
      actor,
      userId: coupon.createdBy ?? null,
      subject: couponCode(coupon.code),
      data: { kind, value },
    });
    return true;
  });
}

/** Nobody can use it from then on; who has it keeps it. False when there is none that is on. */
export async function switchCouponOff(code: string, actor: string, nowMs: number): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [row] = await tx
      .update(coupons)
      .set({ offAt: new Date(nowMs) })
      .where(and(eq(coupons.code, couponCode(code)), isNull(coupons.offAt)))
      .returning({ code: coupons.code });
    if (!row) return false;
    await recordAct(tx, { action: 'coupon.off', actor, userId: null, subject: row.code });
    return true;
  });
}

/**
 * Keeps one use of a coupon for a checkout, as part of the transaction that opens it. Null: it is none that this account
 * may use for this plan now. A use that is left goes to one alone: it is counted by the row itself.
 */
export async function reserveCoupon(
  tx: Transaction,
  wanted: { readonly code: string; readonly plan: string; readonly accountId: string; readonly checkoutId: string },
  nowMs: number,
): Promise<CouponRow | null> {
  const now = new Date(nowMs);
  const code = couponCode(wanted.code);
  const [row] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(isGood(code, wanted.plan, now), or(isNull(coupons.max), sql`${coupons.used} < ${coupons.max}`)))
    .returning();
  if (!row) return null;
  const { checkoutId, accountId } = wanted;
  const reserved = await tx
    .insert(couponRedemptions)
    .values({ checkoutId, code, accountId, at: now })
    .onConflictDoNothing()
    .returning({ code: couponRedemptions.code });
  if (reserved.length > 0) return row;
  // This account has used it before.
  await giveBack(tx, code);
  return null;
}

/** What a checkout that has ended leaves of its coupon: used when it was paid, free for others when not. Repeated it changes nothing. */
export async function settleCoupon(tx: Transaction, checkoutId: string, state: 'used' | 'released'): Promise<void> {
  const [settled] = await tx
    .update(couponRedemptions)
    .set({ state })
    .where(and(eq(couponRedemptions.checkoutId, checkoutId), eq(couponRedemptions.state, 'reserved')))
    .returning({ code: couponRedemptions.code });
  if (settled && state === 'released') await giveBack(tx, settled.code);
}

async function giveBack(tx: Transaction, code: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(eq(coupons.code, code));
}

/**
 * The promotion code of a coupon at the vendor, made there when it is first used; null for one that gives days. How often it
 * may be used is counted here alone: what a checkout reserves the vendor cannot know.
 */
export async function promotionOf(coupon: CouponRow, { catalogue }: PaymentPort): Promise<string | null> {
  const { code, kind, value, currency, duration, months, expiresAt, vendorPromotionId } = coupon;
  if (kind === 'trial_days') return null;
  if (vendorPromotionId) return vendorPromotionId;
  const made = await catalogue.ensureCoupon({
    code,
    off: kind === 'percent' ? { percent: value } : { amount: value, currency: currency ?? 'usd' },
    duration,
    months,
    expiresAt: expiresAt?.getTime() ?? null,
  });
  await database()
    .update(coupons)
    .set({ vendorCouponId: made.couponId, vendorPromotionId: made.promotionId })
    .where(eq(coupons.code, code));
  return made.promotionId;
}
