import type { EventDraft, ProviderEvent } from '@/ports/calendar';
import type { Runtime } from '@/ports/runtime';
import { ownEvents } from '../queries';
import type { BookingRequest, PlacedDetails } from '../schema';
import { eventOf, withEvent } from './event';
import { freshConflict, refusalOf } from './free';
import type { MeetingRow } from './ledger';
import { asWritten, timeOf, withRoom } from './room';

export type Written =
  | { readonly kind: 'written'; readonly event: ProviderEvent; readonly details: PlacedDetails }
  | { readonly kind: 'taken' }
  /** The owner deleted the event between two attempts: its id cannot be written again. */
  | { readonly kind: 'burnt' }
  | { readonly kind: 'failed'; readonly reason: 'unavailable' | 'revoked' };

/**
 * Puts the event of a claim into the calendar if the time is still free, and finds the one of an earlier attempt (always
 * looked for when `resumed`). The id of the claim makes a second event impossible.
 */
export async function writeEvent(
  row: MeetingRow,
  request: BookingRequest,
  resumed: boolean,
  runtime: Runtime,
): Promise<Written> {
  try {
    const earlier = resumed ? await eventOf(row, runtime) : null;
    if (earlier) return found(earlier, await asWritten(row, request));
    const slots = [request.slot, ...(request.series?.later ?? [])];
    const conflict = await freshConflict({ ...request, slots, ownEvents: await ownEvents(request.loopId) }, runtime);
    if (conflict === 'taken') {
      // A repetition that runs at the same time may have written the event after the mirror was read.
      const own = await eventOf(row, runtime);
      return own ? found(own, await asWritten(row, request)) : { kind: 'taken' };
    }
    if (conflict) return { kind: 'failed', reason: conflict };
    const details = await withRoom(row, request, timeOf(request), runtime);
    const inserted = await withEvent(row, runtime, ({ calendar, grant, calendarId }, eventId) =>
      calendar.insert(grant, calendarId, eventDraft(eventId, details)),
    );
    return found(inserted.event, inserted.created ? details : await asWritten(row, request));
  } catch (error) {
    return { kind: 'failed', reason: refusalOf(error) };
  }
}

function found(event: ProviderEvent, details: PlacedDetails): Written {
  return event.status === 'cancelled' ? { kind: 'burnt' } : { kind: 'written', event, details };
}

function eventDraft(id: string, { slot, series, ...details }: BookingRequest): EventDraft {
  return {
    id,
    summary: details.title,
    description: details.description,
    location: details.location,
    start: slot.start,
    end: slot.end,
    zone: details.zone,
    ...(series ? { recurrence: series.recurrence } : {}),
    attendees: details.attendees,
    conferenceRequestId: details.conference ? id : null,
  };
}
