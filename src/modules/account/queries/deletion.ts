import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { users } from '@/db/schema/identity';

type Reader = Database | Transaction;

/** When the account is deleted, in epoch ms by the product's clock; null: it stays. */
export async function deletionAt(userId: string, db: Reader = database()): Promise<number | null> {
  const [row] = await db.select({ at: users.deletionAt }).from(users).where(eq(users.id, userId));
  return row?.at?.getTime() ?? null;
}

/** True while the account waits for its deletion, or was put out of use: nothing new is begun for it, and nothing is sent. */
export async function isAtRest(userId: string, db: Reader = database()): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), or(isNotNull(users.deletionAt), isNotNull(users.deactivatedAt))));
  return rows.length > 0;
}

/** True when without this account others would be left whom nobody administers. */
export async function isNeededAsAdmin(userId: string, db: Reader = database()): Promise<boolean> {
  const [own] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (own?.role !== 'ADMIN') return false;
  const others = ne(users.id, userId);
  const [other] = await db.select({ id: users.id }).from(users).where(others).limit(1);
  const [admin] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(others, eq(users.role, 'ADMIN'), isNull(users.deactivatedAt)))
    .limit(1);
  return other !== undefined && admin === undefined;
}
