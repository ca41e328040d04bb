import type Stripe from 'stripe';
import type { PaymentCard, PaymentCustomers } from '@/ports/payments';
import { asking, idOf, type StripeAccess } from './client';

export function stripeCustomers(stripe: Stripe, { secretKey, apiBase }: StripeAccess): PaymentCustomers {
  const mode = secretKey.startsWith('sk_test_') ? 'test/' : '';
  return {
    page: (id) => (apiBase === null ? `https://dashboard.stripe.com/${mode}customers/${id}` : null),
    create: ({ accountId, email, name }) =>
      asking(async () => {
        const there = await stripe.customers.list({ email, limit: 100 });
        const ours = there.data.find(({ metadata }) => metadata.account === accountId);
        if (ours) return ours.id;
        const wanted = { email, metadata: { account: accountId }, ...(name === null ? {} : { name }) };
        return (await stripe.customers.create(wanted, { idempotencyKey: `customer:${accountId}` })).id;
      }),
    portal: (customer, returnUrl) =>
      asking(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url),
    // A balance below zero is what the customer is owed.
    credit: (customer, { amount, currency }, key) =>
      asking(async () => {
        // Stripe knows an idempotency key for a day: what was lost longer ago is found by the name of the credit.
        for await (const entry of stripe.customers.listBalanceTransactions(customer, { limit: 100 })) {
          if (entry.metadata?.key === key) return entry.id;
        }
        const wanted = { amount: -amount, currency, metadata: { key } };
        const entry = await stripe.customers.createBalanceTransaction(customer, wanted, {
          idempotencyKey: `credit:${key}`,
        });
        return entry.id;
      }),
    cards: (customerId) => asking(() => cardsOf(stripe, customerId)),
    payWith: (customerId, cardId) => asking(() => payWith(stripe, customerId, cardId)),
    close: (customer) =>
      asking(async () => {
        const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
        for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
        // With the customer end their subscriptions, at once.
        await stripe.customers.del(customer);
      }),
  };
}

/** Those of the subscriptions, newest first, then the one that pays where a subscription names none. */
async function cardsOf(stripe: Stripe, customerId: string): Promise<PaymentCard[]> {
  const expand = ['invoice_settings.default_payment_method'];
  const customer = await stripe.customers.retrieve(customerId, { expand });
  const subscriptions = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
    expand: ['data.default_payment_method'],
  });
  const living = subscriptions.data.filter(({ ended_at }) => ended_at === null);
  const ended = subscriptions.data.filter(({ ended_at }) => ended_at !== null);
  const methods = [
    ...living.map((subscription) => subscription.default_payment_method),
    ...(customer.deleted ? [] : [customer.invoice_settings.default_payment_method]),
    ...ended.map((subscription) => subscription.default_payment_method),
  ];
  const found = methods.flatMap((method): PaymentCard[] => {
    if (typeof method !== 'object' || !method?.card?.fingerprint) return [];
    return [{ id: method.id, fingerprint: method.card.fingerprint, last4: method.card.last4 }];
  });
  return [...new Map(found.map((card) => [card.id, card])).values()];
}

async function payWith(stripe: Stripe, customer: string, card: string): Promise<void> {
  await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card } });
  const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
  for (const { id, default_payment_method: own, ended_at: ended } of data) {
    if (ended === null && idOf(own) !== card) await stripe.subscriptions.update(id, { default_payment_method: card });
  }
}
