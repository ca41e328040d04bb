import type { LoopState } from './state';
import { type Transition, transition } from './transition';

/** What waits for nobody any more once a loop is closed. */
export const ENDED = { offer: null, wanted: null, proposal: null, needsOwner: [] } satisfies Partial<LoopState>;

/** "Never mind": holds are released, guests hear nothing. */
export function stop(state: LoopState): Transition {
  return transition(
    { ...state, ...ENDED, phase: 'CLOSED', closedReason: 'stopped' },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, { kind: 'silent', reason: 'The owner stopped this' }],
    ['The owner stopped this'],
  );
}
