import type Stripe from 'stripe';
import { sellable } from '../billing/change-items';
import { invoiceOf, pendingOf } from '../billing/cycle';
import { endSubscription } from '../billing/ending';
import { finalize } from '../billing/finalize';
import { priceOf } from '../billing/price';
import { prorations } from '../billing/proration';
import { resumeSubscription } from '../billing/resume';
import { redeemable, startSubscription } from '../billing/start';
import { updateSubscription } from '../billing/update';
import { type Call, find, type Handler, mergeMetadata, serve } from '../call';
import { invalid, missing } from '../errors';
import type { Subscription } from '../model';
import { showItem, showSubscription } from '../show/subscription';
import { living } from './customers';
import { created, page } from './paging';

const ENDED = ['canceled', 'incomplete_expired'];
const DAY = 86_400;

function create({ account, params }: Call<Stripe.SubscriptionCreateParams>): object {
  const customer = living(account.store.customers, params.customer ?? '', 'customer');
  const items = (params.items ?? []).map(({ price = '', quantity = 1, metadata }) => ({
    price: sellable(account, price),
    quantity,
    metadata: mergeMetadata({}, metadata as Stripe.MetadataParam),
  }));
  if (items.length === 0) throw invalid('Missing required param: items.', 'items');
  const amount = items.reduce((sum, { price, quantity }) => sum + priceOf(price, quantity), 0);
  const trialEnd =
    typeof params.trial_end === 'number'
      ? params.trial_end
      : params.trial_period_days
        ? account.now + params.trial_period_days * DAY
        : null;
  const subscription = startSubscription(account, {
    customer: customer.id,
    items,
    trialEnd,
    trialWithoutCard: (params.trial_settings?.end_behavior.missing_payment_method ??
      'create_invoice') as Subscription['trialWithoutCard'],
    discounts: (params.discounts || []).map((asked) =>
      redeemable(
        account,
        {
          ...(asked.coupon && { coupon: asked.coupon }),
          ...(asked.promotion_code && { promotion_code: asked.promotion_code }),
        },
        { customer: customer.id, amount },
      ),
    ),
    metadata: mergeMetadata({}, params.metadata as Stripe.MetadataParam),
    description: params.description ?? null,
    paymentMethod: params.default_payment_method ?? null,
    automaticTax: params.automatic_tax?.enabled ?? false,
    checkoutSession: null,
    cancelAt: typeof params.cancel_at === 'number' ? params.cancel_at : null,
    cancelAtPeriodEnd: params.cancel_at_period_end ?? false,
  });
  return showSubscription(account, subscription);
}

function cancel({ account, id, params }: Call<Stripe.SubscriptionCancelParams>): object {
  const subscription = find(account.store.subscriptions, id, 'subscription');
  if (subscription.endedAt !== null) throw missing('subscription', id);
  subscription.cancellation.comment = params.cancellation_details?.comment || null;
  subscription.cancellation.feedback = params.cancellation_details?.feedback || null;
  if (params.prorate) {
    const unused = subscription.items.map((before) => ({ before, after: undefined }));
    for (const item of prorations(account, subscription, unused, account.now)) account.store.invoiceItems.add(item);
  }
  endSubscription(account, subscription, 'cancellation_requested');
  if (params.invoice_now && pendingOf(account, subscription).length > 0) {
    finalize(account, invoiceOf(account, subscription, 'manual', []));
  }
  return showSubscription(account, subscription);
}

const UPDATES =
  'items proration_behavior proration_date payment_behavior metadata description default_payment_method automatic_tax cancellation_details cancel_at_period_end cancel_at pause_collection trial_settings trial_end discounts off_session';

export const subscriptionOperations: Record<string, Handler> = {
  'Subscriptions.create': serve<Stripe.SubscriptionCreateParams>(
    'customer items trial_end trial_period_days trial_settings discounts metadata description default_payment_method automatic_tax cancel_at cancel_at_period_end off_session',
    create,
  ),
  'Subscriptions.retrieve': serve('', ({ account, id }) =>
    showSubscription(account, find(account.store.subscriptions, id, 'subscription')),
  ),
  'Subscriptions.update': serve<Stripe.SubscriptionUpdateParams>(UPDATES, ({ account, id, params }) => {
    const subscription = find(account.store.subscriptions, id, 'subscription');
    updateSubscription(account, subscription, params);
    return showSubscription(account, subscription);
  }),
  'Subscriptions.cancel': serve<Stripe.SubscriptionCancelParams>('cancellation_details invoice_now prorate', cancel),
  'Subscriptions.resume': serve('', ({ account, id }) => {
    const subscription = find(account.store.subscriptions, id, 'subscription');
    resumeSubscription(account, subscription);
    return showSubscription(account, subscription);
  }),
  'Subscriptions.list': serve<Stripe.SubscriptionListParams>(
    'customer price status created',
    ({ account: { store }, account, params }) => {
      const { status, customer } = params;
      const all = customer === undefined ? [...store.subscriptions.values()] : store.subscriptions.of(customer);
      return page(
        all.filter(
          (one) =>
            (status === undefined
              ? one.status !== 'canceled'
              : status === 'all' || (status === 'ended' ? ENDED.includes(one.status) : one.status === status)) &&
            (params.price === undefined || one.items.some(({ price }) => price === params.price)) &&
            created(one, params.created),
        ),
        params,
        '/v1/subscriptions',
        (one) => showSubscription(account, one),
      );
    },
  ),
  'SubscriptionItems.list': serve<Stripe.SubscriptionItemListParams>('subscription', ({ account, params }) => {
    const subscription = find(account.store.subscriptions, params.subscription, 'subscription', 'subscription');
    return page(subscription.items, params, '/v1/subscription_items', (item) => showItem(account, subscription, item));
  }),
  'SubscriptionItems.update': serve<Stripe.SubscriptionItemUpdateParams>(
    'price quantity proration_behavior proration_date payment_behavior',
    ({ account, id, params: { price, quantity, ...rest } }) => {
      const has = (subscription: Subscription) => subscription.items.some((item) => item.id === id);
      const subscription = [...account.store.subscriptions.values()].find(has);
      if (!subscription) throw missing('subscription item', id);
      const item = { id, ...(price !== undefined && { price }), ...(quantity !== undefined && { quantity }) };
      updateSubscription(account, subscription, { items: [item], ...rest } as Stripe.SubscriptionUpdateParams);
      return showItem(account, subscription, find(new Map(subscription.items.map((one) => [one.id, one])), id, 'item'));
    },
  ),
};
