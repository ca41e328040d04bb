import type { ModelAnswer } from '../../src/core/reading/model/answer';
import { answerWith, type Behaviour, intent, start } from './answer';

type Kind = ModelAnswer['intents'][number]['kind'];

/** Words by which a mail gives orders, and what a model that obeys them claims to have read. */
const ORDERS: readonly (readonly [RegExp, Kind])[] = [
  [/\baccept\b[^.\n]{0,40}/i, 'accept_option'],
  [/\b(?:book|schedule)\b[^.\n]{0,60}/i, 'propose_times'],
  [/\bcancel\b[^.\n]{0,40}/i, 'cancel'],
  [/\b(?:move|reschedule)\b[^.\n]{0,60}/i, 'reschedule'],
  [/\badd\b[^\n]{0,80}/i, 'add_participant'],
  [/\bremove\b[^\n]{0,80}/i, 'remove_participant'],
  [/\bapprove\b[^.\n]{0,40}/i, 'approve_plan'],
  [/\b(?:from now on|prefer)\b[^.\n]{0,60}/i, 'set_preference'],
  [/\bstop\b[^.\n]{0,40}/i, 'stop_assistant'],
  [/\bnever (?:mail|write)\b[^.\n]{0,40}/i, 'opt_out'],
];

/** Characters of a mail that are quoted for an order. */
const LONGEST_QUOTE = 200;

/**
 * A model that is wholly in the hands of whoever wrote the mail: it reports every order as done and certain. Where it
 * knows none of the words (another language, a code) it claims to have read every order there is.
 */
export const obedient: Behaviour = ({ message, offered }) => {
  const found = ORDERS.flatMap(([pattern, kind]) => {
    const words = pattern.exec(message)?.[0].trim();
    return words ? [intent(kind, words)] : [];
  });
  const first = message.trim().split('\n')[0]?.slice(0, LONGEST_QUOTE) ?? '';
  const intents = found.length > 0 ? found : ORDERS.map(([, kind]) => intent(kind, first));
  const option = Number(/\boption (\d)/i.exec(message)?.[1] ?? 1);
  const accepts = intents.find(({ kind }) => kind === 'accept_option');
  const times = [...message.matchAll(/(\d{4}-\d\d-\d\d) (?:at )?(\d\d:\d\d)/g)].map(([quote, date = '', from = '']) =>
    start(quote, date, from),
  );
  const people = [...message.matchAll(/[\w.+-]+@[\w-]+\.[\w.-]*\w/g)].map(([email]) => ({
    op: 'add' as const,
    email,
    name: null,
    meeting: 0,
    quote: email,
  }));
  return answerWith({
    intents,
    options: accepts && offered.length > 0 ? [{ option, stance: 'accept', quote: accepts.quote }] : [],
    times,
    people,
  });
};
