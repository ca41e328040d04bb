import type { OwnerLine } from '../../replies/owner/lines';
import { choice } from '../asking/choice';
import type { StepContext } from '../context';
import type { LoopState, Participant } from '../state';
import { momentOf } from '../times/time-words';
import { askOwner, type Transition } from '../transition';
import { hasAnswered, namesIn, requiredGuests, suits } from './voices';

/** True while the owner has the question what to do about guests who do not answer. */
export function isAskedAboutSilent(state: LoopState): boolean {
  return state.needsOwner.some((d) => d.kind === 'silent');
}

/**
 * A24: some have answered and others have not, whatever reminders were sent. The owner is told how it stands and what can
 * be done; the answers that came are kept.
 */
export function askAboutSilent(state: LoopState, late: readonly Participant[], ctx: StepContext): Transition {
  const others = requiredGuests(state).filter((p) => hasAnswered(state, p, ctx));
  const common = (state.offer?.slots ?? []).filter((slot) => others.every((p) => suits(state, p, slot, ctx) === true));
  const [first] = common;
  const names = namesIn(late);
  const standing: OwnerLine = first
    ? { line: 'suits', ...momentOf(first.start, ctx), names: namesIn(others) }
    : { line: 'have_answered', names: namesIn(others) };
  const rest = { ...state, needsOwner: state.needsOwner.filter((d) => d.kind !== 'silent') };
  return askOwner(rest, {
    id: `silent-${ctx.version}`,
    kind: 'silent',
    says: [{ line: 'not_answered', names, title: state.meeting.title }, standing, { line: 'how_go_on' }],
    choices: [
      choice('optional', { line: 'need_not_come', names }),
      choice('drop', { line: 'drop', names }),
      choice('phone', { line: 'will_phone', names }),
      choice('wait', { line: 'wait_two_days' }),
      choice('new-times', { line: 'offer_other_times' }),
    ],
    now: ctx.now,
  });
}
