import { and, eq } from 'drizzle-orm';
import { minuteOf } from '@/core/time/period';
import { type Database, database, type Transaction } from '@/db/client';
import { contendedTransaction } from '@/db/contended';
import { bookingTypes } from '@/db/schema/booking-pages';
import { bookingSeats } from '@/db/schema/booking-seats';
import { wake } from '@/modules/loops/commands/wake';
import { provedAddresses } from '@/modules/teams/queries/membership';
import type { Runtime } from '@/ports/runtime';
import { MAX_OPEN_PER_GUEST } from '../constants';
import { type Host, hostsOf } from '../queries/hosts';
import type { BookingType } from '../queries/pages';
import { openSeats, seatsLeft, sessionAt } from '../queries/seats';
import { timesOf } from '../queries/times';
import { joinEvent } from './join-event';
import type { BookedOnPage, Refusal, Wanted } from './wanted';

/**
 * Takes a seat at a time of a page: of the event that is there, or of a new one, whose time is held and whose loop is opened in the
 * same transaction. Seats are numbered up to the room, so that of all who want the last one the database lets one have it.
 */
export async function takeSeat(type: BookingType, wanted: Wanted, runtime: Runtime): Promise<BookedOnPage> {
  const again = await seatOf(wanted);
  if (again) return again;
  const [host] = await hostsOf(type);
  if (type.paused || !host) return refused('closed');
  const nowMs = await runtime.clock.now();
  if (wanted.start <= minuteOf(nowMs)) return refused('over');
  if ((await provedAddresses(host.id)).includes(wanted.address)) return refused('own_address');
  const reason = await whyNoSeat(type, wanted.start, host, runtime);
  if (reason !== null) return refused(reason);
  const made = await contendedTransaction(async (tx): Promise<BookedOnPage> => {
    const shut = await lockPage(tx, type.id);
    if (shut) return refused('closed');
    const same = await seatOf(wanted, tx);
    if (same) return same;
    if ((await openSeats(tx, type.ownerId, wanted.address, minuteOf(nowMs))) >= MAX_OPEN_PER_GUEST)
      return refused('full');
    const { address, ...rest } = wanted;
    const guest = { ...rest, guestAddress: address, told: null, icalUid: icalUid(wanted.id, runtime), sequence: 0 };
    const joined = await joinEvent(tx, { type, host, start: wanted.start, guest, nowMs }, runtime);
    return joined.ok ? { ok: true, loopId: joined.seat.loopId, participantId: `s${joined.seat.ordinal}` } : joined;
  });
  if (made.ok) await wake(made.loopId, runtime);
  return made;
}

function refused(reason: Refusal): BookedOnPage {
  return { ok: false, reason };
}

/** Why there is no seat at that time, as far as can be told without a lock; whoever comes too late is answered without a search. */
export async function whyNoSeat(
  type: BookingType,
  start: number,
  host: Host,
  runtime: Runtime,
): Promise<'taken' | 'no_seats' | null> {
  const session = await sessionAt(type.id, start);
  if (session) {
    if ((await seatsLeft(session)) <= 0) return 'no_seats';
    return start >= minuteOf(await runtime.clock.now()) + type.noticeMin ? null : 'taken';
  }
  const { times } = await timesOf(type, [host], runtime);
  return times.some((time) => time.start === start) ? null : 'taken';
}

/** One after the other on a page. Answers whether it takes nothing any more. */
export async function lockPage(tx: Transaction, typeId: string): Promise<boolean> {
  const [current] = await tx
    .select({ paused: bookingTypes.paused, removedAt: bookingTypes.removedAt })
    .from(bookingTypes)
    .where(eq(bookingTypes.id, typeId))
    .for('no key update');
  return !current || current.paused || current.removedAt !== null;
}

/** Of the event in this guest's calendar. */
function icalUid(id: string, { settings }: Pick<Runtime, 'settings'>): string {
  return `seat-${id}@${settings.assistant.address.split('@')[1] ?? ''}`;
}

async function seatOf({ id, address }: Wanted, db: Transaction | Database = database()): Promise<BookedOnPage | null> {
  const [row] = await db
    .select({ loopId: bookingSeats.loopId, ordinal: bookingSeats.ordinal })
    .from(bookingSeats)
    .where(and(eq(bookingSeats.id, id), eq(bookingSeats.guestAddress, address)));
  return row ? { ok: true, loopId: row.loopId, participantId: `s${row.ordinal}` } : null;
}
