import type Stripe from 'stripe';

const DAY = 86_400;
const GRACE = 14 * DAY;
/** Between the end of a period and the invoice for the next that is tried. */
const DRAFT = 3_600;

interface Money {
  readonly subscriptions: readonly Stripe.Subscription[];
  readonly invoices: readonly Stripe.Invoice[];
}

const subscriptionOf = (invoice: Stripe.Invoice) => {
  const found = invoice.parent?.subscription_details?.subscription;
  return typeof found === 'string' ? found : found?.id;
};

/** The lookup keys of the prices that somebody's money entitles them to at an instant: by the vendor's books alone. */
export function paidFor({ subscriptions, invoices }: Money, now: number): string[] {
  return subscriptions.flatMap((subscription) => {
    const own = invoices.filter((invoice) => subscriptionOf(invoice) === subscription.id);
    return isEntitled(subscription, own, now) ? [subscription.items.data[0]?.price.lookup_key ?? ''] : [];
  });
}

function isEntitled(subscription: Stripe.Subscription, invoices: readonly Stripe.Invoice[], now: number): boolean {
  const { status, trial_end: trialEnd, ended_at: endedAt, pause_collection: pause } = subscription;
  if (endedAt !== null || status.startsWith('incomplete') || status === 'unpaid') return false;
  const periodOf = (invoice: Stripe.Invoice) =>
    invoice.lines.data.find(({ parent }) => !parent?.subscription_item_details?.proration)?.period;
  // A period counts until the next begins, which another interval may let begin early.
  const current = invoices
    .filter((invoice) => (periodOf(invoice)?.start ?? now + 1) <= now)
    .sort((a, b) => (periodOf(b)?.start ?? 0) - (periodOf(a)?.start ?? 0))[0];
  const settled = current?.status === 'paid' && now < (periodOf(current)?.end ?? 0);
  if (settled || (status === 'trialing' && trialEnd !== null && now < trialEnd)) return true;
  if (pause) return false;
  const asked = invoices.filter((invoice) => invoice.status === 'open' || invoice.status === 'draft');
  const since = Math.min(...asked.map(({ created }) => created));
  return status === 'past_due' ? now < since + GRACE : asked.some(({ created }) => now <= created + DRAFT);
}
