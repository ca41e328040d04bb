import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/db/client';
import { modelSpending } from '@/db/schema/models';

/**
 * Takes tokens from the owner's day before they are spent, so that calls at the same time cannot spend the same ones.
 * False when fewer are left.
 */
export async function reserveTokens(ownerId: string, day: string, tokens: number, limit: number): Promise<boolean> {
  if (tokens > limit) return false;
  const rows = await database()
    .insert(modelSpending)
    .values({ ownerId, day, tokens })
    .onConflictDoUpdate({
      target: [modelSpending.ownerId, modelSpending.day],
      set: { tokens: sql`${modelSpending.tokens} + ${tokens}` },
      setWhere: sql`${modelSpending.tokens} + ${tokens} <= ${limit}`,
    })
    .returning({ tokens: modelSpending.tokens });
  return rows.length > 0;
}

/** Gives back what was reserved and not spent; a negative number takes more. */
export async function returnTokens(ownerId: string, day: string, tokens: number): Promise<void> {
  await database()
    .update(modelSpending)
    .set({ tokens: sql`greatest(0, ${modelSpending.tokens} - ${tokens}::int)` })
    .where(and(eq(modelSpending.ownerId, ownerId), eq(modelSpending.day, day)));
}
