import { cancelMeeting } from '../booked/booked';
import { offerMove } from '../booked/moves';
import type { Heard, StepContext } from '../context';
import type { PlanEdit } from '../event';
import { goOn } from '../guests/agreement';
import { groupChoice } from '../guests/group-choice';
import { answeredInWords } from '../owner/answered';
import { nearestToNamed } from '../owner/first-offer';
import { invite } from '../owner/intake';
import { offerOutsideHours } from '../owner/outside-hours';
import { decidePreference } from '../owner/preferences';
import { takeUpAgain } from '../owner/take-up-again';
import type { Decision, LoopState } from '../state';
import { NEVER_MIND, stop } from '../stop';
import { offer } from '../times/offer';
import { silent, type Transition, transition } from '../transition';
import { goOnAfterPause } from '../waiting/hold-off';
import { goOnTomorrow } from '../waiting/limits';
import { decidePlan } from './approval';

const WITHOUT = ['The owner goes on without somebody'];

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
  const rest: LoopState = { ...state, needsOwner: state.needsOwner.filter((d) => d.id !== open.id) };
  const chosen = open.choices?.find((c) => c.id === event.choice)?.id ?? plainly(open.id, event.approve);
  const made = chosen ? groupChoice(rest, chosen, ctx) : null;
  if (made) return made;
  if (event.heard) {
    const answer = answeredInWords(state, open, event.heard, ctx);
    if (answer.kind === 'made') return answer.made;
    if (answer.kind === 'unclear') return notUnderstood(state, open);
    const { heard: _, ...plain } = event;
    return decide(state, { ...plain, ...answer }, ctx);
  }
  const { proposal } = state;
  if (open.kind === 'approve' && proposal) return decidePlan(rest, proposal, event, open, ctx);
  if (open.id === 'who' && chosen) return invite(rest, chosen, ctx);
  if (open.preferences) return decidePreference(rest, open.preferences, event.approve);
  if (event.approve && open.id.startsWith('paused-')) return goOnAfterPause(rest, open, ctx);
  if (event.approve && open.messageRowId) {
    return transition(
      rest,
      [{ kind: 'hear_again', messageRowId: open.messageRowId, ...(open.as ? { as: open.as } : {}) }],
      ["The mail was the owner's own"],
      1,
    );
  }
  if (open.id.startsWith('calendar-')) {
    return event.approve
      ? silent(state, 'It goes on as soon as the calendar can be used')
      : silent({ ...rest, wanted: null }, 'The owner lets it be');
  }
  if (open.id.startsWith('without-') && !state.booking) return event.approve ? goOn(rest, ctx, WITHOUT) : stop(rest);
  if (open.id === NEVER_MIND && !event.approve) return stop(rest);
  if (!event.approve) {
    return state.phase === 'INTAKE' ? stop(rest) : silent(rest, 'The owner wants nothing done');
  }
  if (open.id.startsWith('limit-')) return goOnTomorrow(rest, ctx);
  if (open.id.startsWith('move-') && state.booking) {
    return offerMove(rest, state.booking, ctx, ['The owner agreed to move the meeting']);
  }
  if (open.id.startsWith('again-')) return takeUpAgain(rest, ctx, 'The owner wants another time');
  if (open.id.startsWith('move-') || open.id.startsWith('gone-')) {
    return offer(rest, ctx, { template: 'counter', reasons: ['The owner agreed to move the meeting'], reactive: true });
  }
  if (open.id.startsWith('cancel-')) return cancelMeeting(rest, 'p1', ['The owner agreed to cancel']);
  if (open.id.startsWith('busy-')) return nearestToNamed(rest, ctx);
  if (open.id.startsWith('taken-')) {
    return offer(rest, ctx, {
      template: rest.offer ? 'counter' : 'offer',
      reasons: ['The owner said yes'],
      reactive: true,
    });
  }
  if (open.id.startsWith('nothing-fits')) return offerOutsideHours(rest, ctx);
  if (state.phase === 'INTAKE') {
    return offer(rest, ctx, { template: 'offer', reasons: ['The owner said yes'], reactive: true });
  }
  if (open.id.startsWith('bounce-') && !state.booking) return goOn(rest, ctx, WITHOUT);
  return silent(rest, 'The owner takes care of it');
}

/** What a bare yes or no chooses where there is more to choose from. */
function plainly(id: string, approve: boolean): string | null {
  if (id.startsWith('split-')) return approve ? 'new-times' : null;
  if (id.startsWith('silent-')) return approve ? 'optional' : 'wait';
  return null;
}

/** Words that say nothing certain: the question stands, and the owner is told so. */
function notUnderstood(state: LoopState, open: Decision): Transition {
  const note = `I am not certain what you answered, so I did nothing. ${open.text}`;
  return transition(
    state,
    [{ kind: 'send', template: 'owner_question', to: ['p1'], cc: [], slots: [], note, quote: null }],
    ['The answer was not read with certainty'],
    1,
  );
}
