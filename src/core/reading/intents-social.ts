import { type Add, has, type IntentInput } from './intent-input';
import type { Passage, ReadSentence } from './passage';
import { promisesAnswer } from './promise';
import { isThankedFor } from './statement-lookahead';
import type { Cue } from './token';

/** "Let me check and get back to you": nothing to do but wait. */
function onlyPromises(input: IntentInput): boolean {
  const { passage, timeline } = input;
  if (timeline.statements.some(({ statement }) => statement.use === 'window')) return false;
  const hedge = has(input, 'hedge');
  return Boolean(
    hedge?.items.some((item) => item.k === 'cue' && item.cue === 'hedge' && promisesAnswer(item.text)) &&
      passage.sentences.every((sentence) => !sentence.question),
  );
}

/** "Awesome, thank you!": a word of praise and no more. */
function isExclamation({ items }: ReadSentence): boolean {
  return items.every((item) => item.k === 'comma' || (item.k === 'cue' && !/\s/.test(item.text)) || isThank(item));
}

function isThank(item: ReadSentence['items'][number]): boolean {
  return item.k === 'cue' && item.cue === 'thank';
}

const ACKNOWLEDGING: readonly Cue[] = ['ack', 'see_you', 'as_planned', 'yes', 'works', 'confirm', 'attend'];
const ASSENT: readonly Cue[] = ['works', 'yes', 'attend', 'confirm'];

/** "Thanks for a great meeting": what is great is past. */
function isThanksFor({ items }: ReadSentence): boolean {
  return items.some((item, i) => item.k === 'cue' && item.cue === 'thank' && isThankedFor(items, i));
}

/** Short social answers; bare assent takes the only slot on the table. */
export function addSocial(input: IntentInput, add: Add): void {
  const { context, acceptance } = input;
  const assent = input.passage.sentences.find(
    (sentence) => ASSENT.some((cue) => sentence.cues.has(cue)) && !isThanksFor(sentence),
  );
  const negated = has(input, 'neg', 'postneg', 'no', 'busy', 'hedge', 'but', 'if');
  if (context.role === 'guest' && onlyPromises(input)) {
    add('acknowledge', 0.95, has(input, 'hedge'));
    return;
  }
  if (context.loopState === 'booked' && assent && isExclamation(assent)) {
    const parts = has(input, 'ack', 'see_you', 'signoff') !== undefined;
    if (has(input, 'thank')) {
      add('thank', 0.9);
      return;
    }
    if (parts || (context.role === 'guest' && !negated)) {
      add('acknowledge', 0.95, parts ? undefined : assent);
      return;
    }
  }
  if (
    acceptance.unclear ||
    (assent && !negated && context.loopState !== 'new' && context.offered.length > 1 && !has(input, 'question_word'))
  ) {
    add('accept_option', 0.5, assent);
    return;
  }
  if (
    assent &&
    !negated &&
    !has(input, 'ack', 'see_you') &&
    context.loopState !== 'new' &&
    context.offered.length === 1
  ) {
    if (context.loopState === 'booked' && context.role === 'guest') add('acknowledge', 0.9, assent);
    else add('accept_option', 0.9, assent);
    return;
  }
  if (has(input, 'works') && !negated && context.loopState === 'options_offered' && context.offered.length === 1) {
    add('accept_option', 0.7, assent);
    return;
  }
  if (has(input, 'neg', 'no', 'postneg') && context.loopState === 'options_offered' && isShort(input.passage)) {
    add('decline_options', 0.6);
    return;
  }
  const acknowledges = input.passage.sentences.some(
    (sentence) => ACKNOWLEDGING.some((cue) => sentence.cues.has(cue)) && !isThanksFor(sentence),
  );
  if (acknowledges && !negated) add('acknowledge', 0.9);
  else if (has(input, 'thank') && !negated) add('thank', 0.95);
  else if (input.passage.tokens.length === 0) add('acknowledge', 0.9);
  else
    add(negated || has(input, 'request', 'meet', 'free', 'move', 'question_word') ? 'unclear' : 'not_scheduling', 0.5);
}

function isShort(passage: Passage): boolean {
  return passage.tokens.length <= 12;
}
