import { totalOf } from '@/core/billing/seat-total';
import { PaymentFailure } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { accountOf, cardHolder } from '../queries/accounts';
import { catalogPrice } from '../queries/catalogue';
import { applySubscription } from './apply-subscription';

/** What another number of seats costs. Amounts in the smallest unit of the currency, taxes not counted unless said. */
export interface SeatChange {
  readonly currency: string;
  readonly interval: 'month' | 'year';
  readonly seats: { readonly from: number; readonly to: number };
  /** All seats for an interval, before and after. */
  readonly total: { readonly from: number; readonly to: number };
  /** For the rest of this period, with the next invoice: negative is given back. As the vendor computes it. */
  readonly proration: number;
  /** The next invoice with it, taxes and credits, and when that is made (ms since 1970). */
  readonly nextInvoice: { readonly amount: number; readonly at: number };
  /** Hand it on to `setSeats`, and what was shown is what is billed (ms since 1970). */
  readonly asOf: number;
}

export type Seats<T> =
  | ({ readonly ok: true } & T)
  | {
      readonly ok: false;
      /**
       * `billing_off`: seats cost nothing here. `not_running`: what is paused, not paid, or of a payer who has gone, takes no more. `vendor`: it cannot be
       * told or done at the moment.
       */
      readonly reason: 'billing_off' | 'no_subscription' | 'not_running' | 'vendor';
    };

/** What it would cost for a team to have so many seats. Nothing is changed. */
export async function previewSeats(
  teamId: string,
  seats: number,
  { payments, clock }: Pick<Runtime, 'payments' | 'clock'>,
): Promise<Seats<{ readonly change: SeatChange }>> {
  if (payments === null) return { ok: false, reason: 'billing_off' };
  const subscription = (await accountOf({ teamId }))?.subscription;
  const price = subscription && (await catalogPrice(subscription.price));
  if (!subscription || !price) return { ok: false, reason: 'no_subscription' };
  const asOf = await clock.now();
  try {
    const preview = await payments.subscriptions.preview(subscription.id, { price, seats, at: asOf });
    const change = {
      currency: price.unit.currency,
      interval: price.interval,
      seats: { from: subscription.seats, to: seats },
      total: { from: totalOf(price, subscription.seats), to: totalOf(price, seats) },
      proration: preview.proration.amount,
      nextInvoice: { amount: preview.nextInvoice.amount, at: preview.nextInvoiceAt },
      asOf,
    };
    return { ok: true, change };
  } catch (error) {
    if (error instanceof PaymentFailure) return { ok: false, reason: 'vendor' };
    throw error;
  }
}

/**
 * Gives the team's subscription so many seats, prorated as of `asOf` (ms since 1970). `cause` names the act, such as
 * `accept:INVITE`: the same one again changes nothing. Call it outside of a transaction; until it has answered `ok` the seats
 * are not paid for.
 */
export async function setSeats(
  teamId: string,
  seats: number,
  { asOf, cause }: { readonly asOf: number; readonly cause: string },
  { payments, clock }: Pick<Runtime, 'payments' | 'clock'>,
): Promise<Seats<object>> {
  if (payments === null) return { ok: false, reason: 'billing_off' };
  const found = await accountOf({ teamId });
  const subscription = found?.subscription;
  const price = subscription && (await catalogPrice(subscription.price));
  if (!found || !subscription || !price) return { ok: false, reason: 'no_subscription' };
  const isPaid = subscription.status === 'active' || subscription.status === 'trialing';
  const isRunning = isPaid && (await cardHolder(found.account)) !== null;
  if (seats > subscription.seats && !isRunning) return { ok: false, reason: 'not_running' };
  try {
    if (subscription.seats !== seats) {
      await payments.subscriptions.change(subscription.id, { price, seats, at: asOf }, `seats:${cause}`);
    }
    await applySubscription(subscription.id, payments, await clock.now());
    return { ok: true };
  } catch (error) {
    if (error instanceof PaymentFailure) return { ok: false, reason: 'vendor' };
    throw error;
  }
}
