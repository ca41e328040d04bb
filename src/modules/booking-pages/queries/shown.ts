import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { type Database, database, type Transaction } from '@/db/client';
import { bookingHandles, bookingTypes } from '@/db/schema/booking-pages';
import { users } from '@/db/schema/identity';
import { isAtRest } from '@/modules/account/queries/deletion';
import { type BookingType, handleOf } from './pages';

export interface PageOwner {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly image: string | null;
}

/** What stands under an address of booking pages. */
export type Shown =
  | { readonly kind: 'unknown' }
  /** The name was given up for another one. */
  | { readonly kind: 'moved'; readonly handle: string }
  /** There was a page of that name. */
  | { readonly kind: 'gone'; readonly owner: PageOwner }
  | { readonly kind: 'list'; readonly owner: PageOwner }
  | { readonly kind: 'type'; readonly owner: PageOwner; readonly type: BookingType };

type Reader = Database | Transaction;

/** The pages of an owner that take bookings, the oldest first. */
export async function openTypes(ownerId: string, db: Reader = database()): Promise<BookingType[]> {
  return db
    .select()
    .from(bookingTypes)
    .where(and(eq(bookingTypes.ownerId, ownerId), isNull(bookingTypes.removedAt), eq(bookingTypes.paused, false)))
    .orderBy(asc(bookingTypes.createdAt), asc(bookingTypes.id));
}

/** What /book/{handle}[/{type}] leads to. Whoever leaves, or was put out of use, has no pages. */
export async function shownAt(handle: string, slug?: string, db: Reader = database()): Promise<Shown> {
  const [found] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      image: users.image,
      role: users.role,
      retiredAt: bookingHandles.retiredAt,
    })
    .from(bookingHandles)
    .innerJoin(users, eq(users.id, bookingHandles.userId))
    .where(eq(bookingHandles.handle, handle.toLowerCase()));
  if (!found || found.role === 'WAITLIST' || (await isAtRest(found.id, db))) return { kind: 'unknown' };
  if (found.retiredAt !== null) {
    const current = await handleOf(found.id, db);
    return current === null ? { kind: 'unknown' } : { kind: 'moved', handle: current };
  }
  const owner = { id: found.id, handle: handle.toLowerCase(), name: found.name ?? found.email, image: found.image };
  if (slug === undefined) return { kind: 'list', owner };
  // A page that stands comes before one of the same name that was removed.
  const [type] = await db
    .select()
    .from(bookingTypes)
    .where(and(eq(bookingTypes.ownerId, owner.id), eq(bookingTypes.slug, slug.toLowerCase())))
    .orderBy(desc(isNull(bookingTypes.removedAt)))
    .limit(1);
  if (!type) return { kind: 'unknown' };
  return type.removedAt === null ? { kind: 'type', owner, type } : { kind: 'gone', owner };
}
