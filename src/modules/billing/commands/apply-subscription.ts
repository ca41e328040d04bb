import { eq, lte, sql } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';
import { prices } from '@/db/schema/plans';
import type { VendorSubscription } from '@/ports/payments';

/** The database's clock, which all processes share. */
export async function databaseNow(tx: Pick<Transaction, 'execute'> = database()): Promise<Date> {
  const { rows } = await tx.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
  return new Date(String(rows[0]?.at));
}

/**
 * Takes a subscription over as it stands at the vendor. A fetch that began before the stored one had ended may be the older
 * of the two, and is made again. @returns the row; null when it is not of a customer or a price of ours
 */
export async function applySubscription(fetch: () => Promise<VendorSubscription>) {
  for (;;) {
    const begun = await databaseNow();
    const vendor = await fetch();
    const stored = await database().transaction((tx) => store(tx, vendor, begun));
    if (stored !== 'outdated') return stored;
  }
}

async function store(tx: Transaction, vendor: VendorSubscription, begun: Date) {
  const [account] = await tx
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, vendor.customerId));
  const [price] = await tx
    .select({ plan: prices.plan })
    .from(prices)
    .where(eq(prices.lookupKey, vendor.lookupKey ?? ''));
  if (!account || !price || vendor.lookupKey === null) return null;
  const when = (ms: number | null) => (ms === null ? null : new Date(ms));
  const row = {
    id: vendor.id,
    accountId: account.id,
    plan: price.plan,
    price: vendor.lookupKey,
    interval: vendor.interval,
    amount: vendor.unit.amount,
    currency: vendor.unit.currency,
    seats: vendor.seats,
    status: vendor.status,
    startedAt: new Date(vendor.startedAt),
    periodStart: new Date(vendor.periodStart),
    periodEnd: new Date(vendor.periodEnd),
    cancelAt: when(vendor.cancelAt),
    endedAt: when(vendor.endedAt),
    pausedUntil: when(vendor.pausedUntil),
    pastDueSince: when(vendor.status === 'past_due' ? (vendor.unpaidSince ?? vendor.periodStart) : null),
    asOf: await databaseNow(tx),
  };
  const [written] = await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.id, set: row, setWhere: lte(subscriptions.asOf, begun) })
    .returning();
  return written ?? 'outdated';
}
