import { and, eq } from 'drizzle-orm';
import type { Adoptable, AdoptedEvent, NotAdopted } from '@/core/loop/adopt/calendar-meeting';
import { seriesIn } from '@/core/loop/adopt/series-in';
import { comparableAddress } from '@/core/mail/address';
import { type EpochMinute, minuteOf, type Period } from '@/core/time/period';
import { database } from '@/db/client';
import { contendedTransaction, sqlState } from '@/db/contended';
import { calendarEvents, calendars } from '@/db/schema/calendar';
import { meetings } from '@/db/schema/meetings';
import { withCalendar } from '@/modules/connections/commands/grant';
import { isRoom } from '@/modules/connections/policy';
import { CalendarError, type ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { refusalOf } from './free';
import { bookingOf, EXCLUSION_VIOLATION, lockOwner, type MeetingRow, type OwnerLoop, releaseExpired } from './ledger';

/** SQLSTATE unique_violation: another loop has the event. */
const UNIQUE_VIOLATION = '23505';

export type AdoptRequest = OwnerLoop & Pick<Adoptable, 'calendarId' | 'eventId' | 'start' | 'whole'>;

export type AdoptResult =
  | { readonly ok: true; readonly event: AdoptedEvent }
  | {
      readonly ok: false;
      readonly reason: NotAdopted;
      readonly title: string | null;
      readonly organizer?: string;
      readonly loopId?: string;
    };

/**
 * Makes an event of the owner's calendar the loop's booking, as it stands: nothing is written to the calendar. Only what the
 * owner has made themselves, in a calendar that can be written to. Of a series the one time, where the provider lets it be
 * changed alone, else all. Idempotent: a loop that has the event already gets it once more.
 */
export async function adoptEvent(request: AdoptRequest, runtime: Runtime): Promise<AdoptResult> {
  const mirrored = await mirroredRow(request);
  const title = mirrored?.summary ?? null;
  if (!mirrored) return { ok: false, reason: 'gone', title };
  const repeats = mirrored.recurrence.length > 0;
  try {
    const event = await withCalendar(request.calendarId, runtime, ({ calendar, grant, calendarId }) => {
      const alone = repeats && !request.whole ? calendar.occurrenceId(grant, request.eventId, request.start) : null;
      return calendar.get(grant, calendarId, alone ?? request.eventId);
    });
    if (event.status === 'cancelled') return { ok: false, reason: 'gone', title };
    if (!event.organizerSelf || !mirrored.writable)
      return { ok: false, reason: 'others', title, ...organizerOf(event) };
    const slot = slotOf(event, request.start);
    if (!slot) return { ok: false, reason: 'gone', title };
    return await claimed(request, event, slot, minuteOf(await runtime.clock.now()));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    const gone = error.code === 'not_found' || error.code === 'gone';
    return { ok: false, reason: gone ? 'gone' : refusalOf(error), title };
  }
}

async function mirroredRow({ ownerId, calendarId, eventId }: AdoptRequest) {
  const [row] = await database()
    .select({
      summary: calendarEvents.summary,
      recurrence: calendarEvents.recurrence,
      writable: calendars.writable,
    })
    .from(calendarEvents)
    .innerJoin(calendars, eq(calendars.id, calendarEvents.calendarId))
    .where(
      and(
        eq(calendars.userId, ownerId),
        eq(calendarEvents.calendarId, calendarId),
        eq(calendarEvents.providerId, eventId),
      ),
    );
  return row;
}

/** Where only one other takes part, it is they who have made it. */
function organizerOf({ attendees }: ProviderEvent): { organizer?: string } {
  const [one, ...more] = attendees.filter(({ self, email }) => !self && !isRoom(email));
  return one && more.length === 0 ? { organizer: one.name ?? one.email } : {};
}

/** When the event is, of a series the time that is meant; null for whole days. */
function slotOf({ start, end, recurrence }: ProviderEvent, meant: EpochMinute): Period | null {
  if (start?.kind !== 'instant' || end?.kind !== 'instant' || end.at <= start.at) return null;
  return recurrence.length > 0 ? { start: meant, end: meant + (end.at - start.at) } : { start: start.at, end: end.at };
}

/** The row of the booking, under the constraints: one loop for an event, no two meetings of ours at one time. */
async function claimed(
  { ownerId, loopId, calendarId }: AdoptRequest,
  event: ProviderEvent,
  slot: Period,
  now: EpochMinute,
): Promise<AdoptResult> {
  const title = event.summary ?? '';
  const guests = guestsOf(event);
  const series = seriesIn(event);
  if (event.recurrence.length > 0 && !series) return { ok: false, reason: 'gone', title };
  const values = {
    ownerId,
    loopId,
    occurrence: series ? slot.start : 0,
    state: 'confirmed',
    startMin: slot.start,
    endMin: slot.end,
    title,
    location: event.location,
    attendees: guests.map(({ address, ...guest }) => ({ email: address, ...guest })),
    calendarId,
    providerEventId: event.id,
    icalUid: event.icalUid,
    etag: event.etag,
    sequence: event.sequence,
    htmlLink: event.htmlLink,
    joinUrl: event.joinUrl,
    createdAt: new Date(now * 60_000),
    updatedAt: new Date(now * 60_000),
  } as const;
  try {
    const row = await contendedTransaction(async (tx): Promise<MeetingRow> => {
      await lockOwner(tx, ownerId);
      await releaseExpired(tx, ownerId, now);
      const [known] = await tx.select().from(meetings).where(bookingOf({ ownerId, loopId }));
      if (known) return known;
      const [inserted] = await tx.insert(meetings).values(values).returning();
      return inserted as MeetingRow;
    });
    const { location, joinUrl, htmlLink, icalUid, sequence } = event;
    const names = { title, location, joinUrl, htmlLink, icalUid, sequence };
    return { ok: true, event: { meetingId: row.id, ...slot, ...names, guests, ...(series ? { series } : {}) } };
  } catch (error) {
    const state = sqlState(error);
    if (state !== EXCLUSION_VIOLATION && state !== UNIQUE_VIOLATION) throw error;
    const other = await loopWith(calendarId, event.id);
    return other ? { ok: false, reason: 'elsewhere', title, loopId: other } : { ok: false, reason: 'overlaps', title };
  }
}

/** The loop that looks after the event. */
async function loopWith(calendarId: string, eventId: string): Promise<string | null> {
  const [row] = await database()
    .select({ loopId: meetings.loopId })
    .from(meetings)
    .where(
      and(eq(meetings.calendarId, calendarId), eq(meetings.providerEventId, eventId), eq(meetings.state, 'confirmed')),
    );
  return row?.loopId ?? null;
}

function guestsOf({ attendees }: ProviderEvent): AdoptedEvent['guests'] {
  return attendees.flatMap(({ email, name, optional, response, self }) => {
    const address = self || isRoom(email) ? null : comparableAddress(email);
    return address === null ? [] : [{ address, name, optional, response }];
  });
}
