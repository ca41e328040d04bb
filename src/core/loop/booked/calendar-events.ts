import type { Saying } from '../../replies/owner/lines';
import type { EpochMinute, Period } from '../../time/period';
import type { StepContext } from '../context';
import { attending, audience } from '../guests/voices';
import type { Action, EventField } from '../plan';
import type { Booked, LoopState, Participant } from '../state';
import { ENDED } from '../stop';
import { askOwner, silent, type Transition, transition } from '../transition';
import { soleGuest } from './authority';
import { onCancelled } from './booked';
import { bookingTimers } from './booking-timers';
import { moveTo } from './moves';

/** The calendar has taken a change: now the people hear of it, unless somebody has only left. */
export function onEventUpdated(
  state: LoopState,
  { sequence, joinUrl, dialIn }: Pick<Booked, 'sequence' | 'joinUrl' | 'dialIn'>,
  ctx: StepContext,
): Transition {
  if (!state.booking) return silent(state, 'There is no event any more');
  const { underway, ...rest } = state;
  const { dialIn: _, ...before } = state.booking;
  const { start } = before;
  const end = start + state.meeting.durationMin;
  const booking: Booked = { ...before, end, sequence, joinUrl, ...(dialIn ? { dialIn } : {}) };
  const next: LoopState = { ...rest, booking };
  const left = next.participants.some((p) => p.id === underway?.by && p.status === 'declined');
  if (!underway?.fields || left) return silent(next, 'The calendar has the change');
  const longer = booking.end === state.booking.end ? [] : bookingTimers(booking, ctx.now);
  return transition(
    next,
    [tellOfChange(next, booking, underway.fields, underway.by), ...longer],
    ['The calendar has the change'],
    1,
  );
}

function tellOfChange(
  state: LoopState,
  { start, end }: Booked,
  changes: readonly EventField[],
  by?: string,
): Extract<Action, { kind: 'send' }> {
  return {
    kind: 'send',
    template: 'changed',
    ...audience(state),
    slots: [{ n: 1, start, end }],
    note: null,
    quote: null,
    changes,
    ...(by === undefined ? {} : { by }),
  };
}

/** The calendar has refused a change: nobody was told of it, and what stood before stands. */
export function onUpdateFailed(
  state: LoopState,
  reason: 'taken' | 'unavailable' | 'revoked' | 'gone',
  ctx: StepContext,
): Transition {
  if (!state.booking) return silent(state, 'There is no event any more');
  const { underway, ...rest } = state;
  if (state.page?.seats && !underway)
    return silent(state, 'How many seats are taken stands there with the next change');
  return askOwner(
    { ...rest, ...underway?.before },
    {
      id: `update-${ctx.version}`,
      kind: 'update',
      says: [{ line: 'not_changed', title: state.meeting.title, why: reason }],
      now: ctx.now,
    },
  );
}

/** A conference that the provider made later than the event: one line, when the confirmation had no link. */
export function onConferenceReady(state: LoopState, joinUrl: string): Transition {
  const { booking: before } = state;
  if (!before || before.joinUrl === joinUrl) return silent(state, 'The link is known, or there is no event any more');
  const booking = { ...before, joinUrl };
  const next = { ...state, booking };
  if (before.joinUrl !== null || state.phase === 'CLOSED') return silent(next, 'The conference has another link');
  return transition(next, [tellOfChange(next, booking, ['medium'])], ['The confirmation went out without the link'], 1);
}

/** The owner moved the event in the calendar itself; the provider has told the guests (row 46), or we do. */
export function onEventMoved(
  state: LoopState,
  event: {
    readonly start: EpochMinute;
    readonly end: EpochMinute;
    readonly sequence: number;
    readonly untold?: boolean;
  },
  ctx: StepContext,
): Transition {
  const { start, end, sequence, untold } = event;
  if (!state.booking || state.phase === 'CLOSED') return silent(state, 'There is no event any more');
  if (state.booking.start === start && state.booking.end === end) return silent(state, 'The event is where it was');
  const { underway: _, ...rest } = state;
  const booking: Booked = { ...state.booking, start, end, sequence };
  const next: LoopState = {
    ...rest,
    ...ENDED,
    phase: 'BOOKED',
    meeting: { ...state.meeting, durationMin: end - start },
    booking,
    participants: state.participants.map(({ rsvp: _rsvp, ...person }) => person),
  };
  const slots = [{ n: 1, start, end }];
  const told: Action[] = untold
    ? [{ kind: 'send', template: 'moved', ...audience(next), slots, note: null, quote: null }]
    : [];
  return transition(
    next,
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, ...told, ...bookingTimers(booking, ctx.now)],
    ['You moved the event in the calendar'],
  );
}

/** The owner deleted the event in the calendar itself; the provider has told the guests (row 46), or we do. */
export function onEventDeleted(
  state: LoopState,
  { untold }: { readonly untold?: boolean },
  ctx: StepContext,
): Transition {
  if (!state.booking || state.phase === 'CLOSED') return silent(state, 'There was no event');
  const { underway: _, ...rest } = state;
  if (untold) return onCancelled(rest, ctx);
  return transition(
    { ...rest, ...ENDED, phase: 'CLOSED', closedReason: 'cancelled' },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }],
    ['You deleted the event in the calendar'],
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
  const { response, counter } = rsvp;
  const guest = state.participants.find((p) => p.role === 'guest' && isAddressOf(p, rsvp.address));
  if (!guest || !state.booking || state.phase === 'CLOSED') return silent(state, 'No answer to a meeting of this loop');
  if (guest.rsvp === response && counter === null) return silent(state, 'This answer is known');
  const sole = soleGuest(state, guest);
  const comes = response !== 'declined' || sole;
  const told: LoopState = {
    ...state,
    participants: state.participants.map((p) =>
      p.id === guest.id ? { ...p, rsvp: response, status: comes ? 'accepted' : 'declined' } : p,
    ),
  };
  const name = guest.name ?? guest.address;
  if (counter) {
    const window = { ...counter, stance: 'can', role: 'offer', precision: 'minute' } as const;
    return moveTo(told, [window], { person: guest, level: 'A2' }, ctx);
  }
  if (response !== 'declined') return silent(told, `${name} answered the invitation: ${response}`);
  const { title } = state.meeting;
  const now = ctx.now;
  if (sole) {
    const id = `move-${guest.id}-${state.booking.sequence}`;
    const says: Saying = [{ line: 'declined_invitation', who: name, title, next: 'new_times' }];
    return askOwner(told, { id, kind: 'move', says, now });
  }
  const stays = attending(told).some((other) => !other.optional);
  const id = `${stays ? 'declined-invitation' : 'cancel'}-${guest.id}-${state.booking.sequence}`;
  const says: Saying = [{ line: 'declined_invitation', who: name, title, next: stays ? 'stands' : 'cancel' }];
  return askOwner(told, { id, kind: stays ? 'declined_invitation' : 'cancel', says, now });
}

function isAddressOf(person: Participant, address: string): boolean {
  return person.address === address || (person.aliases?.includes(address) ?? false);
}
