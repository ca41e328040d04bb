import type Stripe from 'stripe';
import { collect, settle } from '../billing/collect';
import { voidInvoice } from '../billing/finalize';
import { previewInvoice } from '../billing/preview';
import { type Call, find, type Handler, mergeMetadata, serve } from '../call';
import { declined, invalid } from '../errors';
import type { Invoice, InvoiceItem } from '../model';
import { showInvoice, showInvoiceItem } from '../show/invoice';
import { newId } from '../store';
import { living } from './customers';
import { created, page } from './paging';

function pay({ account, id, params }: Call<Stripe.InvoicePayParams>): object {
  const invoice = find(account.store.invoices, id, 'invoice');
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', 'id', 'invoice_already_paid');
  if (invoice.status !== 'open') throw invalid(`An invoice that is ${invoice.status} cannot be paid.`);
  if (params.paid_out_of_band) settle(account, invoice, null);
  else {
    const method = params.payment_method
      ? find(account.store.paymentMethods, params.payment_method, 'payment method', 'payment_method')
      : undefined;
    collect(account, invoice, method);
    if (invoice.status === 'open' && invoice.debitSettlesAt === null) {
      throw declined('generic_decline', 'Your card was declined.');
    }
  }
  return showInvoice(account, invoice);
}

function addItem({ account, params }: Call<Stripe.InvoiceItemCreateParams>): object {
  const customer = living(account.store.customers, params.customer ?? '', 'customer');
  if (!Number.isSafeInteger(params.amount)) throw invalid('Invalid integer', 'amount');
  const item: InvoiceItem = {
    id: newId('ii'),
    created: account.now,
    customer: customer.id,
    subscription: params.subscription ?? null,
    subscriptionItem: null,
    amount: params.amount as number,
    currency: params.currency ?? customer.currency ?? 'usd',
    description: params.description ?? null,
    periodStart: params.period?.start ?? account.now,
    periodEnd: params.period?.end ?? account.now,
    proration: false,
    discountable: params.discountable ?? (params.amount as number) > 0,
    price: null,
    quantity: 1,
    metadata: mergeMetadata({}, params.metadata as Stripe.MetadataParam),
    invoice: null,
  };
  account.store.invoiceItems.add(item);
  return showInvoiceItem(item);
}

export const invoiceOperations: Record<string, Handler> = {
  'Invoices.retrieve': serve('', ({ account, id }) =>
    showInvoice(account, find(account.store.invoices, id, 'invoice')),
  ),
  'Invoices.list': serve<Stripe.InvoiceListParams>(
    'customer subscription status created',
    ({ account, account: { store }, params }) => {
      const { customer, status, subscription } = params;
      const all = customer === undefined ? [...store.invoices.values()] : store.invoices.of(customer);
      const isAsked = (invoice: Invoice) =>
        (status === undefined || invoice.status === status) &&
        (subscription === undefined || invoice.subscription === subscription) &&
        created(invoice, params.created);
      return page(all.filter(isAsked), params, '/v1/invoices', (invoice) => showInvoice(account, invoice));
    },
  ),
  'Invoices.createPreview': serve<Stripe.InvoiceCreatePreviewParams>(
    'customer subscription subscription_details discounts automatic_tax preview_mode',
    ({ account, params }) => showInvoice(account, previewInvoice(account, params)),
  ),
  'Invoices.pay': serve<Stripe.InvoicePayParams>('payment_method paid_out_of_band off_session', pay),
  'Invoices.voidInvoice': serve('', ({ account, id }) => {
    const invoice = find(account.store.invoices, id, 'invoice');
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
      throw invalid(`An invoice that is ${invoice.status} cannot be voided.`);
    }
    voidInvoice(account, invoice);
    return showInvoice(account, invoice);
  }),
  'InvoiceItems.create': serve<Stripe.InvoiceItemCreateParams>(
    'customer amount currency description subscription discountable metadata period',
    addItem,
  ),
  'InvoiceItems.del': serve('', ({ account, id }) => {
    const item = find(account.store.invoiceItems, id, 'invoiceitem');
    if (item.invoice !== null) throw invalid('An item that is on an invoice cannot be deleted.');
    account.store.invoiceItems.delete(id);
    return { id, object: 'invoiceitem', deleted: true };
  }),
};
