import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { LoopEventPayload } from '@/core/loop/event';
import { minuteOf, type Period } from '@/core/time/period';
import { database, type Transaction } from '@/db/client';
import { contendedTransaction, sqlState } from '@/db/contended';
import { calendarEvents, calendars } from '@/db/schema/calendar';
import { meetings } from '@/db/schema/meetings';
import { addEvent } from '@/modules/loops/commands/open';
import { wake } from '@/modules/loops/commands/wake';
import { CalendarError, type ProviderAttendee, type ProviderMoment } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { eventOf } from './event';
import { EXCLUSION_VIOLATION, lockOwner, type MeetingRow, plainHolds } from './ledger';

/**
 * Looks in the mirror what others have done to our events: an event that the owner moved or deleted by hand is moved or
 * cancelled here, guests have answered the invitation, a conference has got its link; the loop hears of it. Run it every
 * now and then: whoever read the calendar, it finds what is left to do.
 */
export async function reconcileMeetings(runtime: Runtime): Promise<void> {
  const now = await runtime.clock.now();
  await adoptReturned(minuteOf(now));
  // Every change gives an event another etag; ours is that of the last one that was looked at.
  const differs = or(isNull(calendarEvents.id), sql`${calendarEvents.etag} IS DISTINCT FROM ${meetings.etag}`);
  // Of a series the first time stands for its event; the times themselves are looked at by reconcileSeries.
  const firstOfSeries = sql`${meetings.occurrence} = (${calendarEvents.start} ->> 'at')::bigint`;
  const rows = await database()
    .select({ meeting: meetings, event: calendarEvents, invites: calendars.invites })
    .from(meetings)
    .innerJoin(calendars, eq(calendars.id, meetings.calendarId))
    .leftJoin(
      calendarEvents,
      and(eq(calendarEvents.calendarId, meetings.calendarId), eq(calendarEvents.providerId, meetings.providerEventId)),
    )
    .where(
      and(
        eq(meetings.state, 'confirmed'),
        or(eq(meetings.occurrence, 0), firstOfSeries),
        gt(meetings.endMin, minuteOf(now)),
        // A reading that is older than what we did ourselves tells nothing about it.
        gt(calendars.syncedAt, meetings.updatedAt),
        differs,
      ),
    );
  for (const { meeting, event, invites } of rows) {
    const told = invites ? {} : { untold: true };
    const seen = event ? seenIn(meeting, event, told) : await deletion(meeting, told, runtime);
    if (seen && (await apply(meeting, seen, now))) await wake(meeting.loopId, runtime);
  }
}

/** Meetings whose calendar was disconnected belong to the one in which their event was found again. */
async function adoptReturned(now: number): Promise<void> {
  await database().execute(sql`
    UPDATE ${meetings} SET calendar_id = found.calendar_id
    FROM ${calendarEvents} found JOIN ${calendars} ON ${calendars.id} = found.calendar_id
    WHERE ${meetings.state} = 'confirmed' AND ${meetings.endMin} > ${now}
      AND found.provider_id = ${meetings.providerEventId} AND ${calendars.userId} = ${meetings.ownerId}
      AND NOT EXISTS (SELECT 1 FROM ${calendars} own WHERE own.id = ${meetings.calendarId})`);
}

/** The last minute that a row can hold (int4), in the year 6053. */
const LATEST_MIN = 2 ** 31 - 1;

type Payload = Extract<LoopEventPayload, { kind: 'event_moved' | 'event_deleted' | 'conference_ready' | 'rsvp' }>;

/** What the calendar shows of a meeting: the row as it is to be, and what its loop has not heard of yet. */
interface Seen {
  readonly row: Partial<typeof meetings.$inferInsert>;
  readonly news: readonly Payload[];
  /** The time that the event was moved to. */
  readonly slot?: Period;
}

/** Set where the calendar tells no guest what its owner does by hand. */
interface Told {
  readonly untold?: boolean;
}

function seenIn(meeting: MeetingRow, event: typeof calendarEvents.$inferSelect, told: Told): Seen {
  const { etag, joinUrl } = event;
  const slot = otherSlot(meeting, event);
  const sequence = slot ? Math.max(event.sequence, meeting.sequence + 1) : meeting.sequence;
  const linked = joinUrl !== null && joinUrl !== meeting.joinUrl ? joinUrl : null;
  const answers = answersIn(meeting, event.attendees);
  return {
    row: {
      etag,
      attendees: answers.attendees,
      ...(slot ? { startMin: slot.start, endMin: slot.end, sequence } : {}),
      ...(linked ? { joinUrl: linked } : {}),
    },
    news: [
      ...(slot ? [{ kind: 'event_moved', ...slot, sequence, ...told } as const] : []),
      ...(linked ? [{ kind: 'conference_ready', joinUrl: linked } as const] : []),
      ...answers.news,
    ],
    ...(slot ? { slot } : {}),
  };
}

function otherSlot(meeting: MeetingRow, event: typeof calendarEvents.$inferSelect): Period | null {
  if (meeting.occurrence !== 0) return null;
  const [start, end] = [instantOf(event.start), instantOf(event.end)];
  if (start === null || end === null || start >= end || end > LATEST_MIN) return null;
  return start === meeting.startMin && end === meeting.endMin ? null : { start, end };
}

function instantOf(moment: ProviderMoment | null): number | null {
  return moment?.kind === 'instant' ? moment.at : null;
}

/** Answers to the invitation that the loop has not heard of. Who is asked again, after a move, has not answered. */
function answersIn(meeting: MeetingRow, seen: readonly ProviderAttendee[]): Pick<Seen, 'news'> & { attendees: Guests } {
  const news: Payload[] = [];
  const attendees = (meeting.attendees ?? []).map((guest) => {
    const response = seen.find((attendee) => attendee.email === guest.email)?.response;
    if (response === undefined || response === (guest.response ?? 'needsAction')) return guest;
    if (response !== 'needsAction') {
      news.push({ kind: 'rsvp', address: guest.email, response, counter: null, via: 'calendar' });
    }
    return { ...guest, response };
  });
  return { news, attendees };
}

type Guests = NonNullable<MeetingRow['attendees']>;

/** An event that is not in the mirror is asked for: only the provider's own word cancels a meeting. */
async function deletion(meeting: MeetingRow, told: Told, runtime: Runtime): Promise<Seen | null> {
  try {
    const event = await eventOf(meeting, runtime);
    if (event !== null && event.status !== 'cancelled') return null;
    return { row: { state: 'cancelled', sequence: meeting.sequence + 1 }, news: [{ kind: 'event_deleted', ...told }] };
  } catch (error) {
    if (error instanceof CalendarError) return null;
    throw error;
  }
}

/** True when the loop has something new to hear. */
async function apply(meeting: MeetingRow, { row, news, slot }: Seen, now: number): Promise<boolean> {
  try {
    return await contendedTransaction(async (tx) => {
      await lockOwner(tx, meeting.ownerId);
      if (slot && (await isBeingMoved(tx, meeting, slot))) return false;
      const [written] = await tx
        .update(meetings)
        // A mirror that was only looked at is no act of ours.
        .set(news.length > 0 ? { ...row, updatedAt: new Date(now) } : row)
        .where(and(eq(meetings.id, meeting.id), unchanged(meeting)))
        .returning();
      if (!written) return false;
      for (const payload of news) await addEvent(tx, written.loopId, payload, keyOf(written, payload), now);
      return news.length > 0;
    });
  } catch (error) {
    // The owner has put two of our meetings over each other: the calendar shows it, our table cannot hold it.
    if (sqlState(error) === EXCLUSION_VIOLATION) return false;
    throw error;
  }
}

/** Nobody has written the booking since it was read. */
function unchanged({ startMin, endMin, etag }: MeetingRow) {
  return and(
    eq(meetings.state, 'confirmed'),
    eq(meetings.startMin, startMin),
    eq(meetings.endMin, endMin),
    etag === null ? isNull(meetings.etag) : eq(meetings.etag, etag),
  );
}

/** The same for the same news, however often it is seen. */
function keyOf({ id, sequence, startMin, etag }: MeetingRow, payload: Payload): string {
  const of = payload.kind === 'rsvp' ? `${payload.address}:${etag}` : '';
  return `calendar:${id}:${payload.kind}:${sequence}:${startMin}:${of}`;
}

/** Our own move has written the event and not yet come to its end. */
async function isBeingMoved(tx: Transaction, meeting: MeetingRow, slot: Period): Promise<boolean> {
  const [hold] = await tx
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(plainHolds(meeting), eq(meetings.startMin, slot.start), eq(meetings.endMin, slot.end)));
  return hold !== undefined;
}
