import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';
import { billingPlans } from '@/db/schema/plans';
import { trials } from '@/db/schema/trials';
import { DAY_MS } from '../../constants';
import { replaceTrial, type TrialRow } from './start';

/**
 * Gives a user a plan for so many days from now, in place of a trial that runs. Null: there is no such plan. What they pay for
 * stays: of two plans they have the higher.
 */
export async function givePlan(
  tx: Transaction,
  { userId, plan, days }: { readonly userId: string; readonly plan: string; readonly days: number },
  nowMs: number,
): Promise<TrialRow | null> {
  const [known] = await tx.select({ key: billingPlans.key }).from(billingPlans).where(eq(billingPlans.key, plan));
  if (!known) return null;
  await replaceTrial(tx, userId, nowMs);
  const span = { plan, startedAt: new Date(nowMs), endsAt: new Date(nowMs + days * DAY_MS) };
  const [row] = await tx
    .insert(trials)
    .values({ userId, kind: 'staff', ...span })
    // One of the staff's is kept of each account: the last.
    .onConflictDoUpdate({ target: [trials.userId, trials.kind], set: { ...span, endedAt: null, end: null } })
    .returning();
  return row ?? null;
}

/** Puts off the end of the trial that runs by so many days. Null: none runs. */
export async function extendTrial(
  tx: Transaction,
  userId: string,
  days: number,
  nowMs: number,
): Promise<TrialRow | null> {
  const [row] = await tx
    .update(trials)
    .set({ endsAt: sql`${trials.endsAt} + ${days} * interval '1 day'` })
    .where(and(eq(trials.userId, userId), isNull(trials.endedAt), sql`${trials.endsAt} > ${new Date(nowMs)}`))
    .returning();
  return row ?? null;
}
