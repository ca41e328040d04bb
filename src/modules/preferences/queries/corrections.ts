import { and, count, eq, ne } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { planCorrections } from '@/db/schema/preferences';

/** In how many other loops the owner has made each correction. */
export async function correctionsElsewhere(
  loop: { readonly id: string; readonly ownerId: string },
  db: Database | Transaction = database(),
): Promise<ReadonlyMap<string, number>> {
  const { userId, rule, loopId } = planCorrections;
  const rows = await db
    .select({ rule, times: count() })
    .from(planCorrections)
    .where(and(eq(userId, loop.ownerId), ne(loopId, loop.id)))
    .groupBy(rule);
  return new Map(rows.map(({ rule, times }) => [rule, times]));
}
