import type { StripeAccount } from '../account';
import { invalid } from '../errors';
import type { Subscription } from '../model';
import { beginPaying } from './cycle';

/** Takes up a subscription that paused because its trial ended without a card. Throws a StripeError when it did not. */
export function resumeSubscription(account: StripeAccount, subscription: Subscription): void {
  if (subscription.status !== 'paused') throw invalid('Only a paused subscription can be resumed.', 'id');
  beginPaying(account, subscription, 'customer.subscription.resumed');
}
