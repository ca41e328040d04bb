import { and, eq, isNotNull } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { billingAccounts, checkouts } from '@/db/schema/billing';
import type { PaymentPort } from '@/ports/payments';
import { isAlive } from '../queries/accounts';
import { applySubscription } from './apply-subscription';
import { settleCoupon } from './coupons';

/** How a checkout stands to whoever has paid on it: `processing`, until the money is there. */
export type CheckoutStatus = 'open' | 'processing' | 'complete' | 'failed';

/** Takes a checkout over as it stands at the vendor, with the subscription that it has made. */
export async function applyCheckout(sessionId: string, payments: PaymentPort, nowMs: number): Promise<CheckoutStatus> {
  const seen = await payments.checkout.look(sessionId);
  if (seen.state === 'open') return 'open';
  const [row] = await database().select().from(checkouts).where(eq(checkouts.sessionId, sessionId));
  const ended = seen.state;
  if (row) await database().transaction((tx) => endCheckout(tx, row.id, ended));
  if (seen.state === 'expired' || seen.subscriptionId === null) return 'failed';
  const subscription = await applySubscription(seen.subscriptionId, payments, nowMs);
  if (subscription === null) return 'failed';
  if (subscription.status === 'incomplete' || seen.payment === 'processing') return 'processing';
  return isAlive(subscription.status) ? 'complete' : 'failed';
}

/** Ends a checkout that is open, with what it kept of a coupon. Repeated it changes nothing. */
export async function endCheckout(tx: Transaction, id: string, state: 'complete' | 'expired'): Promise<void> {
  const ended = await tx
    .update(checkouts)
    .set({ state })
    .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')))
    .returning();
  const [row] = ended;
  if (row && state === 'complete') {
    const ofTeam = and(eq(billingAccounts.id, row.accountId), isNotNull(billingAccounts.teamId));
    await tx.update(billingAccounts).set({ payerId: row.userId }).where(ofTeam);
  }
  if (ended.length > 0) await settleCoupon(tx, id, state === 'complete' ? 'used' : 'released');
}
