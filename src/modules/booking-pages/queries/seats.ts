import { and, asc, count, eq, gt, gte, inArray, isNull } from 'drizzle-orm';
import type { EpochMinute, Period } from '@/core/time/period';
import { type Database, database, type Transaction } from '@/db/client';
import { bookingSeats, bookingSessions } from '@/db/schema/booking-seats';
import { loops } from '@/db/schema/loops';

type Reader = Database | Transaction;

export type SeatRow = typeof bookingSeats.$inferSelect;
export type SessionRow = typeof bookingSessions.$inferSelect;

/** The seat that a guest's link names, with its event; null where the link is no seat's. */
export async function seatAt(
  { loopId, participantId }: { readonly loopId: string; readonly participantId: string },
  db: Reader = database(),
): Promise<{ readonly seat: SeatRow; readonly session: SessionRow } | null> {
  if (!participantId.startsWith('s')) return null;
  const [row] = await db
    .select({ seat: bookingSeats, session: bookingSessions })
    .from(bookingSeats)
    .innerJoin(bookingSessions, eq(bookingSessions.loopId, bookingSeats.loopId))
    .where(and(eq(bookingSeats.loopId, loopId), eq(bookingSeats.ordinal, Number(participantId.slice(1)))));
  return row ?? null;
}

/** Who has a seat of an event, in the order in which they took it. */
export function seatsTaken(loopId: string, db: Reader = database()): Promise<SeatRow[]> {
  return db
    .select()
    .from(bookingSeats)
    .where(and(eq(bookingSeats.loopId, loopId), isNull(bookingSeats.givenUpAt)))
    .orderBy(asc(bookingSeats.ordinal));
}

/** The event of a page that begins then and goes on being booked; null where there is none. */
export async function sessionAt(
  typeId: string,
  start: EpochMinute,
  db: Reader = database(),
): Promise<SessionRow | null> {
  const [row] = await db
    .select()
    .from(bookingSessions)
    .where(
      and(eq(bookingSessions.typeId, typeId), eq(bookingSessions.startMin, start), isNull(bookingSessions.closedAt)),
    );
  return row ?? null;
}

/** How many seats of an event nobody has. */
export async function seatsLeft({ loopId, seats }: SessionRow, db: Reader = database()): Promise<number> {
  return seats - (await seatsTaken(loopId, db)).length;
}

/** Events of a page that begin at a minute or later, with the seats that each has left, full ones too. */
export async function standingEvents(
  typeId: string,
  from: EpochMinute,
): Promise<readonly (Period & { readonly left: number })[]> {
  const rows = await database()
    .select({
      start: bookingSessions.startMin,
      end: bookingSessions.endMin,
      seats: bookingSessions.seats,
      taken: count(bookingSeats.id),
    })
    .from(bookingSessions)
    .leftJoin(bookingSeats, and(eq(bookingSeats.loopId, bookingSessions.loopId), isNull(bookingSeats.givenUpAt)))
    .where(
      and(eq(bookingSessions.typeId, typeId), isNull(bookingSessions.closedAt), gte(bookingSessions.startMin, from)),
    )
    .groupBy(bookingSessions.loopId);
  return rows.map(({ start, end, seats, taken }) => ({ start, end, left: Math.max(0, seats - taken) }));
}

/** How many seats to come an address has with this owner. */
export async function openSeats(tx: Reader, ownerId: string, address: string, now: EpochMinute): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(bookingSeats)
    .innerJoin(bookingSessions, eq(bookingSessions.loopId, bookingSeats.loopId))
    .innerJoin(loops, eq(loops.id, bookingSeats.loopId))
    .where(
      and(
        eq(loops.ownerId, ownerId),
        eq(bookingSeats.guestAddress, address),
        isNull(bookingSeats.givenUpAt),
        isNull(bookingSessions.closedAt),
        gt(bookingSessions.startMin, now),
      ),
    );
  return row?.n ?? 0;
}

/** An event with seats as its owner sees it: when it is, and who comes. */
export interface ShownSession extends Period {
  readonly loopId: string;
  readonly title: string;
  readonly seats: number;
  readonly guests: readonly Pick<SeatRow, 'id' | 'name' | 'guestAddress' | 'answers'>[];
}

/** The events with seats that an owner has before them from a minute on, the next one first. */
export async function sessionsOf(ownerId: string, from: EpochMinute): Promise<ShownSession[]> {
  const sessions = await database()
    .select({ session: bookingSessions, state: loops.state })
    .from(bookingSessions)
    .innerJoin(loops, eq(loops.id, bookingSessions.loopId))
    .where(and(eq(loops.ownerId, ownerId), isNull(bookingSessions.closedAt), gt(bookingSessions.endMin, from)))
    .orderBy(asc(bookingSessions.startMin));
  const ids = sessions.map(({ session }) => session.loopId);
  const taken = ids.length === 0 ? [] : await seatsOf(ids);
  return sessions.map(({ session: { loopId, startMin, endMin, seats }, state }) => ({
    ...{ loopId, seats, start: startMin, end: endMin, title: state.meeting.title },
    guests: taken
      .filter((seat) => seat.loopId === loopId)
      .map(({ id, name, guestAddress, answers }) => ({ id, name, guestAddress, answers })),
  }));
}

function seatsOf(loopIds: readonly string[]): Promise<SeatRow[]> {
  return database()
    .select()
    .from(bookingSeats)
    .where(and(inArray(bookingSeats.loopId, [...loopIds]), isNull(bookingSeats.givenUpAt)))
    .orderBy(asc(bookingSeats.ordinal));
}

/** An event's title as its owner's calendar has it, with how many of its seats are taken: `Workshop (3/10)`. */
export async function titleWithSeats(loopId: string, title: string): Promise<string> {
  const [session] = await database().select().from(bookingSessions).where(eq(bookingSessions.loopId, loopId));
  return session ? `${title} (${(await seatsTaken(loopId)).length}/${session.seats})` : title;
}
