import type { StripeAccount } from '../account';
import type { CheckoutSession, Customer, Discount, Price } from '../model';
import { composeInvoice } from './compose';
import { priceOf } from './price';

/** What a checkout session charges, line by line: what its first invoice will say, before balance. Nothing while on trial. */
export function sessionAmounts(account: StripeAccount, session: CheckoutSession) {
  const free = session.trialEnd !== null || session.trialDays !== null;
  const lines = session.lines.map(({ id, price: priceId, quantity }) => {
    const price = account.store.prices.get(priceId) as Price;
    const subtotal = free ? 0 : priceOf(price, quantity);
    return {
      id,
      amount: subtotal,
      description: '',
      discountable: true,
      discounts: [],
      tax: null,
      periodStart: 0,
      periodEnd: 0,
      price: price.id,
      quantity,
      proration: false,
      subscriptionItem: null,
      invoiceItem: null,
      metadata: {},
    };
  });
  const customer = account.store.customers.get(session.customer ?? '') ?? { ...NOBODY };
  const discounts = session.discount ? [{ id: 'di', coupon: session.discount.coupon } as Discount] : [];
  const { automaticTax, currency } = session;
  const invoice = composeInvoice(account, {
    customer,
    subscription: null,
    reason: 'manual',
    lines,
    discounts,
    automaticTax,
    currency: currency ?? 'usd',
    period: { start: 0, end: 0 },
  });
  const each = invoice.lines.map((line) => ({
    subtotal: line.amount,
    discount: line.discounts.reduce((sum, { amount }) => sum + amount, 0),
    tax: line.tax && !line.tax.inclusive ? line.tax.amount : 0,
  }));
  const sum = (key: 'discount' | 'subtotal' | 'tax') => each.reduce((total, line) => total + line[key], 0);
  return { lines: each, subtotal: invoice.subtotal, discount: sum('discount'), tax: sum('tax'), total: invoice.total };
}

const NOBODY = { id: '', balance: 0, address: null, taxExempt: 'none' } as unknown as Customer;
