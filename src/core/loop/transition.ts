import type { RiskClass } from '../reading/reading';
import type { Saying } from '../replies/owner/lines';
import { sayIn } from '../replies/owner/say';
import type { EpochMinute } from '../time/period';
import type { Action, Plan } from './plan';
import type { QuestionKind } from './question-kinds';
import type { Decision, LoopState, Participant } from './state';

type Send = Extract<Action, { kind: 'send' }>;

/** What `step` answers: the state after the event and what is to be done about it. */
export interface Transition {
  readonly state: LoopState;
  readonly plan: Plan;
}

/** A transition; `review` is decided afterwards by review.ts for all of them alike. */
export function transition(
  state: LoopState,
  actions: readonly Action[],
  reasons: readonly string[],
  risk: RiskClass = 0,
): Transition {
  return { state, plan: { actions, risk, review: 'none', reasons } };
}

/** Nothing is done, and that is recorded with its reason. */
export function silent(state: LoopState, reason: string): Transition {
  return transition(state, [{ kind: 'silent', reason }], [reason]);
}

/** A mail to the owner alone; `news`: the kind of which owners may want none. */
export function mailToOwner(template: 'owner_question' | 'owner_status', says: Saying, news?: Send['news']): Send {
  const note = sayIn(says, 'en');
  return { kind: 'send', template, to: ['p1'], cc: [], slots: [], note, says, quote: null, ...(news ? { news } : {}) };
}

type Notice = Extract<Action, { kind: 'notice' }>;

/** A line on the owner's dashboard; `href`: where it leads. */
export function noticeToOwner(notice: Pick<Notice, 'key' | 'noticeKind' | 'href'>, says: Saying): Notice {
  return { kind: 'notice', ...notice, text: sayIn(says, 'en'), says };
}

/** A question to be put. Its id tells it from others that are open at the same time; what it asks is its kind. */
export interface Question
  extends Pick<
    Decision,
    'id' | 'about' | 'messageRowId' | 'as' | 'joins' | 'address' | 'by' | 'occurrence' | 'choices' | 'events'
  > {
  readonly kind: QuestionKind;
  /** What it says, before it is words. */
  readonly says: Saying;
  readonly quote?: string | null;
  readonly now: EpochMinute;
}

/** Puts a question to the owner: a decision in the app and one private mail. */
export function askOwner(state: LoopState, question: Question, before: readonly Action[] = []): Transition {
  const text = sayIn(question.says, 'en');
  const asked = state.needsOwner.find((d) => isSame(d, question, text));
  if (asked && (asked.id === question.id || asked.quote === (question.quote ?? null))) {
    return transition(state, before.length > 0 ? before : [{ kind: 'silent', reason: `Already asked: ${text}` }], [
      text,
    ]);
  }
  const decision: Decision = {
    id: question.id,
    kind: question.kind,
    text,
    says: question.says,
    quote: question.quote ?? null,
    planVersion: null,
    ...(question.about ? { about: question.about } : {}),
    ...(question.messageRowId ? { messageRowId: question.messageRowId } : {}),
    ...(question.as ? { as: question.as } : {}),
    ...(question.joins ? { joins: question.joins } : {}),
    ...(question.address ? { address: question.address } : {}),
    ...(question.by ? { by: question.by } : {}),
    ...(question.occurrence === undefined ? {} : { occurrence: question.occurrence }),
    ...(question.choices ? { choices: question.choices } : {}),
    ...(question.events ? { events: question.events } : {}),
    askedAt: question.now,
  };
  return transition(
    // The same about newer words takes the place of the older one.
    { ...state, needsOwner: [...state.needsOwner.filter((d) => d !== asked), decision] },
    [...before, { ...mailToOwner('owner_question', question.says), quote: question.quote ?? null }],
    [text],
    1,
  );
}

/** Nobody is asked the same twice, whatever its name. */
function isSame(asked: Decision, { id, kind, about }: Question, text: string): boolean {
  return asked.id === id || (asked.kind === kind && asked.text === text && asked.about === about);
}

export function guestsOf(state: LoopState): Participant[] {
  return state.participants.filter((p) => p.role === 'guest');
}

export function ownerOf(state: LoopState): Participant {
  return state.participants.find((p) => p.role === 'owner') as Participant;
}

/** Guests who still take part and may be written to. */
export function reachableGuests(state: LoopState): Participant[] {
  return guestsOf(state).filter((p) => !['declined', 'unreachable', 'opted_out'].includes(p.status));
}
