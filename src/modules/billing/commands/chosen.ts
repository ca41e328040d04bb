import { and, eq } from 'drizzle-orm';
import { database, type Transaction } from '@/db/client';
import { notices } from '@/db/schema/identity';
import { plansFor } from '../queries/order';

const keyOf = (userId: string) => `chosen:${userId}`;

/**
 * Keeps what somebody had chosen before they signed up, `KEY:month` or `KEY:year`, on their dashboard: until they pay, or put it
 * aside. What is not offered is forgotten.
 */
export async function offerChosen(userId: string, chosen: string, grandfatherBefore: number): Promise<void> {
  const [key, interval] = chosen.split(':');
  const plan = (await plansFor(userId, grandfatherBefore)).find((one) => one.key === key);
  if (!plan?.prices.some((price) => price.interval === interval)) return;
  const text = `You have chosen ${plan.name}, paid ${interval === 'year' ? 'yearly' : 'monthly'}. It begins with its payment, one page from here.`;
  const href = plan.perSeat ? '/settings/team' : `/checkout?plan=${key}&interval=${interval}`;
  await database()
    .insert(notices)
    .values({ userId, key: keyOf(userId), kind: 'plan', text, href })
    .onConflictDoNothing();
}

/** It was taken: there is nothing to offer any more. */
export async function takeChosen(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(notices).where(and(eq(notices.userId, userId), eq(notices.key, keyOf(userId))));
}
