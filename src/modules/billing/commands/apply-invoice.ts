import { eq, lte } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { billingAccounts, invoices, paymentCards } from '@/db/schema/billing';
import type { PaymentCard, PaymentPort, VendorInvoice } from '@/ports/payments';
import { databaseNow } from './apply-subscription';
import { sendReceipt } from './receipt';

/**
 * Takes an invoice over as it stands at the vendor. Whoever has paid it gets a receipt, once, as part of that.
 * @returns whether it is of a customer of ours
 */
export async function applyInvoice(id: string, payments: PaymentPort, nowMs: number): Promise<boolean> {
  for (;;) {
    const begun = await databaseNow();
    const vendor = await payments.books.invoice(id);
    const [known] = await database().select({ status: invoices.status }).from(invoices).where(eq(invoices.id, id));
    const isNew = vendor.status === 'paid' && known?.status !== 'paid';
    const cards = isNew ? await payments.customers.cards(vendor.customerId) : [];
    const stored = await database().transaction((tx) => storeInvoice(tx, { vendor, cards, begun }, nowMs));
    if (stored !== 'outdated') return stored !== null;
  }
}

interface Seen {
  readonly vendor: VendorInvoice;
  /** Of whoever has paid it: first the one that pays. */
  readonly cards: readonly PaymentCard[];
  readonly begun: Date;
}

/** Writes it, unless what is stored may be newer: `outdated`. Null: of no customer of ours. */
async function storeInvoice(tx: Transaction, { vendor, cards, begun }: Seen, nowMs: number) {
  const { customerId, createdAt, paidAt, nextAttemptAt, ...facts } = vendor;
  const [account] = await tx
    .select()
    .from(billingAccounts)
    .where(eq(billingAccounts.customerId, customerId))
    .for('update');
  if (!account) return null;
  const [before] = await tx
    .select({ status: invoices.status, payerId: invoices.payerId })
    .from(invoices)
    .where(eq(invoices.id, vendor.id));
  const firstPaid = vendor.status === 'paid' && before?.status !== 'paid';
  const row = {
    ...facts,
    accountId: account.id,
    payerId: firstPaid ? account.payerId : (before?.payerId ?? null),
    createdAt: new Date(createdAt),
    paidAt: paidAt === null ? null : new Date(paidAt),
    nextAttemptAt: nextAttemptAt === null ? null : new Date(nextAttemptAt),
    asOf: await databaseNow(tx),
  };
  const written = await tx
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({ target: invoices.id, set: row, setWhere: lte(invoices.asOf, begun) })
    .returning({ id: invoices.id });
  if (written.length === 0) return 'outdated';
  if (firstPaid) {
    await rememberCards(tx, account.id, cards);
    await sendReceipt(tx, account, { vendor, card: cards[0]?.last4 ?? null }, nowMs);
  }
  return 'stored';
}

/** The cards that an account pays with, by which the same payer is known under another name. */
async function rememberCards(tx: Transaction, accountId: string, cards: readonly PaymentCard[]): Promise<void> {
  const [paying] = cards;
  if (!paying) return;
  await tx.update(billingAccounts).set({ cardId: paying.id }).where(eq(billingAccounts.id, accountId));
  const prints = [...new Set(cards.map(({ fingerprint }) => fingerprint))];
  await tx
    .insert(paymentCards)
    .values(prints.map((fingerprint) => ({ accountId, fingerprint })))
    .onConflictDoNothing();
}
