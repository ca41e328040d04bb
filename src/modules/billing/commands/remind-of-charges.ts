import { and, eq, inArray, isNull, like, lte, or } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingAccounts, billingMails, subscriptions } from '@/db/schema/billing';
import { billingPlans } from '@/db/schema/plans';
import { PaymentFailure, type PaymentPort } from '@/ports/payments';
import { CHARGE_REMINDERS, DAY_MS } from '../constants';
import { payersOf } from '../queries/accounts';
import { queueBillingMail } from './queue-mail';

/**
 * Before a first payment, and before a year is charged, whoever pays is told the day, the sum as the vendor will charge it and
 * the card; once for each of the days. Who was not told in time is told on the next of them.
 */
export async function remindOfCharges(nowMs: number, payments: PaymentPort): Promise<void> {
  const first = Math.max(...CHARGE_REMINDERS) * DAY_MS;
  const rows = await database()
    .select({ subscription: subscriptions, account: billingAccounts, plan: billingPlans.name })
    .from(subscriptions)
    .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.accountId))
    .innerJoin(billingPlans, eq(billingPlans.key, subscriptions.plan))
    .where(
      and(
        isNull(subscriptions.cancelAt),
        inArray(subscriptions.status, ['trialing', 'active']),
        or(eq(subscriptions.status, 'trialing'), eq(subscriptions.interval, 'year')),
        lte(subscriptions.periodEnd, new Date(nowMs + first)),
      ),
    );
  for (const { subscription, account, plan } of rows) {
    const { id, startedAt, periodEnd, status } = subscription;
    const at = periodEnd.getTime();
    // What began later than such a day was shown the sum then.
    const days = CHARGE_REMINDERS.filter(
      (one) => nowMs >= at - one * DAY_MS && startedAt.getTime() < at - one * DAY_MS,
    );
    const day = days.at(-1);
    if (day === undefined || at <= nowMs) continue;
    const key = `charge_ahead:${id}:${at}:${day}`;
    if ((await database().$count(billingMails, like(billingMails.key, `${key}:%`))) > 0) continue;
    try {
      const [next, cards] = await Promise.all([
        payments.subscriptions.next(id),
        payments.customers.cards(account.customerId ?? ''),
      ]);
      if (next.due.amount === 0) continue;
      const { amount, currency } = next.due;
      const data = { plan, amount, currency, at, card: cards[0]?.last4 ?? null, first: status === 'trialing' };
      const payers = account.payerId ? [account.payerId] : await payersOf(account);
      for (const userId of payers) {
        await queueBillingMail(database(), { userId, key: `${key}:${userId}`, kind: 'charge_ahead', data }, nowMs);
      }
    } catch (error) {
      // The next round asks again.
      if (!(error instanceof PaymentFailure)) throw error;
    }
  }
}
