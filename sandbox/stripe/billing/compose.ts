import type { StripeAccount } from '../account';
import type {
  Customer,
  Discount,
  Invoice,
  InvoiceItem,
  InvoiceLine,
  Price,
  Product,
  Subscription,
  TaxAmount,
} from '../model';
import { newId } from '../store';
import { applyDiscounts, percentOf } from './discounting';
import { priceOf } from './price';

/** The lines of a subscription for the period in which its items are now. */
export function recurringLines({ store }: StripeAccount, subscription: Subscription, free = false): InvoiceLine[] {
  return subscription.items.map((item) => {
    const price = store.prices.get(item.price) as Price;
    const name = (store.products.get(price.product) as Product).name;
    return {
      id: newId('il'),
      amount: free ? 0 : priceOf(price, item.quantity),
      description: free ? `Trial period for ${name}` : `${item.quantity} × ${name}`,
      discountable: true,
      discounts: [],
      tax: null,
      periodStart: item.periodStart,
      periodEnd: item.periodEnd,
      price: price.id,
      quantity: item.quantity,
      proration: false,
      subscriptionItem: item.id,
      invoiceItem: null,
      metadata: item.metadata,
    };
  });
}

/** A line for something that waited to be charged or credited. */
export function pendingLine(item: InvoiceItem): InvoiceLine {
  return {
    id: newId('il'),
    amount: item.amount,
    description: item.description ?? '',
    discountable: item.discountable,
    discounts: [],
    tax: null,
    periodStart: item.periodStart,
    periodEnd: item.periodEnd,
    price: item.price,
    quantity: item.quantity,
    proration: item.proration,
    subscriptionItem: item.subscriptionItem,
    invoiceItem: item.id,
    metadata: item.metadata,
  };
}

export interface Composition {
  readonly customer: Customer;
  readonly subscription: Subscription | null;
  readonly reason: Invoice['reason'];
  readonly lines: InvoiceLine[];
  readonly discounts: readonly Discount[];
  readonly automaticTax: boolean;
  readonly currency: string;
  readonly period: { readonly start: number; readonly end: number };
}

/** A draft of an invoice, with discounts and taxes on its lines; it is not filed. */
export function composeInvoice(account: StripeAccount, composition: Composition): Invoice {
  const { customer, subscription, lines, discounts, period } = composition;
  applyDiscounts(account, lines, discounts);
  if (composition.automaticTax) for (const line of lines) line.tax = taxOf(account, customer, line);
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const total = lines.reduce((sum, line) => {
    const off = line.discounts.reduce((all, { amount }) => all + amount, 0);
    return sum + line.amount - off + (line.tax && !line.tax.inclusive ? line.tax.amount : 0);
  }, 0);
  return {
    id: newId('in'),
    created: account.now,
    customer: customer.id,
    subscription: subscription?.id ?? null,
    subscriptionMetadata: subscription?.metadata ?? {},
    status: 'draft',
    reason: composition.reason,
    lines,
    currency: composition.currency,
    discounts: discounts.map(({ id }) => id),
    automaticTax: composition.automaticTax,
    subtotal,
    total,
    startingBalance: customer.balance,
    endingBalance: null,
    amountDue: Math.max(0, total + customer.balance),
    amountPaid: 0,
    attempts: 0,
    firstFailedAt: null,
    nextAttempt: null,
    finalizesAt: null,
    debitSettlesAt: null,
    number: null,
    periodStart: period.start,
    periodEnd: period.end,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    uncollectibleAt: null,
    paidBy: null,
    refunded: 0,
    metadata: {},
    description: null,
  };
}

function taxOf({ store, settings }: StripeAccount, customer: Customer, line: InvoiceLine): TaxAmount | null {
  if (customer.taxExempt !== 'none') return null;
  const country = customer.address?.country ?? 'default';
  const percent = settings.taxPercent[country] ?? settings.taxPercent.default ?? 0;
  if (percent === 0) return null;
  const net = line.amount - line.discounts.reduce((sum, { amount }) => sum + amount, 0);
  const inclusive = line.price !== null && store.prices.get(line.price)?.taxBehavior === 'inclusive';
  const amount = inclusive ? net - Math.round(net / (1 + percent / 100)) : percentOf(net, percent);
  return { amount, taxable: inclusive ? net - amount : net, inclusive, rate: `txr_${country}_${percent}` };
}
