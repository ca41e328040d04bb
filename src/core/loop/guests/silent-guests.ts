import type { StepContext } from '../context';
import type { LoopState, Participant } from '../state';
import { momentWords } from '../times/time-words';
import { askOwner, type Transition } from '../transition';
import { hasAnswered, namesOf, requiredGuests, suits } from './voices';

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
  const who = namesOf(late);
  const standing = first
    ? `${momentWords(first.start, ctx)} suits ${namesOf(others)}.`
    : `${namesOf(others)} ${others.length === 1 ? 'has' : 'have'} answered.`;
  const rest = { ...state, needsOwner: state.needsOwner.filter((d) => d.kind !== 'silent') };
  return askOwner(rest, {
    id: `silent-${ctx.version}`,
    kind: 'silent',
    text: `${who} ${late.length === 1 ? 'has' : 'have'} not answered about “${state.meeting.title}”, reminders included. ${standing} How shall I go on?`,
    choices: [
      { id: 'optional', label: `Go on, ${who} need not come` },
      { id: 'drop', label: `Leave ${who} out` },
      { id: 'phone', label: `I will phone ${who}` },
      { id: 'wait', label: 'Wait two more days' },
      { id: 'new-times', label: 'Offer other times' },
    ],
    now: ctx.now,
  });
}
