import { and, eq, sql } from 'drizzle-orm';
import type { LoopEventPayload } from '@/core/loop/event';
import { attending, isConcerned, requiredGuests, speaksFor } from '@/core/loop/guests/voices';
import { matterOf } from '@/core/loop/matter';
import { mayChangeOnPage } from '@/core/loop/page/on-page';
import type { OfferedSlot } from '@/core/loop/plan';
import type { Rhythm } from '@/core/loop/series/rhythm';
import type { LoopState, Participant } from '@/core/loop/state';
import { parsePageToken } from '@/core/mail/page-token';
import type { Period } from '@/core/time/period';
import { database } from '@/db/client';
import { loopEvents, loops } from '@/db/schema/loops';
import { meetings } from '@/db/schema/meetings';
import { isAtRest } from '@/modules/account/queries/deletion';
import { assistantOf } from '@/modules/assistants/queries';
import { signingKey } from '@/modules/mailbox/policy';
import { LIVE } from '@/modules/meetings/queries';
import { basicsOf } from '@/modules/preferences/queries';
import type { RuntimeSettings } from '@/ports/runtime';
import { readDirectly } from './peers';

/** What a guest's link shows. Titles, reasons and what others have answered are never part of it (A17). */
export type SlotPage =
  | { readonly kind: 'invalid' }
  | {
      readonly kind: 'closed';
      readonly owner: string;
      readonly title: string;
      /** `theirs`: the owner arranges it without the assistant. */
      readonly why: 'over' | 'cancelled' | 'theirs';
    }
  /** A time of a booking page was taken and is being booked; `asks`: its owner is to confirm it first. */
  | {
      readonly kind: 'arranging';
      readonly owner: string;
      readonly title: string;
      readonly asks: boolean;
      /** The time that was chosen; null where it is kept no longer. */
      readonly chosen: Period | null;
      readonly zone: string;
    }
  | {
      readonly kind: 'booked';
      readonly owner: string;
      /** The name that it is arranged under. */
      readonly assistant: string;
      readonly title: string;
      readonly start: number;
      readonly end: number;
      readonly joinUrl: string | null;
      /** Moving and cancelling it is the guest's, on this page. */
      readonly changes: boolean;
      /** A change is under way. */
      readonly changing: boolean;
      /** Its owner is to confirm it first. */
      readonly asked: boolean;
      /** What it becomes by the change: another time, or nothing. Null where none is under way or asked about. */
      readonly becomes: Period | 'cancelled' | null;
      /** It repeats; `start` is the time that comes next. */
      readonly rhythm?: Rhythm;
      readonly zone: string;
      readonly zoneGuessed: boolean;
      readonly ownerZone: string;
    }
  | OfferPage;

export interface OfferPage {
  readonly kind: 'offer';
  readonly owner: string;
  /** The name that it is arranged under. */
  readonly assistant: string;
  readonly guest: string;
  readonly title: string;
  readonly medium: 'video' | 'phone' | 'in_person';
  readonly durationMin: number;
  /** It repeats: each time is the first of a series. */
  readonly rhythm?: Rhythm;
  readonly set: number;
  readonly slots: readonly OfferedSlot[];
  /** Epoch minute until which the times are held; null where they are held no longer. */
  readonly heldUntil: number | null;
  /** When the meeting is booked that is to be moved; null where none is. */
  readonly standing: Period | null;
  /** The guest's zone, or the owner's while the guest's is not known. */
  readonly zone: string;
  readonly zoneGuessed: boolean;
  readonly ownerZone: string;
  /** An answer by link is on its way. */
  readonly answered: boolean;
  /** Null for one guest, whose choice is booked; with several each marks all times that suit. */
  readonly poll: Poll | null;
}

/** How the poll stands for one guest. How many have answered is said, not who or what. */
export interface Poll {
  /** Numbers of the options that the guest marked; null before the first answer. */
  readonly marks: readonly number[] | null;
  readonly answered: number;
  readonly people: number;
}

export async function slotPage(token: string, settings: RuntimeSettings): Promise<SlotPage> {
  const place = parsePageToken(token, [signingKey(settings)]);
  if (!place) return { kind: 'invalid' };
  const [loop] = await database().select().from(loops).where(eq(loops.id, place.loopId));
  const guest = loop?.state.participants.find((p) => p.id === place.participantId && p.role === 'guest');
  if (!loop || !guest) return { kind: 'invalid' };
  const { state } = loop;
  const host = state.participants.find((p) => p.role === 'owner');
  const owner = host?.name ?? host?.address ?? '';
  const { name: assistant } = await assistantOf(loop, settings);
  const ownerZone = (await basicsOf(loop.ownerId))?.zone ?? 'Etc/UTC';
  const zone = guest.zone ?? ownerZone;
  const { medium, durationMin, rhythm } = state.meeting;
  const title = matterOf(state);
  const closed = state.phase === 'CLOSED';
  const theirs = state.takenOver || (await isAtRest(loop.ownerId));
  // Where and when it is booked is for those who come.
  const booked = closed || !isConcerned(state, guest) ? null : state.booking;
  if (state.offer && !closed && !theirs) {
    return {
      kind: 'offer',
      owner,
      assistant,
      guest: guest.name ?? guest.address,
      title,
      medium,
      durationMin,
      // A new time for one that is booked stands for itself.
      ...(rhythm && !state.booking ? { rhythm } : {}),
      set: state.offer.set,
      slots: state.offer.slots,
      heldUntil: state.pausedUntil === null ? state.offer.expiresAt : null,
      standing: booked && { start: booked.start, end: booked.end },
      zone,
      zoneGuessed: guest.zone === null,
      ownerZone,
      answered: state.wanted !== null || (await choiceWaits(loop.id, guest.id)),
      poll: await pollOf(state, guest, loop.ownerId),
    };
  }
  if (booked) {
    const { start, end, joinUrl } = booked;
    const said = await waitingOnPage(loop.id);
    return {
      kind: 'booked',
      owner,
      assistant,
      title,
      start,
      end,
      joinUrl,
      changes: !theirs && mayChangeOnPage(state, guest.id),
      changing: said !== null || isMoving(state),
      asked: state.page !== undefined && state.proposal !== null,
      becomes: becoming(state, guest.id, said),
      ...(rhythm ? { rhythm } : {}),
      zone,
      zoneGuessed: guest.zone === null,
      ownerZone,
    };
  }
  if (state.page && state.phase === 'INTAKE' && !theirs) {
    const asks = state.wanted === null && (state.proposal !== null || state.needsOwner.length > 0);
    return { kind: 'arranging', owner, title, asks, chosen: await heldFor(loop), zone };
  }
  const why = theirs && !closed ? 'theirs' : state.closedReason === 'cancelled' ? 'cancelled' : 'over';
  return { kind: 'closed', owner, title, why };
}

async function pollOf(state: LoopState, guest: Participant, ownerId: string): Promise<Poll | null> {
  if (state.phase !== 'POLLING' && (state.booking === null || requiredGuests(state).length < 2)) return null;
  const people = attending(state);
  const direct = await readDirectly(
    people.map((p) => p.address),
    ownerId,
  );
  const { answer } = speaksFor(state, guest);
  const suits = (slot: OfferedSlot) => answer?.yes.some((s) => s.start === slot.start && s.end === slot.end);
  return {
    marks: answer ? (state.offer?.slots ?? []).filter(suits).map((slot) => slot.n) : null,
    answered: people.filter((p) => p.answer !== undefined || direct.has(p.address)).length,
    people: people.length,
  };
}

type SaidOnPage = Extract<LoopEventPayload, { kind: 'on_page' }>;

/** What was said on the page and has not been heard yet. */
async function waitingOnPage(loopId: string): Promise<SaidOnPage | null> {
  const waiting = and(eq(loopEvents.loopId, loopId), eq(loopEvents.kind, 'on_page'), eq(loopEvents.state, 'pending'));
  const [row] = await database().select({ payload: loopEvents.payload }).from(loopEvents).where(waiting).limit(1);
  return row?.payload.kind === 'on_page' ? row.payload : null;
}

/** It goes to another time, and the calendar has not got it yet. */
function isMoving({ underway, wanted, proposal }: LoopState): boolean {
  return underway?.act === 'move' && wanted !== null && proposal === null;
}

/** What a meeting becomes by what was said on the page, by what is being done, or by what its owner is asked for this guest. */
function becoming(state: LoopState, guestId: string, said: SaidOnPage | null): Period | 'cancelled' | null {
  const { proposal, wanted, underway } = state;
  if (said) return said.act === 'cancel' ? 'cancelled' : said.slot;
  const { wanted: slot, underway: act } = proposal?.after ?? { wanted, underway };
  // What the owner or others want is nothing that this guest knows of before it is so.
  if (proposal && (state.page === undefined || act?.by !== guestId)) return null;
  if (act?.act === 'cancel') return 'cancelled';
  return act?.act === 'move' && slot ? { start: slot.start, end: slot.end } : null;
}

/** The time that the owner's calendar keeps for a loop. */
async function heldFor({ id, ownerId }: typeof loops.$inferSelect): Promise<Period | null> {
  const [row] = await database()
    .select({ start: meetings.startMin, end: meetings.endMin })
    .from(meetings)
    .where(and(eq(meetings.loopId, id), eq(meetings.ownerId, ownerId), LIVE))
    .limit(1);
  return row ?? null;
}

async function choiceWaits(loopId: string, participantId: string): Promise<boolean> {
  const waiting = and(
    eq(loopEvents.loopId, loopId),
    eq(loopEvents.kind, 'choice'),
    eq(loopEvents.state, 'pending'),
    sql`${loopEvents.payload} ->> 'participantId' = ${participantId}`,
  );
  const [row] = await database().select({ id: loopEvents.id }).from(loopEvents).where(waiting).limit(1);
  return row !== undefined;
}
