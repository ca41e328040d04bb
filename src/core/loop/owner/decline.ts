import type { Action } from '../plan';
import type { LoopState } from '../state';
import { ENDED, stop } from '../stop';
import { ownerOf, reachableGuests, type Transition, transition } from '../transition';

/**
 * The owner does not want to meet: the guests are told in neutral words, without a reason (E26). Who has heard of nothing
 * hears nothing.
 */
export function declineFor(state: LoopState, reasons: readonly string[]): Transition {
  const guests = reachableGuests(state);
  const heardOfIt = state.offer !== null || state.constraints.some((c) => c.by !== 'p1') || isAsked(state);
  if (guests.length === 0 || !heardOfIt) return stop(state);
  const told: Action = {
    kind: 'send',
    template: 'decline',
    to: guests.map((p) => p.id),
    cc: [ownerOf(state).id],
    slots: [],
    note: null,
    quote: null,
  };
  return transition(
    { ...state, ...ENDED, phase: 'CLOSED', closedReason: 'declined' },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, told],
    reasons,
    1,
  );
}

/** A guest wrote first, and the loop was opened for their mail. */
function isAsked(state: LoopState): boolean {
  return state.participants.some((p) => p.role === 'guest' && p.status === 'accepted');
}
