import { and, eq } from 'drizzle-orm';
import { minuteOf, type Period } from '@/core/time/period';
import { contendedTransaction, sqlState } from '@/db/contended';
import { meetings } from '@/db/schema/meetings';
import { CalendarError, type ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { CLAIM_MIN, PATCH_ATTEMPTS } from '../constants';
import { ownEvents } from '../queries';
import type { Buffers, Meeting } from '../schema';
import { sameSlot } from './claim';
import { eventOf, withEvent } from './event';
import { freshConflict, type Refusal, refusalOf } from './free';
import {
  atLeastUntil,
  dateOf,
  EXCLUSION_VIOLATION,
  insertHeld,
  isCrowded,
  lockOwner,
  type MeetingRow,
  meetingOf,
  ofOccurrence,
  plainHolds,
  releaseExpired,
} from './ledger';
import { tendRoomOf } from './room';
import { verifyBooking } from './verify';

export interface MoveRequest extends Buffers {
  readonly ownerId: string;
  readonly loopId: string;
  readonly occurrence?: number;
  readonly slot: Period;
  /** IANA zone in which the new time is written. */
  readonly zone: string;
}

export type MoveResult =
  | { readonly ok: true; readonly meeting: Meeting }
  /** `gone`: there is no booking, or its event was deleted from the calendar. */
  | { readonly ok: false; readonly reason: Refusal | 'gone' };

/**
 * Moves the loop's booking to another time: same event, same iCalendar UID, same conference, a higher SEQUENCE. The old
 * time stays taken until the new one is written. Idempotent: repeated after a crash anywhere it ends in one event at
 * the new time, and a booking that is there already is returned.
 */
export async function moveMeeting(request: MoveRequest, runtime: Runtime): Promise<MoveResult> {
  const now = minuteOf(await runtime.clock.now());
  const claimed = await claimTarget(request, now);
  if (claimed.kind === 'there') return { ok: true, meeting: meetingOf(claimed.booking) };
  if (claimed.kind === 'taken') return moveBack(claimed.booking, request, runtime);
  if (claimed.kind === 'gone') return { ok: false, reason: 'gone' };
  const { booking, hold } = claimed;
  const patched = await moveEvent(booking, request, runtime);
  if (!patched.ok) {
    if (patched.reason === 'taken' || patched.reason === 'gone') await setState(hold.id, 'held', 'released');
    if (patched.reason === 'gone') await setState(booking.id, 'confirmed', 'cancelled');
    return patched;
  }
  const moved = await settle(booking, patched.event, request.slot, runtime);
  if (!moved) return moveBack(booking, request, runtime);
  await verifyBooking(moved, [], runtime);
  await tendRoomOf(moved, runtime);
  return { ok: true, meeting: meetingOf(moved) };
}

type Target =
  | { readonly kind: 'there'; readonly booking: MeetingRow }
  | { readonly kind: 'taken'; readonly booking: MeetingRow }
  | { readonly kind: 'claimed'; readonly booking: MeetingRow; readonly hold: MeetingRow }
  | { readonly kind: 'gone' };

/** Holds the new time while the old one is kept: rows of one loop do not exclude each other. */
function claimTarget(request: MoveRequest, now: number): Promise<Target> {
  const { ownerId, loopId, slot, occurrence = 0 } = request;
  return contendedTransaction(async (tx): Promise<Target> => {
    await lockOwner(tx, ownerId);
    await releaseExpired(tx, ownerId, now);
    const [booking] = await tx
      .select()
      .from(meetings)
      .where(and(ofOccurrence(request), eq(meetings.state, 'confirmed')));
    if (!booking) return { kind: 'gone' };
    if (sameSlot(booking, slot)) return { kind: 'there', booking };
    if (await isCrowded(tx, { ...request, slot })) return { kind: 'taken', booking };
    const [held] = await tx
      .update(meetings)
      .set({ expiresAt: atLeastUntil(now + CLAIM_MIN), updatedAt: dateOf(now) })
      .where(and(plainHolds(request), eq(meetings.startMin, slot.start), eq(meetings.endMin, slot.end)))
      .returning();
    const span = { startMin: slot.start, endMin: slot.end, expiresAt: dateOf(now + CLAIM_MIN), updatedAt: dateOf(now) };
    const hold = held ?? (await insertHeld(tx, { ownerId, loopId, occurrence, ...span }));
    return hold ? { kind: 'claimed', booking, hold } : { kind: 'taken', booking };
  });
}

type Patched =
  | { readonly ok: true; readonly event: ProviderEvent }
  | { readonly ok: false; readonly reason: Refusal | 'gone' };

/** Writes the new time over what the event is now; an answer of a guest in between changes the etag and nothing else. */
async function moveEvent(booking: MeetingRow, request: MoveRequest, runtime: Runtime): Promise<Patched> {
  const { slot, zone } = request;
  let checked = false;
  for (let attempt = 0; attempt < PATCH_ATTEMPTS; attempt++) {
    try {
      const event = await eventOf(booking, runtime);
      if (!event || event.status === 'cancelled') return { ok: false, reason: 'gone' };
      if (isAt(event, slot)) return { ok: true, event };
      if (!checked) {
        const conflict = await freshConflict(
          { ...request, slots: [slot], ownEvents: await ownEvents(request.loopId) },
          runtime,
        );
        if (conflict) return { ok: false, reason: conflict };
        checked = true;
      }
      const changes = { start: slot.start, end: slot.end, zone };
      return { ok: true, event: await patchEvent(booking, event.etag, changes, runtime) };
    } catch (error) {
      if (!(error instanceof CalendarError)) throw error;
      // Both mean that it is another event than the one that was read: it is read again.
      if (error.code !== 'conflict' && error.code !== 'not_found') return { ok: false, reason: refusalOf(error) };
    }
  }
  return { ok: false, reason: 'unavailable' };
}

function patchEvent(
  booking: MeetingRow,
  etag: string,
  changes: { readonly start: number; readonly end: number; readonly zone: string },
  runtime: Runtime,
): Promise<ProviderEvent> {
  return withEvent(booking, runtime, ({ calendar, grant, calendarId }, eventId) =>
    calendar.patch(grant, calendarId, eventId, etag, changes),
  );
}

function isAt(event: ProviderEvent, slot: Period): boolean {
  const at = (moment: ProviderEvent['start']) => (moment?.kind === 'instant' ? moment.at : null);
  return at(event.start) === slot.start && at(event.end) === slot.end;
}

/** Makes the booking stand at the new time and lets go of the loop's holds. Null when the new time was lost meanwhile. */
async function settle(
  booking: MeetingRow,
  event: ProviderEvent,
  slot: Period,
  runtime: Runtime,
): Promise<MeetingRow | null> {
  // Later than the event was written: an older reading of the calendar must not be taken for newer.
  const updatedAt = new Date(await runtime.clock.now());
  try {
    return await contendedTransaction(async (tx) => {
      await lockOwner(tx, booking.ownerId);
      await tx.update(meetings).set({ state: 'released', updatedAt }).where(plainHolds(booking));
      const [moved] = await tx
        .update(meetings)
        .set({
          startMin: slot.start,
          endMin: slot.end,
          etag: event.etag,
          sequence: Math.max(event.sequence, booking.sequence + 1),
          joinUrl: event.joinUrl ?? booking.joinUrl,
          updatedAt,
        })
        .where(and(eq(meetings.id, booking.id), eq(meetings.state, 'confirmed')))
        .returning();
      return moved ?? null;
    });
  } catch (error) {
    if (sqlState(error) === EXCLUSION_VIOLATION) return null;
    throw error;
  }
}

async function setState(id: string, from: MeetingRow['state'], to: MeetingRow['state']): Promise<void> {
  await contendedTransaction((tx) =>
    tx
      .update(meetings)
      .set({ state: to })
      .where(and(eq(meetings.id, id), eq(meetings.state, from))),
  );
}

/** The new time was lost. If the event stands there already, it goes back to where the booking is. */
async function moveBack(booking: MeetingRow, request: MoveRequest, runtime: Runtime): Promise<MoveResult> {
  try {
    const event = await eventOf(booking, runtime);
    if (event && event.status !== 'cancelled' && isAt(event, request.slot)) {
      const changes = { start: booking.startMin, end: booking.endMin, zone: request.zone };
      await patchEvent(booking, event.etag, changes, runtime);
    }
    return { ok: false, reason: 'taken' };
  } catch (error) {
    return { ok: false, reason: refusalOf(error) };
  }
}
