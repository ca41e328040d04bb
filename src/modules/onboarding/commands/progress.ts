import { eq, sql } from 'drizzle-orm';
import type { RehearsalScript } from '@/core/rehearsal/script';
import { database } from '@/db/client';
import { users } from '@/db/schema/identity';
import { onboarding } from '@/db/schema/onboarding';
import { type Outcome, STEPS, type Step, stepAfter } from '../constants';

/** Records what became of a step; it is resumed at the next one. `nowMs` in epoch ms. */
export async function noteStep(userId: string, step: Step, outcome: Outcome, nowMs: number): Promise<void> {
  const [next, updatedAt] = [stepAfter(step), new Date(nowMs)];
  await database()
    .insert(onboarding)
    .values({ userId, step: next, done: { [step]: outcome }, updatedAt })
    .onConflictDoUpdate({
      target: onboarding.userId,
      set: { step: next, done: sql`${onboarding.done} || ${JSON.stringify({ [step]: outcome })}::jsonb`, updatedAt },
    });
}

/** Keeps the rehearsal, to go on with it after a reload. */
export async function keepRehearsal(userId: string, rehearsal: RehearsalScript, nowMs: number): Promise<void> {
  const [data, updatedAt] = [{ rehearsal }, new Date(nowMs)];
  await database()
    .insert(onboarding)
    .values({ userId, step: STEPS[0], data, updatedAt })
    .onConflictDoUpdate({ target: onboarding.userId, set: { data, updatedAt } });
}

/** Finishes the onboarding; done again it stays finished when it was first. Null for an account that is gone. */
export async function finishOnboarding(userId: string, nowMs: number): Promise<Date | null> {
  const [row] = await database()
    .update(users)
    .set({ onboardedAt: sql`coalesce(${users.onboardedAt}, ${new Date(nowMs).toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
    .returning({ onboardedAt: users.onboardedAt });
  return row?.onboardedAt ?? null;
}

/** Begins it anew. What its steps have decided stays. */
export async function resetOnboarding(userId: string): Promise<void> {
  await database().transaction(async (tx) => {
    await tx.delete(onboarding).where(eq(onboarding.userId, userId));
    await tx.update(users).set({ onboardedAt: null }).where(eq(users.id, userId));
  });
}
