import type { MessageFacts, StepContext } from '../context';
import { NOT_YET } from '../guests/before-offer';
import { attending, speaksFor, visiting } from '../guests/voices';
import type { LoopState, Participant } from '../state';

/** Who says something, and how far it is proved that they do. */
export interface Speaker {
  readonly person: Participant;
  readonly level: MessageFacts['level'];
  /** The owner's order for a meeting that they have made themselves: it is carried out, and nobody is asked first. */
  readonly orders?: boolean;
}

/** Booked meetings that are moved this often, or touched this shortly before (minutes), are for the owner to decide (A22). */
const MOVES_WITHOUT_OWNER = 3;
const SHORT_NOTICE_MIN = 240;

/** Reasons that send a plan to the owner first, however certain everything else is; see review.ts. */
export const OUTSIDE = 'The time lies outside what you asked for';
export const OUTSIDE_HOURS = 'The time lies outside your hours';
export const UNVERIFIED = 'The sender could not be verified';
const OTHERS = 'Others take part as well';
const OFTEN_MOVED = `It was moved ${MOVES_WITHOUT_OWNER} times already`;
const SHORT_NOTICE = 'It begins in less than four hours, or has begun';
export const OWNERS_CHOICE = 'That is for you to decide';
export const NO_ROOM = 'There is no room for that length at the booked time';

/** Somebody who takes no part in anything asks for a meeting: nobody is answered without the owner's word. */
export const WROTE_FIRST = 'They wrote first, and I have not answered';

export const OWNERS_WORD: ReadonlySet<string> = new Set([
  WROTE_FIRST,
  OUTSIDE,
  OUTSIDE_HOURS,
  UNVERIFIED,
  OTHERS,
  OFTEN_MOVED,
  SHORT_NOTICE,
  OWNERS_CHOICE,
  NO_ROOM,
  NOT_YET,
]);

/**
 * Why this person's word is not enough for an act on the meeting (docs/behaviour.md, Authority); empty when it is. The owner's
 * always is; a guest may move, cancel and change their own one-to-one, proved and in time, and any meeting that they attend
 * where the owner lets them arrange it.
 */
export function needsOwner(
  state: LoopState,
  { person, level }: Speaker,
  act: 'move' | 'cancel' | 'change',
  ctx: StepContext,
): string[] {
  if (person.role === 'owner') return [];
  const { booking } = state;
  const reasons: string[] = [];
  if (level !== 'A2' && level !== 'A3') reasons.push(UNVERIFIED);
  if (!soleGuest(state, person) && !ctx.delegates?.has(person.address)) reasons.push(OTHERS);
  if (!booking || act !== 'move' || state.phase === 'RESCHEDULING') return reasons;
  if (state.moves >= MOVES_WITHOUT_OWNER) reasons.push(OFTEN_MOVED);
  if (booking.start - ctx.now < SHORT_NOTICE_MIN) reasons.push(SHORT_NOTICE);
  return reasons;
}

/** True when this guest, or who arranges their time, may be taken at their word for the whole meeting (a one-to-one). */
export function soleGuest(state: LoopState, person: Participant): boolean {
  const [only, ...others] = visiting(state, attending(state));
  return others.length === 0 && only?.id === speaksFor(state, person).id;
}
