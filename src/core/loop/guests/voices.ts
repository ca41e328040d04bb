import { isFree } from '../../slots/is-free';
import type { Attendee } from '../../slots/query';
import { overlaps, type Period } from '../../time/period';
import type { StepContext } from '../context';
import type { Constraint, LoopState, Participant } from '../state';
import { queryOf } from '../times/search';
import { ownerOf, reachableGuests } from '../transition';

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

/** Guests in the plain sense: not those who meet them on the owner's side, as a booking page has them. */
export function visiting(state: LoopState, people: readonly Participant[]): Participant[] {
  const hosts = state.page?.hosts ?? [];
  return people.filter(({ id }) => !hosts.includes(id));
}

/** Whether all who meet the guests of a booking page together with the owner have a time, by their calendars. */
export function hostsHave(state: LoopState, slot: Period, ctx: StepContext): boolean {
  const hosts = state.page?.hosts ?? [];
  return attending(state).every((p) => !hosts.includes(p.id) || suits(state, p, slot, ctx) === true);
}

/** Whose answer the word of this person is: of the one whose calendar they manage, else their own. */
export function speaksFor(state: LoopState, person: Participant): Participant {
  return attending(state).find((p) => p.id === person.coordinatorFor) ?? person;
}

/** True for whoever comes, and for whoever arranges the time of one who does. */
export function isConcerned(state: LoopState, person: Participant): boolean {
  return attending(state).some((p) => p.id === speaksFor(state, person).id);
}

/** Who is written to about somebody's part in the meeting. */
export function contactOf(state: LoopState, person: Participant): Participant {
  return reachableGuests(state).find((p) => p.coordinatorFor === person.id) ?? person;
}

/** Those whose answer has to be asked for. With two or more of them the offer is a poll. */
export function toBeAsked(state: LoopState, ctx: StepContext): Participant[] {
  return requiredGuests(state).filter((p) => !ctx.peers.has(p.address));
}

/**
 * True when an answer is known: their own, the one that the calendar of a user of this installation implies, or, among
 * several, the times that they named before, when one of those on offer lies in them.
 */
export function hasAnswered(state: LoopState, person: Participant, ctx: StepContext): boolean {
  if (person.answer !== undefined || ctx.peers.has(person.address)) return true;
  return (state.offer?.slots ?? []).some((slot) => suits(state, person, slot, ctx) === true);
}

/**
 * Whether a time suits somebody: by their answer to the offer, else by their calendar, else, among several, by the times
 * that they named (row 37). Null while it is not known.
 */
export function suits(state: LoopState, person: Participant, slot: Period, ctx: StepContext): boolean | null {
  if (person.answer?.yes.some((s) => sameTime(s, slot))) return true;
  if (person.answer && state.offer?.slots.some((s) => sameTime(s, slot))) return false;
  const peer = ctx.peers.get(person.address);
  if (peer) return ctx.calendar.ok ? isFreeFor(peer, state, slot, ctx) : null;
  return toBeAsked(state, ctx).length > 1 ? byWords(state, person, slot) : null;
}

/** True while a time may turn out to suit all who are required. */
export function isOpen(state: LoopState, slot: Period, ctx: StepContext): boolean {
  return requiredGuests(state).every((p) => suits(state, p, slot, ctx) !== false);
}

function sameTime(a: Period, b: Period): boolean {
  return a.start === b.start && a.end === b.end;
}

function isFreeFor(peer: Attendee, state: LoopState, slot: Period, ctx: StepContext): boolean {
  const query = queryOf(state, ctx, { only: [], exclude: [], from: Math.min(ctx.now, slot.start), to: slot.end });
  return isFree({ ...query, attendees: [peer], rules: [] }, slot);
}

const WEEK = 7 * 1440;
type Said = Pick<Constraint, 'start' | 'stance' | 'role' | 'precision'>;

/** "Next week suits me" says yes to no hour of it; who has said what of it does not suit them has looked at its days. */
export function meansHours(wish: Said, said: readonly Said[]): boolean {
  const excepts = ({ role, stance, start }: Said) =>
    (role === 'absence' || stance === 'cannot') && Math.abs(start - wish.start) < WEEK;
  return wish.precision !== 'week' || said.some(excepts);
}

/** What was not read with certainty promises nothing; what somebody cannot is believed. */
function byWords(state: LoopState, person: Participant, slot: Period): boolean | null {
  const speakers = [person.id, contactOf(state, person).id];
  const said = state.constraints.filter((c) => speakers.includes(c.by) && (c.role === 'offer' || c.role === 'absence'));
  const refuses = (c: Constraint) => c.role === 'absence' || c.stance === 'cannot';
  if (said.some((c) => refuses(c) && overlaps(c, slot))) return false;
  const covers = (c: Constraint) => c.sure && meansHours(c, said) && (c.stance === 'can' || c.stance === 'prefer');
  const holds = (c: Constraint) => (c.exactStart ? c.start === slot.start : c.start <= slot.start && slot.end <= c.end);
  return said.some((c) => covers(c) && holds(c)) ? true : null;
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

/** To whom news of the meeting goes: all who attend, by whoever arranges their time; the owner as a copy. */
export function audience(state: LoopState): { readonly to: string[]; readonly cc: string[] } {
  const people = attending(state).map((p) => ({ person: p, contact: contactOf(state, p) }));
  const to = [...new Set(people.map(({ contact }) => contact.id))];
  const copied = people.filter(({ person, contact }) => person.id !== contact.id && !person.leftOff);
  return { to, cc: [...copied.map(({ person }) => person.id), ownerOf(state).id].filter((id) => !to.includes(id)) };
}

/** What people are called to the owner. */
export function namesIn(people: readonly Participant[]): string[] {
  return people.map((p) => p.name ?? p.address);
}

/** Names as they stand in a sentence of the record: `Ann`, `Ann and Bob`, `Ann, Bob and Eve`. */
export function namesOf(people: readonly Participant[]): string {
  const names = namesIn(people);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
