import type { Speaker } from '../booked/authority';
import { ownersToChange } from '../booked/owners-to-change';
import type { Heard, StepContext } from '../context';
import { quoteOf } from '../guests/unclear';
import type { Booked, LoopState } from '../state';
import type { Transition } from '../transition';
import { namedOccurrences } from './occurrence-words';

/**
 * Somebody wants a meeting that repeats at other times, or longer. The calendar does that for one time or for all in ways
 * that only the owner can weigh: they are asked, with what was said and which time it seems to be about.
 */
export function changeOfSeries(
  state: LoopState,
  booking: Booked,
  { person }: Speaker,
  heard: Heard,
  ctx: StepContext,
): Transition {
  const [one = booking] = namedOccurrences(booking, heard, ctx);
  return ownersToChange(state, one, person, ctx, quoteOf(heard));
}
