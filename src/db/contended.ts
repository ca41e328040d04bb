import { database, type Transaction } from './client';

const ATTEMPTS = 8;
/** Deadlock and serialization failure: PostgreSQL has rolled back and asks to try again (manual, appendix A). */
const RETRIED = new Set(['40P01', '40001']);

/** A transaction that others compete with: rolled back by a deadlock or a serialization failure, it runs again. */
export async function contendedTransaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database().transaction(run);
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(sqlState(error) ?? '')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}

/** The SQLSTATE of a database error, also when drizzle has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return undefined;
}
