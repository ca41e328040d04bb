import type { StripeAccount } from '../account';
import { changeCustomer, changeInvoice } from '../changes';
import type { BalanceTransaction, Coupon, Customer, Discount, Invoice, Subscription } from '../model';
import { showInvoice } from '../show/invoice';
import { newId } from '../store';
import { collect, settle } from './collect';

/** Less than this cannot be charged; it is carried over to the next invoice. Smallest units. */
const SMALLEST_CHARGE = 50;

/** Files a draft and tells of it. */
export function fileDraft(account: StripeAccount, invoice: Invoice): Invoice {
  const { store } = account;
  store.invoices.add(invoice);
  for (const { invoiceItem } of invoice.lines) {
    const item = invoiceItem === null ? undefined : store.invoiceItems.get(invoiceItem);
    if (item) item.invoice = invoice.id;
  }
  const taken = new Set(invoice.lines.flatMap(({ discounts }) => discounts.map(({ discount }) => discount)));
  for (const id of taken) {
    const discount = store.discounts.get(id) as Discount;
    if ((store.coupons.get(discount.coupon) as Coupon).duration === 'once') discount.spent = true;
  }
  const subscription = invoice.subscription === null ? undefined : store.subscriptions.get(invoice.subscription);
  if (subscription) {
    subscription.latestInvoice = invoice.id;
    dropSpentDiscounts(account, subscription);
  }
  account.events.tell('invoice.created', showInvoice(account, invoice));
  return invoice;
}

function dropSpentDiscounts({ store, now }: StripeAccount, subscription: Subscription): void {
  subscription.discounts = subscription.discounts.filter((id) => {
    const { spent, end } = store.discounts.get(id) as Discount;
    return !spent && (end === null || end > now);
  });
}

/** Changes what a customer owes or has to their credit, and keeps the record of it. */
export function changeBalance(
  account: StripeAccount,
  customer: Customer,
  change: Pick<BalanceTransaction, 'amount' | 'currency' | 'type'> & Partial<BalanceTransaction>,
): BalanceTransaction {
  const transaction: BalanceTransaction = {
    id: newId('cbtxn'),
    created: account.now,
    customer: customer.id,
    description: null,
    invoice: null,
    metadata: {},
    ...change,
    endingBalance: customer.balance + change.amount,
  };
  changeCustomer(account, customer.id, () => {
    customer.balance = transaction.endingBalance;
    customer.currency ??= change.currency;
  });
  return account.store.balance.add(transaction);
}

/** Makes a draft final: it gets its number, and the customer's balance is applied. Then what is due is collected. */
export function finalize(account: StripeAccount, invoice: Invoice): void {
  const customer = account.store.customers.get(invoice.customer) as Customer;
  const sum = invoice.total + customer.balance;
  const tooSmall = sum > 0 && sum < SMALLEST_CHARGE;
  const ending = tooSmall ? sum : Math.min(0, sum);
  const change = ending - customer.balance;
  changeInvoice(
    account,
    invoice,
    () => {
      invoice.status = 'open';
      invoice.finalizesAt = null;
      invoice.finalizedAt = account.now;
      invoice.number = `${customer.invoicePrefix}-${String(customer.nextInvoice).padStart(4, '0')}`;
      customer.nextInvoice += 1;
      customer.currency ??= invoice.currency;
      invoice.startingBalance = customer.balance;
      invoice.endingBalance = ending;
      invoice.amountDue = tooSmall ? 0 : Math.max(0, sum);
    },
    'invoice.finalized',
  );
  if (change !== 0) {
    changeBalance(account, customer, {
      amount: change,
      currency: invoice.currency,
      type: tooSmall ? 'invoice_too_small' : 'applied_to_invoice',
      invoice: invoice.id,
    });
  }
  if (invoice.amountDue === 0) settle(account, invoice, null);
  else collect(account, invoice);
}

/** Voids an invoice that is not paid; credit that it took comes back. */
export function voidInvoice(account: StripeAccount, invoice: Invoice): void {
  const customer = account.store.customers.get(invoice.customer) as Customer;
  const taken = invoice.endingBalance === null ? 0 : invoice.endingBalance - invoice.startingBalance;
  changeInvoice(
    account,
    invoice,
    () => {
      invoice.status = 'void';
      invoice.voidedAt = account.now;
      invoice.nextAttempt = null;
      invoice.finalizesAt = null;
      invoice.debitSettlesAt = null;
    },
    'invoice.voided',
  );
  if (taken !== 0) {
    const { currency, id } = invoice;
    changeBalance(account, customer, { amount: -taken, currency, type: 'unapplied_from_invoice', invoice: id });
  }
}
