import { type Add, has, type IntentInput, type IntentItem } from './intent-input';
import { addChanges, addPeople } from './intents-of-changes';
import { addSocial } from './intents-social';
import { evidenceOf, type Passage, type ReadSentence } from './passage';
import { questionsOf } from './questions';
import type { Intent, Window } from './reading';
import type { Timeline } from './timeline';
import type { Cue } from './token';

/** What the author wants, from the cues of the sentences, the windows and the state of the conversation. */
export function intentsOf(input: IntentInput): IntentItem[] {
  const { passage, context } = input;
  const found = new Map<Intent, IntentItem>();
  const add = (kind: Intent, confidence = 0.95, sentence?: ReadSentence): void => {
    if (!found.has(kind)) found.set(kind, { kind, confidence, evidence: evidenceOf(passage, sentence) });
  };
  const first = (...cues: readonly Cue[]): ReadSentence | undefined =>
    passage.sentences.find((sentence) => cues.some((cue) => sentence.cues.has(cue)));
  const owner = context.role === 'owner';
  const booked = context.loopState === 'booked';

  if (context.role === 'auto') {
    const bounce = first('bounce');
    add(bounce ? 'delivery_failure' : 'out_of_office', 0.95, bounce ?? first('ooo'));
    return [...found.values()];
  }
  const stopMail = first('stop_mail');
  if (stopMail && !owner) {
    add('opt_out', 0.95, stopMail);
    return [...found.values()];
  }
  const neverMind = first('never_mind');
  if (neverMind && owner) {
    add('stop_assistant', 0.95, neverMind);
    return [...found.values()];
  }
  const decline = first('decline');
  if (decline && !booked && !owner) add('decline_meeting', 0.9, decline);
  const holdOff = first('hold_off');
  if (holdOff && owner) add('hold_off', 0.9, holdOff);
  const resume = first('resume');
  if (resume && owner && context.loopState !== 'new' && !first('request')) add('resume', 0.8, resume);
  if (first('ooo') && !first('remove') && !owner && input.acceptance.windows.length === 0)
    add('out_of_office', 0.8, first('ooo'));

  const cancel = first('cancel');
  const reschedules = booked && wantsToMove(input);
  if (cancel && !reschedules) {
    if (owner && context.loopState === 'options_offered') add('stop_assistant', 0.9, cancel);
    else if (booked || owner) add('cancel', isFirmCancel(passage, cancel) ? 0.95 : 0.6, cancel);
    else add('decline_meeting', 0.8, cancel);
  }
  if (first('late') && (booked || input.details.lateMin !== null))
    add('running_late', booked ? 0.95 : 0.5, first('late'));
  addPeople(input, add);
  addChanges(input, add);
  addScheduling(input, add, reschedules, found);
  addQuestions(input, add);
  if (first('scheduling_link') && (hasMask(passage, 'url') || !owner))
    add('share_scheduling_link', 0.9, first('scheduling_link'));
  if (owner && context.loopState !== 'new') {
    if (first('approve') && !input.acceptance.acceptAny && found.size === 0) add('approve_plan', 0.8, first('approve'));
    if (first('reject') && found.size === 0) add('reject_plan', 0.8, first('reject'));
  }
  if (found.size === 0) addSocial(input, add);
  return [...found.values()].slice(0, 12);
}

/** A booked meeting moves when somebody says so, or proposes another time for it. */
function wantsToMove(input: IntentInput): boolean {
  const { timeline, acceptance } = input;
  const moves = has(input, 'move', 'move_later', 'move_earlier') ?? skips(input);
  const relative = timeline.statements.some((entry) =>
    entry.statement.group.times.some(
      (time) => time.k === 'shift' || (time.k === 'same' && entry.statement.group.days.length > 0),
    ),
  );
  const proposes = acceptance.windows.some(
    (window) => (window.stance === 'can' || window.stance === 'prefer') && window.role === 'offer',
  );
  return (
    Boolean(moves) ||
    relative ||
    (proposes && acceptance.options.length === 0 && !has(input, 'as_planned', 'late', 'see_you'))
  );
}

const REQUESTING: readonly Cue[] = ['propose', 'free', 'polite_if', 'question_word'];

/** "Can we skip this week?": never "let's skip video". */
function skips(input: IntentInput): ReadSentence | undefined {
  return input.passage.sentences.find(({ items }) =>
    items.some((item, i) => {
      const next = items[i + 1];
      const medium = next?.k === 'cue' && ['video', 'phone', 'in_person', 'call_noun'].includes(next.cue);
      return item.k === 'cue' && item.cue === 'skip' && !medium;
    }),
  );
}

/** "Please cancel", "peux-tu annuler ?" cancel; "on annule ?" asks. */
function isFirmCancel(passage: Passage, sentence: ReadSentence): boolean {
  const begs =
    /^(?:can|could|would|will|please|bitte|würden?)$/.test(sentence.opening) ||
    REQUESTING.some((cue) => sentence.cues.has(cue));
  if (sentence.question && !begs) return false;
  return passage.tokens
    .slice(sentence.from, sentence.to)
    .some(
      (token) =>
        token.cue === 'cancel' &&
        /cancel|call (?:it|this|off)|scrap|off (?:the |my |our )?calendar|pull the pin|kill|bail|auf eis|absag|abzusag| ab$|abgesagt|annul|anul|storn|cancela|suspend/.test(
          token.text,
        ),
    );
}

function addScheduling(
  input: IntentInput,
  add: Add,
  reschedules: boolean,
  found: ReadonlyMap<Intent, IntentItem>,
): void {
  const { acceptance, context, timeline } = input;
  const owner = context.role === 'owner';
  const open = acceptance.windows.filter((window) => window.role !== 'current_event' && window.role !== 'absence');
  const positive = open.filter((window) => window.stance === 'can' || window.stance === 'prefer');
  const negative = open.filter((window) => window.stance === 'cannot' || window.stance === 'avoid');
  const sentence = timeline.statements[0]?.sentence;
  const requests = has(input, 'status') ? undefined : has(input, 'request', 'meet', 'call_noun', 'recurring', 'asap');
  const lengthAsked = input.details.durationMin !== null;
  const recurring = positive.some((window) => window.rrule !== null && window.date !== null) || has(input, 'recurring');

  if (owner && context.loopState === 'new' && !found.has('hold_off')) {
    const moves = has(input, 'move', 'move_later', 'move_earlier');
    const moved = acceptance.windows.some((window) => window.role === 'current_event');
    if (moves && (moved || !has(input, 'request'))) add('reschedule', 0.85, moves);
    else if ((recurring || repeats(input)) && (requests || positive.length > 0))
      add(
        'request_recurring',
        isOneSeries(positive) && (recurring || !namesStart(timeline)) ? 0.95 : 0.6,
        has(input, 'recurring') ?? sentence,
      );
    else if (has(input, 'from_now_on')) add('set_preference', 0.9, has(input, 'from_now_on'));
    else if (negative.length > 0 && positive.length === 0 && !lengthAsked && !has(input, 'request'))
      add('instruct_assistant', 0.9, sentence);
    else if (
      !has(input, 'request') &&
      (questionsOf(input.passage).length > 0 || (sentence?.question && OPENS_QUESTION.test(sentence.opening)))
    )
      add('ask_question', 0.6, sentence);
    else if (requests || positive.length > 0 || lengthAsked)
      add('request_meeting', requests ? 0.95 : 0.85, requests ?? sentence);
    return;
  }
  if (owner && has(input, 'from_now_on') && open.length > 0) {
    add('set_preference', 0.9, has(input, 'from_now_on'));
    return;
  }
  if (context.loopState === 'booked' && recurring && has(input, 'recurring')) {
    add('request_recurring', 0.9, has(input, 'recurring'));
    return;
  }
  if (reschedules && !(found.has('change_medium') && timeline.statements.length === 0)) {
    add(
      'reschedule',
      acceptance.unclear ? 0.5 : has(input, 'move', 'move_later', 'move_earlier') ? 0.95 : 0.85,
      has(input, 'move', 'move_later', 'move_earlier') ?? sentence,
    );
    return;
  }
  if (owner && found.has('hold_off')) return;
  if (owner && context.loopState === 'options_offered' && open.length > 0 && acceptance.options.length === 0) {
    add('instruct_assistant', 0.85, has(input, 'instruct') ?? sentence);
    return;
  }
  if (found.has('running_late') && context.loopState === 'booked') return;
  const accepts = acceptance.options.some((option) => option.stance !== 'reject');
  const confirmed = context.loopState === 'booked' && !owner && !found.has('reschedule');
  const thanked = confirmed && !has(input, 'confirm') ? has(input, 'ack', 'thank') : undefined;
  const planned = context.loopState === 'booked' ? (has(input, 'see_you', 'as_planned') ?? thanked) : undefined;
  if (accepts && confirmed && (found.size > 0 || questionsOf(input.passage).length > 0)) return;
  if (accepts && planned && !planned.question) add('acknowledge', 0.95);
  else if (accepts && planned) return;
  else if (accepts) add('accept_option', acceptance.options[0]?.confidence ?? 0.9);
  else if (acceptance.acceptAny) add(input.context.offered.length === 1 ? 'accept_option' : 'accept_any', 0.95);
  if (acceptance.declined) add('decline_options', 0.95);
  else if (acceptance.options.some((option) => option.stance === 'reject') && !accepts) add('decline_options', 0.8);
  if (recurring && positive.length > 0) add('request_recurring', 0.85, has(input, 'recurring') ?? sentence);
  else if (positive.length > 0) add('propose_times', has(input, 'as_planned', 'see_you') ? 0.6 : 0.95, sentence);
  else if (
    negative.length > 0 &&
    !accepts &&
    !acceptance.acceptAny &&
    !found.has('decline_meeting') &&
    !acceptance.declined &&
    !found.has('out_of_office') &&
    !found.has('cancel')
  )
    add('state_availability', 0.9, sentence);
  const asks = has(input, 'ask_times');
  if (asks && positive.length === 0 && !accepts && !acceptance.acceptAny) add('ask_for_times', 0.9, asks);
  else if (!owner && context.loopState === 'new' && positive.length === 0 && requests && found.size === 0)
    add('request_meeting', has(input, 'request', 'asap') ? 0.85 : 0.7, requests);
  else if (!owner && context.loopState === 'new' && found.size === 0 && isOpenToAnything(input))
    add('state_availability', 0.85, has(input, 'free'));
}

/** "weekly sync, Mondays at 9:30": a rhythm is named beside the noun of the meeting. */
function repeats(input: IntentInput): boolean {
  return input.passage.tokens.some(
    (token, i) =>
      (token.keyword === 'weekly' || token.keyword === 'biweekly' || token.keyword === 'monthly') &&
      input.passage.tokens
        .slice(i + 1, i + 4)
        .some(({ cue, duration, unit }) => cue === 'meet' || cue === 'call_noun' || duration || unit),
  );
}

/** "weekly on Thursdays, from next week on": a stretch or bound beside the rhythm. */
function namesStart(timeline: Timeline): boolean {
  return timeline.statements.some(({ statement }) =>
    statement.group.days.some((day) => day.k === 'bound' || day.k === 'period'),
  );
}

/** All that is named fits one rule of repetition. */
function isOneSeries(windows: readonly Window[]): boolean {
  return windows.length <= 1 || windows.every((window) => window.rrule !== null);
}

/** "What do I have on Thursday?": the owner asks for something else than a meeting. */
const OPENS_QUESTION =
  /^(?:what|when|which|who|how|do|did|am|is|are|was|were|has|have|wann|welche|quand|quel|quelle|qué|cuándo|cuál)$/;

function addQuestions(input: IntentInput, add: Add): void {
  const status =
    has(input, 'status') ??
    input.passage.sentences.find((sentence) => sentence.question && sentence.cues.has('as_planned'));
  if (status) add('ask_status', 0.9, status);
  if (questionsOf(input.passage).length > 0) add('ask_question', 0.9);
  else if (input.acceptance.asked && !status) add('ask_question', 0.9);
}

/** "I'm flexible": nothing is named and nothing refused. */
function isOpenToAnything(input: IntentInput): boolean {
  const free = has(input, 'free');
  const flexible = free?.items.some((item) => item.k === 'cue' && item.cue === 'free' && /flexib/.test(item.text));
  return Boolean(flexible) && !has(input, 'neg', 'postneg', 'busy', 'but', 'if', 'hedge');
}

function hasMask(passage: Passage, mask: string): boolean {
  return passage.tokens.some((token) => token.mask === mask);
}
