import { bookingTimers } from '../booked/booking-timers';
import type { StepContext } from '../context';
import type { Booked, LoopState } from '../state';
import { type Transition, transition } from '../transition';
import { nextOccurrence } from './rhythm';

/** The booking with the occurrence that comes next; null when it was the last, or the meeting does not repeat. */
export function withNext(booking: Booked, durationMin: number, ctx: StepContext): Booked | null {
  const next = booking.series ? nextOccurrence(booking.series, durationMin, ctx.now) : null;
  if (!next) return null;
  const { options: _options, late: _late, ...standing } = booking;
  return { ...standing, ...next };
}

/** One occurrence of a series is over, and the next one stands. Null when there is none. */
export function onOccurrenceOver(state: LoopState, ctx: StepContext): Transition | null {
  const next = state.booking && withNext(state.booking, state.meeting.durationMin, ctx);
  if (!next) return null;
  return transition(
    { ...state, phase: 'BOOKED', booking: next, offer: null, wanted: null },
    [{ kind: 'release_holds' }, ...bookingTimers(next, ctx.now)],
    ['This time is over, and the next one stands'],
  );
}
