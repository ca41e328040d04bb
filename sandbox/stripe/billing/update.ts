import type Stripe from 'stripe';
import type { StripeAccount } from '../account';
import { mergeMetadata } from '../call';
import { changeSubscription } from '../changes';
import { declined, invalid } from '../errors';
import type { Customer, Discount, Subscription } from '../model';
import { showDiscount } from '../show/catalogue';
import { type GivenItem, type ItemsPlan, planItems } from './change-items';
import { composeInvoice, pendingLine, recurringLines } from './compose';
import { endTrial, invoiceOf, pendingOf, periodEndOf } from './cycle';
import { finalize } from './finalize';
import { redeem, redeemable } from './start';

export type UpdateParams = Stripe.SubscriptionUpdateParams;

/** Changes a subscription as asked. Throws a StripeError before anything has changed. */
export function updateSubscription(account: StripeAccount, subscription: Subscription, params: UpdateParams): void {
  const { now, store } = account;
  if (subscription.endedAt !== null) throw invalid('A canceled subscription can only update its metadata.', 'id');
  const behavior: string = params.proration_behavior ?? 'create_prorations';
  const given = (params.items ?? []) as readonly GivenItem[];
  const at = params.proration_date ?? now;
  const plan = given.length > 0 ? planItems(account, subscription, given, { at, prorate: behavior !== 'none' }) : null;
  const atOnce = plan !== null && (plan.newPeriod || behavior === 'always_invoice');
  if (atOnce && params.payment_behavior === 'error_if_incomplete') refuseUnpayable(account, subscription, plan);
  if (params.payment_behavior === 'pending_if_incomplete') {
    throw invalid('The stand-in keeps no pending updates.', 'payment_behavior');
  }
  if (params.default_payment_method && !store.paymentMethods.has(params.default_payment_method)) {
    throw invalid('No such payment method.', 'default_payment_method', 'resource_missing');
  }
  const coupons = discountsAsked(account, subscription, params);
  changeSubscription(account, subscription, () => {
    if (plan) {
      subscription.items = plan.items;
      subscription.anchor = plan.anchor;
      for (const item of plan.prorations) store.invoiceItems.add(item);
    }
    if (coupons) replaceDiscounts(account, subscription, coupons);
    applyFields(account, subscription, params);
  });
  if (params.trial_end === 'now' && subscription.status === 'trialing') endTrial(account, subscription);
  else if (atOnce) {
    const lines = plan.newPeriod ? recurringLines(account, subscription) : [];
    if (lines.length > 0 || pendingOf(account, subscription).length > 0) {
      finalize(account, invoiceOf(account, subscription, 'subscription_update', lines));
    }
  }
}

function refuseUnpayable(account: StripeAccount, subscription: Subscription, plan: ItemsPlan): void {
  const { store } = account;
  const customer = store.customers.get(subscription.customer) as Customer;
  const method = store.paymentMethods.get(subscription.paymentMethod ?? customer.paymentMethod ?? '');
  const after = { ...subscription, items: plan.items };
  const { amountDue } = composeInvoice(account, {
    customer,
    subscription,
    reason: 'subscription_update',
    lines: [...plan.prorations.map(pendingLine), ...(plan.newPeriod ? recurringLines(account, after) : [])],
    discounts: [],
    automaticTax: subscription.automaticTax,
    currency: subscription.currency,
    period: { start: account.now, end: account.now },
  });
  if (amountDue > 0 && method?.conduct !== 'pays') throw declined('generic_decline', 'Your card was declined.');
}

type Asked = { coupon: string; promotionCode: string | null } | { kept: string };

function discountsAsked(account: StripeAccount, subscription: Subscription, params: UpdateParams): Asked[] | null {
  if (params.discounts === undefined) return null;
  return (params.discounts || []).map((asked) =>
    asked.discount
      ? { kept: asked.discount }
      : redeemable(
          account,
          {
            ...(asked.coupon && { coupon: asked.coupon }),
            ...(asked.promotion_code && { promotion_code: asked.promotion_code }),
          },
          { customer: subscription.customer, amount: Number.MAX_SAFE_INTEGER },
        ),
  );
}

function replaceDiscounts(account: StripeAccount, subscription: Subscription, asked: readonly Asked[]): void {
  const kept = new Set(asked.flatMap((one) => ('kept' in one ? [one.kept] : [])));
  for (const id of subscription.discounts.filter((one) => !kept.has(one))) {
    const discount = account.store.discounts.get(id) as Discount;
    account.events.tell('customer.discount.deleted', showDiscount(discount));
  }
  subscription.discounts = subscription.discounts.filter((id) => kept.has(id));
  for (const one of asked) if ('coupon' in one) redeem(account, subscription, one, null);
}

function applyFields(account: StripeAccount, subscription: Subscription, params: UpdateParams): void {
  const { now } = account;
  subscription.metadata = mergeMetadata(subscription.metadata, params.metadata as Stripe.MetadataParam);
  if (params.description !== undefined) subscription.description = params.description || null;
  if (params.default_payment_method !== undefined) {
    subscription.paymentMethod = params.default_payment_method || null;
  }
  if (params.automatic_tax) subscription.automaticTax = params.automatic_tax.enabled;
  if (params.cancellation_details) {
    const { comment, feedback } = params.cancellation_details;
    if (comment !== undefined) subscription.cancellation.comment = comment || null;
    if (feedback !== undefined) subscription.cancellation.feedback = feedback || null;
  }
  if (params.cancel_at_period_end !== undefined) endLater(subscription, now, params.cancel_at_period_end, null);
  if (params.cancel_at !== undefined) {
    const asked = params.cancel_at;
    const at = typeof asked === 'number' ? asked : asked ? periodEndOf(subscription) : null;
    endLater(subscription, now, false, at);
  }
  if (params.pause_collection !== undefined) pause(subscription, now, params.pause_collection || null);
  const settings = params.trial_settings?.end_behavior.missing_payment_method;
  if (settings) subscription.trialWithoutCard = settings as Subscription['trialWithoutCard'];
  if (typeof params.trial_end === 'number') extendTrial(subscription, now, params.trial_end);
}

function endLater(subscription: Subscription, now: number, atPeriodEnd: boolean, at: number | null): void {
  subscription.cancelAtPeriodEnd = atPeriodEnd;
  subscription.cancelAt = at;
  const ends = atPeriodEnd || at !== null;
  subscription.canceledAt = ends ? now : null;
  subscription.cancellation.reason = ends ? 'cancellation_requested' : null;
}

function pause(subscription: Subscription, now: number, asked: Stripe.SubscriptionUpdateParams.PauseCollection | null) {
  const resumesAt = asked?.resumes_at ?? null;
  if (resumesAt !== null && resumesAt <= now) throw invalid('resumes_at must be in the future.', 'pause_collection');
  subscription.pause = asked && {
    behavior: asked.behavior as NonNullable<Subscription['pause']>['behavior'],
    resumesAt,
  };
}

/** Free until then; the period ends with it. */
function extendTrial(subscription: Subscription, now: number, until: number): void {
  if (until <= now) throw invalid('trial_end must be in the future.', 'trial_end');
  if (subscription.status !== 'trialing') {
    subscription.status = 'trialing';
    subscription.trialStart = now;
  }
  subscription.trialEnd = until;
  subscription.trialEndTold = false;
  subscription.anchor = until;
  for (const item of subscription.items) item.periodEnd = until;
}
