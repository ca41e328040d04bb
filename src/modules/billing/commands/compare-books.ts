import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingAccounts, bookComparisons, cardPages, checkouts, subscriptions } from '@/db/schema/billing';
import { notices } from '@/db/schema/identity';
import { administrators } from '@/modules/mailbox/queries/administrators';
import { PaymentFailure, type PaymentPort, type VendorSubscription } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { CARD_PAGE_MS } from '../constants';
import { isAlive } from '../queries/accounts';
import { applyCheckout } from './apply-checkout';
import { applySubscription, type SubscriptionRow } from './apply-subscription';
import { applyCardPage } from './card';
import { refreshCustomer } from './refresh-customer';

type Difference = (typeof bookComparisons.$inferSelect)['differences'][number];

/** Compares our books with the vendor's, once a day by the product's clock. What differs is taken over, and told. */
export async function compareBooksDaily({ payments, clock }: Pick<Runtime, 'payments' | 'clock'>): Promise<void> {
  if (payments === null) return;
  const nowMs = await clock.now();
  const day = new Date(nowMs).toISOString().slice(0, 10);
  const [row] = await database().select().from(bookComparisons).where(eq(bookComparisons.day, day));
  if (row?.finishedAt) return;
  await database().insert(bookComparisons).values({ day }).onConflictDoNothing();
  const { compared, differences } = await compareBooks(payments, nowMs);
  await database()
    .update(bookComparisons)
    .set({ finishedAt: new Date(nowMs), compared, differences })
    .where(eq(bookComparisons.day, day));
  if (differences.length > 0) await tell(day, differences);
}

/** Every subscription at the vendor and every one of ours, every checkout that should be over, every customer's invoices. */
export async function compareBooks(
  payments: PaymentPort,
  nowMs: number,
): Promise<{ readonly compared: number; readonly differences: readonly Difference[] }> {
  const differences: Difference[] = [];
  const ours = new Map((await database().select().from(subscriptions)).map((row) => [row.id, row]));
  const seen = new Set<string>();
  for (let after: string | null = null; ; ) {
    const page = await payments.books.subscriptions(after);
    for (const vendor of page.items) {
      seen.add(vendor.id);
      const found = differencesOf(ours.get(vendor.id) ?? null, vendor);
      if (found.length > 0 && (await applySubscription(vendor.id, payments, nowMs))) differences.push(...found);
    }
    after = page.next;
    if (after === null) break;
  }
  for (const row of ours.values()) {
    const gone = !seen.has(row.id) && isAlive(row.status);
    if (gone) differences.push(await endMissing(row, payments, nowMs));
  }
  await settleCheckouts(payments, nowMs);
  const customers = await database()
    .select({ id: billingAccounts.customerId })
    .from(billingAccounts)
    .where(isNotNull(billingAccounts.customerId));
  for (const { id } of customers) if (id) await refreshCustomer(id, payments, nowMs);
  return { compared: seen.size, differences };
}

function differencesOf(ours: SubscriptionRow | null, vendor: VendorSubscription): Difference[] {
  const iso = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : null);
  const fields: readonly (readonly [string, string | null, string | null])[] = [
    ['status', ours?.status ?? null, vendor.status],
    ['price', ours?.price ?? null, vendor.lookupKey],
    ['seats', ours ? String(ours.seats) : null, String(vendor.seats)],
    ['periodEnd', iso(ours?.periodEnd.getTime()), iso(vendor.periodEnd)],
    ['cancelAt', iso(ours?.cancelAt?.getTime()), iso(vendor.cancelAt)],
    ['pausedUntil', iso(ours?.pausedUntil?.getTime()), iso(vendor.pausedUntil)],
  ];
  return fields.flatMap(([field, left, right]) =>
    left === right ? [] : [{ subject: vendor.id, field, ours: left, theirs: right }],
  );
}

/** One that the vendor does not list any more. It may have come since the list was made. */
async function endMissing(row: SubscriptionRow, payments: PaymentPort, nowMs: number): Promise<Difference> {
  const difference = { subject: row.id, field: 'status', ours: row.status, theirs: null };
  try {
    await applySubscription(row.id, payments, nowMs);
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error.kind !== 'not_found') throw error;
    await database()
      .update(subscriptions)
      .set({ status: 'canceled', endedAt: new Date(nowMs) })
      .where(eq(subscriptions.id, row.id));
  }
  return difference;
}

async function settleCheckouts(payments: PaymentPort, nowMs: number): Promise<void> {
  const due = await database()
    .select({ id: checkouts.id, sessionId: checkouts.sessionId })
    .from(checkouts)
    .where(and(eq(checkouts.state, 'open'), lt(checkouts.expiresAt, new Date(nowMs))));
  for (const { sessionId } of due) if (sessionId) await applyCheckout(sessionId, payments, nowMs);
  const over = lt(cardPages.createdAt, new Date(nowMs - CARD_PAGE_MS));
  const cards = await database()
    .select({ sessionId: cardPages.sessionId })
    .from(cardPages)
    .where(and(eq(cardPages.state, 'open'), over));
  for (const { sessionId } of cards) await applyCardPage(sessionId, payments, nowMs);
}

async function tell(day: string, differences: readonly Difference[]): Promise<void> {
  const subjects = new Set(differences.map(({ subject }) => subject)).size;
  const text = `Our books and the payment vendor's differed for ${subjects} subscription${subjects === 1 ? '' : 's'} on ${day}; the vendor's were taken over. If this comes again, its events do not arrive: check the webhook.`;
  await database().transaction(async (tx) => {
    for (const userId of await administrators(tx)) {
      const notice = { userId, key: `books:${day}:${userId}`, kind: 'books', text };
      await tx.insert(notices).values(notice).onConflictDoNothing();
    }
  });
}
