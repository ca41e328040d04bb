import type { subscriptions } from '@/db/schema/billing';
import { type NextInvoice, PaymentFailure } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';

/** So long a page waits for what it can do without. */
const PATIENCE_MS = 2_000;

/**
 * The invoice that is made next for a subscription, as the vendor computes it: with coupons, taxes and credit. Null: none is made,
 * or the vendor does not answer in time.
 */
export async function nextInvoice(
  subscription: Pick<typeof subscriptions.$inferSelect, 'id' | 'status' | 'cancelAt'> | null,
  { payments }: Pick<Runtime, 'payments'>,
): Promise<NextInvoice | null> {
  const isRunning = subscription?.status === 'active' || subscription?.status === 'trialing';
  if (payments === null || !isRunning || subscription.cancelAt !== null) return null;
  const asked = payments.subscriptions.next(subscription.id).catch((error: unknown) => {
    if (error instanceof PaymentFailure) return null;
    throw error;
  });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([asked, late]);
}
