import { and, asc, count, eq, gte, inArray, isNull, max, or } from 'drizzle-orm';
import type { HostLoad } from '@/core/booking-pages/fair-host';
import { type Database, database, type Transaction } from '@/db/client';
import { bookingHosts, bookings } from '@/db/schema/booking-pages';
import { users } from '@/db/schema/identity';
import { loops } from '@/db/schema/loops';
import { inTeamWith } from '@/modules/teams/queries/membership';
import type { BookingType } from './pages';

/** Somebody who meets the guests of a page. */
export interface Host {
  readonly id: string;
  readonly name: string | null;
  readonly address: string;
}

/**
 * Who meets the guests of a page, by id: its owner, and of a team's page those as well who are in the owner's team at this moment.
 * Nobody where all were to come together and one of them cannot any more.
 */
export async function hostsOf(type: Pick<BookingType, 'id' | 'ownerId' | 'kind'>): Promise<Host[]> {
  const invited = await database()
    .select({ id: bookingHosts.userId })
    .from(bookingHosts)
    .where(eq(bookingHosts.typeId, type.id));
  const others = and(
    inArray(
      users.id,
      invited.map(({ id }) => id),
    ),
    inTeamWith(users.id, type.ownerId),
  );
  const hosts = await database()
    .select({ id: users.id, name: users.name, address: users.email })
    .from(users)
    .where(and(or(eq(users.id, type.ownerId), others), isNull(users.deletionAt), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id));
  return type.kind === 'collective' && hosts.length <= invited.length ? [] : hosts;
}

/** What each of these has had of the page since `sinceMs`, by the product's clock. */
export async function loadsOf(
  typeId: string,
  hosts: readonly Host[],
  sinceMs: number,
  db: Database | Transaction,
): Promise<HostLoad[]> {
  const rows = await db
    .select({ id: loops.ownerId, bookings: count(), lastAt: max(bookings.createdAt) })
    .from(bookings)
    .innerJoin(loops, eq(loops.id, bookings.loopId))
    .where(and(eq(bookings.typeId, typeId), gte(bookings.createdAt, new Date(sinceMs))))
    .groupBy(loops.ownerId);
  const known = new Map(rows.map((row) => [row.id, row]));
  return hosts.map(({ id }) => ({
    id,
    bookings: known.get(id)?.bookings ?? 0,
    lastAt: known.get(id)?.lastAt?.getTime() ?? null,
  }));
}
