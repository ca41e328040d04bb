import { eq } from 'drizzle-orm';
import { ownerOf } from '@/core/loop/transition';
import { makePageToken, parsePageToken } from '@/core/mail/page-token';
import { minuteOf, type Period } from '@/core/time/period';
import { database } from '@/db/client';
import { bookingTypes } from '@/db/schema/booking-pages';
import { bookingSeats } from '@/db/schema/booking-seats';
import { isAtRest } from '@/modules/account/queries/deletion';
import { assistantOf } from '@/modules/assistants/queries';
import { loopById } from '@/modules/loops/queries/loops';
import { signingKey } from '@/modules/mailbox/policy';
import { basicsOf } from '@/modules/preferences/queries';
import type { Runtime } from '@/ports/runtime';
import { hostsOf } from './hosts';
import { handleOf } from './pages';
import { seatAt } from './seats';
import { type FreeTime, timesOf } from './times';

/** What the link of somebody who has, or had, a seat shows. Who else comes is never part of it. */
export interface SeatPage extends Period {
  /** `arranging`: it is not in the calendar yet. `moved`: they have another seat instead. `ended`: it does not take place. */
  readonly state: 'arranging' | 'booked' | 'given_up' | 'moved' | 'ended' | 'over';
  /** Its owner is asked about it first. */
  readonly asks: boolean;
  readonly owner: string;
  /** The name that it is arranged under. */
  readonly assistant: string;
  readonly title: string;
  readonly location: string | null;
  readonly joinUrl: string | null;
  /** Of the page on which it was taken. */
  readonly language: string;
  readonly zone: string;
  readonly zoneGuessed: boolean;
  readonly ownerZone: string;
  /** Where seats are taken; null where none are any more. */
  readonly page: string | null;
  /** Of the seat that they have instead. */
  readonly movedTo: string | null;
}

/** The page of a seat's link; null where the link is no seat's. */
export async function seatPage(token: string, { settings, clock }: Runtime): Promise<SeatPage | null> {
  const key = signingKey(settings);
  const place = parsePageToken(token, [key]);
  const known = place && (await seatAt(place));
  const loop = known && (await loopById(known.seat.loopId));
  if (!known || !loop) return null;
  const { seat, session } = known;
  const { state } = loop;
  const { booking, meeting } = state;
  const host = ownerOf(state);
  const ownerZone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
  const told = seat.told ?? { start: session.startMin, end: session.endMin };
  const stands = booking !== null && state.phase !== 'CLOSED';
  const { start, end } = stands && !seat.givenUpAt ? booking : told;
  const over = end <= minuteOf(await clock.now());
  const cancelled = seat.told?.state === 'cancelled' || session.closedAt !== null;
  const closed = state.phase === 'CLOSED';
  const [next] = seat.movedTo
    ? await database()
        .select({ loopId: bookingSeats.loopId, ordinal: bookingSeats.ordinal })
        .from(bookingSeats)
        .where(eq(bookingSeats.id, seat.movedTo))
    : [];
  return {
    state: next ? 'moved' : seat.givenUpAt ? 'given_up' : cancelled ? 'ended' : standing({ over, stands, closed }),
    asks: state.wanted === null && (state.proposal !== null || state.needsOwner.length > 0),
    ...{ start, end, title: meeting.title, location: meeting.location, joinUrl: stands ? booking.joinUrl : null },
    owner: host.name ?? host.address,
    assistant: (await assistantOf(loop, settings)).name,
    language: seat.language,
    zone: seat.zone ?? ownerZone,
    zoneGuessed: seat.zone === null,
    ownerZone,
    page: await pageOf(session.typeId, loop.ownerId),
    movedTo: next ? makePageToken(next.loopId, `s${next.ordinal}`, key) : null,
  };
}

/** Of a seat that its guest has, in an event of which nothing is told but this. */
function standing(event: Readonly<Record<'over' | 'stands' | 'closed', boolean>>): SeatPage['state'] {
  if (event.over) return 'over';
  if (event.closed) return 'ended';
  return event.stands ? 'booked' : 'arranging';
}

async function pageOf(typeId: string, ownerId: string): Promise<string | null> {
  const [type] = await database().select().from(bookingTypes).where(eq(bookingTypes.id, typeId));
  if (!type || type.removedAt || type.paused || (await isAtRest(ownerId))) return null;
  const handle = await handleOf(ownerId);
  return handle && `/book/${handle}/${type.slug}`;
}

/** Times to which the guest of a seat may go, with the seats that each has left. */
export async function otherTimesOf(token: string, runtime: Runtime): Promise<readonly FreeTime[]> {
  const place = parsePageToken(token, [signingKey(runtime.settings)]);
  const known = place && (await seatAt(place));
  if (!known || known.seat.givenUpAt || known.session.closedAt) return [];
  const [type] = await database().select().from(bookingTypes).where(eq(bookingTypes.id, known.session.typeId));
  if (!type || type.removedAt || type.paused) return [];
  const { times } = await timesOf(type, await hostsOf(type), runtime);
  return times.filter(({ start }) => start !== known.session.startMin);
}
