import type { StripeAccount } from '../account';
import { find } from '../call';
import { invalid } from '../errors';
import type { Interval, InvoiceItem, Price, Subscription, SubscriptionItem } from '../model';
import { nextBoundary } from '../period';
import { newId } from '../store';
import { type ItemChange, prorations } from './proration';

/** One of the items that a request asks for. */
export interface GivenItem {
  readonly id?: string;
  readonly price?: string;
  readonly quantity?: number;
  readonly deleted?: boolean;
}

export interface ItemsPlan {
  readonly items: SubscriptionItem[];
  /** Credits and charges for the rest of the period; not filed. */
  readonly prorations: InvoiceItem[];
  readonly anchor: number;
  /** The interval is another one: a new period begins at once and is charged at once. */
  readonly newPeriod: boolean;
}

/** The price of an item that is asked for. Throws a StripeError when it cannot be subscribed to. */
export function sellable(account: StripeAccount, id: string, currency?: string): Price {
  const price = find(account.store.prices, id, 'price', 'items[0][price]');
  if (!price.active) throw invalid('The price specified is inactive.', 'items[0][price]', 'price_inactive');
  if (!price.recurring) throw invalid('The price is not recurring.', 'items[0][price]');
  if (currency !== undefined && price.currency !== currency) throw invalid(`The currency is ${currency}.`, 'items');
  return price;
}

/** What becomes of a subscription's items when it is changed as asked, at this instant. Throws a StripeError when it cannot. */
export function planItems(
  account: StripeAccount,
  subscription: Subscription,
  given: readonly GivenItem[],
  { at, prorate }: { at: number; prorate: boolean },
): ItemsPlan {
  const { now } = account;
  const first = subscription.items[0] as SubscriptionItem;
  if (at < first.periodStart || at > first.periodEnd)
    throw invalid('proration_date is not in the period.', 'proration_date');
  const after = new Map(subscription.items.map((item) => [item.id, item]));
  for (const asked of given) {
    const before = asked.id === undefined ? undefined : find(after, asked.id, 'subscription item', 'items[0][id]');
    if (asked.deleted && before) {
      after.delete(before.id);
      continue;
    }
    const price = asked.price === undefined ? before?.price : sellable(account, asked.price, subscription.currency).id;
    if (price === undefined) throw invalid('Missing required param: items[0][price].', 'items[0][price]');
    const quantity = asked.quantity ?? before?.quantity ?? 1;
    if (!Number.isInteger(quantity) || quantity < 0) throw invalid('Invalid quantity', 'items[0][quantity]');
    const { periodStart, periodEnd } = first;
    const item = before ?? { id: newId('si'), created: now, metadata: {}, periodStart, periodEnd };
    after.set(item.id, { ...item, price, quantity });
  }
  const items = [...after.values()];
  if (items.length === 0) throw invalid('A subscription must have at least one item.', 'items');
  const interval = intervalOf(account, items);
  const old = (account.store.prices.get(first.price) as Price).recurring as Interval;
  const newPeriod =
    subscription.status !== 'trialing' && (old.interval !== interval.interval || old.count !== interval.count);
  const changes: ItemChange[] = [...new Set([...subscription.items, ...items].map(({ id }) => id))].map((id) => ({
    before: subscription.items.find((item) => item.id === id),
    after: newPeriod ? undefined : after.get(id),
  }));
  const end = nextBoundary(now, interval, now);
  return {
    items: newPeriod ? items.map((item) => ({ ...item, periodStart: now, periodEnd: end })) : items,
    prorations: prorate ? prorations(account, subscription, changes, at) : [],
    anchor: newPeriod ? now : subscription.anchor,
    newPeriod,
  };
}

function intervalOf({ store }: StripeAccount, items: readonly SubscriptionItem[]): Interval {
  const intervals = items.map(({ price }) => (store.prices.get(price) as Price).recurring as Interval);
  const [first] = intervals as [Interval];
  if (intervals.some(({ interval, count }) => interval !== first.interval || count !== first.count)) {
    throw invalid('The stand-in bills all items of a subscription by one interval.', 'items');
  }
  return first;
}
