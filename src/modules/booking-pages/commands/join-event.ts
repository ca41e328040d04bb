import { eq, max } from 'drizzle-orm';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { bookingSeats, bookingSessions } from '@/db/schema/booking-seats';
import { loops } from '@/db/schema/loops';
import { groupLimitMet, loopLimitMet } from '@/modules/billing/commands/limits';
import { addEvent, openLoop } from '@/modules/loops/commands/open';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import type { Host } from '../queries/hosts';
import type { BookingType } from '../queries/pages';
import { type SeatRow, type SessionRow, seatsTaken, sessionAt } from '../queries/seats';
import { stateOf } from '../queries/times';
import { holdWith } from './hold-with';
import { noteSeats } from './note-seats';
import { roomThatDay } from './room-that-day';

interface Joining {
  readonly type: BookingType;
  readonly host: Host;
  readonly start: EpochMinute;
  readonly guest: Pick<
    SeatRow,
    'id' | 'guestAddress' | 'name' | 'zone' | 'language' | 'answers' | 'told' | 'icalUid' | 'sequence'
  >;
  readonly nowMs: number;
}

export type Joined =
  | { readonly ok: true; readonly seat: SeatRow }
  | { readonly ok: false; readonly reason: 'taken' | 'no_seats' | 'full' | 'closed' };

/**
 * Gives somebody a seat of the event that begins then; where there is none yet its time is held and its loop opened. Runs under the
 * lock of the page. The loop is told, and tells the guest.
 */
export async function joinEvent(tx: Transaction, at: Joining, runtime: Runtime): Promise<Joined> {
  const { type, start, guest, nowMs } = at;
  const known = await sessionAt(type.id, start, tx);
  // Before its seats, as whoever decides for the loop does.
  if (known) await tx.select({ id: loops.id }).from(loops).where(eq(loops.id, known.loopId)).for('update');
  const session = (known && (await sessionAt(type.id, start, tx))) ?? (await begin(tx, at, runtime));
  if (typeof session === 'string') return { ok: false, reason: session };
  const { loopId, seats } = session;
  const taken = await seatsTaken(loopId, tx);
  // Whether an address has a seat is told to nobody else: it is refused like one that has too many.
  if (taken.some((seat) => seat.guestAddress === guest.guestAddress)) return { ok: false, reason: 'full' };
  const number = Array.from({ length: seats }, (_, i) => i + 1).find((n) => !taken.some((seat) => seat.number === n));
  if (number === undefined) return { ok: false, reason: 'no_seats' };
  const limits = { billing: runtime.settings.billing, nowMs };
  if ((await groupLimitMet(tx, type.ownerId, taken.length + 1, limits)) !== null) {
    return { ok: false, reason: 'no_seats' };
  }
  const { id, guestAddress, name, zone, language, answers, told, icalUid, sequence } = guest;
  const [{ last } = { last: null }] = await tx
    .select({ last: max(bookingSeats.ordinal) })
    .from(bookingSeats)
    .where(eq(bookingSeats.loopId, loopId));
  const [seat] = await tx
    .insert(bookingSeats)
    .values({
      ...{ id, loopId, seats, number, ordinal: (last ?? 0) + 1, guestAddress, name, zone, language },
      ...{ answers, told, icalUid, sequence, createdAt: new Date(nowMs) },
    })
    .returning();
  if (!seat) throw new Error('The seat was not written');
  await noteSeats(tx, { type, seat, taken: taken.length + 1, news: 'taken' });
  const payload = { kind: 'on_page', participantId: 'p1', act: 'seats', slot: null } as const;
  if (known) await addEvent(tx, loopId, payload, `on-page:${loopId}:seat:${id}`, nowMs);
  return { ok: true, seat };
}

/** A new event of this page: its time is held, its loop is opened. */
async function begin(
  tx: Transaction,
  { type, start, host, nowMs }: Joining,
  runtime: Runtime,
): Promise<SessionRow | 'closed' | 'taken'> {
  const limit = await loopLimitMet(tx, host.id, 1, { billing: runtime.settings.billing, nowMs });
  if (limit !== null) return 'closed';
  const slot = { start, end: start + type.durationMin };
  const day = await roomThatDay(tx, type, slot);
  if (day !== null) return day;
  const zone = (await basicsOf(host.id, tx))?.zone ?? null;
  const loopId = await openLoop(tx, { ...host, zone }, type.title, nowMs);
  if (!(await holdWith(tx, host, { loopId, slot, now: minuteOf(nowMs), terms: type }))) {
    await tx.delete(loops).where(eq(loops.id, loopId));
    return 'taken';
  }
  const state = stateOf(type, host, zone);
  await tx.update(loops).set({ state, title: state.meeting.title }).where(eq(loops.id, loopId));
  const session = {
    ...{ loopId, typeId: type.id, startMin: slot.start, endMin: slot.end },
    ...{ seats: type.seats ?? 1, closedAt: null },
  };
  await tx.insert(bookingSessions).values(session);
  const payload = { kind: 'on_page', participantId: 'p1', act: 'book', slot } as const;
  await addEvent(tx, loopId, payload, `on-page:${loopId}`, nowMs);
  return session;
}
