import { and, desc, eq, notInArray } from 'drizzle-orm';
import { standingOf } from '@/core/entitlements/standing';
import { database } from '@/db/client';
import { invoices } from '@/db/schema/billing';
import { managedAccount } from './accounts';
import { accountState } from './entitlement';

/** How an account stands with the payment vendor: GET /api/user/stripe. Moments are ms since 1970. */
export async function customerOf(userId: string, billing: boolean, nowMs: number) {
  const [managed, state] = await Promise.all([managedAccount(userId), accountState(userId, billing)]);
  const { plan, status, by, until } = standingOf(state, nowMs);
  const subscription = managed?.subscription ?? null;
  return {
    customerId: managed?.account.customerId ?? null,
    plan: plan.key,
    status,
    trialEndsAt: by === 'trial' ? until : null,
    renewsAt: subscription && !subscription.cancelAt ? subscription.periodEnd.getTime() : null,
    cancelAt: subscription?.cancelAt?.getTime() ?? null,
    seats: subscription?.seats ?? null,
  };
}

/** The invoice of a subscription that is not paid, with when it is charged again; null: none is open. */
export async function openInvoice(subscriptionId: string) {
  const [row] = await database()
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'open')))
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return row ?? null;
}

/** Invoices of an account, the newest first, as far as they have become anything. */
export async function invoicesOf(accountId: string) {
  const rows = await database()
    .select()
    .from(invoices)
    .where(eq(invoices.accountId, accountId))
    .orderBy(desc(invoices.createdAt));
  return rows.filter(({ status }) => status !== 'draft');
}

/** Invoices that a user has paid for teams, but for those of accounts whose invoices they see anyway; the newest first. */
export async function paidForOthers(userId: string, seen: readonly string[]) {
  return database()
    .select()
    .from(invoices)
    .where(and(eq(invoices.payerId, userId), notInArray(invoices.accountId, [...seen])))
    .orderBy(desc(invoices.createdAt));
}
