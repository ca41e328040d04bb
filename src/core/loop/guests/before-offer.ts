import type { StepEvent } from '../context';
import { isOutward } from '../review/acts';
import type { LoopState, Proposal } from '../state';
import type { Transition } from '../transition';

/** A reason that sends a plan to the owner first; see booked/authority. */
export const NOT_YET = 'You have not said yes to the first plan yet';

/** What the first plan was made from, which a guest's words are added to before it goes out. */
export function planned(state: LoopState, { after }: Proposal): LoopState {
  const { meeting, constraints, participants } = after;
  const known = new Set(state.participants.map((p) => p.address));
  return {
    ...state,
    meeting,
    constraints,
    participants: [...state.participants, ...participants.filter((p) => !known.has(p.address))],
  };
}

/**
 * A guest writes while the first plan still waits for the owner: what is made of it waits as well, and where nothing is
 * made of it the first plan goes on waiting.
 */
export function stillToApprove(entered: LoopState, event: StepEvent, made: Transition): Transition {
  const { proposal } = entered;
  const byGuest = event.kind === 'message' && event.facts.role === 'guest';
  if (entered.phase !== 'INTAKE' || !proposal || !byGuest || made.state.proposal !== null) return made;
  const { state, plan } = made;
  if (plan.actions.some(isOutward)) return { state, plan: { ...plan, reasons: [...plan.reasons, NOT_YET] } };
  if (state.phase !== 'INTAKE') return made;
  const approve = entered.needsOwner.filter((d) => d.kind === 'approve');
  return { plan, state: { ...state, proposal, needsOwner: [...approve, ...state.needsOwner] } };
}
