import { and, arrayContains, asc, eq, or, sql } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { phoneLines } from '@/db/schema/phone-lines';

/**
 * The line that texts a user: their own, else the one that did before, else one of the pool, always the same for the same user
 * while the pool is. Null: there is none.
 */
export async function lineFor(
  userId: string,
  before: string | null,
  db: Database | Transaction = database(),
): Promise<{ readonly id: string; readonly number: string } | null> {
  const usable = and(eq(phoneLines.state, 'active'), arrayContains(phoneLines.capabilities, ['sms']));
  const [line] = await db
    .select({ id: phoneLines.id, number: phoneLines.number })
    .from(phoneLines)
    .where(and(usable, or(eq(phoneLines.userId, userId), eq(phoneLines.pool, true))))
    .orderBy(
      sql`${phoneLines.userId} is null`,
      sql`${phoneLines.id} is distinct from ${before}::uuid`,
      asc(sql`md5(${phoneLines.id}::text || ${userId})`),
    )
    .limit(1);
  return line ?? null;
}

/** A line, whatever its state. */
export async function lineById(id: string, db: Database | Transaction = database()) {
  const [line] = await db.select({ number: phoneLines.number }).from(phoneLines).where(eq(phoneLines.id, id));
  return line ?? null;
}

/** The line of this number, whatever its state. */
export async function lineOfNumber(number: string, db: Database | Transaction = database()) {
  const [line] = await db.select({ id: phoneLines.id }).from(phoneLines).where(eq(phoneLines.number, number));
  return line ?? null;
}
