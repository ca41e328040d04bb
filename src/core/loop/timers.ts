import type { StepContext } from './context';
import type { TimerKind } from './event';
import { offer } from './offer';
import { workable } from './solve';
import type { LoopState } from './state';
import { ownerOf, reachableGuests, silent, type Transition, transition } from './transition';

/** Assistant.md 3b: at most two follow-ups, then the owner decides. */
const MAX_FOLLOW_UPS = 2;

/** A timer that fell due. It checks the state again: what was answered in the meantime is not nudged (A20). */
export function timer(state: LoopState, kind: TimerKind, ctx: StepContext): Transition {
  switch (kind) {
    case 'quiet_hours_over':
      if (state.phase !== 'INTAKE') return silent(state, 'The morning came, and nothing waits');
      return offer(state, ctx, { template: 'offer', reasons: ['The night of the guest is over'], reactive: false });
    case 'follow_up':
      return followUp(state, ctx);
    case 'offer_expired':
      if (!state.offer || state.phase === 'BOOKED') return silent(state, 'Nothing is offered any more');
      return transition(
        state,
        [{ kind: 'release_holds' }, { kind: 'silent', reason: 'The held times were released' }],
        ['The times were held long enough'],
      );
    case 'retry':
      return state.wanted
        ? transition(
            state,
            [{ kind: state.booking ? 'move' : 'book', slot: state.wanted }],
            ['The booking is tried again'],
            2,
          )
        : silent(state, 'Nothing is left to book');
    case 'meeting_over':
      return silent({ ...state, phase: 'CLOSED', closedReason: 'done' }, 'The meeting is over');
    case 'stalled_expired':
      return silent({ ...state, phase: 'CLOSED', closedReason: 'expired' }, 'Nobody went on with this');
    case 'owner_reminder':
      return silent(state, 'The owner has it on the dashboard');
  }
}

function followUp(state: LoopState, ctx: StepContext): Transition {
  const { offer: current } = state;
  if (!current || (state.phase !== 'OFFERING' && state.phase !== 'RESCHEDULING')) {
    return silent(state, 'It was answered in the meantime');
  }
  if (state.followUps >= MAX_FOLLOW_UPS) {
    const guests = reachableGuests(state).map((g) => g.name ?? g.address);
    return transition(
      { ...state, phase: state.booking ? 'BOOKED' : 'STALLED', offer: null },
      [
        { kind: 'cancel_timers' },
        { kind: 'release_holds' },
        {
          kind: 'send',
          template: 'owner_status',
          to: [ownerOf(state).id],
          cc: [],
          slots: [],
          note: `${guests.join(' and ')} did not answer about "${state.meeting.title}". I wrote ${MAX_FOLLOW_UPS} reminders and have released the times.`,
          quote: null,
        },
        { kind: 'set_timer', timer: 'stalled_expired', dueAt: ctx.now + 14 * 1440 },
      ],
      ['Nobody answered two reminders'],
      1,
    );
  }
  const alive = current.slots.filter((slot) => workable(state, ctx, slot));
  const count = state.followUps + 1;
  if (alive.length === 0) {
    const again = offer(state, ctx, {
      template: 'counter',
      reasons: ['The offered times are gone: new ones'],
      reactive: false,
    });
    return { ...again, state: { ...again.state, followUps: count } };
  }
  const guests = reachableGuests(state);
  const next: LoopState = {
    ...state,
    followUps: count,
    automaticTurns: state.automaticTurns + 1,
    offer: { ...current, slots: alive },
  };
  return transition(
    next,
    [
      { kind: 'hold', slots: alive, expiresAt: ctx.now + 3 * 1440 },
      {
        kind: 'send',
        template: 'follow_up',
        to: guests.map((g) => g.id),
        cc: ctx.owner.ccOwner ? [ownerOf(state).id] : [],
        slots: alive,
        note: null,
        quote: null,
      },
      { kind: 'set_timer', timer: 'follow_up', dueAt: ctx.now + 2 * 1440 },
    ],
    [`No answer yet: reminder ${count} of ${MAX_FOLLOW_UPS}`],
    1,
  );
}
