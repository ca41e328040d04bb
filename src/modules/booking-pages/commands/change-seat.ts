import { randomUUID } from 'node:crypto';
import { and, eq, isNull, TransactionRollbackError } from 'drizzle-orm';
import type { EpochMinute } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { contendedTransaction } from '@/db/contended';
import { bookingTypes } from '@/db/schema/booking-pages';
import { bookingSeats, bookingSessions } from '@/db/schema/booking-seats';
import { loops } from '@/db/schema/loops';
import { isAtRest } from '@/modules/account/queries/deletion';
import { addEvent } from '@/modules/loops/commands/open';
import { wake } from '@/modules/loops/commands/wake';
import type { Runtime } from '@/ports/runtime';
import { hostsOf } from '../queries/hosts';
import type { BookingType } from '../queries/pages';
import { type SeatRow, seatAt, seatsTaken } from '../queries/seats';
import { joinEvent } from './join-event';
import { noteSeats } from './note-seats';
import { lockPage, whyNoSeat } from './take-seat';

interface Place {
  readonly loopId: string;
  readonly participantId: string;
}

export type SeatChanged =
  /** `place`: of the guest's link from now on. */
  { readonly ok: true; readonly place: Place } | { readonly ok: false; readonly reason: 'not_found' | 'stale' };

/** A guest moves or gives up the seat that their link names; null where the link is no seat's. */
export async function changeSeat(
  place: Place,
  said: { readonly act: 'move'; readonly start: EpochMinute } | { readonly act: 'cancel' },
  runtime: Runtime,
): Promise<SeatChanged | null> {
  if (!place.participantId.startsWith('s')) return null;
  return said.act === 'move' ? moveSeat(place, said.start, runtime) : giveUpSeat(place, runtime);
}

/** A guest gives up the seat that their link names. With the last one the event goes. Stale: they have it no more. */
async function giveUpSeat(place: Place, runtime: Runtime): Promise<SeatChanged> {
  const known = await seatWithPage(place);
  if (!known) return { ok: false, reason: 'not_found' };
  const nowMs = await runtime.clock.now();
  const left = await contendedTransaction(async (tx) => {
    await lockPage(tx, known.type.id);
    return leave(tx, known, { movedTo: null, nowMs });
  });
  if (!left) return { ok: false, reason: 'stale' };
  await wake(place.loopId, runtime);
  return { ok: true, place };
}

/**
 * A guest goes to another time of the page: the seat there is taken and the one that their link names is given up in one
 * transaction, so that they have one of the two whatever happens. Stale: they have none, or there is no seat at that time.
 */
async function moveSeat(place: Place, start: EpochMinute, runtime: Runtime): Promise<SeatChanged> {
  const known = await seatWithPage(place);
  if (!known) return { ok: false, reason: 'not_found' };
  const { type, seat } = known;
  const [host] = await hostsOf(type);
  const stale = { ok: false, reason: 'stale' } as const;
  if (!host || seat.givenUpAt || known.session.closedAt || start === known.session.startMin) return stale;
  if ((await whyNoSeat(type, start, host, runtime)) !== null) return stale;
  const nowMs = await runtime.clock.now();
  const moved = await contendedTransaction(async (tx) => {
    if ((await lockPage(tx, type.id)) || (await isAtRest(type.ownerId, tx))) return tx.rollback();
    // What its guest knows of the event goes along: the event in their calendar is the same one, at another time.
    const before = await lockedSeat(tx, seat);
    if (!before) return tx.rollback();
    const joined = await joinEvent(tx, { type, host, start, guest: { ...before, id: randomUUID() }, nowMs }, runtime);
    if (!joined.ok || !(await leave(tx, known, { movedTo: joined.seat.id, nowMs }))) return tx.rollback();
    return joined.seat;
  }).catch((error: unknown) => {
    if (error instanceof TransactionRollbackError) return null;
    throw error;
  });
  if (!moved) return stale;
  await wake(place.loopId, runtime);
  await wake(moved.loopId, runtime);
  return { ok: true, place: { loopId: moved.loopId, participantId: `s${moved.ordinal}` } };
}

type Known = NonNullable<Awaited<ReturnType<typeof seatWithPage>>>;

async function seatWithPage(place: Place) {
  const known = await seatAt(place);
  if (!known) return null;
  const [type] = await database().select().from(bookingTypes).where(eq(bookingTypes.id, known.session.typeId));
  return type ? { ...known, type: type satisfies BookingType } : null;
}

/** Gives up a seat under the lock of its page; false where it was given up before. */
async function leave(
  tx: Transaction,
  { seat, type, session }: Known,
  { movedTo, nowMs }: { readonly movedTo: string | null; readonly nowMs: number },
): Promise<boolean> {
  const { id, loopId } = seat;
  if (!(await lockedSeat(tx, seat))) return false;
  const at = new Date(nowMs);
  await tx.update(bookingSeats).set({ givenUpAt: at, movedTo }).where(eq(bookingSeats.id, id));
  const taken = await seatsTaken(loopId, tx);
  await noteSeats(tx, { type, seat, taken: taken.length, news: 'givenUp' });
  const empty = taken.length === 0;
  if (empty && !session.closedAt) {
    await tx.update(bookingSessions).set({ closedAt: at }).where(eq(bookingSessions.loopId, loopId));
  }
  const payload = { kind: 'on_page', participantId: 'p1', act: empty ? 'cancel' : 'seats', slot: null } as const;
  await addEvent(tx, loopId, payload, `on-page:${loopId}:left:${id}`, nowMs);
  return true;
}

/** The seat as it is now, with its loop kept from deciding meanwhile; null where it was given up. */
async function lockedSeat(tx: Transaction, { id, loopId }: SeatRow): Promise<SeatRow | null> {
  await tx.select({ id: loops.id }).from(loops).where(eq(loops.id, loopId)).for('update');
  const [row] = await tx
    .select()
    .from(bookingSeats)
    .where(and(eq(bookingSeats.id, id), isNull(bookingSeats.givenUpAt)));
  return row ?? null;
}
