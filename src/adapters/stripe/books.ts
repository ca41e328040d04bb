import type Stripe from 'stripe';
import { type PaymentBooks, PaymentFailure, type VendorInvoice } from '@/ports/payments';
import { asking, idOf, ms, msOr } from './client';
import { asSubscription } from './subscriptions';

const PAGE = 100;

export function stripeBooks(stripe: Stripe): PaymentBooks {
  return {
    invoice: (id) => asking(async () => asInvoice(await stripe.invoices.retrieve(id))),
    pay: async (id) => {
      try {
        const { status } = await asking(() => stripe.invoices.pay(id));
        return status === 'paid' ? 'paid' : 'processing';
      } catch (error) {
        if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
        // Refused as well is what was paid a moment ago.
        const { status } = await asking(() => stripe.invoices.retrieve(id));
        return status === 'paid' ? 'paid' : 'declined';
      }
    },
    invoices: (customer) =>
      asking(async () => (await stripe.invoices.list({ customer, limit: PAGE })).data.map(asInvoice)),
    subscriptions: (after) =>
      asking(async () => {
        const page = await stripe.subscriptions.list({
          status: 'all',
          limit: PAGE,
          expand: ['data.latest_invoice'],
          ...(after === null ? {} : { starting_after: after }),
        });
        const last = page.data.at(-1)?.id ?? null;
        return { items: page.data.map(asSubscription), next: page.has_more ? last : null };
      }),
  };
}

function asInvoice(invoice: Stripe.Invoice): VendorInvoice {
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: invoice.id ?? '',
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    status: (invoice.status ?? 'draft') as VendorInvoice['status'],
    currency: invoice.currency,
    subtotal: invoice.subtotal,
    tax,
    total: invoice.total,
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    amountRefunded: Math.min(invoice.post_payment_credit_notes_amount, invoice.amount_paid),
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
    createdAt: ms(invoice.created),
    paidAt: msOr(invoice.status_transitions.paid_at),
    nextAttemptAt: invoice.status === 'open' ? msOr(invoice.next_payment_attempt) : null,
  };
}
