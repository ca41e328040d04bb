import type { Intent } from '../../reading/reading';
import type { Heard, MessageFacts, StepContext } from '../context';
import type { LoopState, Phase } from '../state';
import { noticeToOwner, silent, type Transition, transition } from '../transition';

/** What says nothing about the meeting. */
const QUIET: ReadonlySet<Intent> = new Set(['thank', 'acknowledge', 'not_scheduling']);
/** While one of these lasts, the assistant would write by itself. */
const NEGOTIATING: ReadonlySet<Phase> = new Set(['INTAKE', 'OFFERING', 'POLLING', 'RESCHEDULING', 'STALLED']);

/**
 * The owner wrote to the guests themselves, past the assistant. The words are not for the assistant and command nothing,
 * but a person has taken the matter up: the assistant holds back until the owner hands it back.
 */
export function ownerAside(state: LoopState, facts: MessageFacts, heard: Heard, ctx: StepContext): Transition {
  if (facts.role !== 'owner') return silent(state, 'Somebody wrote to you; it is not for the assistant');
  if (!NEGOTIATING.has(state.phase)) return silent(state, 'You wrote to your guests yourself, and nothing is open');
  const { intents } = heard.reading;
  if (intents.length > 0 && intents.every(({ kind }) => QUIET.has(kind))) {
    return silent(state, 'You wrote to your guests yourself, and not about the time');
  }
  const reason = 'You wrote to your guests yourself: the assistant holds back';
  return transition(
    { ...state, takenOver: true, needsOwner: [], proposal: null, automaticTurns: 0 },
    [
      { kind: 'cancel_timers' },
      noticeToOwner(
        {
          key: `held-back-${ctx.loopId}-${ctx.version}`,
          noticeKind: 'held_back',
          href: `/loops/${ctx.loopId}`,
        },
        [{ line: 'hold_back_aside', title: state.meeting.title }],
      ),
    ],
    [reason],
  );
}
