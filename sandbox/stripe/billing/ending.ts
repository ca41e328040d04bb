import type { StripeAccount } from '../account';
import { changeSubscription } from '../changes';
import type { Invoice, Subscription } from '../model';

/** Ends a subscription at once. Its open invoices are not tried again by themselves. */
export function endSubscription(
  account: StripeAccount,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  changeSubscription(
    account,
    subscription,
    () => {
      subscription.status = 'canceled';
      subscription.endedAt = account.now;
      subscription.canceledAt ??= account.now;
      subscription.cancellation.reason = reason;
      subscription.cancelAtPeriodEnd = false;
      subscription.pause = null;
    },
    'customer.subscription.deleted',
  );
  const isOf = (invoice: Invoice) => invoice.subscription === subscription.id;
  for (const invoice of account.store.invoices.of(subscription.customer).filter(isOf)) {
    invoice.nextAttempt = null;
    if (invoice.status === 'draft') invoice.finalizesAt = null;
  }
}
