import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { database } from '@/db/client';
import { meetings } from '@/db/schema/meetings';
import type { Runtime } from '@/ports/runtime';
import type { Meeting } from '../schema';
import { eventOf, removeEventOf } from './event';
import { refusalOf } from './free';
import { bookingOf, type MeetingRow, meetingOf, type OwnerLoop } from './ledger';
import { tendRoomOf } from './room';
import { endSeries, leaveOut } from './series-event';

export type CancelResult =
  /** `meeting` is null when the loop has no booking, or none any more. */
  | { readonly ok: true; readonly meeting: Meeting | null }
  | { readonly ok: false; readonly reason: 'unavailable' | 'revoked' };

/**
 * Cancels the loop's booking: the provider removes the event and tells the guests, then the time is free. Idempotent: the
 * event of a call that was cut off is gone already, which counts as done. Of a series that has begun what is over stays.
 */
export async function cancelMeeting(request: OwnerLoop, runtime: Runtime): Promise<CancelResult> {
  const now = minuteOf(await runtime.clock.now());
  const rows = await database().select().from(meetings).where(bookingOf(request)).orderBy(asc(meetings.startMin));
  const over = rows.filter((row) => row.occurrence !== 0 && row.startMin <= now);
  const left = rows.filter((row) => !over.includes(row));
  const [row = over[0]] = left;
  if (!row) return { ok: true, meeting: null };
  try {
    if (over.length === 0 && !(await hasBegun(row, now, runtime))) await removeEventOf(row, runtime);
    else await endSeries(row, now, runtime);
  } catch (error) {
    return { ok: false, reason: refusalOf(error) };
  }
  const updatedAt = new Date(await runtime.clock.now());
  const sequence = row.sequence + 1;
  const cancelled = await database()
    .update(meetings)
    .set({ state: 'cancelled', sequence, updatedAt })
    .where(
      and(
        bookingOf(request),
        inArray(
          meetings.id,
          left.map(({ id }) => id),
        ),
      ),
    )
    .returning();
  await tendRoomOf(row, runtime);
  const [first] = cancelled;
  return { ok: true, meeting: first ? meetingOf(first) : null };
}

/** A series that the loop has taken on may have had times before: what is over stays in everybody's calendar. */
async function hasBegun(row: MeetingRow, now: EpochMinute, runtime: Runtime): Promise<boolean> {
  const event = row.occurrence === 0 ? null : await eventOf(row, runtime);
  return event?.start?.kind === 'instant' && event.start.at <= now;
}

/** Cancels one time of a series: the rest stands. Idempotent; the time may lie beyond those that are claimed. */
export async function cancelOccurrence(
  request: OwnerLoop & { readonly start: EpochMinute },
  runtime: Runtime,
): Promise<CancelResult> {
  const rows = await database()
    .select()
    .from(meetings)
    .where(and(bookingOf(request), ne(meetings.occurrence, 0)));
  const row = rows.find(({ startMin }) => startMin === request.start);
  const [any = row] = rows;
  if (!any) return { ok: true, meeting: null };
  try {
    await leaveOut(any, row?.occurrence ?? request.start, runtime);
  } catch (error) {
    return { ok: false, reason: refusalOf(error) };
  }
  const updatedAt = new Date(await runtime.clock.now());
  if (row) await database().update(meetings).set({ state: 'cancelled', updatedAt }).where(eq(meetings.id, row.id));
  return { ok: true, meeting: meetingOf(any) };
}
