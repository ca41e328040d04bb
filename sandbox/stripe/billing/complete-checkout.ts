import type { StripeAccount } from '../account';
import { takeMethod } from '../cards';
import { changeCustomer } from '../changes';
import { declined, invalid } from '../errors';
import type { CheckoutSession, Customer, Invoice, PaymentMethod, Price } from '../model';
import { showCustomer } from '../show/customer';
import { showSession } from '../show/session';
import { newId } from '../store';
import { priceOf } from './price';
import { redeemable, startSubscription } from './start';

const DAY = 86_400;

/** What somebody fills in on the hosted page. */
export interface Filled {
  readonly email?: string;
  readonly number?: string;
  readonly promotionCode?: string;
  readonly country?: string;
  /** The bank's question was answered. */
  readonly authenticated?: boolean;
}

/** What somebody may be asked before their card counts. */
export class NeedsAuthentication extends Error {}

/** Puts the promotion code that somebody has typed to work. Throws a StripeError when it cannot be redeemed. */
export function applyCode(account: StripeAccount, session: CheckoutSession, typed: string): void {
  const code = [...account.store.promotionCodes.values()].find(
    ({ code: known, active }) => active && known.toLowerCase() === typed.trim().toLowerCase(),
  );
  if (!code) throw invalid('This code is invalid.', 'promotion_code', 'promotion_code_invalid');
  const amount = session.lines.reduce(
    (sum, { price, quantity }) => sum + priceOf(account.store.prices.get(price) as Price, quantity),
    0,
  );
  session.discount = redeemable(account, { promotion_code: code.id }, { customer: session.customer, amount });
}

/**
 * Somebody submits the page of an open session: a card is taken, the subscription begins, the first invoice is paid.
 * Throws a StripeError when the card is refused (nothing has happened then), NeedsAuthentication when the bank asks.
 */
export function completeSession(account: StripeAccount, session: CheckoutSession, filled: Filled): void {
  const { store } = account;
  if (session.status !== 'open') throw invalid('This page is no longer active.');
  const needsMethod = session.collection === 'always' || !isFree(session);
  const known = session.customer === null ? undefined : store.customers.get(session.customer);
  const method = filled.number ? takeMethod(account, filled.number, known?.id ?? null) : null;
  if (needsMethod && !method) throw invalid('Your card number is incomplete.', 'number', 'incomplete_number');
  if (session.mode !== 'setup' && !isFree(session)) refuseUnpayable(method);
  if (method?.conduct === 'authentication_required' && !filled.authenticated) throw new NeedsAuthentication();
  const customer = known ?? newCustomer(account, filled.email ?? session.customerEmail);
  if (method) method.customer = customer.id;
  if (filled.country) {
    changeCustomer(account, customer.id, () => {
      const empty = { city: null, line1: null, line2: null, postal_code: null, state: null };
      customer.address = { ...empty, ...customer.address, country: filled.country ?? null };
    });
  }
  session.customer = customer.id;
  session.status = 'complete';
  if (session.mode === 'setup') session.method = method?.id ?? null;
  else begin(account, session, customer, method?.id ?? null);
  account.events.tell('checkout.session.completed', showSession(account, session));
}

/** What is due is charged while the page is open: a card that cannot pay it is refused there. */
function refuseUnpayable(method: PaymentMethod | null): void {
  if (method?.conduct === 'declined') throw declined('generic_decline', 'Your card was declined.');
  if (method?.conduct === 'insufficient_funds') {
    throw declined('insufficient_funds', 'Your card has insufficient funds.');
  }
}

const isFree = ({ trialEnd, trialDays }: CheckoutSession) => trialEnd !== null || trialDays !== null;

function begin(account: StripeAccount, session: CheckoutSession, customer: Customer, method: string | null): void {
  const { store, now } = account;
  const subscription = startSubscription(account, {
    customer: customer.id,
    items: session.lines.map(({ price, quantity }) => ({ price: store.prices.get(price) as Price, quantity })),
    trialEnd: session.trialEnd ?? (session.trialDays === null ? null : now + session.trialDays * DAY),
    trialWithoutCard: session.trialWithoutCard,
    discounts: session.discount ? [session.discount] : [],
    metadata: session.subscriptionMetadata,
    description: session.subscriptionDescription,
    paymentMethod: method,
    automaticTax: session.automaticTax,
    checkoutSession: session.id,
    cancelAt: null,
    cancelAtPeriodEnd: false,
  });
  const invoice = store.invoices.get(subscription.latestInvoice ?? '') as Invoice;
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  if (invoice.debitSettlesAt === null) session.paymentStatus = invoice.total === 0 ? 'no_payment_required' : 'paid';
}

function newCustomer(account: StripeAccount, email: string | null): Customer {
  const id = newId('cus', 14);
  const customer: Customer = {
    id,
    created: account.now,
    email,
    name: null,
    phone: null,
    description: null,
    address: null,
    metadata: {},
    locales: [],
    taxExempt: 'none',
    balance: 0,
    currency: null,
    paymentMethod: null,
    invoicePrefix: id.slice(-8).toUpperCase(),
    nextInvoice: 1,
    deleted: false,
  };
  account.store.customers.add(customer);
  account.events.tell('customer.created', showCustomer(account, customer));
  return customer;
}
