import { eq, lte } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { billingAccounts, invoices, paymentCards } from '@/db/schema/billing';
import type { PaymentPort, VendorInvoice } from '@/ports/payments';
import { databaseNow } from './apply-subscription';

/** Takes an invoice over as it stands at the vendor. @returns whether it is of a customer of ours */
export async function applyInvoice(id: string, payments: PaymentPort): Promise<boolean> {
  for (;;) {
    const begun = await databaseNow();
    const vendor = await payments.books.invoice(id);
    const stored = await database().transaction((tx) => storeInvoice(tx, vendor, begun));
    if (stored === 'outdated') continue;
    if (stored === 'first_paid') await rememberCards(vendor.customerId, payments);
    return stored !== null;
  }
}

/** Writes it, unless what is stored may be newer: `outdated`. Null: of no customer of ours. */
async function storeInvoice(tx: Transaction, vendor: VendorInvoice, begun: Date) {
  const { customerId, createdAt, paidAt, ...facts } = vendor;
  const [account] = await tx
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId))
    .for('update');
  if (!account) return null;
  const [before] = await tx.select({ status: invoices.status }).from(invoices).where(eq(invoices.id, vendor.id));
  const row = {
    ...facts,
    accountId: account.id,
    createdAt: new Date(createdAt),
    paidAt: paidAt === null ? null : new Date(paidAt),
    asOf: await databaseNow(tx),
  };
  const written = await tx
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({ target: invoices.id, set: row, setWhere: lte(invoices.asOf, begun) })
    .returning({ id: invoices.id });
  if (written.length === 0) return 'outdated';
  return vendor.status === 'paid' && before?.status !== 'paid' ? 'first_paid' : 'stored';
}

/** The cards that an account pays with, by which the same payer is known under another name. */
async function rememberCards(customerId: string, { customers }: PaymentPort): Promise<void> {
  const cards = await customers.cards(customerId);
  if (cards.length === 0) return;
  const [account] = await database()
    .select({ id: billingAccounts.id })
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId));
  if (!account) return;
  await database()
    .insert(paymentCards)
    .values(cards.map((fingerprint) => ({ accountId: account.id, fingerprint })))
    .onConflictDoNothing();
}
