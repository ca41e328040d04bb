import type { ReplyMessage } from '../../replies/message';
import type { Saying } from '../../replies/owner/lines';
import { isSayableIn, sayIn } from '../../replies/owner/say';
import type { Action } from '../plan';
import type { Decision } from '../state';
import { whyIn } from './reason-words';
import { sayingOf } from './saying-of';

type Locale = ReplyMessage['locale'];

/** A question in the language of its owner; `zone` is their clock. What was stored as words only stays in English. */
export function questionIn(decision: Decision, locale: Locale, zone?: string): string {
  const says = sayingOf(decision, zone);
  return isSayableIn(says, locale) ? sayIn(says, locale) : decision.text;
}

/**
 * A mail to the owner alone in their language: what it says and why it asks. What was stored as words only is all of it in
 * English, as it is kept; a reason that the language has no words for is left out.
 */
export function inLanguage(
  message: ReplyMessage,
  action: Extract<Action, { kind: 'send' }>,
  decision: Decision | null,
  language: Locale,
): ReplyMessage {
  const { note, question, owner } = message;
  const says = action.says ?? stored(decision, note, owner.zone);
  const sayable = says !== null && isSayableIn(says, language);
  const locale = sayable ? language : 'en';
  return {
    ...message,
    locale,
    ...(sayable ? { note: sayIn(says, locale) } : {}),
    ...(question ? { question: { ...question, why: whyIn(decision?.why ?? [], locale) } } : {}),
  };
}

/** What a mail that was planned before it had more than words says, where it is the question and nothing else. */
function stored(decision: Decision | null, note: string | null, zone: string): Saying | null {
  return decision && note === decision.text ? sayingOf(decision, zone) : null;
}
