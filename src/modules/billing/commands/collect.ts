import { and, eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingAccounts, cardPages } from '@/db/schema/billing';
import type { PaymentPort } from '@/ports/payments';
import { accountOf, type Payer, payerOf } from '../queries/accounts';
import { applyInvoice } from './apply-invoice';
import { applySubscription } from './apply-subscription';

/** What came of charging what is open: the sum in the smallest unit, and when it is tried again (ms since 1970). */
export type Collected =
  | { readonly outcome: 'nothing' }
  | {
      readonly outcome: 'paid' | 'processing' | 'declined';
      readonly amount: number;
      readonly currency: string;
      readonly nextAttemptAt: number | null;
      /** The vendor's page on which it can be paid. */
      readonly url: string | null;
    };

/**
 * Charges the open invoices of a plan whose payment has failed, at once. What an ended plan left open is nobody's debt: nothing
 * was given for it.
 */
export async function collectOpen(payer: Payer, payments: PaymentPort, nowMs: number): Promise<Collected> {
  const found = await accountOf(payer);
  // That it has failed may not have been told yet.
  const subscription = found?.subscription && (await applySubscription(found.subscription.id, payments, nowMs));
  const failed = subscription?.status === 'past_due' || subscription?.status === 'unpaid';
  if (!failed || !found?.account.customerId) return { outcome: 'nothing' };
  let collected: Collected = { outcome: 'nothing' };
  for (const { id, subscriptionId, status, amountDue } of await payments.books.invoices(found.account.customerId)) {
    if (status !== 'open' || subscriptionId !== subscription.id || amountDue === 0) continue;
    const outcome = await payments.books.pay(id);
    await applyInvoice(id, payments, nowMs);
    const { currency, nextAttemptAt, hostedUrl: url } = await payments.books.invoice(id);
    collected = { outcome, amount: amountDue, currency, nextAttemptAt, url };
    if (outcome === 'declined') break;
  }
  await applySubscription(subscription.id, payments, nowMs);
  return collected;
}

/** A customer has changed: where another card pays from now on, what is open is charged to it. False: none of ours. */
export async function noticeCard(customerId: string, payments: PaymentPort, nowMs: number): Promise<boolean> {
  const [account] = await database().select().from(billingAccounts).where(eq(billingAccounts.customerId, customerId));
  if (!account) return false;
  const [card] = await payments.customers.cards(customerId);
  if (!card || card.id === account.cardId) return true;
  // Whoever takes a card's page over charges what is open themselves.
  const [page] = await database()
    .select({ id: cardPages.sessionId })
    .from(cardPages)
    .where(and(eq(cardPages.accountId, account.id), eq(cardPages.state, 'open')));
  if (page && (await payments.checkout.look(page.id)).state === 'complete') return true;
  await collectOpen(payerOf(account), payments, nowMs);
  await database().update(billingAccounts).set({ cardId: card.id }).where(eq(billingAccounts.id, account.id));
  return true;
}
