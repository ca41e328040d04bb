import type Stripe from 'stripe';
import {
  type PaymentCatalogue,
  PaymentFailure,
  type PaymentSubscriptions,
  type SubscriptionChange,
  type VendorSubscription,
} from '@/ports/payments';
import { asking, idOf, ms, msOr, seconds } from './client';

const EXPAND = ['latest_invoice'];
/** Where the vendor keeps for us until when a paused subscription was paid for. */
const PAID_UNTIL = 'paid_until';

export function stripeSubscriptions(stripe: Stripe, catalogue: PaymentCatalogue): PaymentSubscriptions {
  const fetch = async (id: string) => stripe.subscriptions.retrieve(id, { expand: EXPAND });
  const update = async (id: string, wanted: Stripe.SubscriptionUpdateParams, idempotencyKey?: string) =>
    asSubscription(
      await stripe.subscriptions.update(id, { ...wanted, expand: EXPAND }, idempotencyKey ? { idempotencyKey } : {}),
    );
  const itemsOf = async (subscription: Stripe.Subscription, { price, seats }: SubscriptionChange) => [
    { id: itemOf(subscription).id, price: await catalogue.ensurePrice(price), quantity: seats },
  ];
  return {
    fetch: (id) => asking(async () => asSubscription(await fetch(id))),
    preview: (id, change) =>
      asking(async () => {
        const now = await fetch(id);
        const invoice = await stripe.invoices.createPreview({
          subscription: id,
          subscription_details: {
            items: await itemsOf(now, change),
            proration_behavior: 'create_prorations',
            proration_date: seconds(change.at),
          },
        });
        // Lines of earlier changes of the period wait for the same invoice.
        const prorations = invoice.lines.data.filter(
          (line) => isProration(line) && line.period.start === seconds(change.at),
        );
        const { currency } = invoice;
        // A trial goes on to its end, whatever is paid from then on.
        const atOnce = now.status !== 'trialing' && itemOf(now).price.recurring?.interval !== change.price.interval;
        return {
          atOnce,
          proration: { amount: prorations.reduce((sum, { amount }) => sum + amount, 0), currency },
          nextInvoice: { amount: invoice.amount_due, currency },
          nextInvoiceAt: atOnce ? change.at : ms(itemOf(now).current_period_end),
          creditLeft: Math.max(0, -(invoice.starting_balance + invoice.total)),
        };
      }),
    next: (id) =>
      asking(async () => {
        const invoice = await stripe.invoices.createPreview({ subscription: id });
        const { amount_due: amount, currency, starting_balance: before, total } = invoice;
        // A balance below zero is what the customer is owed.
        const given = invoice.lines.data.filter(isProration).reduce((sum, line) => sum + line.amount, before);
        return { due: { amount, currency }, credit: Math.max(0, -given), creditLeft: Math.max(0, -(before + total)) };
      }),
    change: (id, change, key) =>
      asking(async () =>
        update(
          id,
          {
            items: await itemsOf(await fetch(id), change),
            proration_behavior: 'create_prorations',
            proration_date: seconds(change.at),
          },
          key,
        ),
      ),
    cancel: (id, when) =>
      asking(async () =>
        when === 'now'
          ? asSubscription(await stripe.subscriptions.cancel(id, { expand: EXPAND }))
          : update(id, { cancel_at_period_end: when === 'period_end' }),
      ),
    pause: (id, until) =>
      asking(async () => {
        const now = await fetch(id);
        // Nobody has a month that is not paid yet, as in the hour before its invoice is tried.
        const { latest_invoice: latest } = now;
        if (typeof latest === 'object' && latest?.status !== 'paid') return 'invoice_open';
        // What waits for the invoice that is left out would be lost with it.
        const next = await stripe.invoices.createPreview({ subscription: id });
        if (next.lines.data.some(isProration)) return 'invoice_open';
        const paidUntil = String(itemOf(now).current_period_end);
        const pause_collection = { behavior: 'void' as const, resumes_at: seconds(until) };
        return update(id, { pause_collection, metadata: { [PAID_UNTIL]: paidUntil } });
      }),
    resume: (id, nowMs) =>
      asking(async () => {
        const { metadata } = await fetch(id);
        const over = Number(metadata[PAID_UNTIL] ?? 0) <= seconds(nowMs);
        // Nobody has a month for nothing by pausing over its invoice.
        const anew = { billing_cycle_anchor: { type: 'now' }, proration_behavior: 'none' } as const;
        return update(id, { pause_collection: '', metadata: { [PAID_UNTIL]: '' }, ...(over ? anew : {}) });
      }),
  };
}

function isProration({ parent }: Stripe.InvoiceLineItem): boolean {
  return Boolean(parent?.subscription_item_details?.proration ?? parent?.invoice_item_details?.proration);
}

/** Ours have one item. @throws PaymentFailure for one without any */
function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new PaymentFailure('refused', `The subscription ${subscription.id} has no item`);
  return item;
}

/** Stripe's subscription in the words of the port; its latest invoice has to be expanded. */
export function asSubscription(subscription: Stripe.Subscription): VendorSubscription {
  const item = itemOf(subscription);
  const { pause_collection: pause, latest_invoice: latest, metadata, status } = subscription;
  const running = status === 'active' || status === 'trialing' || status === 'past_due';
  const unpaid = typeof latest === 'object' && latest?.status === 'open' ? latest.created : null;
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: pause && running ? 'paused' : (status as VendorSubscription['status']),
    lookupKey: item.price.lookup_key,
    seats: item.quantity ?? 1,
    startedAt: ms(subscription.start_date),
    periodStart: ms(item.current_period_start),
    periodEnd: ms(item.current_period_end),
    cancelAt: msOr(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? ms(item.current_period_end) : null),
    endedAt: msOr(subscription.ended_at),
    pausedUntil: pause ? msOr(pause.resumes_at) : null,
    paidUntil: pause ? msOr(Number(metadata[PAID_UNTIL] ?? 0)) : null,
    unpaidSince: msOr(unpaid),
  };
}
