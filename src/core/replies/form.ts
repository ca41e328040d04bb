import type { Template } from '../loop/plan';
import type { ReplyMessage } from './message';

/** Templates that let a guest choose among times, each with its number; the others name one time in a sentence, or none. */
export const CHOOSING: ReadonlySet<Template> = new Set([
  'offer',
  'counter',
  'taken',
  'which',
  'echo',
  'follow_up',
  'poll',
  'second_round',
  'reschedule',
  'correction',
]);

const ONE_TIME: ReadonlySet<Template> = new Set([
  'confirm',
  'moved',
  'cancelled',
  'changed',
  'rsvp_reminder',
  'answer_event',
]);

/** How a mail speaks of times: a list to choose from, one in a sentence, or not at all. */
export type Times = 'choices' | 'one' | 'none';

export function timesOf({ template, slots }: Pick<ReplyMessage, 'template' | 'slots'>): Times {
  if (CHOOSING.has(template)) return 'choices';
  if (!ONE_TIME.has(template)) return 'none';
  // What is asked about an event may have no time.
  return template === 'answer_event' && slots.length === 0 ? 'none' : 'one';
}

const PRIVATE: ReadonlySet<Template> = new Set(['owner_question', 'owner_status', 'was_it_you']);

/** What is written to the owner alone. A copy of what a guest reads is the same mail, and not private. */
export function isPrivate({ template, recipient }: Pick<ReplyMessage, 'template' | 'recipient'>): boolean {
  return recipient.role === 'owner' && PRIVATE.has(template);
}

/** A template and, where the facts change the sentence, which of its sentences. */
export type PhraseKey =
  | Template
  | 'counter_unfit'
  | 'confirm_series'
  | 'cancelled_series'
  | 'cancelled_by'
  | 'cancelled_self'
  | 'reschedule_again'
  | 'reschedule_by'
  | 'reschedule_self'
  | 'answer_open'
  | 'clarify_day'
  | 'clarify_length'
  | 'clarify_zone';

export function phraseKey(message: ReplyMessage): PhraseKey {
  const { template, by } = message;
  const repeats = message.slots[0]?.repeats !== undefined;
  switch (template) {
    case 'confirm':
      return repeats ? 'confirm_series' : template;
    case 'counter':
      return message.refuses ? 'counter_unfit' : template;
    case 'cancelled':
      if (repeats) return 'cancelled_series';
      if (!by) return template;
      return by.who === 'reader' ? 'cancelled_self' : 'cancelled_by';
    case 'reschedule':
      if (!by || by.who === 'owner') return message.again ? 'reschedule_again' : template;
      return by.who === 'reader' ? 'reschedule_self' : 'reschedule_by';
    case 'clarify':
      return message.part === undefined || message.part === 'time' ? template : `clarify_${message.part}`;
    case 'answer_event':
      return timesOf(message) === 'one' ? template : 'answer_open';
    default:
      return template;
  }
}
