import type { EpochMinute, Period } from '../time/period';
import type { StepContext } from './context';
import type { LoopState, Participant } from './state';
import { ENDED } from './stop';
import { askOwner, reachableGuests, silent, type Transition, transition } from './transition';

/** The calendar has taken a change that we asked for: its sequence is kept for what is sent next. */
export function onEventUpdated(
  state: LoopState,
  { sequence, joinUrl }: { readonly sequence: number; readonly joinUrl: string | null },
): Transition {
  if (!state.booking) return silent(state, 'There is no event any more');
  const booking = { ...state.booking, sequence, joinUrl: joinUrl ?? state.booking.joinUrl };
  return silent({ ...state, booking }, 'The calendar has the change');
}

/** The calendar has refused a change: nobody was told of it yet, and the owner decides. */
export function onUpdateFailed(
  state: LoopState,
  reason: 'unavailable' | 'revoked' | 'gone',
  ctx: StepContext,
): Transition {
  if (!state.booking) return silent(state, 'There is no event any more');
  const why = {
    unavailable: 'the calendar could not be reached',
    revoked: 'I can no longer write to your calendar',
    gone: 'the event is no longer in your calendar',
  }[reason];
  return askOwner(state, {
    id: `update-${ctx.version}`,
    text: `"${state.meeting.title}" is not changed yet: ${why}. Please change it yourself.`,
    now: ctx.now,
  });
}

/** A conference that the provider made later than the event. */
export function onConferenceReady(state: LoopState, joinUrl: string): Transition {
  if (!state.booking) return silent(state, 'There is no event any more');
  return silent({ ...state, booking: { ...state.booking, joinUrl } }, 'The link of the conference is there');
}

/** The owner moved the event in the calendar itself; the provider has told the guests (row 46). */
export function onEventMoved(
  state: LoopState,
  moved: { readonly start: EpochMinute; readonly end: EpochMinute; readonly sequence: number },
  _ctx: StepContext,
): Transition {
  const { booking } = state;
  if (!booking) return silent(state, 'There is no event any more');
  if (booking.start === moved.start && booking.end === moved.end) return silent(state, 'The event is where it was');
  const { start, end, sequence } = moved;
  const meeting = { ...state.meeting, durationMin: end - start };
  return transition(
    { ...state, phase: 'BOOKED', offer: null, wanted: null, meeting, booking: { ...booking, start, end, sequence } },
    [
      { kind: 'cancel_timers' },
      { kind: 'release_holds' },
      { kind: 'set_timer', timer: 'meeting_over', dueAt: end + 7 * 1440 },
    ],
    ['The owner moved the event in the calendar'],
  );
}

/** The owner deleted the event in the calendar itself; the provider has told the guests (row 46). */
export function onEventDeleted(state: LoopState, _ctx: StepContext): Transition {
  if (!state.booking || state.phase === 'CLOSED') return silent(state, 'There was no event');
  return transition(
    { ...state, ...ENDED, phase: 'CLOSED', closedReason: 'cancelled' },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }],
    ['The owner deleted the event in the calendar'],
  );
}

/** A guest answered the invitation itself (row 45). */
export function onRsvp(
  state: LoopState,
  rsvp: {
    readonly address: string;
    readonly response: 'accepted' | 'tentative' | 'declined';
    readonly counter: Period | null;
  },
  ctx: StepContext,
): Transition {
  const guest = state.participants.find((p) => p.role === 'guest' && isAddressOf(p, rsvp.address));
  if (!guest || !state.booking || state.phase === 'CLOSED') return silent(state, 'No answer to a meeting of this loop');
  if (guest.rsvp === rsvp.response && rsvp.counter === null) return silent(state, 'This answer is known');
  const told: LoopState = {
    ...state,
    participants: state.participants.map((p) => (p.id === guest.id ? { ...p, rsvp: rsvp.response } : p)),
  };
  const name = guest.name ?? guest.address;
  if (rsvp.response !== 'declined') return silent(told, `${name} answered the invitation: ${rsvp.response}`);
  const sole = reachableGuests(told).length === 1;
  return askOwner(told, {
    id: `${sole ? 'move' : 'declined-invitation'}-${guest.id}-${state.booking.sequence}`,
    text: sole
      ? `${name} declined the invitation to "${state.meeting.title}". Shall I offer new times?`
      : `${name} declined the invitation to "${state.meeting.title}". The meeting stands for the others.`,
    now: ctx.now,
  });
}

function isAddressOf(person: Participant, address: string): boolean {
  return person.address === address || (person.aliases?.includes(address) ?? false);
}
