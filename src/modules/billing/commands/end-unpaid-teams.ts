import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingAccounts, subscriptions } from '@/db/schema/billing';
import { PaymentFailure } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { ALIVE, cardHolder } from '../queries/accounts';
import { applySubscription } from './apply-subscription';

/**
 * Plans of teams whose payer is gone, as with an account that was deleted, end with what is paid for: nobody is charged for what
 * they cannot see. Whoever administers the team is told, and can give a card of theirs. Answers how many.
 */
export async function endUnpaidTeams({ payments, clock }: Pick<Runtime, 'payments' | 'clock'>): Promise<number> {
  if (payments === null) return 0;
  const rows = await database()
    .select({ id: subscriptions.id, account: billingAccounts })
    .from(subscriptions)
    .innerJoin(billingAccounts, eq(billingAccounts.id, subscriptions.accountId))
    .where(
      and(isNotNull(billingAccounts.teamId), inArray(subscriptions.status, [...ALIVE]), isNull(subscriptions.cancelAt)),
    );
  let ended = 0;
  for (const { id, account } of rows) {
    if ((await cardHolder(account)) !== null) continue;
    try {
      await payments.subscriptions.cancel(id, 'period_end');
      await applySubscription(id, payments, await clock.now());
      ended += 1;
    } catch (error) {
      // The next round asks again.
      if (!(error instanceof PaymentFailure)) throw error;
    }
  }
  return ended;
}
