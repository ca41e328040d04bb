import type { EpochMinute } from '../time/period';
import type { StepContext } from './context';
import { offer } from './offer';
import type { Action } from './plan';
import { timersOf } from './standing-timers';
import { INDEFINITELY, type LoopState } from './state';
import { silent, type Transition, transition } from './transition';

/** "Hold off until Monday": nothing is sent, nothing is held; what is booked stays (row 52). */
export function holdOff(state: LoopState, until: EpochMinute | null, ctx: StepContext): Transition {
  if (until !== null && until <= ctx.now) return silent(state, 'That day is past: nothing to hold off');
  const wake: Action[] = until === null ? [] : [{ kind: 'set_timer', timer: 'hold_off_over', dueAt: until }];
  return transition(
    { ...state, pausedUntil: until ?? INDEFINITELY },
    [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, ...wake],
    ['The owner asked to hold off'],
  );
}

/** Goes on after holding off: what was offered is looked at again, because it is held no longer. */
export function resume(state: LoopState, ctx: StepContext): Transition {
  if (state.pausedUntil === null) return silent(state, 'It was not held off');
  const going: LoopState = { ...state, pausedUntil: null };
  if (going.phase === 'OFFERING' || going.phase === 'POLLING' || going.phase === 'RESCHEDULING') {
    return offer(going, ctx, { template: 'counter', reasons: ['It goes on'], reactive: false });
  }
  const timers = timersOf(going, ctx);
  return timers.length > 0 ? transition(going, timers, ['It goes on']) : silent(going, 'It goes on');
}
