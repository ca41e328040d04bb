import { asc, eq } from 'drizzle-orm';
import { type EventOfSeats, seatNews } from '@/core/booking-pages/seat-news';
import type { LoopState } from '@/core/loop/state';
import { ownerOf } from '@/core/loop/transition';
import { minuteOf } from '@/core/time/period';
import type { Transaction } from '@/db/client';
import { bookingSeats, bookingSessions } from '@/db/schema/booking-seats';
import { queueMail } from '@/modules/mailbox/commands/send';
import { type DecidedEvent, seatMail } from '../mails';
import type { SessionRow } from '../queries/seats';

/** Mails to seats stand behind the actions of the same turn in the outbox. */
const FIRST_INDEX = 1_000;

/**
 * Brings those who have a seat to where the event is: each is told what they do not know yet, alone, by the outbox of the loop. Runs
 * in the transaction of the decision, so that what was told and the mail that tells it are written together. What is over is told of
 * no more.
 */
export async function followSeats(tx: Transaction, decided: DecidedEvent): Promise<void> {
  const { loop, state, version, nowMs, runtime } = decided;
  const [session] = await tx.select().from(bookingSessions).where(eq(bookingSessions.loopId, loop.id));
  if (!session) return;
  const event = eventOf(state, session);
  const closed = event.state === 'ended' && !session.closedAt ? { closedAt: new Date(nowMs) } : {};
  await tx
    .update(bookingSessions)
    .set({ startMin: event.start, endMin: event.end, ...closed })
    .where(eq(bookingSessions.loopId, loop.id));
  if (event.end <= minuteOf(nowMs)) return;
  const seats = await tx
    .select()
    .from(bookingSeats)
    .where(eq(bookingSeats.loopId, loop.id))
    .orderBy(asc(bookingSeats.ordinal));
  for (const seat of seats) {
    // Whoever has another seat instead is told of that one.
    const news = seat.movedTo ? null : seatNews(seat.told, event, seat.givenUpAt !== null);
    if (!news) continue;
    const ends = news === 'cancelled' || news === 'given_up' || news === 'lost';
    const { title, location, joinUrl } = event;
    const at = ends && seat.told ? seat.told : event;
    // Of lateness they are told by its own mail alone.
    const late = news === 'late' ? event.late : news === 'changed' ? seat.told?.late : undefined;
    const told = {
      ...(late === undefined ? {} : { late }),
      state: ends ? 'cancelled' : 'booked',
      start: at.start,
      end: at.end,
      title,
      location,
      joinUrl,
    } as const;
    const sequence = seat.sequence + 1;
    await tx.update(bookingSeats).set({ told, sequence }).where(eq(bookingSeats.id, seat.id));
    const index = FIRST_INDEX + seat.ordinal;
    const { draft, text } = await seatMail(tx, decided, { seat: { ...seat, sequence }, news, told, index });
    await queueMail(tx, {
      ...{ loopId: loop.id, loopVersion: version, actionIndex: index, recipient: seat.guestAddress },
      ...{ template: `seat_${news}`, subject: draft.subject, text },
      mail: await runtime.compose(draft),
    });
  }
}

/** The event as those who have a seat are to know it. */
function eventOf(state: LoopState, { startMin, endMin, closedAt }: SessionRow): EventOfSeats {
  const { booking, wanted, proposal, needsOwner, phase, closedReason, meeting } = state;
  const idle = booking === null && wanted === null && proposal === null && needsOwner.length === 0;
  const ended = phase === 'CLOSED' ? booking === null || closedReason === 'cancelled' : idle || closedAt !== null;
  return {
    state: ended ? 'ended' : booking ? 'booked' : 'arranging',
    start: booking?.start ?? startMin,
    end: booking?.end ?? endMin,
    title: meeting.title,
    location: meeting.location,
    joinUrl: booking?.joinUrl ?? null,
    ...(booking?.late?.by === ownerOf(state).id ? { late: booking.late.minutes } : {}),
  };
}
