import { and, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';
import { billingPlans, prices } from '@/db/schema/plans';
import { teamSeats } from '@/db/schema/teams';
import { trials } from '@/db/schema/trials';
import type { PaymentPort, VendorSubscription } from '@/ports/payments';
import { ALIVE, isAlive } from '../queries/accounts';
import { takeChosen } from './chosen';
import { tellOfChange } from './tell-of-change';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** The database's clock, which all processes share. */
export async function databaseNow(tx: Pick<Transaction, 'execute'> = database()): Promise<Date> {
  const { rows } = await tx.execute<{ at: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000000)::bigint::text as at`,
  );
  // Rounded up: what a fetch saw is never taken to be newer than it is.
  return new Date(Math.ceil(Number(rows[0]?.at) / 1_000));
}

/**
 * Takes a subscription over as it stands at the vendor, and has its payers told of what has changed. A fetch that began
 * before the stored one had ended may be the older of the two, and is made again. A second subscription of one account, as two
 * checkouts at once can make it, is ended at the vendor, and what was paid for it comes off the next invoices. @returns the row; null when it is of no customer or price of ours
 */
export async function applySubscription(
  id: string,
  payments: Pick<PaymentPort, 'subscriptions' | 'customers' | 'books'>,
  nowMs: number,
): Promise<SubscriptionRow | null> {
  for (;;) {
    const begun = await databaseNow();
    const seen = await payments.subscriptions.fetch(id);
    const stored = await database().transaction((tx) => store(tx, seen, begun, nowMs));
    if (stored === 'second') await giveUp(seen, payments);
    else if (stored !== 'outdated') return stored;
  }
}

async function store(tx: Transaction, vendor: VendorSubscription, begun: Date, nowMs: number) {
  const [account] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, vendor.customerId))
    .for('update');
  const [price] = await tx
    .select({ row: prices, rank: billingPlans.rank })
    .from(prices)
    .innerJoin(billingPlans, eq(billingPlans.key, prices.plan))
    .where(eq(prices.lookupKey, vendor.lookupKey ?? ''));
  if (!account || !price) return null;
  const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, vendor.id));
  if (before && before.asOf > begun) return 'outdated';
  if (isAlive(vendor.status) && (await hasOther(tx, account.id, vendor))) return 'second';
  const when = (ms: number | null) => (ms === null ? null : new Date(ms));
  const { plan, interval, amount, currency, lookupKey } = price.row;
  const row = {
    id: vendor.id,
    accountId: account.id,
    plan,
    price: lookupKey,
    interval,
    amount,
    currency,
    seats: vendor.seats,
    status: vendor.status,
    startedAt: new Date(vendor.startedAt),
    periodStart: new Date(vendor.periodStart),
    periodEnd: new Date(vendor.periodEnd),
    cancelAt: when(vendor.cancelAt),
    endedAt: when(vendor.endedAt),
    pausedUntil: when(vendor.pausedUntil),
    paidUntil: when(vendor.paidUntil),
    pastDueSince: when(vendor.status === 'past_due' ? (vendor.unpaidSince ?? vendor.periodStart) : null),
    asOf: await databaseNow(tx),
  };
  const [written] = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.id, set: row, setWhere: lte(subscriptions.asOf, begun) })
    .returning();
  if (!written) return 'outdated';
  if (isAlive(written.status) && account.userId) await convertTrial(tx, account.userId, price.rank, nowMs);
  const chooser = account.userId ?? account.payerId;
  if (isAlive(written.status) && chooser) await takeChosen(tx, chooser);
  if (!before && account.teamId) await seatTeam(tx, account.teamId, written.seats);
  await tellOfChange(tx, account, before ?? null, written, nowMs);
  return written;
}

/** A team has the seats that it has begun to pay for; from then on what is paid for follows its seats. */
async function seatTeam(tx: Transaction, teamId: string, seats: number): Promise<void> {
  const numbers = Array.from({ length: seats }, (_, index) => ({ teamId, number: index + 1 }));
  await tx.insert(teamSeats).values(numbers).onConflictDoNothing();
}

/** Ends what was begun besides; what was paid for it is its payer's, once however often this is done. */
async function giveUp(
  { id, customerId }: VendorSubscription,
  { subscriptions: vendor, customers, books }: Pick<PaymentPort, 'subscriptions' | 'customers' | 'books'>,
): Promise<void> {
  for (const invoice of await books.invoices(customerId)) {
    const { amountPaid: amount, currency } = invoice;
    const isOfIt = invoice.subscriptionId === id && amount > 0;
    if (isOfIt) await customers.credit(customerId, { amount, currency }, `second:${invoice.id}`);
  }
  await vendor.cancel(id, 'now');
}

/** The older one stays: it is the one whose price was accepted first. */
async function hasOther(tx: Transaction, accountId: string, vendor: VendorSubscription): Promise<boolean> {
  const [other] = await tx
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.accountId, accountId),
        ne(subscriptions.id, vendor.id),
        inArray(subscriptions.status, [...ALIVE]),
      ),
    );
  return other !== undefined;
}

/**
 * Who pays for as much as a trial gives has that trial no more, and a higher one until its end; what was left of it the vendor
 * was told when the checkout was opened.
 */
async function convertTrial(tx: Transaction, userId: string, rank: number, nowMs: number): Promise<void> {
  const covered = tx.select({ key: billingPlans.key }).from(billingPlans).where(lte(billingPlans.rank, rank));
  await tx
    .update(trials)
    .set({ endedAt: new Date(nowMs), end: 'converted' })
    .where(and(eq(trials.userId, userId), isNull(trials.endedAt), inArray(trials.plan, covered)));
}
