import type { Speaker } from '../booked/authority';
import type { Heard, StepContext } from '../context';
import { quoteOf } from '../guests/unclear';
import type { Booked, LoopState } from '../state';
import { momentWords } from '../times/time-words';
import { askOwner, type Transition } from '../transition';
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
  const { title } = state.meeting;
  const who = person.role === 'owner' ? 'You want' : `${person.name ?? person.address} wants`;
  return askOwner(state, {
    id: `series-change-${ctx.version}`,
    text: `${who} to change “${title}”, which repeats (next: ${momentWords(one.start, ctx)}). I do not move single times of a series yet, so please change it in your calendar; everybody is told by it.`,
    quote: quoteOf(heard),
    now: ctx.now,
  });
}
