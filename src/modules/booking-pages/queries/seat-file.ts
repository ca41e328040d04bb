import { serialiseEvent } from '@/core/ical/serialise';
import { ownerOf } from '@/core/loop/transition';
import { makeReplyToken, replyAddress } from '@/core/mail/reply-token';
import { type EpochMinute, minuteOf } from '@/core/time/period';
import { assistantOf } from '@/modules/assistants/queries';
import { loopById } from '@/modules/loops/queries/loops';
import { signingKey } from '@/modules/mailbox/policy';
import type { Runtime } from '@/ports/runtime';
import { type SeatRow, seatAt } from './seats';

/** What a guest's event is made of, beside their seat and what they know of it. */
interface Around {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  readonly now: EpochMinute;
  readonly owner: string;
  /** The assistant's address for this event. */
  readonly organizer: string;
}

/** The event as a guest's calendar has it: it names them and its owner, and no other guest. */
export function seatEvent(
  { icalUid: uid, sequence, guestAddress, name, told }: SeatRow,
  { method, now, owner, organizer }: Around,
): string {
  if (!told) throw new Error('Its guest knows of no event yet');
  const { start, end, title, location, joinUrl } = told;
  // They have asked for it.
  const guest = { email: guestAddress, name, role: 'REQ-PARTICIPANT', partstat: 'ACCEPTED', rsvp: false } as const;
  return serialiseEvent({
    ...{ method, uid, sequence, dtstamp: now, start, end, summary: title, description: joinUrl ?? '' },
    location: location ?? joinUrl,
    url: joinUrl,
    organizer: { email: organizer, name: owner },
    attendees: [guest],
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
  });
}

/** The event of the seat that a guest's link names, as iCalendar; null where there is none, or they have it no more. */
export async function seatEventFile(
  place: { readonly loopId: string; readonly participantId: string },
  { clock, settings }: Pick<Runtime, 'clock' | 'settings'>,
): Promise<string | null> {
  const known = await seatAt(place);
  const loop = known && (await loopById(place.loopId));
  if (!loop || known.seat.givenUpAt || known.seat.told?.state !== 'booked') return null;
  const owner = ownerOf(loop.state);
  const { address } = await assistantOf(loop, settings);
  return seatEvent(known.seat, {
    method: 'PUBLISH',
    now: minuteOf(await clock.now()),
    owner: owner.name ?? owner.address,
    organizer: replyAddress(address, makeReplyToken(loop.id, signingKey(settings))),
  });
}
