import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { minuteOf, type Period } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { contendedTransaction, sqlState } from '@/db/contended';
import { calendarEvents, calendars } from '@/db/schema/calendar';
import { meetings } from '@/db/schema/meetings';
import { addEvent } from '@/modules/loops/commands/open';
import { wake } from '@/modules/loops/commands/wake';
import { CalendarError, type ProviderMoment } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { eventOf } from './event';
import { EXCLUSION_VIOLATION, lockOwner, type MeetingRow, plainHolds } from './ledger';

/**
 * Looks in the mirror what owners have done to our events by hand: an event that was moved or deleted there is moved or
 * cancelled here, and its loop hears of it; the link of a conference that was late is added. Run it every now and then:
 * whoever read the calendar, it finds what is left to do.
 */
export async function reconcileMeetings(runtime: Runtime): Promise<void> {
  const now = await runtime.clock.now();
  const { start, end, joinUrl } = calendarEvents;
  const differs = or(
    isNull(calendarEvents.id),
    sql`(${start} ->> 'at')::bigint <> ${meetings.startMin} OR (${end} ->> 'at')::bigint <> ${meetings.endMin}`,
    sql`${joinUrl} IS NOT NULL AND ${joinUrl} IS DISTINCT FROM ${meetings.joinUrl}`,
  );
  const rows = await database()
    .select({ meeting: meetings, event: calendarEvents })
    .from(meetings)
    .innerJoin(calendars, eq(calendars.id, meetings.calendarId))
    .leftJoin(
      calendarEvents,
      and(eq(calendarEvents.calendarId, meetings.calendarId), eq(calendarEvents.providerId, meetings.providerEventId)),
    )
    .where(
      and(
        eq(meetings.state, 'confirmed'),
        gt(meetings.endMin, minuteOf(now)),
        // A reading that is older than what we did ourselves tells nothing about it.
        gt(calendars.syncedAt, meetings.updatedAt),
        differs,
      ),
    );
  for (const { meeting, event } of rows) {
    const change = event ? differenceOf(meeting, event) : await deletion(meeting, runtime);
    if (change && (await apply(meeting, change, now))) await wake(meeting.loopId, runtime);
  }
}

/** The last minute that a row can hold (int4), in the year 6053. */
const LATEST_MIN = 2 ** 31 - 1;

type Change =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'moved'; readonly slot: Period; readonly etag: string; readonly sequence: number }
  | { readonly kind: 'linked'; readonly joinUrl: string; readonly etag: string };

function differenceOf(meeting: MeetingRow, event: typeof calendarEvents.$inferSelect): Change | null {
  const { etag, joinUrl } = event;
  const [start, end] = [instantOf(event.start), instantOf(event.end)];
  if (
    start !== null &&
    end !== null &&
    start < end &&
    end <= LATEST_MIN &&
    (start !== meeting.startMin || end !== meeting.endMin)
  ) {
    return { kind: 'moved', slot: { start, end }, etag, sequence: event.sequence };
  }
  return joinUrl !== null && joinUrl !== meeting.joinUrl ? { kind: 'linked', joinUrl, etag } : null;
}

function instantOf(moment: ProviderMoment | null): number | null {
  return moment?.kind === 'instant' ? moment.at : null;
}

/** An event that is not in the mirror is asked for: only the provider's own word cancels a meeting. */
async function deletion(meeting: MeetingRow, runtime: Runtime): Promise<Change | null> {
  try {
    const event = await eventOf(meeting, runtime);
    return event === null || event.status === 'cancelled' ? { kind: 'deleted' } : null;
  } catch (error) {
    if (error instanceof CalendarError) return null;
    throw error;
  }
}

/** True when the loop has something new to hear. */
async function apply(meeting: MeetingRow, change: Change, now: number): Promise<boolean> {
  try {
    return await contendedTransaction(async (tx) => {
      await lockOwner(tx, meeting.ownerId);
      if (change.kind === 'moved' && (await isBeingMoved(tx, meeting, change.slot))) return false;
      const [row] = await tx
        .update(meetings)
        .set({ ...columnsOf(meeting, change), updatedAt: new Date(now) })
        .where(
          and(
            eq(meetings.id, meeting.id),
            eq(meetings.state, 'confirmed'),
            eq(meetings.startMin, meeting.startMin),
            eq(meetings.endMin, meeting.endMin),
          ),
        )
        .returning();
      if (!row || change.kind === 'linked') return false;
      const payload = change.kind === 'deleted' ? ({ kind: 'event_cancelled' } as const) : moved(row);
      const key = `calendar:${row.id}:${change.kind}:${row.sequence}:${row.startMin}`;
      return addEvent(tx, row.loopId, payload, key, now);
    });
  } catch (error) {
    // The owner has put two of our meetings over each other: the calendar shows it, our table cannot hold it.
    if (sqlState(error) === EXCLUSION_VIOLATION) return false;
    throw error;
  }
}

/** Our own move has written the event and not yet come to its end. */
async function isBeingMoved(tx: Transaction, meeting: MeetingRow, slot: Period): Promise<boolean> {
  const [hold] = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(plainHolds(meeting), eq(meetings.startMin, slot.start), eq(meetings.endMin, slot.end)));
  return hold !== undefined;
}

function columnsOf(meeting: MeetingRow, change: Change): Partial<typeof meetings.$inferInsert> {
  switch (change.kind) {
    case 'deleted':
      return { state: 'cancelled', sequence: meeting.sequence + 1 };
    case 'moved': {
      const sequence = Math.max(change.sequence, meeting.sequence + 1);
      return { startMin: change.slot.start, endMin: change.slot.end, etag: change.etag, sequence };
    }
    case 'linked':
      return { joinUrl: change.joinUrl, etag: change.etag };
  }
}

function moved(row: MeetingRow) {
  const { id: meetingId, startMin: start, endMin: end, joinUrl, htmlLink, sequence } = row;
  const icalUid = row.icalUid ?? '';
  return { kind: 'booked', meetingId, start, end, joinUrl, htmlLink, icalUid, sequence, moved: true } as const;
}
