import type { LoopState, Participant } from './state';

/** A state as an earlier version stored it: a guest had one `choice`. */
interface StateV1 extends Omit<LoopState, 'v' | 'participants' | 'proposal'> {
  readonly v: 1;
  readonly participants: readonly (Participant & { readonly choice?: { start: number; end: number } })[];
  readonly proposal: (Omit<NonNullable<LoopState['proposal']>, 'after'> & { readonly after: StateV1 }) | null;
}

/** A stored state in today's form, whichever version wrote it. */
export function currentState(stored: LoopState | StateV1): LoopState {
  if (stored.v === 2) return withoutSettings(stored);
  const { proposal, participants, ...rest } = stored;
  return {
    ...rest,
    v: 2,
    participants: participants.map(({ choice, ...person }) =>
      choice ? { ...person, answer: { yes: [choice] } } : person,
    ),
    proposal: proposal && { ...proposal, after: currentState(proposal.after) },
  };
}

/** Without the questions from before there was a document: what they would have changed were settings. */
function withoutSettings(state: LoopState): LoopState {
  const needsOwner = state.needsOwner.filter(({ preferences }) => !preferences || 'rules' in preferences);
  return needsOwner.length === state.needsOwner.length ? state : { ...state, needsOwner };
}
