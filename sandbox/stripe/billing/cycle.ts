import type { StripeAccount } from '../account';
import { changeInvoice, changeSubscription } from '../changes';
import type { CheckoutSession, Customer, Invoice, Price, Subscription } from '../model';
import { nextBoundary } from '../period';
import { showSession } from '../show/session';
import { showSubscription } from '../show/subscription';
import { collect, settleDebit } from './collect';
import { composeInvoice, pendingLine, recurringLines } from './compose';
import { discountsAt } from './discounting';
import { endSubscription } from './ending';
import { fileDraft, finalize, voidInvoice } from './finalize';

const HOUR = 3_600;
const DAY = 86_400;
/** How long a renewal's invoice stays a draft. */
const DRAFT_SECONDS = HOUR;
/** How long the first payment of a subscription may take. */
const INCOMPLETE_SECONDS = 23 * HOUR;
/** How long before the end of a trial it is told. */
const TRIAL_NOTICE_SECONDS = 3 * DAY;

const least = (...instants: (number | null | false | undefined)[]): number | undefined => {
  const real = instants.filter((instant) => typeof instant === 'number');
  return real.length > 0 ? Math.min(...real) : undefined;
};

export const periodEndOf = (subscription: Subscription): number =>
  (subscription.items[0] as { periodEnd: number }).periodEnd;

/** When something next happens to a subscription by itself. */
export function dueOfSubscription(subscription: Subscription): number | undefined {
  const { status, trialEnd, trialEndTold, cancelAt, pause, created } = subscription;
  if (status === 'canceled' || status === 'incomplete_expired') return undefined;
  if (status === 'incomplete') return created + INCOMPLETE_SECONDS;
  if (status === 'paused') return least(cancelAt);
  const notice = status === 'trialing' && trialEnd !== null && !trialEndTold && trialEnd - TRIAL_NOTICE_SECONDS;
  return least(notice && Math.max(created, notice), periodEndOf(subscription), cancelAt, pause?.resumesAt);
}

export function dueOfInvoice(invoice: Invoice): number | undefined {
  return least(
    invoice.status === 'draft' && invoice.finalizesAt,
    invoice.status === 'open' && invoice.nextAttempt,
    invoice.status === 'open' && invoice.debitSettlesAt,
  );
}

export function dueOfSession(session: CheckoutSession): number | undefined {
  return session.status === 'open' ? session.expiresAt : undefined;
}

/** What is due of a subscription at this instant happens. */
export function liveSubscription(account: StripeAccount, subscription: Subscription): void {
  const { now } = account;
  const { status, trialEnd, cancelAt, pause } = subscription;
  if (status === 'incomplete') {
    const latest = account.store.invoices.get(subscription.latestInvoice ?? '');
    changeSubscription(account, subscription, () => {
      subscription.status = 'incomplete_expired';
      subscription.endedAt = now;
    });
    if (latest?.status === 'open') voidInvoice(account, latest);
  } else if (cancelAt !== null && cancelAt <= now) {
    endAtPeriodEnd(account, subscription);
  } else if (pause?.resumesAt && pause.resumesAt <= now) {
    changeSubscription(account, subscription, () => {
      subscription.pause = null;
    });
  } else if (periodEndOf(subscription) <= now) {
    if (status === 'trialing') endTrial(account, subscription);
    else if (subscription.cancelAtPeriodEnd) endAtPeriodEnd(account, subscription);
    else renew(account, subscription);
  } else if (status === 'trialing' && trialEnd !== null) {
    subscription.trialEndTold = true;
    account.events.tell('customer.subscription.trial_will_end', showSubscription(account, subscription));
  }
}

export function liveInvoice(account: StripeAccount, invoice: Invoice): void {
  if (invoice.status === 'draft') finalize(account, invoice);
  else if (invoice.debitSettlesAt !== null && invoice.debitSettlesAt <= account.now) settleDebit(account, invoice);
  else collect(account, invoice);
}

export function liveSession(account: StripeAccount, session: CheckoutSession): void {
  session.status = 'expired';
  account.events.tell('checkout.session.expired', showSession(account, session));
}

/** What waits to be charged or credited with the subscription's next invoice. */
export function pendingOf({ store }: StripeAccount, subscription: Subscription) {
  return store.invoiceItems
    .of(subscription.customer)
    .filter((item) => item.invoice === null && (item.subscription ?? subscription.id) === subscription.id);
}

/** Ends a subscription whose time is over; what was still to be charged or credited is invoiced. */
function endAtPeriodEnd(account: StripeAccount, subscription: Subscription): void {
  if (pendingOf(account, subscription).some((item) => item.subscription === subscription.id)) {
    finalize(account, invoiceOf(account, subscription, 'subscription_cycle', []));
  }
  endSubscription(account, subscription, 'cancellation_requested');
}

/** A filed draft of these lines and of what waits for the subscription. */
export function invoiceOf(
  account: StripeAccount,
  subscription: Subscription,
  reason: Invoice['reason'],
  lines: ReturnType<typeof recurringLines>,
): Invoice {
  const draft = composeInvoice(account, {
    customer: account.store.customers.get(subscription.customer) as Customer,
    subscription,
    reason,
    lines: [...pendingOf(account, subscription).map(pendingLine), ...lines],
    discounts: lines.length > 0 ? discountsAt(account, subscription, account.now) : [],
    automaticTax: subscription.automaticTax,
    currency: subscription.currency,
    period: { start: lines[0]?.periodStart ?? account.now, end: lines[0]?.periodEnd ?? account.now },
  });
  return fileDraft(account, draft);
}

/** Moves the items on to the period that begins now, or where the last ended. */
function nextPeriod({ store, now }: StripeAccount, subscription: Subscription): void {
  for (const item of subscription.items) {
    const { recurring } = store.prices.get(item.price) as Price;
    item.periodStart = Math.min(item.periodEnd, now);
    item.periodEnd = nextBoundary(subscription.anchor, recurring as NonNullable<Price['recurring']>, item.periodStart);
  }
}

function renew(account: StripeAccount, subscription: Subscription): void {
  changeSubscription(account, subscription, () => nextPeriod(account, subscription));
  invoiceRenewal(account, subscription);
}

function invoiceRenewal(account: StripeAccount, subscription: Subscription): void {
  const invoice = invoiceOf(account, subscription, 'subscription_cycle', recurringLines(account, subscription));
  const { pause } = subscription;
  if (pause?.behavior === 'void') voidInvoice(account, invoice);
  else if (pause?.behavior === 'mark_uncollectible') {
    changeInvoice(
      account,
      invoice,
      () => {
        invoice.status = 'uncollectible';
        invoice.uncollectibleAt = account.now;
      },
      'invoice.marked_uncollectible',
    );
  } else if (!pause && subscription.status !== 'unpaid') invoice.finalizesAt = account.now + DRAFT_SECONDS;
}

/** The trial is over: the first period that costs begins, unless nothing can be charged and that was not to be. */
export function endTrial(account: StripeAccount, subscription: Subscription): void {
  const customer = account.store.customers.get(subscription.customer) as Customer;
  const hasMethod = (subscription.paymentMethod ?? customer.paymentMethod) !== null;
  if (subscription.cancelAtPeriodEnd) endAtPeriodEnd(account, subscription);
  else if (hasMethod || subscription.trialWithoutCard === 'create_invoice') beginPaying(account, subscription);
  else if (subscription.trialWithoutCard === 'cancel') endSubscription(account, subscription, 'payment_failed');
  else {
    changeSubscription(
      account,
      subscription,
      () => {
        subscription.status = 'paused';
      },
      'customer.subscription.paused',
    );
  }
}

/** The first period that costs begins now. */
export function beginPaying(account: StripeAccount, subscription: Subscription, type?: string): void {
  const change = () => {
    subscription.status = 'active';
    subscription.trialEnd = Math.min(subscription.trialEnd ?? account.now, account.now);
    subscription.anchor = account.now;
    for (const item of subscription.items) item.periodEnd = account.now;
    nextPeriod(account, subscription);
  };
  changeSubscription(account, subscription, change, type);
  invoiceRenewal(account, subscription);
}
