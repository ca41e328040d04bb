import type { Saying } from '../../replies/owner/lines';
import { keptNo } from '../asking/after-no';
import { sayingOf } from '../asking/saying-of';
import type { Heard, StepContext } from '../context';
import type { PlanEdit } from '../event';
import { groupChoice } from '../guests/group-choice';
import { letIn } from '../guests/stranger';
import { answeredInWords } from '../owner/answered';
import { decidePreference } from '../owner/preferences';
import type { Decision, LoopState } from '../state';
import { mailToOwner, silent, type Transition, transition } from '../transition';
import { decidePlan } from './approval';
import { type Answered, kindOf, plainAnswer } from './decision-kinds';

/** What the owner answers to a question: a button, a choice, words of their own, or a changed plan. */
export interface OwnersAnswer {
  readonly decisionId: string;
  readonly approve: boolean;
  readonly choice?: string;
  readonly edit?: PlanEdit;
  /** The owner's own words, read. */
  readonly heard?: Heard | null;
}

/** The owner answers a decision. An approved plan is carried out only while its times are still free. */
export function decide(state: LoopState, event: OwnersAnswer, ctx: StepContext): Transition {
  const open = state.needsOwner.find((d) => d.id === event.decisionId);
  if (!open) return silent(state, 'This was answered already');
  const kind = kindOf(open);
  const answered = { state: { ...state, needsOwner: state.needsOwner.filter((d) => d.id !== open.id) }, open, ctx };
  const plain = kind.plain?.[event.approve ? 'yes' : 'no'];
  const choice = open.choices?.find((c) => c.id === event.choice)?.id ?? plain ?? null;
  const ofGroup = choice ? groupChoice(answered.state, choice, ctx) : null;
  if (ofGroup) return ofGroup;
  if (event.heard) {
    const words = answeredInWords(state, open, event.heard, ctx);
    if (words.kind === 'made') return words.made;
    if (words.kind === 'unclear') return notUnderstood(state, open);
    const { heard: _, ...button } = event;
    return decide(state, { ...button, ...words }, ctx);
  }
  if (open.kind === 'approve' && state.proposal) return decidePlan(answered.state, state.proposal, event, open, ctx);
  if (choice && kind.chosen) return kind.chosen(answered, choice);
  if (open.preferences) return decidePreference(answered.state, open.preferences, event.approve);
  const follow = event.approve ? (kind.yes ?? hearAgain) : kind.no;
  const made = follow?.(answered) ?? plainAnswer(answered, event.approve);
  return event.approve ? made : keptNo(made, state, open);
}

/** The mail that the question is about was the owner's own, or a participant's, who may take part from here on. */
function hearAgain({ state, open, ctx }: Answered): Transition | null {
  const { messageRowId, as, joins } = open;
  if (joins) return letIn(state, open, ctx);
  if (!messageRowId) return null;
  return transition(
    state,
    [{ kind: 'hear_again', messageRowId, ...(as ? { as } : {}) }],
    ['The mail was the owner’s own'],
    1,
  );
}

/** Words that say nothing certain: the question stands, and the owner is told so. */
export function notUnderstood(state: LoopState, open: Decision): Transition {
  const says: Saying = [{ line: 'answer_uncertain' }, ...sayingOf(open)];
  return transition(state, [mailToOwner('owner_question', says)], ['The answer was not read with certainty'], 1);
}
