import type { StripeAccount } from '../account';
import { invalid } from '../errors';
import type { Coupon, Discount, Interval, Price, PromotionCode, Subscription } from '../model';
import { nextBoundary } from '../period';
import { codeIsActive, couponIsValid, showDiscount } from '../show/catalogue';
import { showSubscription } from '../show/subscription';
import { newId } from '../store';
import { recurringLines } from './compose';
import { invoiceOf } from './cycle';
import { finalize } from './finalize';

export interface Start {
  readonly customer: string;
  readonly items: readonly { price: Price; quantity: number; metadata?: Record<string, string> }[];
  readonly trialEnd: number | null;
  readonly trialWithoutCard: Subscription['trialWithoutCard'];
  readonly discounts: readonly { coupon: string; promotionCode: string | null }[];
  readonly metadata: Record<string, string>;
  readonly description: string | null;
  readonly paymentMethod: string | null;
  readonly automaticTax: boolean;
  readonly checkoutSession: string | null;
  readonly cancelAt: number | null;
  readonly cancelAtPeriodEnd: boolean;
}

/** Begins a subscription: on trial, or with its first invoice, which is collected at once. */
export function startSubscription(account: StripeAccount, start: Start): Subscription {
  const { store, now } = account;
  const first = start.items[0]?.price as Price;
  const onTrial = start.trialEnd !== null && start.trialEnd > now;
  const anchor = onTrial ? (start.trialEnd as number) : now;
  const id = newId('sub');
  const subscription: Subscription = {
    id,
    created: now,
    customer: start.customer,
    status: onTrial ? 'trialing' : 'incomplete',
    items: start.items.map(({ price, quantity, metadata = {} }) => ({
      id: newId('si'),
      created: now,
      price: price.id,
      quantity,
      metadata,
      periodStart: now,
      periodEnd: onTrial ? anchor : nextBoundary(anchor, price.recurring as Interval, now),
    })),
    currency: first.currency,
    anchor,
    startDate: now,
    trialStart: onTrial ? now : null,
    trialEnd: onTrial ? start.trialEnd : null,
    trialWithoutCard: start.trialWithoutCard,
    trialEndTold: false,
    cancelAt: start.cancelAt,
    cancelAtPeriodEnd: start.cancelAtPeriodEnd,
    canceledAt: start.cancelAtPeriodEnd ? now : null,
    endedAt: null,
    cancellation: { reason: start.cancelAtPeriodEnd ? 'cancellation_requested' : null, comment: null, feedback: null },
    pause: null,
    discounts: [],
    metadata: start.metadata,
    description: start.description,
    paymentMethod: start.paymentMethod,
    latestInvoice: null,
    automaticTax: start.automaticTax,
  };
  store.subscriptions.add(subscription);
  for (const discount of start.discounts) redeem(account, subscription, discount, start.checkoutSession);
  account.events.tell('customer.subscription.created', showSubscription(account, subscription));
  const invoice = invoiceOf(
    account,
    subscription,
    'subscription_create',
    recurringLines(account, subscription, onTrial),
  );
  finalize(account, invoice);
  return subscription;
}

/** Puts a coupon to work for a subscription. Whether it may was asked before. */
export function redeem(
  account: StripeAccount,
  subscription: Subscription,
  { coupon: couponId, promotionCode }: { coupon: string; promotionCode: string | null },
  checkoutSession: string | null,
): void {
  const { store, now } = account;
  const coupon = store.coupons.get(couponId) as Coupon;
  const discount: Discount = {
    id: newId('di'),
    created: now,
    coupon: coupon.id,
    promotionCode,
    customer: subscription.customer,
    subscription: subscription.id,
    checkoutSession,
    end: coupon.duration === 'repeating' ? monthsAfter(subscription.anchor, coupon.months ?? 1) : null,
    spent: false,
  };
  store.discounts.add(discount);
  coupon.redeemed += 1;
  const code = promotionCode === null ? undefined : store.promotionCodes.get(promotionCode);
  if (code) code.redeemed += 1;
  subscription.discounts = [...subscription.discounts, discount.id];
  account.events.tell('customer.discount.created', showDiscount(discount));
}

function monthsAfter(anchor: number, months: number): number {
  return nextBoundary(anchor, { interval: 'month', count: months }, anchor);
}

/** The coupon of a discount that is asked for. Throws a StripeError when it may not be redeemed by this customer. */
export function redeemable(
  account: StripeAccount,
  asked: { coupon?: string; promotion_code?: string },
  { customer, amount }: { customer: string | null; amount: number },
): { coupon: string; promotionCode: string | null } {
  const { store, now } = account;
  const code = asked.promotion_code === undefined ? undefined : store.promotionCodes.get(asked.promotion_code);
  if (asked.promotion_code !== undefined && !code) {
    throw invalid(
      `No such promotion code: '${asked.promotion_code}'`,
      'discounts[0][promotion_code]',
      'resource_missing',
    );
  }
  const coupon = store.coupons.get(code?.coupon ?? asked.coupon ?? '');
  if (!coupon || coupon.deleted) {
    throw invalid(`No such coupon: '${asked.coupon}'`, 'discounts[0][coupon]', 'resource_missing');
  }
  if (!couponIsValid(coupon, now))
    throw invalid(`Coupon ${coupon.id} is expired or used up.`, 'coupon', 'coupon_expired');
  if (code) refuseCode(account, code, customer, amount);
  return { coupon: coupon.id, promotionCode: code?.id ?? null };
}

function refuseCode(account: StripeAccount, code: PromotionCode, customer: string | null, amount: number): void {
  const refuse = (why: string) => invalid(why, 'promotion_code', 'promotion_code_invalid');
  if (!codeIsActive(account, code)) throw refuse('This promotion code is not active.');
  if (code.customer !== null && code.customer !== customer)
    throw refuse('This promotion code is for another customer.');
  if (code.minimum && amount < code.minimum.amount)
    throw refuse('The amount is less than this promotion code asks for.');
  const paidBefore = customer !== null && account.store.invoices.of(customer).some(({ amountPaid }) => amountPaid > 0);
  if (code.firstTime && paidBefore) throw refuse('This promotion code is for a first purchase.');
}
