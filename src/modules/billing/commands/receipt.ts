import { eq } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { type billingAccounts, subscriptions } from '@/db/schema/billing';
import { billingPlans } from '@/db/schema/plans';
import type { VendorInvoice } from '@/ports/payments';
import { RECEIPT_MS } from '../constants';
import { payersOf } from '../queries/accounts';
import { queueBillingMail } from './queue-mail';

type Account = Pick<typeof billingAccounts.$inferSelect, 'userId' | 'teamId' | 'payerId'>;

/**
 * A receipt to whoever has paid, once for each invoice on which money was taken. What was paid long ago, as where the books
 * are read for the first time, is not told any more.
 */
export async function sendReceipt(
  tx: Transaction,
  account: Account,
  { vendor, card }: { readonly vendor: VendorInvoice; readonly card: string | null },
  nowMs: number,
): Promise<void> {
  const { id, amountPaid: amount, currency, paidAt, hostedUrl: url, number, subscriptionId } = vendor;
  if (amount === 0 || (paidAt ?? nowMs) < nowMs - RECEIPT_MS) return;
  const [plan] = await tx
    .select({ name: billingPlans.name })
    .from(subscriptions)
    .innerJoin(billingPlans, eq(billingPlans.key, subscriptions.plan))
    .where(eq(subscriptions.id, subscriptionId ?? ''));
  const data = { plan: plan?.name ?? '', amount, currency, at: paidAt ?? nowMs, card, url, number };
  const payers = account.payerId ? [account.payerId] : await payersOf(account, tx);
  for (const userId of payers) {
    await queueBillingMail(tx, { userId, key: `receipt:${id}:${userId}`, kind: 'receipt', data }, nowMs);
  }
}
