import { eq, inArray } from 'drizzle-orm';
import type { database } from '@/db/client';
import { billingAccounts, vendorEvents } from '@/db/schema/billing';
import { PaymentFailure } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { accountOf } from '../queries/accounts';

/**
 * Ends what somebody pays for themselves, before their account is deleted: nothing is charged for what nobody has. Invoices
 * stay at the vendor, where the law wants them. @throws PaymentFailure: the account is not to be deleted before it is done
 */
export async function leaveVendor(userId: string, { payments }: Pick<Runtime, 'payments'>): Promise<void> {
  if (payments === null) return;
  const subscription = (await accountOf({ userId }))?.subscription;
  if (!subscription) return;
  try {
    await payments.subscriptions.cancel(subscription.id, 'now');
  } catch (error) {
    // There is none any more: that is what was wanted.
    if (!(error instanceof PaymentFailure) || error.kind === 'unavailable') throw error;
  }
}

/** Forgets the vendor's events of a user who goes, as part of the transaction that deletes the account. */
export async function forgetVendorEvents(tx: Pick<ReturnType<typeof database>, 'select' | 'delete'>, userId: string) {
  const own = tx
    .select({ id: billingAccounts.customerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  await tx.delete(vendorEvents).where(inArray(vendorEvents.customerId, own));
}
