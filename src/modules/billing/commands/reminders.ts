import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { PAST_DUE_MS } from '@/core/entitlements/account';
import { database } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';
import { billingPlans } from '@/db/schema/plans';
import { trials } from '@/db/schema/trials';
import { PaymentFailure } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { DAY_MS, PAST_DUE_REMINDERS, TRIAL_REMINDERS } from '../constants';
import { payersOf } from '../queries/accounts';
import { openInvoice } from '../queries/customer';
import { applySubscription } from './apply-subscription';
import { queueBillingMail } from './queue-mail';
import { remindOfCharges } from './remind-of-charges';

/** Writes the reminders that are due, and ends trials whose time has come. Each once, however often it runs. */
export async function remind({ payments, clock }: Pick<Runtime, 'payments' | 'clock'>): Promise<void> {
  if (payments === null) return;
  const nowMs = await clock.now();
  await remindOfPayments(nowMs);
  await endPastDue(nowMs, payments);
  await remindOfTrials(nowMs);
  await remindOfCharges(nowMs, payments);
  await endTrials(nowMs);
}

/** On days 1, 4, 8 and 12; who was not told in time is told of the last of them only. */
async function remindOfPayments(nowMs: number): Promise<void> {
  const rows = await database()
    .select({ subscription: subscriptions, account: billingAccounts, plan: billingPlans.name })
    .from(subscriptions)
    .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.accountId))
    .innerJoin(billingPlans, eq(billingPlans.key, subscriptions.plan))
    .where(and(eq(subscriptions.status, 'past_due'), isNotNull(subscriptions.pastDueSince)));
  for (const { subscription, account, plan } of rows) {
    const since = subscription.pastDueSince?.getTime() ?? nowMs;
    const day = PAST_DUE_REMINDERS.filter((one) => nowMs >= since + one * DAY_MS).at(-1);
    if (day === undefined) continue;
    const open = await openInvoice(subscription.id);
    if (!open) continue;
    const retry = open.nextAttemptAt?.getTime() ?? null;
    const data = { plan, amount: open.amountDue, currency: open.currency, retry, ends: since + PAST_DUE_MS };
    for (const userId of await payersOf(account)) {
      const key = `payment_failed:${subscription.id}:${since}:${day}:${userId}`;
      await queueBillingMail(database(), { userId, key, kind: 'payment_failed', data }, nowMs);
    }
  }
}

/** After 14 days the plan is over, at the vendor too: nothing more is asked for what is not given. */
async function endPastDue(nowMs: number, payments: NonNullable<Runtime['payments']>): Promise<void> {
  const rows = await database()
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'past_due'), lte(subscriptions.pastDueSince, new Date(nowMs - PAST_DUE_MS))));
  for (const { id } of rows) {
    try {
      await payments.subscriptions.cancel(id, 'now');
      await applySubscription(id, payments, nowMs);
    } catch (error) {
      // The next round asks again; the plan is not given meanwhile.
      if (!(error instanceof PaymentFailure)) throw error;
    }
  }
}

async function remindOfTrials(nowMs: number): Promise<void> {
  const first = Math.max(...TRIAL_REMINDERS) * DAY_MS;
  const rows = await database()
    .select({ trial: trials, plan: billingPlans.name })
    .from(trials)
    .innerJoin(billingPlans, eq(billingPlans.key, trials.plan))
    .where(and(isNull(trials.endedAt), lte(trials.endsAt, new Date(nowMs + first))));
  for (const { trial, plan } of rows) {
    const endsAt = trial.endsAt.getTime();
    const days = TRIAL_REMINDERS.filter((one) => nowMs >= endsAt - one * DAY_MS).at(-1);
    if (days === undefined || endsAt <= nowMs) continue;
    const key = `trial_ending:${trial.id}:${days}`;
    const data = { plan, at: endsAt };
    await queueBillingMail(database(), { userId: trial.userId, key, kind: 'trial_ending', data }, nowMs);
  }
}

async function endTrials(nowMs: number): Promise<void> {
  const due = and(isNull(trials.endedAt), lte(trials.endsAt, new Date(nowMs)));
  await database().transaction(async (tx) => {
    const ended = await tx
      .update(trials)
      .set({ endedAt: sql`${trials.endsAt}`, end: 'expired' })
      .where(due)
      .returning();
    for (const { id, userId, plan: key } of ended) {
      const [plan] = await tx.select({ name: billingPlans.name }).from(billingPlans).where(eq(billingPlans.key, key));
      const mail = {
        userId,
        key: `trial_ended:${id}`,
        kind: 'trial_ended',
        data: { plan: plan?.name ?? key },
      } as const;
      await queueBillingMail(tx, mail, nowMs);
    }
  });
}
