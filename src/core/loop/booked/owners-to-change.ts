import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import type { LoopState, Participant } from '../state';
import { momentWords } from '../times/time-words';
import { askOwner, type Transition } from '../transition';

/** A time that the assistant does not move: the owner hears who (null: the owner) wants it changed, and changes it. */
export function ownersToChange(
  state: LoopState,
  time: Period,
  person: Participant | null,
  ctx: StepContext,
  quote: string | null = null,
): Transition {
  const owners = person === null || person.role === 'owner';
  const who = owners ? 'You want' : `${person.name ?? person.address} wants`;
  const series = state.booking?.series !== undefined;
  const repeats = series ? ', which repeats' : '';
  const why = series ? 'I do not move single times of a series yet' : 'I do not move meetings for you';
  return askOwner(state, {
    id: `${series ? 'series-change' : 'change'}-${ctx.version}`,
    kind: series ? 'series_change' : 'change',
    text: `${who} to change “${state.meeting.title}”${repeats} (${momentWords(time.start, ctx)}). ${why}, so please change it in your calendar; everybody is told by it.`,
    quote,
    now: ctx.now,
  });
}
