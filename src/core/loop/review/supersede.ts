import type { StepEvent } from '../context';
import { planned } from '../guests/before-offer';
import { isPrivate } from '../owner/addressed';
import type { LoopState } from '../state';

const SPEAKS: ReadonlySet<StepEvent['kind']> = new Set(['message', 'choice', 'on_page', 'other_assistant']);

/** A new event supersedes a plan that still waits for approval. */
export function supersede(state: LoopState, event: StepEvent): LoopState {
  const speaks = SPEAKS.has(event.kind);
  if (!speaks || !state.proposal) return state;
  if (event.kind === 'message') {
    const { facts, heard } = event;
    // Whoever has no standing in the thread takes no decision away from the owner.
    if (facts.role === 'stranger' || facts.level === 'A0' || facts.suggested) return state;
    const said = heard.reading.intents.some((i) => i.kind === 'approve_plan' || i.kind === 'reject_plan');
    const own = facts.role === 'owner' && !facts.delegate;
    const another = heard.reading.intents.some((i) => i.kind.startsWith('request_'));
    // What the owner tells the assistant alone is about the plan that they were asked about, unless it asks for another one.
    const answers =
      said || (heard.owner?.verdict ?? null) !== null || (isPrivate(state.proposal.after, facts) && !another);
    if (facts.machine !== null || (own && answers) || facts.edited) return state;
  }
  const needsOwner = state.needsOwner.filter((d) => d.kind !== 'approve');
  return { ...(state.phase === 'INTAKE' ? planned(state, state.proposal) : state), proposal: null, needsOwner };
}
