import { and, eq, isNull } from 'drizzle-orm';
import { database } from '@/db/client';
import { billingAccounts } from '@/db/schema/billing';
import { accountById } from '@/modules/identity/queries';
import type { PaymentPort } from '@/ports/payments';
import { ofPayer, type Payer, teamName } from '../queries/accounts';

/** The payer's account, made where there is none, with a customer at the vendor; `user` is whom its mail goes to. */
export async function ensureCustomer(
  payer: Payer,
  user: { readonly id: string; readonly email: string },
  { customers }: Pick<PaymentPort, 'customers'>,
  nowMs: number,
): Promise<{ readonly id: string; readonly customerId: string }> {
  await database()
    .insert(billingAccounts)
    .values({ ...payer, createdAt: new Date(nowMs) })
    .onConflictDoNothing();
  const [account] = await database().select().from(billingAccounts).where(ofPayer(payer));
  if (!account) throw new Error('The account of a payer is gone');
  if (account.customerId) return { id: account.id, customerId: account.customerId };
  const name = 'userId' in payer ? ((await accountById(user.id))?.name ?? null) : await teamName(payer.teamId);
  const made = await customers.create({ accountId: account.id, email: user.email, name });
  await database()
    .update(billingAccounts)
    .set({ customerId: made })
    .where(and(eq(billingAccounts.id, account.id), isNull(billingAccounts.customerId)));
  return { id: account.id, customerId: made };
}
