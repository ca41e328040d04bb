import type { EpochMinute } from '../../time/period';
import { bookingTimers } from '../booked/booking-timers';
import type { StepContext } from '../context';
import type { TimerKind } from '../event';
import type { Action } from '../plan';
import { INDEFINITELY, type LoopState } from '../state';
import { ENDED } from '../stop';
import { mailToOwner, type Transition, transition } from '../transition';

/** After so many minutes without a word the owner is reminded of what rests with them; after as many again it ends. */
const RESTS: EpochMinute = 14 * 1440;

/** True for a loop that goes on only when the owner says so: taken over, or held off without a date. */
export function restsWithOwner({ phase, takenOver, pausedUntil }: LoopState): boolean {
  return phase !== 'CLOSED' && (takenOver || pausedUntil === INDEFINITELY);
}

/** What ends a loop that rests with the owner: its meeting, or else a reminder and two weeks more. */
export function restTimers({ booking }: LoopState, ctx: StepContext): Action[] {
  if (booking)
    return bookingTimers(booking, ctx.now).filter((a) => a.kind === 'set_timer' && a.timer === 'meeting_over');
  return [
    { kind: 'set_timer', timer: 'owner_reminder', dueAt: ctx.now + RESTS },
    { kind: 'set_timer', timer: 'stalled_expired', dueAt: ctx.now + 2 * RESTS },
  ];
}

/** A timer of a loop that rests with the owner; null where it is handled as ever. */
export function whileResting(state: LoopState, timer: TimerKind): Transition | null {
  if (!restsWithOwner(state)) return null;
  const over = timer === 'meeting_over' && state.booking !== null;
  if (over || (timer === 'stalled_expired' && state.booking === null)) {
    return transition(
      { ...state, ...ENDED, phase: 'CLOSED', closedReason: over ? 'done' : 'expired' },
      [{ kind: 'cancel_timers' }, { kind: 'release_holds' }],
      [over ? 'The meeting is over' : 'It rested with you for four weeks'],
    );
  }
  if (timer !== 'owner_reminder' || state.needsOwner.length > 0 || state.booking) return null;
  const why = state.takenOver ? 'taken_over' : 'held_off';
  const says = [{ line: 'resting', title: state.meeting.title, why } as const];
  return transition(state, [mailToOwner('owner_status', says, 'reminders')], ['It rests with you']);
}
