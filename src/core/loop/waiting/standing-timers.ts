import { resumeWrite } from '../booked/booked';
import { bookingTimers } from '../booked/booking-timers';
import type { StepContext } from '../context';
import type { Action } from '../plan';
import { INDEFINITELY, type LoopState } from '../state';
import { followUpAt } from '../times/offer';

/** The timers that a loop in this state lives by: what is set again when the owner hands it back. */
export function standingTimers(state: LoopState, ctx: StepContext): Action[] {
  const { booking, offer: current } = state;
  const timers: Action[] = [];
  if (current) timers.push({ kind: 'set_timer', timer: 'follow_up', dueAt: followUpAt(state, ctx, current.slots) });
  if (state.pausedUntil !== null && state.pausedUntil !== INDEFINITELY)
    timers.push({ kind: 'set_timer', timer: 'hold_off_over', dueAt: state.pausedUntil });
  if (resumeWrite(state)) timers.push({ kind: 'set_timer', timer: 'retry', dueAt: ctx.now });
  if (booking) timers.push(...bookingTimers(booking, ctx.now));
  return timers;
}
