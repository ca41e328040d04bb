import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingAccounts, checkouts } from '@/db/schema/billing';
import { type OpenCheckout, PaymentFailure, type PaymentPort } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { CHECKOUT_MS, DAY_MS, LEAST_TRIAL_LEFT_MS } from '../constants';
import { accountOf } from '../queries/accounts';
import { couponCode } from '../queries/coupons';
import { type Order, orderOf } from '../queries/order';
import { trialRunsUntil } from '../queries/trial-offer';
import type { CheckoutBody } from '../schema';
import { applyCheckout, endCheckout } from './apply-checkout';
import { promotionOf, reserveCoupon } from './coupons';
import { ensureCustomer } from './customer';

export type Opened =
  | ({ readonly ok: true } & OpenCheckout)
  | {
      readonly ok: false;
      readonly reason: 'billing_off' | 'not_offered' | 'no_team' | 'already_subscribed' | 'coupon_invalid' | 'vendor';
    };

/**
 * Opens a page at the vendor on which this user can pay. One that is open already is closed: what it showed may not be what
 * is wanted now. Nothing is paid by it.
 */
export async function openCheckout(
  user: { readonly id: string; readonly email: string },
  body: CheckoutBody,
  { payments, settings, clock }: Pick<Runtime, 'payments' | 'settings' | 'clock'>,
): Promise<Opened> {
  if (payments === null) return { ok: false, reason: 'billing_off' };
  const order = await orderOf(user.id, body, settings.grandfatherBefore);
  if (typeof order === 'string') return { ok: false, reason: order };
  const nowMs = await clock.now();
  try {
    if ((await accountOf(order.payer))?.subscription) return { ok: false, reason: 'already_subscribed' };
    const customer = await ensureCustomer(order.payer, user, payments, nowMs);
    if (!(await closeOpen(customer.id, payments, nowMs))) return { ok: false, reason: 'already_subscribed' };
    const id = randomUUID();
    const row = await reserve(id, { order, code: body.coupon, accountId: customer.id, userId: user.id }, nowMs);
    if (typeof row === 'string') return { ok: false, reason: row };
    return await openAtVendor(id, { order, customerId: customer.customerId, coupon: row.coupon, userId: user.id });
  } catch (error) {
    if (error instanceof PaymentFailure) return { ok: false, reason: 'vendor' };
    throw error;
  }

  async function openAtVendor(
    checkoutId: string,
    what: { order: Order; customerId: string; coupon: Coupon | null; userId: string },
  ): Promise<Opened> {
    const { order, customerId, coupon, userId } = what;
    const vendor = payments as PaymentPort;
    const back = `${settings.baseUrl}/checkout`;
    try {
      const opened = await vendor.checkout.open({
        checkoutId,
        customerId,
        price: order.price,
        seats: order.seats,
        promotionId: coupon ? await promotionOf(coupon, vendor) : null,
        trialEndsAt: await firstPayment(userId, order, coupon, nowMs),
        embedded: settings.paymentKey !== null,
        returnUrl: `${back}/return?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${back}?plan=${order.plan}&interval=${order.price.interval}&seats=${order.seats}`,
        expiresAt: nowMs + CHECKOUT_MS,
      });
      await database().update(checkouts).set({ sessionId: opened.sessionId }).where(eq(checkouts.id, checkoutId));
      return { ok: true, ...opened };
    } catch (error) {
      await database().transaction((tx) => endCheckout(tx, checkoutId, 'expired'));
      throw error;
    }
  }
}

type Coupon = NonNullable<Awaited<ReturnType<typeof reserveCoupon>>>;

/** Writes the checkout with its use of the coupon. Of two at the same moment one is refused by the table. */
async function reserve(
  id: string,
  wanted: { order: Order; code: string | undefined; accountId: string; userId: string },
  nowMs: number,
): Promise<{ coupon: Coupon | null } | 'coupon_invalid' | 'vendor'> {
  const { order, code, accountId, userId } = wanted;
  return database().transaction(async (tx) => {
    const row = {
      id,
      accountId,
      userId,
      price: order.price.lookupKey,
      seats: order.seats,
      coupon: code ? couponCode(code) : null,
      createdAt: new Date(nowMs),
      expiresAt: new Date(nowMs + CHECKOUT_MS),
    };
    const written = await tx.insert(checkouts).values(row).onConflictDoNothing().returning({ id: checkouts.id });
    if (written.length === 0) return 'vendor';
    // Whoever agrees to the price pays: nobody else does, or nothing could be opened.
    if ('teamId' in order.payer)
      await tx.update(billingAccounts).set({ payerId: userId }).where(eq(billingAccounts.id, accountId));
    if (!code) return { coupon: null };
    const coupon = await reserveCoupon(tx, { code, plan: order.plan, accountId, checkoutId: id }, nowMs);
    if (coupon) return { coupon };
    await tx.delete(checkouts).where(eq(checkouts.id, id));
    return 'coupon_invalid';
  });
}

/** When something is first paid, ms since 1970; null: at once. What is left of a trial stays, and a coupon may give days. */
async function firstPayment(
  userId: string,
  { payer }: Order,
  coupon: Coupon | null,
  nowMs: number,
): Promise<number | null> {
  const days = coupon?.kind === 'trial_days' ? nowMs + coupon.value * DAY_MS : 0;
  const trial = 'userId' in payer ? await trialRunsUntil(userId) : null;
  const at = Math.max(days, trial ?? 0);
  return at >= nowMs + LEAST_TRIAL_LEFT_MS ? at : null;
}

/** Closes the account's open checkout. False: it has been paid meanwhile. */
async function closeOpen(accountId: string, payments: PaymentPort, nowMs: number): Promise<boolean> {
  const [open] = await database()
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.accountId, accountId), eq(checkouts.state, 'open')));
  if (!open) return true;
  if (open.sessionId === null) {
    await database().transaction((tx) => endCheckout(tx, open.id, 'expired'));
    return true;
  }
  await payments.checkout.close(open.sessionId);
  return (await applyCheckout(open.sessionId, payments, nowMs)) !== 'complete';
}
