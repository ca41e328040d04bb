import type { StripeAccount } from '../account';
import type { Coupon, InvoiceItem, Price, Product, Subscription, SubscriptionItem } from '../model';
import { newId } from '../store';
import { discountsAt, percentOf } from './discounting';
import { priceOf } from './price';

export interface ItemChange {
  readonly before: SubscriptionItem | undefined;
  readonly after: SubscriptionItem | undefined;
}

/**
 * What a change of a subscription's items in the middle of a period credits and charges: the unused rest of the old, and
 * the same rest of the new, to the second. Nothing while it is on trial. The items are not filed yet.
 */
export function prorations(
  account: StripeAccount,
  subscription: Subscription,
  changes: readonly ItemChange[],
  at: number,
): InvoiceItem[] {
  if (subscription.status === 'trialing') return [];
  return changes.flatMap(({ before, after }) => {
    if (before && after && before.price === after.price && before.quantity === after.quantity) return [];
    return [
      ...(before ? [rest(account, subscription, before, at, -1)] : []),
      ...(after ? [rest(account, subscription, after, at, 1)] : []),
    ];
  });
}

function rest(
  account: StripeAccount,
  subscription: Subscription,
  item: SubscriptionItem,
  at: number,
  sign: 1 | -1,
): InvoiceItem {
  const { store, now } = account;
  const price = store.prices.get(item.price) as Price;
  const whole = discounted(account, subscription, price, priceOf(price, item.quantity), at);
  const share = (item.periodEnd - at) / (item.periodEnd - item.periodStart);
  const name = (store.products.get(price.product) as Product).name;
  return {
    id: newId('ii'),
    created: now,
    customer: subscription.customer,
    subscription: subscription.id,
    subscriptionItem: item.id,
    amount: sign * Math.round(whole * share),
    currency: subscription.currency,
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${item.quantity} × ${name}`,
    periodStart: at,
    periodEnd: item.periodEnd,
    proration: true,
    discountable: false,
    price: item.price,
    quantity: item.quantity,
    metadata: {},
    invoice: null,
  };
}

/** An amount of a price with the subscription's percentages off, as prorations include them. */
function discounted(account: StripeAccount, subscription: Subscription, price: Price, amount: number, at: number) {
  return discountsAt(account, subscription, at).reduce((left, discount) => {
    const { percentOff, products } = account.store.coupons.get(discount.coupon) as Coupon;
    if (percentOff === null || (products && !products.includes(price.product))) return left;
    return left - percentOf(left, percentOff);
  }, amount);
}
