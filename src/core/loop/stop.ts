import type { StepContext } from './context';
import type { LoopState } from './state';
import { askOwner, type Transition, transition } from './transition';

/** What waits for nobody any more once a loop is closed. */
export const ENDED = { offer: null, wanted: null, proposal: null, needsOwner: [] } satisfies Partial<LoopState>;

/** "Never mind": holds are released, guests hear nothing. */
export function stop(state: LoopState): Transition {
  return transition(
    { ...state, ...ENDED, phase: 'CLOSED', closedReason: 'stopped' },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, { kind: 'silent', reason: 'You stopped this' }],
    ['You stopped this'],
  );
}

/** "Never mind", said in a mail. A booked event is not removed by that: the owner is asked. */
export function neverMind(state: LoopState, ctx: StepContext): Transition {
  if (!state.booking || state.phase === 'CLOSED') return stop(state);
  return askOwner(state, {
    id: 'cancel-never-mind',
    kind: 'never_mind',
    says: [{ line: 'cancel_too', title: state.meeting.title }],
    now: ctx.now,
  });
}
