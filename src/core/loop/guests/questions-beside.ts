import { answerQuestions } from '../booked/event-questions';
import type { Heard, StepContext, StepEvent } from '../context';
import type { Action } from '../plan';
import type { Participant } from '../state';
import { askOwner, type Transition } from '../transition';

type Questions = Heard['reading']['questions'];
type Topic = Questions[number]['topic'];

/** Reasons of the gate that hold for the question alone. */
const OF_QUESTIONS: ReadonlySet<string> = new Set(['asks a question first', 'question that data cannot answer']);
const ASKING: ReadonlySet<string> = new Set(['ask_question', 'ask_status']);
const QUIET: ReadonlySet<string> = new Set(['thank', 'acknowledge', 'provide_details', 'not_scheduling']);
/** A confirmation says these by itself. */
const IN_CONFIRMATION: ReadonlySet<Topic> = new Set(['join_link', 'time_zone', 'status']);

/**
 * A guest's mail that answers and asks is heard as two: what it answers is done as if nothing had been asked, and the
 * question is kept beside it. What only asks stays as it is.
 */
export function withQuestionsBeside(event: StepEvent): StepEvent {
  if (event.kind !== 'message' || event.facts.role !== 'guest') return event;
  const { heard } = event;
  const { reading, gate } = heard;
  const intents = reading.intents.filter(({ kind }) => !ASKING.has(kind));
  const says = intents.some(({ kind }) => !QUIET.has(kind) && kind !== 'unclear') || heard.windows.length > 0;
  if (reading.questions.length === 0 || !says) return event;
  const reasons = gate.reasons.filter((reason) => !OF_QUESTIONS.has(reason));
  const auto = gate.auto || (reasons.length === 0 && gate.unconfirmed === undefined);
  const rest = { ...reading, intents, questions: [] };
  return { ...event, heard: { ...heard, reading: rest, gate: { ...gate, auto, reasons }, beside: reading.questions } };
}

/** What was asked beside: answered where our data know it, else put to the owner; the rest of the turn stays. */
export function withAnswers(
  made: Transition,
  guest: Participant,
  questions: Questions,
  heard: Heard,
  ctx: StepContext,
): Transition {
  const leaves = made.plan.actions.some((a) => a.kind === 'suppress' && a.address === guest.address);
  if (made.state.phase === 'CLOSED' || guest.status === 'opted_out' || leaves) return made;
  const topics = new Set(questions.map(({ topic }) => topic));
  const answered = topics.delete('is_automated')
    ? withSend(made, [automated(guest)], 'The guest asks whether a person writes')
    : made;
  const books = answered.plan.actions.some(({ kind }) => kind === 'book' || kind === 'move');
  const left = questions.filter(({ topic }) => topics.has(topic) && !(books && IN_CONFIRMATION.has(topic)));
  if (left.length === 0) return answered;
  const known = answerQuestions(answered.state, guest, { ...heard, reading: { ...heard.reading, questions: left } });
  if (known) return withSend(answered, known.plan.actions, known.plan.reasons[0] ?? '');
  return passedOn(answered, guest, left, ctx);
}

function withSend({ state, plan }: Transition, sends: readonly Action[], reason: string): Transition {
  const actions = plan.actions.filter(({ kind }) => kind !== 'silent');
  const risk = plan.risk === 0 ? 1 : plan.risk;
  return { state, plan: { ...plan, risk, actions: [...actions, ...sends], reasons: [...plan.reasons, reason] } };
}

/** Where the owner is asked about this mail anyway, they read the question there. */
function passedOn(made: Transition, guest: Participant, left: Questions, ctx: StepContext): Transition {
  const { state, plan } = made;
  if (plan.actions.some((a) => a.kind === 'send' && a.template === 'owner_question')) return made;
  const actions = plan.actions.filter(({ kind }) => kind !== 'silent');
  const asked = askOwner(
    state,
    {
      id: `unclear-${ctx.version}`,
      kind: 'unclear',
      says: [{ line: 'asks_unanswerable', who: guest.name ?? guest.address }],
      quote:
        left
          .map(({ evidence }) => evidence)
          .join(' ')
          .slice(0, 200) || null,
      about: guest.id,
      now: ctx.now,
    },
    actions,
  );
  return {
    state: asked.state,
    plan: {
      ...plan,
      risk: plan.risk === 0 ? 1 : plan.risk,
      actions: asked.plan.actions,
      reasons: [...plan.reasons, ...asked.plan.reasons],
    },
  };
}

/** "Are you a bot?" is answered honestly (row 48). */
export function automated({ id }: Pick<Participant, 'id'>): Action {
  return { kind: 'send', template: 'answer_automated', to: [id], cc: [], slots: [], note: null, quote: null };
}
