import { sql } from 'drizzle-orm';
import type { Transaction } from '@/db/client';

/** One after the other: whoever labels a message or decides on it. The triggers of the tables take the same lock. */
export async function lockMessage(tx: Transaction, messageId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('adjudication:' || ${messageId}, 0))`);
}
