import { eq } from 'drizzle-orm';
import { database } from '@/db/client';
import { departedCustomers } from '@/db/schema/billing';
import { PaymentFailure } from '@/ports/payments';
import type { Runtime } from '@/ports/runtime';

/**
 * Ends at the vendor what those paid who are gone, a person or a team: nothing is charged for what nobody has. Invoices stay
 * there, where the law wants them. What the vendor does not do now is done at the next call. @returns how many are closed
 */
export async function closeDeparted({ payments }: Pick<Runtime, 'payments'>): Promise<number> {
  if (payments === null) return 0;
  const departed = await database().select().from(departedCustomers);
  let closed = 0;
  for (const { customerId } of departed) {
    try {
      await payments.customers.close(customerId);
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      // Not there any more: that is what was wanted.
      if (error.kind !== 'not_found') continue;
    }
    await database().delete(departedCustomers).where(eq(departedCustomers.customerId, customerId));
    closed += 1;
  }
  return closed;
}
