import type { StepEvent } from '../context';
import type { LoopState } from '../state';
import type { Transition } from '../transition';

/**
 * Whom the owner's own mail went to, or whose mail it passes on, takes part from then on, also while the first plan still waits for a yes: whoever
 * answers it is no stranger. Whom words alone name is not known before that.
 */
export function withCopied(before: LoopState, event: StepEvent, made: Transition): LoopState {
  if (event.kind !== 'message' || event.facts.role !== 'owner' || before.phase !== 'INTAKE') return before;
  const { facts, heard } = event;
  const author = heard.passedOn ? [heard.passedOn.from] : [];
  const addressed = new Set([...facts.to, ...facts.cc, ...author].map((p) => p.address));
  const known = new Set(before.participants.map((p) => p.address));
  const copied = made.state.participants.filter((p) => addressed.has(p.address) && !known.has(p.address));
  return copied.length === 0 ? before : { ...before, participants: [...before.participants, ...copied] };
}
