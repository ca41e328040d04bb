import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { bookingHandles, bookingHosts, bookingTypes } from '@/db/schema/booking-pages';

type Reader = Database | Transaction;

export type BookingType = typeof bookingTypes.$inferSelect;

/** A page as its owner has it. */
export interface OwnType extends BookingType {
  /** Others of the team who take its bookings as well, by their ids. */
  readonly hosts: readonly string[];
}

/** The name under which a user's pages are found; null before the first. */
export async function handleOf(userId: string, db: Reader = database()): Promise<string | null> {
  const [row] = await db
    .select({ handle: bookingHandles.handle })
    .from(bookingHandles)
    .where(and(eq(bookingHandles.userId, userId), isNull(bookingHandles.retiredAt)));
  return row?.handle ?? null;
}

/** The user's pages, the oldest first; or the one with this id, if it is the user's. */
export async function typesOf(ownerId: string, id?: string, db: Reader = database()): Promise<OwnType[]> {
  const rows = await db
    .select()
    .from(bookingTypes)
    .where(
      and(
        eq(bookingTypes.ownerId, ownerId),
        isNull(bookingTypes.removedAt),
        id === undefined ? undefined : eq(bookingTypes.id, id),
      ),
    )
    .orderBy(asc(bookingTypes.createdAt), asc(bookingTypes.id));
  const ids = rows.map((row) => row.id);
  const hosts = ids.length === 0 ? [] : await db.select().from(bookingHosts).where(inArray(bookingHosts.typeId, ids));
  return rows.map((row) => ({
    ...row,
    hosts: hosts.filter(({ typeId }) => typeId === row.id).map(({ userId }) => userId),
  }));
}
