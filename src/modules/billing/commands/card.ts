import { and, eq } from 'drizzle-orm';
import { totalOf } from '@/core/billing/seat-total';
import { database, type Transaction } from '@/db/client';
import { billingAccounts, cardPages } from '@/db/schema/billing';
import { users } from '@/db/schema/identity';
import { recordAct } from '@/modules/operations/commands/audit';
import { PaymentFailure, type PaymentPort } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { BILLING_PATH, CARD_PAGE_MS } from '../constants';
import { accountOf, managedAccount, managedAccounts, payerOf, teamName } from '../queries/accounts';
import { catalogPrice } from '../queries/catalogue';
import type { BillOf } from '../schema';
import { type Collected, collectOpen } from './collect';
import { queueBillingMail } from './queue-mail';

type Deps = Pick<Runtime, 'payments' | 'settings' | 'clock'>;
type Refused = { readonly ok: false; readonly reason: 'billing_off' | 'no_subscription' | 'unknown' | 'vendor' };

/**
 * Opens a page at the vendor on which this user gives a card that pays from then on. For a team they pay from then on themselves,
 * at the price that the page with the button has shown.
 */
export async function openCardPage(
  userId: string,
  of: BillOf | undefined,
  { payments, settings, clock }: Deps,
): Promise<{ readonly ok: true; readonly url: string } | Refused> {
  if (payments === null) return { ok: false, reason: 'billing_off' };
  const managed = await managedAccount(userId, of);
  const customerId = managed?.account.customerId;
  if (!managed?.subscription || !customerId) return { ok: false, reason: 'no_subscription' };
  const { account, subscription } = managed;
  const nowMs = await clock.now();
  const back = settings.baseUrl + BILLING_PATH;
  try {
    await closeOpenPage(account.id, payments, nowMs);
    const { sessionId, url } = await payments.checkout.openCard({
      customerId,
      currency: subscription.currency,
      returnUrl: `${back}?card={CHECKOUT_SESSION_ID}`,
      cancelUrl: back,
      expiresAt: nowMs + CARD_PAGE_MS,
    });
    const row = { sessionId, accountId: account.id, userId, createdAt: new Date(nowMs) };
    const written = await database().insert(cardPages).values(row).onConflictDoNothing().returning();
    // Of two at the same moment one is refused by the table.
    return written.length > 0 ? { ok: true, url } : { ok: false, reason: 'vendor' };
  } catch (error) {
    if (error instanceof PaymentFailure) return { ok: false, reason: 'vendor' };
    throw error;
  }
}

/** A card that was given on the page before counts; what is still open counts no more. */
async function closeOpenPage(accountId: string, payments: PaymentPort, nowMs: number): Promise<void> {
  const [open] = await database()
    .select()
    .from(cardPages)
    .where(and(eq(cardPages.accountId, accountId), eq(cardPages.state, 'open')));
  if (!open) return;
  await payments.checkout.close(open.sessionId);
  await applyCardPage(open.sessionId, payments, nowMs);
}

/** What became of a card that this user has given, and of what was open. */
export async function cardSaved(
  userId: string,
  sessionId: string,
  { payments, clock }: Deps,
): Promise<{ readonly ok: true; readonly collected: Collected } | Refused> {
  if (payments === null) return { ok: false, reason: 'billing_off' };
  const [page] = await database()
    .select({ accountId: cardPages.accountId, userId: cardPages.userId })
    .from(cardPages)
    .where(eq(cardPages.sessionId, sessionId));
  if (page?.userId !== userId) return { ok: false, reason: 'unknown' };
  try {
    const collected = await applyCardPage(sessionId, payments, await clock.now());
    return collected ? { ok: true, collected } : { ok: false, reason: 'unknown' };
  } catch (error) {
    if (error instanceof PaymentFailure) return { ok: false, reason: 'vendor' };
    throw error;
  }
}

/**
 * Takes over what became of a page for a card: the card pays from then on, whoever gave it pays for the team, and what is open is
 * charged. Once: a page that was applied changes nothing any more, whoever has given a card since. Null: no card was given.
 */
export async function applyCardPage(
  sessionId: string,
  payments: PaymentPort,
  nowMs: number,
): Promise<Collected | null> {
  const [page] = await database()
    .select({ row: cardPages, account: billingAccounts })
    .from(cardPages)
    .innerJoin(billingAccounts, eq(billingAccounts.id, cardPages.accountId))
    .where(eq(cardPages.sessionId, sessionId));
  if (!page || page.row.state === 'expired') return null;
  const payer = payerOf(page.account);
  if (page.row.state === 'saved') return collectOpen(payer, payments, nowMs);
  const seen = await payments.checkout.look(sessionId);
  if (seen.state === 'open') return null;
  const { customerId } = page.account;
  const stillManages = (await managedAccounts(page.row.userId)).some(({ account }) => account.id === page.account.id);
  const card = seen.state === 'complete' && stillManages ? seen.cardId : null;
  if (card && customerId) await payments.customers.payWith(customerId, card);
  const saved = await database().transaction(async (tx) => {
    const [row] = await tx
      .update(cardPages)
      .set({ state: card ? 'saved' : 'expired' })
      .where(and(eq(cardPages.sessionId, sessionId), eq(cardPages.state, 'open')))
      .returning();
    if (row && card) await handOver(tx, page.account, { userId: row.userId, card }, nowMs);
    return card !== null;
  });
  return saved ? collectOpen(payer, payments, nowMs) : null;
}

type Account = typeof billingAccounts.$inferSelect;

/** From now on this user pays: they and whoever paid before are told. */
async function handOver(
  tx: Transaction,
  { id, teamId, payerId: before }: Account,
  { userId, card }: { readonly userId: string; readonly card: string },
  nowMs: number,
): Promise<void> {
  const payerId = teamId ? userId : null;
  await tx.update(billingAccounts).set({ payerId, cardId: card }).where(eq(billingAccounts.id, id));
  await recordAct(tx, { action: 'subscription.card', actor: userId, userId });
  if (!teamId || before === userId) return;
  const subscription = (await accountOf({ teamId }, tx))?.subscription;
  const price = subscription && (await catalogPrice(subscription.price, tx));
  if (!subscription || !price) return;
  const { seats, currency, interval, periodEnd, cancelAt } = subscription;
  const [who] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  const data = {
    plan: price.plan.name,
    team: await teamName(teamId, tx),
    who: who?.name ?? null,
    address: who?.email ?? null,
    amount: totalOf(price, seats),
    currency,
    interval,
    seats,
    at: (cancelAt ?? periodEnd).getTime(),
  };
  const told = [[userId, 'pays_now'] as const, ...(before ? [[before, 'pays_no_more'] as const] : [])];
  for (const [one, kind] of told) {
    await queueBillingMail(tx, { userId: one, key: `${kind}:${id}:${nowMs}:${one}`, kind, data }, nowMs);
  }
}
