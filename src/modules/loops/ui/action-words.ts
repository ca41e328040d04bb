import { reasonsIn } from '@/core/loop/asking/reason-words';
import type { Action, ActionResult } from '@/core/loop/plan';
import type { LoopState } from '@/core/loop/state';
import { sayIn } from '@/core/replies/owner/say';
import { listed } from '@/ui/words';
import type { PlanItem } from '../queries/timeline';
import { patternWords } from './pattern-words';
import { at, namesOf, type Spoken } from './spoken';

/** A planned action as a line. Times are on the owner's clock. */
export function actionWords(action: Action, state: LoopState, spoken: Spoken<'loops'>): string {
  const { t, locale } = spoken;
  switch (action.kind) {
    case 'send':
      return t(`send_${action.template}`, { names: namesOf(action.to, state, spoken) });
    case 'hold':
      return t('do_hold', { count: action.slots.length, time: at(spoken, action.expiresAt) });
    case 'book':
      return t('do_book', { time: patternWords(state.meeting, action.slot, spoken) });
    case 'move':
    case 'keep_free':
      return t(`do_${action.kind}`, { time: at(spoken, action.slot.start) });
    case 'cancel_event':
      return action.occurrence === undefined
        ? t('do_cancel_event')
        : t('do_cancel_occurrence', { time: at(spoken, action.occurrence) });
    case 'update_event':
      return t('do_update_event', {
        fields: listed(
          action.fields.map((field) => t(`field_${field}`)),
          locale,
        ),
      });
    case 'set_timer':
      return t('do_set_timer', { what: t(`timer_${action.timer}`), time: at(spoken, action.dueAt) });
    case 'notice':
      return t('do_notice', { text: action.says ? sayIn(action.says, locale) : action.text });
    case 'suppress':
      return t('do_suppress', { address: action.address });
    case 'hear_again':
      return t(action.matter ? 'do_hear_again' : 'do_hear_again_yours');
    case 'open_loop':
      return t('do_open_loop', { subject: action.opening.subject });
    case 'silent': {
      const [reason] = reasonsIn([action.reason], locale);
      return reason ? t('do_silent_because', { reason: reason.replace(/\.$/, '') }) : t('do_silent');
    }
    default:
      return t(`do_${action.kind}`);
  }
}

/** What a plan came to, in one line: its mails and what it changed in the calendar; or that nothing was done, and why. */
export function outcomeWords(
  { actions, review, state: planState }: PlanItem,
  state: LoopState,
  spoken: Spoken<'loops'>,
): string | null {
  const told = actions
    .filter(({ action }) => OUTCOMES.has(action.kind))
    .map(({ action }) => actionWords(action, state, spoken));
  if (told.length === 0) {
    const silence = actions.find(({ action }) => action.kind === 'silent')?.action;
    return silence ? actionWords(silence, state, spoken) : null;
  }
  const asked = review === 'owner' && planState !== 'done' ? ` (${planWords(planState, spoken)})` : '';
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

const PLANS = ['proposed', 'approved', 'executing', 'failed', 'unknown', 'rejected', 'superseded', 'expired'] as const;

/** How a plan stands; empty when it was simply done. */
export function planWords(state: string, { t }: Spoken<'loops'>): string {
  const known = PLANS.find((one) => one === state);
  return known ? t(`plan_${known}`) : '';
}

/** What became of an action; null when there is nothing to say beyond "done". */
export function resultWords(state: ActionState, result: ActionResult | null, { t }: Spoken<'loops'>): string | null {
  if (result && !result.ok) return result.reason;
  return state === 'done' || state === 'pending' ? null : t(`act_${state}`);
}

export type ActionState = PlanItem['actions'][number]['state'];
