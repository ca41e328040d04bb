import { eq } from 'drizzle-orm';
import { totalOf } from '@/core/billing/seat-total';
import type { Transaction } from '@/db/client';
import type { billingAccounts, subscriptions } from '@/db/schema/billing';
import { billingPlans } from '@/db/schema/plans';
import { cardHolder, payersOf, teamName } from '../queries/accounts';
import { catalogPrice } from '../queries/catalogue';
import type { MailKind } from './mails/kinds';
import { type MailData, queueBillingMail } from './queue-mail';

type Row = typeof subscriptions.$inferSelect;
type Account = Pick<typeof billingAccounts.$inferSelect, 'userId' | 'teamId' | 'payerId'>;

/** Mails that a change of a subscription calls for, each with what makes it that one change and no other. `isPaid`: by somebody who is there. */
function changesOf(
  before: Row | null,
  now: Row,
  isPaid: boolean,
): readonly (readonly [MailKind, MailData, ...(string | number)[]])[] {
  const ms = (at: Date | null) => at?.getTime() ?? null;
  const live = (row: Row | null) => row !== null && ['active', 'trialing', 'past_due', 'paused'].includes(row.status);
  const next = { renews: ms(now.periodEnd), first: now.status === 'trialing' };
  if (now.status === 'canceled') return before ? [['subscription_ended', { at: ms(now.endedAt) }]] : [];
  if (!live(before) && live(now)) return [['subscription_started', next]];
  if (!before) return [];
  const changes: (readonly [MailKind, MailData, ...(string | number)[]])[] = [];
  // Who takes a seat, or gives one back, is told of where that happens.
  if (before.price !== now.price) changes.push(['plan_changed', next, now.price, now.seats, ms(now.asOf) ?? 0]);
  if (ms(before.cancelAt) !== ms(now.cancelAt)) {
    const at = ms(now.cancelAt);
    if (at === null) changes.push(['cancel_undone', next, ms(now.asOf) ?? 0]);
    else changes.push([isPaid ? 'cancel_planned' : 'payer_gone', { at }, at, ms(now.asOf) ?? 0]);
  }
  if (before.status !== 'paused' && now.status === 'paused') {
    const data = { until: ms(now.pausedUntil), paidUntil: ms(now.paidUntil) };
    changes.push(['paused', data, ms(now.pausedUntil) ?? 0]);
  }
  if (before.status === 'paused' && now.status === 'active')
    changes.push(['resumed', next, ms(before.pausedUntil) ?? 0]);
  if (before.status === 'past_due' && now.status === 'active')
    changes.push(['payment_recovered', next, ms(before.pastDueSince) ?? 0]);
  return changes;
}

/** Has whoever pays told of what has changed, as part of the change. */
export async function tellOfChange(
  tx: Transaction,
  account: Account,
  before: Row | null,
  now: Row,
  nowMs: number,
): Promise<void> {
  const changes = changesOf(before, now, (await cardHolder(account, tx)) !== null);
  if (changes.length === 0) return;
  const [plan] = await tx.select({ name: billingPlans.name }).from(billingPlans).where(eq(billingPlans.key, now.plan));
  const price = await catalogPrice(now.price, tx);
  const amount = price ? totalOf(price, now.seats) : now.amount * now.seats;
  const team = account.teamId ? await teamName(account.teamId, tx) : null;
  const facts = { plan: plan?.name ?? now.plan, team, amount, currency: now.currency, interval: now.interval };
  for (const userId of await payersOf(account, tx)) {
    for (const [kind, data, ...which] of changes) {
      const key = [kind, now.id, ...which, userId].join(':');
      await queueBillingMail(tx, { userId, key, kind, data: { ...facts, seats: now.seats, ...data } }, nowMs);
    }
  }
}
