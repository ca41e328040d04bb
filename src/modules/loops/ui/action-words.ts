import type { Action, ActionResult, Template } from '@/core/loop/plan';
import type { LoopState } from '@/core/loop/state';
import { slotWords } from '@/modules/meetings/ui/time-words';
import { firstUpper, listed, plural } from '@/ui/words';
import type { PlanItem } from '../queries/timeline';
import { patternWords } from './pattern-words';
import { TIMERS } from './timer-words';

const MAILS: Record<Template, string> = {
  offer: 'Offer times to',
  counter: 'Offer other times to',
  taken: 'Say that the time is taken, and offer others, to',
  which: 'Ask which of the times is meant:',
  echo: 'Ask to confirm the time:',
  confirm: 'Confirm the meeting to',
  moved: 'Confirm the new time to',
  cancelled: 'Tell about the cancellation:',
  follow_up: 'Follow up with',
  clarify: 'Ask what is meant:',
  answer_automated: 'Say that it is software, to',
  poll: 'Ask which of the times suit:',
  second_round: 'Ask about a second round of times:',
  reschedule: 'Offer times for the move to',
  late: 'Tell about the delay:',
  late_ask: 'Ask about the delay:',
  changed: 'Tell about the change:',
  answer_event: 'Answer from the event, to',
  wait_owner: 'Say that you will confirm, to',
  rsvp_reminder: 'Ask for an answer to the invitation:',
  late_move: 'Ask whether to move it:',
  decline: 'Decline, to',
  correction: 'Correct the times offered to',
  thank_introducer: 'Thank for the introduction:',
  owner_question: 'Ask',
  owner_status: 'Report to',
  was_it_you: 'Ask for a proof of the sender:',
};

/** A planned action as a line of the timeline. Times are on the owner's clock. */
export function actionWords(action: Action, state: LoopState, zone: string): string {
  switch (action.kind) {
    case 'send':
      return `${MAILS[action.template]} ${namesOf(action.to, state)}`;
    case 'hold':
      return `Hold ${plural(action.slots.length, 'time')} until ${slotWords(action.expiresAt, zone)}`;
    case 'release_holds':
      return 'Release the held times';
    case 'book':
      return `Book ${patternWords(state.meeting, action.slot, zone)}`;
    case 'move':
      return `Move the meeting to ${slotWords(action.slot.start, zone)}`;
    case 'cancel_event':
      return action.occurrence === undefined
        ? 'Remove the meeting from the calendar'
        : `Take ${slotWords(action.occurrence, zone)} out of the series`;
    case 'update_event':
      return `Change the event: ${action.fields.join(', ')}`;
    case 'set_timer':
      return `${TIMERS[action.timer]}: ${slotWords(action.dueAt, zone)}`;
    case 'cancel_timers':
      return 'Drop the reminders';
    case 'notice':
      return `Tell you: ${action.text}`;
    case 'suppress':
      return `Never write to ${action.address} again`;
    case 'hear_again':
      return action.matter ? 'Read the mail again' : 'Read the mail again, as yours';
    case 'keep_free':
      return `Keep ${slotWords(action.slot.start, zone)} free`;
    case 'adopt_event':
      return 'Look after the meeting in your calendar';
    case 'pass_on':
      return 'Give the mail to the meeting that it is about';
    case 'set_preferences':
      return 'Change your preferences';
    case 'note_corrections':
      return 'Remember what you changed';
    case 'open_part':
      return 'Look after one of the meetings that the mail is about';
    case 'open_loop':
      return `Begin another meeting: ${action.opening.subject}`;
    case 'silent':
      return `Nothing is sent: ${action.reason}`;
  }
}

/** What a plan came to, in one line: its mails and what it changed in the calendar; or that nothing was done, and why. */
export function outcomeWords(
  { actions, review, state: planState }: PlanItem,
  state: LoopState,
  zone: string,
): string | null {
  const told = actions
    .filter(({ action }) => OUTCOMES.has(action.kind))
    .map(({ action }) => actionWords(action, state, zone));
  if (told.length === 0) {
    const silence = actions.find(({ action }) => action.kind === 'silent')?.action;
    return silence ? actionWords(silence, state, zone) : null;
  }
  const asked = review === 'owner' && planState !== 'done' ? ` (${planState})` : '';
  return `${told.join('; ')}${asked}`;
}

const OUTCOMES: ReadonlySet<Action['kind']> = new Set([
  'send',
  'book',
  'move',
  'cancel_event',
  'update_event',
  'keep_free',
  'suppress',
  'open_loop',
  'open_part',
  'set_preferences',
]);

/** What became of an action; null when there is nothing to say beyond "done". */
export function resultWords(state: string, result: ActionResult | null): string | null {
  if (result && !result.ok) return result.reason;
  return state === 'done' || state === 'pending' ? null : firstUpper(state);
}

/** More names than this are counted. */
const NAMED = 3;

function namesOf(ids: readonly string[], state: LoopState): string {
  const names = ids.map((id) => {
    const person = state.participants.find((participant) => participant.id === id);
    return person?.role === 'owner' ? 'you' : (person?.name ?? person?.address ?? id);
  });
  return listed(names.length > NAMED ? [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} others`] : names);
}
