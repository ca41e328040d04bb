import { eq } from 'drizzle-orm';
import { totalOf } from '@/core/billing/seat-total';
import type { Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';
import { accountOf, payersOf, teamName } from '../queries/accounts';
import { catalogPrice } from '../queries/catalogue';
import { queueBillingMail } from './queue-mail';

interface SeatAct {
  readonly teamId: string;
  /** Who has taken a seat, or given theirs back. */
  readonly userId: string;
  /** How many are paid for from now on. */
  readonly seats: number;
  /** That is another number than before. */
  readonly billed: boolean;
}

/** Has those who pay for a team told of who has joined or left it, and what it costs now; once for each act. */
export async function tellOfSeat(
  tx: Transaction,
  kind: 'seat_taken' | 'seat_freed',
  { teamId, userId, seats, billed }: SeatAct,
  nowMs: number,
): Promise<void> {
  const found = await accountOf({ teamId }, tx);
  const subscription = found?.subscription;
  const price = subscription && (await catalogPrice(subscription.price, tx));
  if (!found || !subscription || !price) return;
  const [who] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, userId));
  const { currency, interval } = subscription;
  const data = {
    who: who?.name ?? null,
    address: who?.email ?? null,
    team: await teamName(teamId, tx),
    plan: price.plan.name,
    amount: totalOf(price, seats),
    currency,
    interval,
    seats,
    // What is to end has no next invoice that a seat less would change.
    billed: billed && (kind === 'seat_taken' || subscription.cancelAt === null),
  };
  for (const payer of await payersOf(found.account, tx)) {
    if (payer === userId) continue;
    const key = `${kind}:${teamId}:${userId}:${nowMs}:${payer}`;
    await queueBillingMail(tx, { userId: payer, key, kind, data }, nowMs);
  }
}

/** Tells somebody who was taken out of a team so, and which plan they have without it. */
export async function tellRemoved(
  tx: Transaction,
  { teamId, userId, plan }: { readonly teamId: string; readonly userId: string; readonly plan: string | null },
  nowMs: number,
): Promise<void> {
  const data = { team: await teamName(teamId, tx), plan };
  await queueBillingMail(tx, { userId, key: `removed:${teamId}:${userId}:${nowMs}`, kind: 'removed', data }, nowMs);
}
