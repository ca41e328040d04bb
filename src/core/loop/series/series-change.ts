import type { Period } from '../../time/period';
import type { Speaker } from '../booked/authority';
import type { Heard, StepContext } from '../context';
import { quoteOf } from '../guests/unclear';
import type { Booked, LoopState, Participant } from '../state';
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
  return ownersToChange(state, one, person, ctx, quoteOf(heard));
}

/** A time of a series is the owner's to change, whoever (null: the owner) wants it. */
export function ownersToChange(
  state: LoopState,
  time: Period,
  person: Participant | null,
  ctx: StepContext,
  quote: string | null = null,
): Transition {
  const owners = person === null || person.role === 'owner';
  const who = owners ? 'You want' : `${person.name ?? person.address} wants`;
  return askOwner(state, {
    id: `series-change-${ctx.version}`,
    text: `${who} to change “${state.meeting.title}”, which repeats (${momentWords(time.start, ctx)}). I do not move single times of a series yet, so please change it in your calendar; everybody is told by it.`,
    quote,
    now: ctx.now,
  });
}
