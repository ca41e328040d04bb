import { and, eq, sql } from 'drizzle-orm';
import type { LoopEventPayload } from '@/core/loop/event';
import { attending, isConcerned, requiredGuests, speaksFor } from '@/core/loop/guests/voices';
import { matterOf } from '@/core/loop/matter';
import { mayChangeByLink, mayChangeOnPage } from '@/core/loop/page/on-page';
import type { OfferedSlot } from '@/core/loop/plan';
import type { Rhythm } from '@/core/loop/series/rhythm';
import type { Answer, Language, LoopState, Participant } from '@/core/loop/state';
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
import { chosenLanguage } from './owner-language';
import { readDirectly } from './peers';

/** What a guest's link shows. Titles, reasons, and what anybody's calendar has are never part of it (A17). */
export type SlotPage =
  | { readonly kind: 'invalid' }
  | {
      readonly kind: 'closed';
      readonly owner: string;
      readonly title: string;
      /** `theirs`: the owner arranges it without the assistant. `open`: it is arranged on, and no times are on offer now. */
      readonly why: 'over' | 'cancelled' | 'theirs' | 'open';
      /** Where one writes to go on with it. */
      readonly write: Writing;
      readonly language: Language | null;
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
      readonly language: Language | null;
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
      readonly medium: 'video' | 'phone' | 'in_person';
      /** The place of a meeting in person, or what is known of one. */
      readonly location: string | null;
      /** The number of a phone call. */
      readonly phone: string | null;
      /** All who come, by name, the owner first. */
      readonly people: readonly string[];
      /**
       * Moving and cancelling it is the guest's, on this page: `times`: to one of the times of the booking page; `ask`: they
       * are offered some.
       */
      readonly changes: 'times' | 'ask' | null;
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
      readonly language: Language | null;
    }
  | OfferPage;

/** Whom one writes to. */
export interface Writing {
  readonly assistant: string;
  readonly address: string;
  /** The owner's own address; null where the guest has not met them by mail. */
  readonly owner: string | null;
  /** Of the conversation. */
  readonly subject: string;
}

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
  /** The time that the guest has chosen, while it is being booked or the owner is asked; null where none is. */
  readonly chosen: Period | null;
  /** The owner is to confirm it first. */
  readonly asks: boolean;
  /** In which the assistant writes to the guest; null where nothing tells. */
  readonly language: Language | null;
  /** Null for one guest, whose choice is booked; with several each marks all times that suit. */
  readonly poll: Poll | null;
}

/** How the poll stands for one guest: what was marked, never what a calendar of theirs shows. */
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
  const { name: assistant, address } = await assistantOf(loop, settings);
  const language = guest.language ?? host?.language ?? (await chosenLanguage(loop.ownerId));
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
      ...(await answeredBy(loop, guest)),
      language,
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
      medium,
      location: state.meeting.location,
      phone: state.meeting.phone,
      people: [owner, ...attending(state).map((p) => p.name ?? p.address)],
      changes: theirs
        ? null
        : mayChangeOnPage(state, guest.id)
          ? 'times'
          : mayChangeByLink(state, guest.id)
            ? 'ask'
            : null,
      changing: said !== null || isMoving(state),
      asked: state.proposal !== null && isOwnWish(state, guest.id),
      becomes: becoming(state, guest.id, said),
      ...(rhythm ? { rhythm } : {}),
      zone,
      zoneGuessed: guest.zone === null,
      ownerZone,
      language,
    };
  }
  if (state.page && state.phase === 'INTAKE' && !theirs) {
    const asks = state.wanted === null && (state.proposal !== null || state.needsOwner.length > 0);
    return { kind: 'arranging', owner, title, asks, chosen: await heldFor(loop), zone, language };
  }
  const open = theirs ? 'theirs' : 'open';
  const why = !closed ? open : state.closedReason === 'cancelled' ? 'cancelled' : 'over';
  const write = {
    assistant,
    address,
    owner: state.page ? null : (host?.address ?? null),
    subject: state.thread.subject,
  };
  return { kind: 'closed', owner, title, why, write, language };
}

async function pollOf(state: LoopState, guest: Participant, ownerId: string): Promise<Poll | null> {
  if (state.phase !== 'POLLING' && (state.booking === null || requiredGuests(state).length < 2)) return null;
  const people = attending(state);
  const direct = await readDirectly(
    people.map((p) => p.address),
    ownerId,
  );
  const { answer } = speaksFor(state, guest);
  const marksOf = ({ yes }: Answer) =>
    (state.offer?.slots ?? [])
      .filter((slot) => yes.some((s) => s.start === slot.start && s.end === slot.end))
      .map((slot) => slot.n);
  return {
    marks: answer ? marksOf(answer) : null,
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
  if (proposal && act?.by !== guestId) return null;
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

/** What the owner is asked for is this guest's own wish, said on a page. */
function isOwnWish(state: LoopState, guestId: string): boolean {
  return state.page !== undefined || state.proposal?.after.underway?.by === guestId;
}

/** What this guest has answered by link and nothing has come of yet. */
async function answeredBy(
  { id, state }: typeof loops.$inferSelect,
  guest: Participant,
): Promise<Pick<OfferPage, 'answered' | 'chosen' | 'asks'>> {
  const waits = await waitingChoice(id, guest.id);
  const slot = state.offer?.slots.find(({ n }) => waits?.set === state.offer?.set && n === waits?.options[0]);
  if (waits) return { answered: true, chosen: state.phase === 'POLLING' ? null : (slot ?? null), asks: false };
  if (state.wanted) return { answered: true, chosen: state.wanted, asks: false };
  const { proposal } = state;
  const wanted = proposal?.after.wanted ?? null;
  const own = proposal?.after.participants.find(({ id: one }) => one === speaksFor(state, guest).id)?.answer;
  const theirs = wanted !== null && own?.yes.some(({ start }) => start === wanted.start) === true;
  if (theirs && requiredGuests(state).length === 1) return { answered: true, chosen: wanted, asks: true };
  return { answered: false, chosen: null, asks: false };
}

type Choice = Extract<LoopEventPayload, { kind: 'choice' }>;

async function waitingChoice(loopId: string, participantId: string): Promise<Choice | null> {
  const waiting = and(
    eq(loopEvents.loopId, loopId),
    eq(loopEvents.kind, 'choice'),
    eq(loopEvents.state, 'pending'),
    sql`${loopEvents.payload} ->> 'participantId' = ${participantId}`,
  );
  const [row] = await database().select({ payload: loopEvents.payload }).from(loopEvents).where(waiting).limit(1);
  return row?.payload.kind === 'choice' ? row.payload : null;
}
