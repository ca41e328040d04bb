import { isBusy } from '../../availability/free-busy';
import type { StepContext } from '../context';
import { attending, contactOf } from '../guests/voices';
import type { Action } from '../plan';
import type { Booked, Decision, LoopState, Participant } from '../state';
import { askOwner, noticeToOwner, ownerOf, silent, type Transition, transition } from '../transition';
import type { Speaker } from './authority';

/** Lateness is said of a meeting that begins within the hour, or has begun a quarter of an hour ago at most (row 43). */
const BEFORE_MIN = 60;
const AFTER_MIN = 15;
/** Whoever is later than this is asked whether to meet at another time. */
const MUCH_MIN = 20;

/** Somebody is late: the other side hears by how many minutes, and nothing else. */
export function late(state: LoopState, { person }: Speaker, minutes: number | null, ctx: StepContext): Transition {
  if (ctx.off?.has('running_late')) return lateForOwner(state, person, minutes, ctx);
  const { booking } = state;
  const near =
    booking !== null &&
    booking.start - ctx.now <= BEFORE_MIN &&
    ctx.now <= Math.max(booking.start + AFTER_MIN, booking.end);
  if (!near) return askLate(state, person.id);
  if (booking.late?.by === person.id && booking.late.minutes === minutes) {
    return silent(state, 'The other side has heard of this delay');
  }
  const much = minutes !== null && minutes > MUCH_MIN && !ctx.off?.has('reschedule');
  const others = person.role === 'owner' ? [] : [ownerOf(state).id];
  const to = [...others, ...coming(state).filter((id) => id !== person.id)];
  // Whoever has a seat is no participant: each is told alone, as the seats follow their event.
  const seats = state.page?.seats === true && person.role === 'owner';
  if (to.length === 0 && !seats) return lateForOwner(state, person, minutes, ctx);
  const told: Action[] = to.length === 0 ? [] : [{ ...send(much ? 'late_move' : 'late', to, minutes), by: person.id }];
  const reason = `${person.name ?? person.address} is late${byMinutes(minutes)}`;
  const next: LoopState = { ...state, booking: { ...booking, late: { by: person.id, minutes } } };
  return transition(
    much && person.role === 'guest' ? withQuestion(next, booking, reason, ctx) : next,
    [...told, ...knockOn(state, booking, minutes ?? 0, ctx)],
    [reason],
    1,
  );
}

/** The owner says it by a text or by a tap, of this very meeting. */
export function ownerLate(state: LoopState, minutes: number | null, ctx: StepContext): Transition {
  const { booking } = state;
  const near = booking !== null && booking.start - ctx.now <= BEFORE_MIN && ctx.now <= booking.start + AFTER_MIN;
  if (!near && !ctx.off?.has('running_late')) return silent(state, 'This meeting is not near any more');
  return late(state, { person: ownerOf(state), level: 'A3' }, minutes, ctx);
}

/** Who has said that they come, by whoever arranges their time. */
function coming(state: LoopState): string[] {
  const accepted = attending(state).filter(({ status, rsvp }) => status === 'accepted' && rsvp !== 'tentative');
  return [...new Set(accepted.map((person) => contactOf(state, person).id))];
}

/** Nobody is told by the assistant: the owner hears of it, and tells whoever has to know. */
export function lateForOwner(
  state: LoopState,
  { role, name, address }: Participant,
  minutes: number | null,
  ctx: StepContext,
): Transition {
  const who = role === 'owner' ? null : (name ?? address);
  return askOwner(state, {
    id: `late-${ctx.version}`,
    kind: 'late',
    says: [{ line: 'late', who, minutes, title: state.meeting.title }],
    now: ctx.now,
  });
}

function byMinutes(minutes: number | null): string {
  return minutes === null ? '' : ` by ${minutes} minutes`;
}

/** The mail asks the owner whether to meet at another time: a plain yes to it counts while the meeting lasts. */
function withQuestion(state: LoopState, { end }: Booked, reason: string, ctx: StepContext): LoopState {
  const text = `${reason} for “${state.meeting.title}”. Shall I offer other times?`;
  const question: Decision = {
    id: `move-late-${ctx.version}`,
    kind: 'move_late',
    text,
    quote: null,
    planVersion: null,
    askedAt: ctx.now,
    until: end,
  };
  return { ...state, needsOwner: [...state.needsOwner.filter((d) => d.kind !== 'move_late'), question] };
}

/** Whoever is late for nothing that is near is asked which meeting they mean (row 44). */
export function askLate(state: LoopState, participantId: string): Transition {
  const reason = 'No meeting is near enough to be late for, or several are: asked which one is meant';
  return transition(state, [send('late_ask', [participantId], null)], [reason], 1);
}

/** What the delay does to the owner's day: their next meeting would begin before this one ends. */
function knockOn(state: LoopState, booking: Booked, minutes: number, ctx: StepContext): Action[] {
  const overrun = { start: booking.end, end: booking.end + minutes };
  if (minutes === 0 || !ctx.calendar.ok || !isBusy(ctx.calendar.attendee.freeBusy, overrun)) return [];
  return [
    noticeToOwner(
      { key: `late-${ctx.loopId}-${booking.start}`, noticeKind: 'running_late', href: `/loops/${ctx.loopId}` },
      [{ line: 'late_overrun', title: state.meeting.title, minutes }],
    ),
  ];
}

function send(template: 'late' | 'late_move' | 'late_ask', to: readonly string[], minutes: number | null) {
  return {
    kind: 'send',
    template,
    to,
    cc: [],
    slots: [],
    note: null,
    quote: null,
    ...(minutes === null ? {} : { minutes }),
  } as const;
}
