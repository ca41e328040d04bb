import { and, asc, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { referralCredits } from '@/db/schema/referrals';
import { ensureCustomer } from '@/modules/billing/commands/customer';
import { PaymentFailure } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';
import { progressReferrals } from './progress';

/**
 * Enters at the vendor what was credited here and is not there yet, so that it comes off the next invoices. The key is the
 * credit's own: however often it is tried, and whatever was lost on the way, it is entered once. @returns how many were
 */
export async function enterCredits({ payments, clock }: Pick<Runtime, 'payments' | 'clock'>): Promise<number> {
  if (payments === null) return 0;
  const open = await database()
    .select({ credit: referralCredits, email: users.email })
    .from(referralCredits)
    .innerJoin(users, eq(users.id, referralCredits.userId))
    .where(isNull(referralCredits.vendorEntryId))
    .orderBy(asc(referralCredits.createdAt), asc(referralCredits.id));
  let entered = 0;
  for (const { credit, email } of open) {
    const { id, userId, amount, currency } = credit;
    try {
      const { customerId } = await ensureCustomer({ userId }, { id: userId, email }, payments, await clock.now());
      const vendorEntryId = await payments.customers.credit(customerId, { amount, currency }, `referral:${id}`);
      await database()
        .update(referralCredits)
        .set({ vendorEntryId })
        .where(and(eq(referralCredits.id, id), isNull(referralCredits.vendorEntryId)));
      entered += 1;
    } catch (error) {
      // Whether it was done is not known, or it cannot be done now: the next round tries it with the same key.
      if (!(error instanceof PaymentFailure)) throw error;
    }
  }
  return entered;
}

/** What the worker does again and again for recommendations, where there are plans. */
export async function tendReferrals(runtime: Pick<Runtime, 'payments' | 'clock'>): Promise<void> {
  if (runtime.payments === null) return;
  await progressReferrals(await runtime.clock.now());
  await enterCredits(runtime);
}
