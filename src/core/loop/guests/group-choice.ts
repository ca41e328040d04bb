import { bookingTimers } from '../booked/booking-timers';
import type { StepContext } from '../context';
import type { Booked, LoopState } from '../state';
import { stop } from '../stop';
import { holdsUntil, offer } from '../times/offer';
import { workable } from '../times/solve';
import { silent, type Transition, transition } from '../transition';
import { goOn } from './agreement';
import { bookWithout } from './split';
import { hasAnswered, namesOf, requiredGuests, toBeAsked } from './voices';

const TWO_DAYS = 2 * 1440;

/**
 * What the owner chooses when a group has no time in common, or some of it stay silent (row 36, A24). Null for a choice
 * that was never given.
 */
export function groupChoice(state: LoopState, choice: string, ctx: StepContext): Transition | null {
  const late = requiredGuests(state).filter((p) => !hasAnswered(state, p, ctx));
  const isLate = new Set(late.map((p) => p.id));
  switch (choice) {
    case 'optional': {
      const participants = state.participants.map((p) => (isLate.has(p.id) ? { ...p, optional: true } : p));
      return goOn({ ...state, participants }, ctx, [`${namesOf(late)} need not come`]);
    }
    case 'drop': {
      const participants = state.participants.filter((p) => !isLate.has(p.id));
      return goOn({ ...state, participants }, ctx, [`${namesOf(late)} was left out`]);
    }
    case 'phone':
    case 'wait':
      return waitOn(state, ctx);
    case 'new-times': {
      const template = toBeAsked(state, ctx).length > 1 ? 'second_round' : 'counter';
      const reasons = ['You want other times offered'];
      return offer({ ...state, rounds: 0 }, ctx, { template, reasons, reactive: true });
    }
    case 'stop':
      return state.booking ? keepTime(state, state.booking, ctx) : stop(state);
    default: {
      const start = /^book:(\d+)$/.exec(choice)?.[1];
      return start === undefined ? null : bookWithout(state, Number(start), ctx);
    }
  }
}

/** The meeting stays where it is booked; the times for a move are let go. */
function keepTime(state: LoopState, booking: Booked, ctx: StepContext): Transition {
  return transition(
    { ...state, phase: 'BOOKED', offer: null, wanted: null, rounds: 0, followUps: 0 },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, ...bookingTimers(booking, ctx.now)],
    ['The meeting keeps the time that is booked'],
  );
}

/** Nobody is written to for two days; the times are held on, and the owner is asked again then. */
function waitOn(state: LoopState, ctx: StepContext): Transition {
  const slots = (state.offer?.slots ?? []).filter((slot) => workable(state, ctx, slot));
  if (slots.length === 0) return silent(state, 'Nothing is on offer any more');
  return transition(
    state,
    [
      { kind: 'hold', slots, expiresAt: holdsUntil(ctx, slots) },
      { kind: 'set_timer', timer: 'follow_up', dueAt: ctx.now + TWO_DAYS },
    ],
    ['You want to wait'],
  );
}
