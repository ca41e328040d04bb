import { QUESTION_KINDS, type QuestionKind } from './question-kinds';
import type { Decision, LoopState, Participant } from './state';

/** A state as an earlier version stored it: a guest had one `choice`. */
interface StateV1 extends Omit<LoopState, 'v' | 'participants' | 'proposal'> {
  readonly v: 1;
  readonly participants: readonly (Participant & { readonly choice?: { start: number; end: number } })[];
  readonly proposal: (Omit<NonNullable<LoopState['proposal']>, 'after'> & { readonly after: StateV1 }) | null;
}

/** A question as it was stored when the start of its id was all that told what it asks. */
type StoredDecision = Decision | (Omit<Decision, 'kind'> & { readonly kind: 'question' });

/** A stored state in today's form, whichever version wrote it. */
export function currentState(stored: LoopState | StateV1): LoopState {
  if (stored.v === 2) return withKinds(withoutSettings(stored));
  const { proposal, participants, ...rest } = stored;
  return withKinds({
    ...rest,
    v: 2,
    participants: participants.map(({ choice, ...person }) =>
      choice ? { ...person, answer: { yes: [choice] } } : person,
    ),
    proposal: proposal && { ...proposal, after: currentState(proposal.after) },
  });
}

/** Without the questions from before there was a document: what they would have changed were settings. */
function withoutSettings(state: LoopState): LoopState {
  const needsOwner = state.needsOwner.filter(({ preferences }) => !preferences || 'rules' in preferences);
  return needsOwner.length === state.needsOwner.length ? state : { ...state, needsOwner };
}

/** The state with the kinds of its questions, here and in a plan that waits. The same object where nothing is missing. */
function withKinds(state: LoopState): LoopState {
  const { needsOwner, proposal } = state;
  const after = proposal && currentState(proposal.after);
  const asked = (needsOwner as readonly StoredDecision[]).map(withKind);
  if (asked.every((d, i) => d === needsOwner[i]) && after === (proposal?.after ?? null)) return state;
  return { ...state, needsOwner: asked, proposal: proposal && after && { ...proposal, after } };
}

function withKind(stored: StoredDecision): Decision {
  if (stored.kind !== 'question') return stored as Decision;
  const { id } = stored;
  const kind = kindOfId(id);
  const rest = kind === null ? '' : id.slice(startOf(kind).length + 1);
  switch (kind) {
    case 'bounce':
      return { ...stored, kind, address: rest };
    case 'without':
      return { ...stored, kind, about: stored.about ?? rest };
    case 'calendar_cancel':
      return { ...stored, kind, ...(rest === '' ? {} : { occurrence: Number(rest) }) };
    case 'series_cancel': {
      const [by = '', start = ''] = rest.split('-');
      return { ...stored, kind, by, occurrence: Number(start) };
    }
    default:
      // Nothing is special about a question whose answers are a plain yes and no.
      return { ...stored, kind: kind ?? 'unclear' };
  }
}

const startOf = (kind: QuestionKind): string =>
  kind === 'never_mind' ? 'cancel-never-mind' : kind.replaceAll('_', '-');

/** The kind whose start the id has; of several the longest one. */
function kindOfId(id: string): QuestionKind | null {
  const fits = QUESTION_KINDS.filter((kind) => id === startOf(kind) || id.startsWith(`${startOf(kind)}-`));
  return fits.sort((a, b) => startOf(b).length - startOf(a).length)[0] ?? null;
}
