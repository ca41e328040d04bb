import { isFree } from '../slots/is-free';
import type { Period } from '../time/period';
import type { StepContext } from './context';
import { queryOf } from './search';
import type { LoopState, Participant } from './state';
import { ownerOf, reachableGuests } from './transition';

/** Guests who are to be at the meeting: not those who only arrange it for one of them. */
export function attending(state: LoopState): Participant[] {
  return reachableGuests(state).filter((p) => p.coordinatorFor === undefined);
}

/** Those without whom it is not: all who attend where nobody is required. A one-to-one has one of them. */
export function requiredGuests(state: LoopState): Participant[] {
  const all = attending(state);
  const required = all.filter((p) => !p.optional);
  return required.length > 0 ? required : all;
}

/** Whose answer the word of this person is: of the one whose calendar they manage, else their own. */
export function speaksFor(state: LoopState, person: Participant): Participant {
  return attending(state).find((p) => p.id === person.coordinatorFor) ?? person;
}

/** Who is written to about somebody's part in the meeting. */
export function contactOf(state: LoopState, person: Participant): Participant {
  return reachableGuests(state).find((p) => p.coordinatorFor === person.id) ?? person;
}

/** True when an answer is known: their own, or the one that the calendar of a user of this installation implies. */
export function hasAnswered(person: Participant, ctx: StepContext): boolean {
  return person.answer !== undefined || ctx.peers.has(person.address);
}

/** Those whose answer has to be asked for. With two or more of them the offer is a poll. */
export function toBeAsked(state: LoopState, ctx: StepContext): Participant[] {
  return requiredGuests(state).filter((p) => !ctx.peers.has(p.address));
}

/** Whether a time suits somebody by their own word, else by their calendar; null while neither is known. */
export function suits(state: LoopState, person: Participant, slot: Period, ctx: StepContext): boolean | null {
  if (person.answer) return person.answer.yes.some((s) => s.start === slot.start && s.end === slot.end);
  const peer = ctx.peers.get(person.address);
  if (!peer || !ctx.calendar.ok) return null;
  const query = queryOf(state, ctx, { only: [], exclude: [], from: Math.min(ctx.now, slot.start), to: slot.end });
  return isFree({ ...query, attendees: [peer], rules: [] }, slot);
}

/** To whom a mail with times goes: To = who must act, Cc = the rest (E10). The contact of somebody stands for them. */
export function recipients(state: LoopState, ctx: StepContext): { readonly to: string[]; readonly cc: string[] } {
  const asked = toBeAsked(state, ctx);
  const act = asked.length > 0 ? asked : requiredGuests(state);
  const to = new Set(act.map((p) => contactOf(state, p).id));
  const rest = attending(state).flatMap((p) => {
    const contact = contactOf(state, p);
    // E24: whose calendar somebody else manages is copied only while that person keeps them on the thread.
    return contact.id === p.id || p.leftOff ? [contact.id] : [contact.id, p.id];
  });
  const cc = new Set([...rest, ...(ctx.owner.ccOwner ? [ownerOf(state).id] : [])]);
  return { to: [...to], cc: [...cc].filter((id) => !to.has(id)) };
}

/** Names as they stand in a sentence: `Ann`, `Ann and Bob`, `Ann, Bob and Eve`. */
export function namesOf(people: readonly Participant[]): string {
  const names = people.map((p) => p.name ?? p.address);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
