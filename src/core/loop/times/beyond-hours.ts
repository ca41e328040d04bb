import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { workable } from './solve';

/** True when a plan names a time that the owner's hours and rules alone do not have: only the owner may open them (E20). */
export function beyondHours(state: LoopState, actions: readonly Action[], ctx: StepContext): boolean {
  const plain = { ...state, constraints: [] };
  return actions.flatMap(timesOf).some((slot) => !workable(plain, ctx, slot));
}

function timesOf(action: Action): readonly Period[] {
  if (action.kind === 'book' || action.kind === 'move') return [action.slot];
  return action.kind === 'send' ? action.slots : [];
}
