import type { LoopState } from './state';
import { type Transition, transition } from './transition';

/** "Never mind": holds are released, guests hear nothing. */
export function stop(state: LoopState): Transition {
  return transition(
    { ...state, phase: 'CLOSED', closedReason: 'stopped', offer: null, needsOwner: [] },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, { kind: 'silent', reason: 'The owner stopped this' }],
    ['The owner stopped this'],
  );
}
