import { eq } from 'drizzle-orm';
import { database, type Transaction } from './client';
import { stepResults } from './schema/identity';

/**
 * Runs the effects of a step exactly once: the first caller's transaction records the result under `key`, a repeated
 * call (the engine repeats every step that was cut off) returns it without running again. Results must be JSON.
 */
export async function once<T>(key: string, run: (tx: Transaction) => Promise<T>): Promise<T> {
  return database().transaction(async (tx) => {
    const inserted = await tx
      .insert(stepResults)
      .values({ key })
      .onConflictDoNothing()
      .returning({ key: stepResults.key });
    if (inserted.length === 0) {
      const [row] = await tx.select({ result: stepResults.result }).from(stepResults).where(eq(stepResults.key, key));
      return row?.result as T;
    }
    const result = await run(tx);
    await tx
      .update(stepResults)
      .set({ result: result ?? null })
      .where(eq(stepResults.key, key));
    return result;
  });
}
