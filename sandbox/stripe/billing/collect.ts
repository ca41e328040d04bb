import type { StripeAccount } from '../account';
import { changeInvoice, changeSubscription } from '../changes';
import type { Customer, Invoice, PaymentMethod, Subscription } from '../model';
import { endSubscription } from './ending';

const DAY = 86_400;
/** How long a bank takes to say whether a debit is paid. */
const DEBIT_SECONDS = 3 * DAY;

/** What an invoice is charged to, if anything. */
export function methodFor({ store }: StripeAccount, invoice: Invoice): PaymentMethod | undefined {
  const subscription = invoice.subscription === null ? undefined : store.subscriptions.get(invoice.subscription);
  const customer = store.customers.get(invoice.customer) as Customer;
  return store.paymentMethods.get(subscription?.paymentMethod ?? customer.paymentMethod ?? '');
}

/** Tries to charge what is due of an open invoice. */
export function collect(account: StripeAccount, invoice: Invoice, method = methodFor(account, invoice)): void {
  invoice.attempts += 1;
  invoice.nextAttempt = null;
  if (method?.type === 'sepa_debit') {
    invoice.debitSettlesAt = account.now + DEBIT_SECONDS;
    const subscription = subscriptionOf(account, invoice);
    if (subscription?.status === 'incomplete') {
      changeSubscription(account, subscription, () => {
        subscription.status = 'active';
      });
    }
    return;
  }
  if (method?.conduct === 'pays') settle(account, invoice, method.id);
  else refused(account, invoice, method);
}

/** The bank has said how a debit went. */
export function settleDebit(account: StripeAccount, invoice: Invoice): void {
  const method = methodFor(account, invoice);
  invoice.debitSettlesAt = null;
  if (method?.conduct === 'debit_fails') refused(account, invoice, method);
  else settle(account, invoice, method?.id ?? null);
}

const subscriptionOf = ({ store }: StripeAccount, { subscription }: Invoice): Subscription | undefined =>
  subscription === null ? undefined : store.subscriptions.get(subscription);

/** An invoice is paid, or nothing was due. */
export function settle(account: StripeAccount, invoice: Invoice, paidBy: string | null): void {
  changeInvoice(
    account,
    invoice,
    () => {
      invoice.status = 'paid';
      invoice.amountPaid = invoice.amountDue;
      invoice.paidAt = account.now;
      invoice.paidBy = paidBy;
      invoice.nextAttempt = null;
      invoice.debitSettlesAt = null;
    },
    'invoice.paid',
    'invoice.payment_succeeded',
  );
  const subscription = subscriptionOf(account, invoice);
  if (!subscription || !['incomplete', 'past_due', 'unpaid'].includes(subscription.status)) return;
  if (subscription.latestInvoice !== invoice.id) return;
  changeSubscription(account, subscription, () => {
    subscription.status = subscription.trialEnd !== null && subscription.trialEnd > account.now ? 'trialing' : 'active';
  });
}

function refused(account: StripeAccount, invoice: Invoice, method: PaymentMethod | undefined): void {
  const { retryDays, afterRetries } = account.settings;
  const subscription = subscriptionOf(account, invoice);
  const isFirst = invoice.reason === 'subscription_create';
  const firstFailure = invoice.firstFailedAt ?? account.now;
  invoice.firstFailedAt = firstFailure;
  const retries = isFirst || subscription?.endedAt ? [] : retryDays.map((day) => firstFailure + day * DAY);
  const next = retries.find((at) => at > account.now) ?? null;
  const asksOwner = method?.conduct === 'authentication_required';
  changeInvoice(
    account,
    invoice,
    () => {
      invoice.nextAttempt = next;
    },
    'invoice.payment_failed',
    ...(asksOwner ? ['invoice.payment_action_required'] : []),
  );
  if (!subscription || subscription.endedAt !== null || isFirst) return;
  if (subscription.status === 'active' || subscription.status === 'trialing') {
    changeSubscription(account, subscription, () => {
      subscription.status = 'past_due';
    });
  }
  if (next !== null) return;
  if (afterRetries === 'cancel') endSubscription(account, subscription, 'payment_failed');
  if (afterRetries === 'unpaid') {
    changeSubscription(account, subscription, () => {
      subscription.status = 'unpaid';
    });
  }
}
