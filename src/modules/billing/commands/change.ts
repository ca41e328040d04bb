import { pauseEnd } from '@/core/billing/months-after';
import { totalOf } from '@/core/billing/seat-total';
import { formatDay } from '@/core/time/format';
import { minuteOf } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';
import { database } from '@/db/client';
import { cancellations } from '@/db/schema/billing';
import { recordAct } from '@/modules/operations/commands/audit';
import { basicsOf } from '@/modules/preferences/queries';
import { type CatalogPrice, PaymentFailure, type PaymentPort } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { PREVIEW_MS } from '../constants';
import { cardHolder, managedAccount } from '../queries/accounts';
import { plansFor } from '../queries/order';
import type { BillOf, PlanPreview } from '../schema';
import { applySubscription } from './apply-subscription';

/** Why a subscription cannot be changed so. */
export type NotChanged =
  | 'billing_off'
  | 'no_subscription'
  | 'not_offered'
  | 'same'
  | 'stale'
  | 'not_pausable'
  | 'not_running'
  | 'invoice_open'
  | 'no_payer'
  | 'vendor';
export type Outcome<T = object> = ({ readonly ok: true } & T) | { readonly ok: false; readonly reason: NotChanged };

type Deps = Pick<Runtime, 'payments' | 'settings' | 'clock'>;
interface Choice {
  readonly of?: BillOf | undefined;
  readonly plan: string;
  readonly interval: 'month' | 'year';
}

/** What another plan would cost this user, as the vendor computes it. Nothing is changed. */
export async function previewChange(
  userId: string,
  choice: Choice,
  deps: Deps,
): Promise<Outcome<{ readonly preview: PlanPreview }>> {
  const asOf = await deps.clock.now();
  return changing(userId, choice, deps, async ({ subscription, price, lower, payments }) => {
    const { seats } = subscription;
    const seen = await payments.subscriptions.preview(subscription.id, { price, seats, at: asOf });
    const { currency } = price.unit;
    const preview = {
      plan: price.plan.name,
      interval: price.interval,
      currency,
      total: totalOf(price, seats),
      seats,
      proration: seen.proration.amount,
      invoice: {
        amount: seen.nextInvoice.amount,
        at: seen.nextInvoiceAt,
        day: await dayOf(userId, seen.nextInvoiceAt),
        atOnce: seen.atOnce,
      },
      creditLeft: seen.creditLeft,
      lower,
      asOf,
    };
    return { ok: true, preview };
  });
}

/** A day of billing on its owner's calendar, in the language of the pages. */
export async function dayOf(userId: string, ms: number): Promise<string> {
  const zone = (await basicsOf(userId))?.zone ?? 'UTC';
  return formatDay(minuteOf(ms), zoneTable(zone), 'en', { year: true });
}

/**
 * Changes the plan to what was previewed as of `asOf` (ms since 1970), all seats for `total` an interval. The same again changes
 * nothing. `stale`: it was shown too long ago, or costs something else by now.
 */
export async function changePlan(
  userId: string,
  { asOf, total, ...choice }: Choice & { readonly asOf: number; readonly total: number },
  deps: Deps,
): Promise<Outcome> {
  const nowMs = await deps.clock.now();
  if (asOf > nowMs || asOf < nowMs - PREVIEW_MS) return { ok: false, reason: 'stale' };
  return changing(userId, choice, deps, async ({ subscription, price, payments }): Promise<Outcome> => {
    if (totalOf(price, subscription.seats) !== total) return { ok: false, reason: 'stale' };
    const key = `change:${subscription.id}:${price.lookupKey}:${asOf}`;
    await payments.subscriptions.change(subscription.id, { price, seats: subscription.seats, at: asOf }, key);
    await applySubscription(subscription.id, payments, nowMs);
    const data = { before: subscription.price, now: price.lookupKey };
    await recordAct(database(), { action: 'subscription.changed', actor: userId, userId, data });
    return { ok: true };
  });
}

type Account = NonNullable<Awaited<ReturnType<typeof managedAccount>>>['account'];
type Managed = NonNullable<NonNullable<Awaited<ReturnType<typeof managedAccount>>>['subscription']>;

async function changing<T>(
  userId: string,
  { of, plan, interval }: Choice,
  deps: Deps,
  run: (of: {
    subscription: Managed;
    price: CatalogPrice;
    lower: boolean;
    payments: PaymentPort;
  }) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const offered = await plansFor(userId, deps.settings.grandfatherBefore);
  return managing(userId, of, deps, async (subscription, payments) => {
    const wanted = offered.find(({ key }) => key === plan);
    const price = wanted?.prices.find((one) => one.interval === interval);
    const current = offered.find(({ key }) => key === subscription.plan);
    // A team has seats, a person has none: the one does not become the other.
    if (!wanted || !price || (current && current.perSeat !== wanted.perSeat))
      return { ok: false, reason: 'not_offered' };
    if (price.lookupKey === subscription.price) return { ok: false, reason: 'same' };
    // What another plan costs goes with the next invoice: there has to be one.
    if (!isRunning(subscription)) return { ok: false, reason: 'not_running' };
    const lower = current !== undefined && wanted.rank < current.rank;
    return run({ subscription, price, lower, payments });
  });
}

/** It is paid for as it should be, and goes on. */
function isRunning({ status, cancelAt }: Managed): boolean {
  return (status === 'active' || status === 'trialing') && cancelAt === null;
}

async function managing<T>(
  userId: string,
  of: BillOf | undefined,
  { payments }: Pick<Runtime, 'payments'>,
  run: (subscription: Managed, payments: PaymentPort, account: Account) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (payments === null) return { ok: false, reason: 'billing_off' };
  const managed = await managedAccount(userId, of);
  if (!managed?.subscription) return { ok: false, reason: 'no_subscription' };
  try {
    return await run(managed.subscription, payments, managed.account);
  } catch (error) {
    if (error instanceof PaymentFailure) return { ok: false, reason: 'vendor' };
    throw error;
  }
}

/** Ends the subscription when what was paid for is over. What is said about why is kept; nobody has to say anything. */
export async function cancelSubscription(
  userId: string,
  said: {
    readonly of?: BillOf | undefined;
    readonly reason?: string | undefined;
    readonly words?: string | undefined;
  },
  deps: Deps,
): Promise<Outcome> {
  const nowMs = await deps.clock.now();
  return managing(userId, said.of, deps, async ({ id }, payments) => {
    await payments.subscriptions.cancel(id, 'period_end');
    await applySubscription(id, payments, nowMs);
    const row = { reason: said.reason ?? null, words: said.words || null, at: new Date(nowMs) };
    await database()
      .insert(cancellations)
      .values({ subscriptionId: id, ...row })
      .onConflictDoUpdate({ target: cancellations.subscriptionId, set: row });
    await recordAct(database(), { action: 'subscription.canceled', actor: userId, userId });
    return { ok: true };
  });
}

/** No invoice is made for so many months, three at most; what was paid for stays until it is over. */
export async function pauseSubscription(
  userId: string,
  { of, months }: { readonly of?: BillOf | undefined; readonly months: number },
  deps: Deps,
): Promise<Outcome> {
  const nowMs = await deps.clock.now();
  return managing(userId, of, deps, async (subscription, payments): Promise<Outcome> => {
    const { id, status, interval, periodEnd } = subscription;
    // Of a year no month can be left out: its invoice is made once.
    const pausable = status === 'active' && interval === 'month' && isRunning(subscription);
    if (!pausable) return { ok: false, reason: 'not_pausable' };
    const paused = await payments.subscriptions.pause(id, pauseEnd(periodEnd, months));
    if (paused === 'invoice_open') return { ok: false, reason: 'invoice_open' };
    await applySubscription(id, payments, nowMs);
    return { ok: true };
  });
}

/** It goes on: a pause ends now, a planned end is taken back. */
export async function resumeSubscription(userId: string, of: BillOf | undefined, deps: Deps): Promise<Outcome> {
  const nowMs = await deps.clock.now();
  return managing(userId, of, deps, async ({ id, status, cancelAt }, payments, account): Promise<Outcome> => {
    // Nobody is charged for what somebody else takes up again after they have gone.
    if ((await cardHolder(account)) === null) return { ok: false, reason: 'no_payer' };
    if (status === 'paused') await payments.subscriptions.resume(id, nowMs);
    if (cancelAt !== null) await payments.subscriptions.cancel(id, null);
    await applySubscription(id, payments, nowMs);
    return { ok: true };
  });
}
