import type { LoopState } from '../state';
import { ENDED } from '../stop';
import { type Transition, transition } from '../transition';

/** An event with seats that cannot be had is none: whoever has taken one is told so beside it. */
export function lost(state: LoopState, reason: string): Transition {
  return transition(
    { ...state, ...ENDED, phase: 'CLOSED', closedReason: 'cancelled' },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, { kind: 'silent', reason }],
    [reason],
  );
}
