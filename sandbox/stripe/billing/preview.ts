import type Stripe from 'stripe';
import type { StripeAccount } from '../account';
import { find } from '../call';
import { invalid, StripeError } from '../errors';
import type { Customer, Discount, Interval, Invoice, InvoiceItem, InvoiceLine, Price, Subscription } from '../model';
import { nextBoundary } from '../period';
import { type GivenItem, planItems, sellable } from './change-items';
import { composeInvoice, pendingLine, recurringLines } from './compose';
import { pendingOf } from './cycle';
import { discountsAt } from './discounting';
import { redeemable } from './start';

type Params = Stripe.InvoiceCreatePreviewParams;

/** The invoice that would come next, were a subscription changed as asked, or begun. Nothing is changed. */
export function previewInvoice(account: StripeAccount, params: Params): Invoice {
  const invoice = params.subscription
    ? ofSubscription(account, find(account.store.subscriptions, params.subscription, 'subscription'), params)
    : ofNew(account, params);
  return { ...invoice, id: invoice.id.replace('in_', 'upcoming_in_'), reason: 'upcoming' };
}

function ofSubscription(account: StripeAccount, subscription: Subscription, params: Params): Invoice {
  const { now } = account;
  const details = params.subscription_details;
  const behavior: string = details?.proration_behavior ?? 'create_prorations';
  const items = (details?.items ?? []) as readonly GivenItem[];
  const plan = planItems(account, subscription, items, {
    at: details?.proration_date ?? now,
    prorate: behavior !== 'none',
  });
  const changed: Subscription = { ...subscription, items: plan.items };
  const waiting: InvoiceItem[] = [...pendingOf(account, subscription), ...plan.prorations];
  const atOnce = plan.newPeriod || (items.length > 0 && behavior === 'always_invoice');
  if (plan.newPeriod) return compose(account, changed, params, waiting, recurringLines(account, changed), now);
  if (atOnce) return compose(account, changed, params, waiting, [], now);
  const ends = subscription.endedAt !== null || (details?.cancel_at_period_end ?? subscription.cancelAtPeriodEnd);
  if (ends && waiting.length === 0) {
    throw new StripeError(404, 'invalid_request_error', `No upcoming invoices for ${subscription.id}`, {
      code: 'invoice_upcoming_none',
    });
  }
  const next = ends
    ? []
    : recurringLines(account, { ...changed, items: changed.items.map(advanced(account, changed)) });
  return compose(account, changed, params, waiting, next, changed.items[0]?.periodEnd ?? now);
}

const advanced =
  ({ store }: StripeAccount, { anchor }: Subscription) =>
  (item: Subscription['items'][number]) => ({
    ...item,
    periodStart: item.periodEnd,
    periodEnd: nextBoundary(anchor, (store.prices.get(item.price) as Price).recurring as Interval, item.periodEnd),
  });

function compose(
  account: StripeAccount,
  subscription: Subscription,
  params: Params,
  waiting: readonly InvoiceItem[],
  lines: InvoiceLine[],
  at: number,
): Invoice {
  return composeInvoice(account, {
    customer: account.store.customers.get(subscription.customer) as Customer,
    subscription,
    reason: 'upcoming',
    lines: [...waiting.map(pendingLine), ...lines],
    discounts: discountsFor(account, params, subscription.customer) ?? discountsAt(account, subscription, at),
    automaticTax: params.automatic_tax?.enabled ?? subscription.automaticTax,
    currency: subscription.currency,
    period: { start: account.now, end: at },
  });
}

/** Discounts that are only supposed. */
function discountsFor(account: StripeAccount, params: Params, customer: string): Discount[] | undefined {
  if (params.discounts === undefined) return undefined;
  return (params.discounts || []).map((asked, i) => {
    if (asked.discount) return find(account.store.discounts, asked.discount, 'discount', 'discounts');
    const { coupon, promotionCode } = redeemable(
      account,
      {
        ...(asked.coupon && { coupon: asked.coupon }),
        ...(asked.promotion_code && { promotion_code: asked.promotion_code }),
      },
      { customer, amount: Number.MAX_SAFE_INTEGER },
    );
    const none = { checkoutSession: null, end: null, spent: false, subscription: '' };
    return { id: `di_preview_${i}`, created: account.now, coupon, promotionCode, customer, ...none };
  });
}

function ofNew(account: StripeAccount, params: Params): Invoice {
  const { now } = account;
  const items = (params.subscription_details?.items ?? []) as readonly GivenItem[];
  const customer = find(account.store.customers, params.customer ?? '', 'customer', 'customer');
  const [first] = items.map(({ price = '' }) => sellable(account, price));
  if (!first) throw invalid('Missing required param: subscription_details[items].', 'subscription_details[items]');
  const subscription = {
    id: 'sub_preview',
    customer: customer.id,
    currency: first.currency,
    metadata: {},
    items: items.map(({ price = '', quantity = 1 }, i) => ({
      id: `si_preview_${i}`,
      created: now,
      price,
      quantity,
      metadata: {},
      periodStart: now,
      periodEnd: nextBoundary(now, first.recurring as Interval, now),
    })),
    discounts: [] as string[],
    automaticTax: false,
  } as unknown as Subscription;
  const isFree = typeof params.subscription_details?.trial_end === 'number';
  const invoice = compose(account, subscription, params, [], recurringLines(account, subscription, isFree), now);
  return { ...invoice, subscription: null };
}
