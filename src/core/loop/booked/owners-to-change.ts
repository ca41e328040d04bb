import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import type { LoopState, Participant } from '../state';
import { momentOf } from '../times/time-words';
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
  const who = owners ? null : (person.name ?? person.address);
  const series = state.booking?.series !== undefined;
  return askOwner(state, {
    id: `${series ? 'series-change' : 'change'}-${ctx.version}`,
    kind: series ? 'series_change' : 'change',
    says: [{ line: 'change_yourself', who, title: state.meeting.title, series, ...momentOf(time.start, ctx) }],
    quote,
    now: ctx.now,
  });
}
