import type Stripe from 'stripe';
import { endSubscription } from '../billing/ending';
import { find, type Handler, serve } from '../call';
import { missing } from '../errors';
import { showSubscription } from '../show/subscription';
import { created, page } from './paging';

const ENDED = ['canceled', 'incomplete_expired'];

export const subscriptionOperations: Record<string, Handler> = {
  'Subscriptions.retrieve': serve('', ({ account, id }) =>
    showSubscription(account, find(account.store.subscriptions, id, 'subscription')),
  ),
  'Subscriptions.cancel': serve<Stripe.SubscriptionCancelParams>('cancellation_details', ({ account, id, params }) => {
    const subscription = find(account.store.subscriptions, id, 'subscription');
    if (subscription.endedAt !== null) throw missing('subscription', id);
    subscription.cancellation.comment = params.cancellation_details?.comment || null;
    subscription.cancellation.feedback = params.cancellation_details?.feedback || null;
    endSubscription(account, subscription, 'cancellation_requested');
    return showSubscription(account, subscription);
  }),
  'Subscriptions.list': serve<Stripe.SubscriptionListParams>(
    'customer price status created',
    ({ account: { store }, account, params }) => {
      const { status } = params;
      return page(
        [
          ...(params.customer === undefined ? store.subscriptions.values() : store.subscriptions.of(params.customer)),
        ].filter(
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
};
