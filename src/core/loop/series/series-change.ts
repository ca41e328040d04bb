import type { Speaker } from '../booked/authority';
import { ownersToChange } from '../booked/owners-to-change';
import type { Heard, StepContext } from '../context';
import { quoteOf } from '../guests/unclear';
import type { Booked, LoopState } from '../state';
import type { Transition } from '../transition';
import { namedOccurrences } from './occurrence-words';
import { askToLeaveOut } from './series-cancel';

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
  const named = namedOccurrences(booking, heard, ctx);
  const [one = booking] = named;
  const instead = heard.windows.some((w) => w.role === 'offer' && w.stance !== 'cannot' && w.stance !== 'avoid');
  const longer = heard.reading.details.durationMin !== null;
  if (person.role === 'owner' && named.length === 1 && !instead && !longer) {
    return askToLeaveOut(state, one.start, person.id, ctx);
  }
  return ownersToChange(state, one, person, ctx, quoteOf(heard));
}
