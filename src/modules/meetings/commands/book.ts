import { and } from 'drizzle-orm';
import { minuteOf } from '@/core/time/period';
import { contendedTransaction } from '@/db/contended';
import { meetings } from '@/db/schema/meetings';
import { countedCalendars } from '@/modules/connections/queries/counted';
import { renameEvent } from '@/modules/video/commands/rename-event';
import type { ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { LIVE } from '../queries';
import type { BookingRequest, Meeting, PlacedDetails } from '../schema';
import { abandon } from './abandon';
import { claimSlot } from './claim';
import { type ConferenceStatus, withConference } from './conference';
import type { Refusal } from './free';
import { lockOwner, type MeetingRow, meetingOf, ofSameEvent, plainHolds } from './ledger';
import { asWritten, tellWithoutRoom } from './room';
import { verifyBooking } from './verify';
import { writeEvent } from './write-event';

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
 * transaction spans a call to the provider. Idempotent for (loop, first start): repeated after a crash anywhere it ends in
 * the same one event, and when the loop is booked already, that booking is returned. Nothing is booked blind: a calendar
 * that cannot be read gives `unavailable` or `revoked`, and the claim stands for a while, so that a retry can follow.
 */
export async function book(request: BookingRequest, runtime: Runtime): Promise<BookingResult> {
  const { ownerId, loopId, slot, series } = request;
  const occurrence = series ? slot.start : 0;
  const later = series?.later ?? [];
  const calendar = (await countedCalendars(ownerId)).find((one) => one.write);
  if (!calendar) return { ok: false, reason: 'unavailable' };
  for (let attempt = 0; attempt < ID_ATTEMPTS; attempt++) {
    const now = minuteOf(await runtime.clock.now());
    const claimed = await claimSlot({ ...request, loopId, occurrence, slot, later, calendarId: calendar.id, now });
    if (claimed.kind === 'taken') return { ok: false, reason: 'taken' };
    if (claimed.kind === 'booked') return booked(claimed.row, request, runtime);
    const { row } = claimed;
    const written = await writeEvent(row, request, claimed.resumed, runtime);
    if (written.kind === 'failed') return { ok: false, reason: written.reason };
    const confirmed = written.kind === 'written' ? await confirm(row, written.details, written.event, runtime) : null;
    if (confirmed) {
      await verifyBooking(confirmed, later, runtime);
      return booked(confirmed, request, runtime);
    }
    const standing = await abandon(row.id, runtime);
    if (standing) return booked(standing, request, runtime);
    if (written.kind !== 'burnt') return { ok: false, reason: 'taken' };
  }
  return { ok: false, reason: 'unavailable' };
}

/** Makes the claim a booking and lets go of the loop's other holds. Null when the claim was lost meanwhile. */
async function confirm(
  row: MeetingRow,
  details: PlacedDetails,
  event: ProviderEvent,
  runtime: Runtime,
): Promise<MeetingRow | null> {
  // Later than the event was written: an older reading of the calendar must not be taken for newer.
  const updatedAt = new Date(await runtime.clock.now());
  return contendedTransaction(async (tx) => {
    await lockOwner(tx, row.ownerId);
    const confirmed = await tx
      .update(meetings)
      .set({
        state: 'confirmed',
        expiresAt: null,
        title: details.title,
        location: details.location,
        attendees: [...details.attendees],
        // The provider may have given it an id of its own.
        providerEventId: event.id,
        etag: event.etag,
        icalUid: event.icalUid,
        sequence: event.sequence,
        htmlLink: event.htmlLink,
        joinUrl: details.joinUrl ?? event.joinUrl,
        dialIn: details.dialIn,
        updatedAt,
      })
      .where(and(ofSameEvent(row), LIVE))
      .returning();
    await tx.update(meetings).set({ state: 'released', updatedAt }).where(plainHolds(row));
    const own = confirmed.find((one) => one.id === row.id) ?? null;
    if (own && row.providerEventId) {
      await renameEvent(tx, { ownerId: row.ownerId, from: row.providerEventId, to: event.id });
    }
    if (own) await tellWithoutRoom(tx, own, details);
    return own;
  });
}

async function booked(row: MeetingRow, request: BookingRequest, runtime: Runtime): Promise<BookingResult> {
  const { conference } = await asWritten(row, request);
  if (!conference) return { ok: true, meeting: meetingOf(row), conference: 'none' };
  const linked = await withConference(row, runtime);
  return { ok: true, meeting: meetingOf(linked.row), conference: linked.conference };
}
