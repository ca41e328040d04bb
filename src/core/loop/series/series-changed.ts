import { bookingTimers } from '../booked/booking-timers';
import type { StepContext } from '../context';
import type { LoopEventPayload } from '../event';
import type { Booked, LoopState } from '../state';
import { silent, type Transition, transition } from '../transition';

/** The owner moved or deleted single times of a series in the calendar; the provider has told the guests. */
export function onSeriesChanged(
  state: LoopState,
  { changed, next }: Extract<LoopEventPayload, { kind: 'series_changed' }>,
  ctx: StepContext,
): Transition {
  const { booking } = state;
  if (!booking?.series || state.phase === 'CLOSED') return silent(state, 'There is no series any more');
  const except = [...new Set([...booking.series.except, ...changed])];
  const standing: Booked = { ...booking, ...next, series: { ...booking.series, except } };
  return transition({ ...state, booking: standing }, bookingTimers(standing, ctx.now), [
    'The owner changed single times of the series in the calendar',
  ]);
}
