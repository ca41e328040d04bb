import { eq, inArray } from 'drizzle-orm';
import type { database } from '@/db/client';
import { billingAccounts, vendorEvents } from '@/db/schema/billing';

/** Forgets the vendor's events of a user who goes, as part of the transaction that deletes the account. */
export async function forgetVendorEvents(tx: Pick<ReturnType<typeof database>, 'select' | 'delete'>, userId: string) {
  const own = tx
    .select({ id: billingAccounts.customerId })
    .from(billingAccounts)
    .where(eq(billingAccounts.userId, userId));
  await tx.delete(vendorEvents).where(inArray(vendorEvents.customerId, own));
}
