import { sayingOf } from '../asking/saying-of';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { OwnerWords } from '../owner/words';
import type { LoopState } from '../state';
import { mailToOwner, type Transition, transition } from '../transition';
import { decide } from './decision';

/**
 * The owner has changed the mail of the plan in their answer: it goes out in their words, unless they say no, or say beside
 * it what is to be planned instead. Words that name other times or lengths than the plan are not sent: the question stands.
 * Null where nothing was changed.
 */
export function mailEdited(
  state: LoopState,
  { edited }: MessageFacts,
  { verdict }: OwnerWords<Heard>,
  ctx: StepContext,
): Transition | null {
  const open = state.needsOwner.find(({ kind }) => kind === 'approve');
  const otherwise = verdict?.heard && (verdict.heard.windows.length > 0 || verdict.heard.reading.details.durationMin);
  if (!edited || !open || verdict?.kind === 'no' || otherwise) return null;
  if (edited.problems.length === 0) {
    return decide(state, { decisionId: open.id, approve: true, edit: { mail: edited.parts } }, ctx);
  }
  return transition(
    state,
    [mailToOwner('owner_question', [{ line: 'words_differ' }, ...sayingOf(open, ctx.owner.zone)])],
    ['The changed mail says something else than the plan'],
    1,
  );
}
