import { lt } from 'drizzle-orm';
import { database } from '@/db/client';
import { modelAnswers, modelSpending } from '@/db/schema/models';

export type KeptAnswer = typeof modelAnswers.$inferInsert.answer;

export async function keepAnswer(ownerId: string, key: string, answer: KeptAnswer, nowMs: number): Promise<void> {
  await database()
    .insert(modelAnswers)
    .values({ ownerId, key, answer, at: new Date(nowMs) })
    .onConflictDoNothing();
}

/** Forgets answers given before a moment (epoch milliseconds), and what was spent on days before it. */
export async function forgetModelAnswers(beforeMs: number): Promise<void> {
  const before = new Date(beforeMs);
  await database().delete(modelAnswers).where(lt(modelAnswers.at, before));
  await database()
    .delete(modelSpending)
    .where(lt(modelSpending.day, before.toISOString().slice(0, 10)));
}
