import { eq } from 'drizzle-orm';
import { isConcerned, visiting } from '@/core/loop/guests/voices';
import { matterOf } from '@/core/loop/matter';
import type { LoopState } from '@/core/loop/state';
import { ownerOf } from '@/core/loop/transition';
import type { Period } from '@/core/time/period';
import { type Database, database, type Transaction } from '@/db/client';
import { loops } from '@/db/schema/loops';
import { seatAt } from '@/modules/booking-pages/queries/seats';
import { basicsOf } from '@/modules/preferences/queries';
import type { Place } from './numbers';

/** The meeting of a guest as their texts tell of it. */
export interface Standing {
  readonly ownerId: string;
  readonly owner: string;
  readonly title: string;
  /** Null: it does not take place. */
  readonly at: Period | null;
  /** Of the owner, in minutes; undefined: nobody has said that they are late. */
  readonly late: number | null | undefined;
  /** The guest's, as far as it is known, else the owner's. */
  readonly zone: string;
}

/** The meeting of a link's guest; null where they do not come, or where it is told of in no texts: a series, and what is theirs. */
export async function standingOf(place: Place, db: Database | Transaction = database()): Promise<Standing | null> {
  const [loop] = await db.select().from(loops).where(eq(loops.id, place.loopId));
  if (!loop || loop.state.meeting.rhythm || loop.state.booking?.series) return null;
  const { state, ownerId } = loop;
  const guest = place.participantId.startsWith('s')
    ? await seated(place, state, db)
    : invited(place.participantId, state);
  // Whoever has ended the conversation has not ended the meeting.
  if (!guest || (state.phase === 'CLOSED' && state.booking !== null && state.closedReason !== 'cancelled')) return null;
  const host = ownerOf(state);
  const { late } = state.booking ?? {};
  const at = guest.ended || state.closedReason === 'cancelled' ? null : state.booking;
  return {
    ownerId,
    owner: host.name ?? host.address,
    title: guest.title,
    at: at && { start: at.start, end: at.end },
    late: late?.by === host.id ? late.minutes : undefined,
    zone: guest.zone ?? (await basicsOf(ownerId))?.zone ?? 'Etc/UTC',
  };
}

function invited(id: string, state: LoopState) {
  const person = state.participants.find((one) => one.id === id && one.role === 'guest');
  if (!person || visiting(state, [person]).length === 0 || !isConcerned(state, person)) return null;
  return { title: matterOf(state), zone: person.zone, ended: false };
}

async function seated(place: Place, { meeting }: LoopState, db: Database | Transaction) {
  const known = await seatAt(place, db);
  if (!known || known.seat.givenUpAt) return null;
  return { title: meeting.title, zone: known.seat.zone, ended: known.session.closedAt !== null };
}
