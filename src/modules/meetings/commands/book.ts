import { and, eq, ne } from 'drizzle-orm';
import { minuteOf, type Period } from '@/core/time/period';
import { contendedTransaction } from '@/db/contended';
import { meetings } from '@/db/schema/meetings';
import { withCalendar } from '@/modules/connections/commands/grant';
import { countedCalendars } from '@/modules/connections/queries/counted';
import { CalendarError, type EventDraft, type ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { LIVE, ownEvents } from '../queries';
import type { Buffers, Meeting, MeetingDetails } from '../schema';
import { abandon } from './abandon';
import { claimSlot } from './claim';
import { type ConferenceStatus, withConference } from './conference';
import { freshConflict, type Refusal, refusalOf } from './free';
import { dateOf, lockOwner, type MeetingRow, meetingOf, plainHolds, target } from './ledger';
import { verifyBooking } from './verify';

export interface BookingRequest extends Buffers, MeetingDetails {
  readonly ownerId: string;
  readonly loopId: string;
  /** 0 for a single meeting. */
  readonly occurrence?: number;
  readonly slot: Period;
}

export type BookingResult =
  | {
      readonly ok: true;
      readonly meeting: Meeting;
      /** `pending`: the provider is still making the link; a later sync brings it. */
      readonly conference: ConferenceStatus;
    }
  | { readonly ok: false; readonly reason: Refusal };

/** An id is burnt when the owner deletes the event between two attempts; then the next one is used. */
const ID_ATTEMPTS = 3;

/**
 * Books the slot: claim under the constraint → fresh busy time → event with the id of the claim → confirm → verify. No
 * transaction spans a call to the provider. Idempotent for (loop, occurrence): repeated after a crash anywhere it ends in
 * the same one event, and when the loop is booked already, that booking is returned. Nothing is booked blind: a calendar
 * that cannot be read gives `unavailable` or `revoked`, and the claim stands for a while, so that a retry can follow.
 */
export async function book(request: BookingRequest, runtime: Runtime): Promise<BookingResult> {
  const { ownerId, loopId, slot, occurrence = 0 } = request;
  const calendar = (await countedCalendars(ownerId)).find((one) => one.write);
  if (!calendar) return { ok: false, reason: 'unavailable' };
  for (let attempt = 0; attempt < ID_ATTEMPTS; attempt++) {
    const now = minuteOf(await runtime.clock.now());
    const claimed = await claimSlot({ ...request, loopId, occurrence, slot, calendarId: calendar.id, now });
    if (claimed.kind === 'taken') return { ok: false, reason: 'taken' };
    if (claimed.kind === 'booked') return booked(claimed.row, request.conference, runtime);
    const { row } = claimed;
    const written = await writeEvent(row, request, claimed.resumed, runtime);
    if (!written.ok && written.reason !== 'burnt') return { ok: false, reason: written.reason };
    if (!written.ok) {
      await abandon(row.id, runtime);
      continue;
    }
    const confirmed = await confirm(row, request, written.event, now);
    if (!confirmed) {
      await abandon(row.id, runtime);
      return { ok: false, reason: 'taken' };
    }
    await verifyBooking(confirmed, runtime);
    return booked(confirmed, request.conference, runtime);
  }
  return { ok: false, reason: 'unavailable' };
}

type Written =
  | { readonly ok: true; readonly event: ProviderEvent }
  | { readonly ok: false; readonly reason: Refusal | 'burnt' };

/** Puts the event into the calendar if the time is still free; finds the one of an earlier attempt. */
async function writeEvent(
  row: MeetingRow,
  request: BookingRequest,
  resumed: boolean,
  runtime: Runtime,
): Promise<Written> {
  const { calendarId, eventId } = target(row);
  try {
    const earlier = resumed
      ? await withCalendar(calendarId, runtime, (calendar, grant, id) => calendar.get(grant, id, eventId)).catch(absent)
      : null;
    if (earlier) return earlier.status === 'cancelled' ? { ok: false, reason: 'burnt' } : { ok: true, event: earlier };
    const conflict = await freshConflict({ ...request, ownEvents: await ownEvents(request.loopId) }, runtime);
    if (conflict === 'taken') await abandon(row.id, runtime);
    if (conflict) return { ok: false, reason: conflict };
    const draft = eventDraft(eventId, request.slot, request);
    const inserted = await withCalendar(calendarId, runtime, (calendar, grant, id) =>
      calendar.insert(grant, id, draft),
    );
    if (!inserted) return { ok: false, reason: 'unavailable' };
    if (inserted.event.status === 'cancelled') return { ok: false, reason: 'burnt' };
    return { ok: true, event: inserted.event };
  } catch (error) {
    return { ok: false, reason: refusalOf(error) };
  }
}

function absent(error: unknown): null {
  if (error instanceof CalendarError && (error.code === 'not_found' || error.code === 'gone')) return null;
  throw error;
}

/** Makes the claim a booking and lets go of the loop's other holds. Null when the claim was lost meanwhile. */
async function confirm(
  row: MeetingRow,
  details: MeetingDetails,
  event: ProviderEvent,
  now: number,
): Promise<MeetingRow | null> {
  return contendedTransaction(async (tx) => {
    await lockOwner(tx, row.ownerId);
    const [confirmed] = await tx
      .update(meetings)
      .set({
        state: 'confirmed',
        expiresAt: null,
        title: details.title,
        location: details.location,
        attendees: [...details.attendees],
        etag: event.etag,
        icalUid: event.icalUid,
        sequence: event.sequence,
        htmlLink: event.htmlLink,
        joinUrl: event.joinUrl,
        updatedAt: dateOf(now),
      })
      .where(and(eq(meetings.id, row.id), LIVE))
      .returning();
    if (!confirmed) return null;
    await tx
      .update(meetings)
      .set({ state: 'released', updatedAt: dateOf(now) })
      .where(and(plainHolds(row), ne(meetings.id, row.id)));
    return confirmed;
  });
}

async function booked(row: MeetingRow, conference: boolean, runtime: Runtime): Promise<BookingResult> {
  if (!conference) return { ok: true, meeting: meetingOf(row), conference: 'none' };
  const linked = await withConference(row, runtime);
  return { ok: true, meeting: meetingOf(linked.row), conference: linked.conference };
}

function eventDraft(id: string, slot: Period, details: MeetingDetails): EventDraft {
  return {
    id,
    summary: details.title,
    description: details.description,
    location: details.location,
    start: slot.start,
    end: slot.end,
    zone: details.zone,
    attendees: details.attendees,
    conferenceRequestId: details.conference ? id : null,
  };
}
