import type Stripe from 'stripe';
import type { PaymentCustomers } from '@/ports/payments';
import { asking } from './client';

export function stripeCustomers(stripe: Stripe): PaymentCustomers {
  return {
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
    cards: (customerId) => asking(() => fingerprints(stripe, customerId)),
    close: (customer) =>
      asking(async () => {
        const open = await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 });
        for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
        // With the customer end their subscriptions, at once.
        await stripe.customers.del(customer);
      }),
  };
}

/** Of the card that pays by default, and of those of the subscriptions. */
async function fingerprints(stripe: Stripe, customerId: string): Promise<string[]> {
  const expand = ['invoice_settings.default_payment_method'];
  const customer = await stripe.customers.retrieve(customerId, { expand });
  const subscriptions = await stripe.subscriptions.list({
    customer: customerId,
    status: 'all',
    limit: 100,
    expand: ['data.default_payment_method'],
  });
  const methods = [
    ...(customer.deleted ? [] : [customer.invoice_settings.default_payment_method]),
    ...subscriptions.data.map((subscription) => subscription.default_payment_method),
  ];
  const found = methods.flatMap((method) => (typeof method === 'object' && method?.card?.fingerprint) || []);
  return [...new Set(found)];
}
