import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingAccounts, invoices } from '@/db/schema/billing';
import type { PaymentPort } from '@/ports/payments';
import { applyInvoice } from './apply-invoice';

/** Takes over every invoice of a customer that is not stored as it stands at the vendor. False: it is none of ours. */
export async function refreshCustomer(customerId: string, payments: PaymentPort, nowMs: number): Promise<boolean> {
  const [account] = await database()
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId));
  if (!account) return false;
  const stored = await database().select().from(invoices).where(eq(invoices.accountId, account.id));
  for (const vendor of await payments.books.invoices(customerId)) {
    const ours = stored.find(({ id }) => id === vendor.id);
    const same =
      ours?.status === vendor.status &&
      ours.amountPaid === vendor.amountPaid &&
      ours.amountRefunded === vendor.amountRefunded &&
      ours.total === vendor.total &&
      (ours.nextAttemptAt?.getTime() ?? null) === vendor.nextAttemptAt;
    if (!same) await applyInvoice(vendor.id, payments, nowMs);
  }
  return true;
}
