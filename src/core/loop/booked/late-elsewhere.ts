import type { Heard, MessageFacts, StepContext } from '../context';
import { othersAddressed } from '../owner/addressed';
import type { LoopState } from '../state';
import { ownerOf, type Transition, transition } from '../transition';
import { askLate, lateForOwner } from './late';

/**
 * The owner writes to the assistant alone, in a new thread, that they are late: the meeting that is near hears of it, and
 * this loop has nothing to do. When none is near, or several, the owner is asked which (row 44). Null for other mail.
 */
export function lateElsewhere(
  state: LoopState,
  facts: MessageFacts,
  heard: Heard,
  ctx: StepContext,
): Transition | null {
  const { intents } = heard.reading;
  const late = intents.length > 0 && intents.every(({ kind }) => kind === 'running_late');
  if (!late || state.phase !== 'INTAKE' || othersAddressed(facts, ctx).length > 0) return null;
  const [near, ...more] = ctx.near ?? [];
  const closed: LoopState = { ...state, phase: 'CLOSED', closedReason: 'not_scheduling' };
  if (ctx.off?.has('running_late')) return lateForOwner(closed, ownerOf(state), heard.reading.details.lateMin, ctx);
  if (!near || more.length > 0) return askLate(closed, state.participants[0]?.id ?? 'p1');
  return transition(
    closed,
    [{ kind: 'pass_on', loopId: near.loopId, messageRowId: facts.rowId }],
    [`It is about “${near.title}”, which is near`],
  );
}
