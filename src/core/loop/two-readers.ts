import { canonicalJson } from '../canonical-json';
import { sameOrganisation } from '../mail/organisation';
import { alarmsOthersOnly } from '../reading/gate';
import type { Gate, Reading } from '../reading/reading';
import type { Heard, StepContext, StepEvent } from './context';
import { withQuestionsBeside } from './guests/questions-beside';
import type { Action } from './plan';
import { actOf, isOutward, offersTimes } from './review/acts';
import type { LoopState, Participant } from './state';
import { step } from './step';
import type { Transition } from './transition';

/** Why a plan is not carried out though one reader is sure of it: for the owner. */
const READ_OTHERWISE = 'Two readers understand it differently';
const ONLY_A_MODEL = 'Only a language model understood it';

/**
 * One turn on what two readers have understood. Not their words are compared but what would be done: where both come to
 * the same acts they are done; where they differ, or only the model understood, the model's plan counts as far as it can be
 * taken back, a booking is put back to the guest first, and what cannot be taken back is the owner's to see
 * (docs/behaviour.md, Reading). `also` is the event as the model heard it; null where it heard nothing.
 */
export function stepOnBoth(state: LoopState, said: StepEvent, also: StepEvent | null, ctx: StepContext): Transition {
  const [first, second] = [withQuestionsBeside(withKnown(said, also)), also && withQuestionsBeside(also)];
  const [grammar, model] = [heardIn(first), second && heardIn(second)];
  if (!second || !grammar || !model) return step(state, said, ctx);
  const speaker = speakerOf(first);
  const flags = flagsOf(grammar.reading, model.reading, speaker);
  const [byGrammar, byModel] = [first, second].map((event) => step(state, withGate(event, SURE), ctx)) as [
    Transition,
    Transition,
  ];
  const stakes = (made: Transition) => stakesOf(made, state, { speaker, brings: broughtBy(first, model, speaker) });
  const goesOn = isDelicate(flags) && isAskedFor(state, speaker) && stakes(byModel) < 3;
  const heard = goesOn ? { grammar: calm(grammar), model: calm(model), flags: [] } : { grammar, model, flags };
  const chosen = choose({ ...heard, byGrammar, byModel, speaker, stakes });
  const event = withGate(chosen.of === 'model' ? second : first, chosen.gate);
  // No plan that follows from an answer is seen once more: one that is not certain answers nothing.
  return step(state, event.kind === 'decision' && !chosen.gate.auto ? unanswered(event) : event, ctx);
}

type Flag = Reading['flags'][number];

/** What neither reader may explain away. That a time has two meanings is for whoever understands it to say. */
const ALARMS: ReadonlySet<Flag> = new Set([
  'sensitive',
  'hostile',
  'asks_private_information',
  'instruction_beyond_scheduling',
]);

/** Owners know what is delicate in their own matters: what they hand over of it they want done. */
function flagsOf(grammar: Reading, model: Reading, speaker: Speaker): readonly Flag[] {
  if (speaker === 'owner') return model.flags.filter((flag) => !alarmsOthersOnly(flag));
  return [...grammar.flags.filter((flag) => ALARMS.has(flag)), ...model.flags];
}

/** Nothing but that the matter is delicate. */
function isDelicate(flags: readonly Flag[]): boolean {
  return flags.length > 0 && flags.every((flag) => flag === 'sensitive');
}

/** What was heard, as if the matter were not delicate. */
function calm(heard: Heard): Heard {
  const reasons = heard.gate.reasons.filter((reason) => reason !== 'flag: sensitive');
  return { ...heard, gate: { ...heard.gate, reasons, auto: reasons.length === 0 } };
}

/** A guest answers in a matter that the owner has handed over: what is delicate in it is no reason to leave its times open. */
function isAskedFor({ phase }: LoopState, speaker: Speaker): boolean {
  return speaker === 'guest' && phase !== 'INTAKE';
}

const SURE: Gate = { auto: true, class: 1, reasons: [] };

interface Choice {
  readonly of: 'grammar' | 'model';
  readonly gate: Gate;
}

function choose(at: {
  readonly grammar: Heard;
  readonly model: Heard;
  readonly flags: readonly Flag[];
  readonly byGrammar: Transition;
  readonly byModel: Transition;
  readonly speaker: Speaker;
  readonly stakes: (made: Transition) => Stakes;
}): Choice {
  const { grammar, model, flags, byGrammar, byModel, speaker } = at;
  const plain = grammar.gate.auto;
  const agree = same(byGrammar, byModel);
  const stakes = plain ? Math.max(at.stakes(byGrammar), at.stakes(byModel)) : at.stakes(byModel);
  const held = (of: Choice['of'], reasons: readonly string[], unconfirmed: Gate['unconfirmed']): Choice => ({
    of,
    gate: { auto: false, class: model.gate.class, reasons, unconfirmed },
  });
  const vague = flags.length > 0 && flags.every((flag) => flag === 'ambiguous_time');
  if (vague && speaker === 'guest' && onlyOffers(byModel)) return { of: 'model', gate: SURE };
  if (flags.length > 0)
    return held(
      'model',
      flags.map((flag) => `flag: ${flag.replaceAll('_', ' ')}`),
      'review',
    );
  // An end that neither reader is sure of is the owner's to see, though both read it.
  if (agree && (plain || stakes < 3)) return { of: 'model', gate: SURE };
  const why = plain ? READ_OTHERWISE : ONLY_A_MODEL;
  if (!model.gate.auto && model.gate.unconfirmed !== 'echo') {
    // What a guest leaves open is settled by times to choose from, which bind nobody.
    if (speaker === 'guest' && isHalfSaid(model.gate) && onlyOffers(byModel)) return { of: 'model', gate: SURE };
    // The owner's plain words lose nothing by a model that was not sure of them.
    if (plain && stakes < 2) return { of: 'grammar', gate: grammar.gate };
    return held(plain ? 'grammar' : 'model', [why, ...model.gate.reasons], stakes === 2 ? 'echo' : 'review');
  }
  if (stakes < 2) return { of: 'model', gate: SURE };
  const checked = model.gate.auto;
  if (stakes === 2 && !plain && checked) return { of: 'model', gate: SURE };
  // Which of the two books: a silence cannot be put back to anybody.
  const books = at.stakes(byModel) >= 2 ? 'model' : 'grammar';
  if (stakes === 2 && speaker === 'guest') return held(books, [why], 'echo');
  return held(books, [why], 'review');
}

/** All of it was read, and something in it is open: a condition, a doubt. */
function isHalfSaid({ reasons }: Gate): boolean {
  return reasons.length > 0 && reasons.every((reason) => reason === 'understood partial');
}

/** Times go out, and nothing else is done to anybody. */
function onlyOffers(made: Transition): boolean {
  const outward = actionsOf(made).filter((a) => isOutward(a) || (ENDS.has(a.kind) && a.kind !== 'release_holds'));
  const offers = outward.length > 0 && outward.every((a) => a.kind === 'send' && offersTimes(a.template));
  return offers && made.state.needsOwner.length === 0;
}

type Speaker = 'owner' | 'guest';
type Stakes = 1 | 2 | 3;

/** Who speaks, and whom they may bring without being asked back. */
interface Word {
  readonly speaker: Speaker;
  readonly brings: (person: Participant) => boolean;
}

/**
 * 1: can be taken back. 2: a booking, a move to a time, a change of its details, an invitation to somebody whom the speaker may
 * bring. 3: an end, other people, preferences. A guest who does not come ends what is theirs to end.
 */
function stakesOf(made: Transition, before: LoopState, { speaker, brings }: Word): Stakes {
  const actions = actionsOf(made);
  // Nothing is done yet: each part is decided on by itself.
  if (actions.some(({ kind }) => kind === 'open_part')) return 1;
  const { closedReason, participants } = afterwards(made);
  // What concerned nobody but the owner ends with the answer, and can be taken up again.
  const own = before.phase === 'INTAKE' && participants.every(({ role }) => role === 'owner');
  if (closedReason !== null && before.closedReason === null && speaker === 'owner' && !own) return 3;
  const joined = participants.filter((p) => !before.participants.some(({ address }) => address === p.address));
  const left = before.participants.some((p) => !participants.some(({ address }) => address === p.address));
  const others = left || !joined.every(brings);
  if (before.phase !== 'INTAKE' && others) return 3;
  const act = actOf(actions);
  if (act === 'cancel' || actions.some(({ kind }) => kind === 'suppress' || kind === 'set_preferences')) return 3;
  const invites = actions.some((a) => a.kind === 'update_event' && a.fields.includes('people'));
  if (invites && (others || joined.length === 0)) return 3;
  return invites || act === 'book' || act === 'move' ? 2 : 1;
}

/**
 * Whom a mail itself brings: its writer, and whose address it is sent to as well, or has in its words. An owner brings whom they
 * like, a guest whoever arranges their time, and a colleague who reads along.
 */
function broughtBy(event: StepEvent, { reading }: Heard, speaker: Speaker): Word['brings'] {
  const facts = event.kind === 'message' ? event.facts : null;
  const copied = new Set(facts ? [...facts.to, ...facts.cc].map(({ address }) => address) : []);
  const written = new Set([...copied, ...reading.participants.flatMap(({ email }) => email?.toLowerCase() ?? [])]);
  const writer = facts?.from.address ?? '';
  return ({ address, coordinatorFor }) => {
    if (speaker === 'owner') return written.has(address);
    if (address === writer || (written.has(address) && coordinatorFor !== undefined)) return true;
    return copied.has(address) && sameOrganisation(address, writer);
  };
}

/** What would be done to others, waiting for the owner or not. */
function actionsOf(made: Transition): readonly Action[] {
  return waiting(made)?.actions ?? made.plan.actions;
}

/** How the loop would stand then. */
function afterwards(made: Transition): LoopState {
  return waiting(made)?.after ?? made.state;
}

function waiting({ state, plan }: Transition): LoopState['proposal'] {
  return plan.review === 'owner' ? state.proposal : null;
}

/** The same acts: who is written to in which matter, which times, what is booked, moved, changed, closed, asked. */
function same(a: Transition, b: Transition): boolean {
  return canonicalJson(effectOf(a)) === canonicalJson(effectOf(b));
}

function effectOf(made: Transition) {
  const after = afterwards(made);
  const outward = actionsOf(made).filter((a) => isOutward(a) || ENDS.has(a.kind));
  const { durationMin, medium, location, phone } = after.meeting;
  return {
    acts: outward.map(actWords),
    meeting: outward.length > 0 ? { durationMin, medium, location, phone } : null,
    closed: after.closedReason,
    paused: after.pausedUntil,
    people: after.participants.map(({ address, status, optional }) => ({ address, status, optional })),
    asked: after.needsOwner.map(({ kind }) => kind).sort(),
  };
}

const ENDS: ReadonlySet<Action['kind']> = new Set([
  'suppress',
  'set_preferences',
  'release_holds',
  'open_loop',
  'open_part',
]);

function actWords(action: Action): unknown {
  if (action.kind !== 'send') return action;
  const { template, to, slots, minutes, topics } = action;
  const matter = offersTimes(template) ? 'times' : template;
  return { matter, to, starts: slots.map(({ start }) => start), minutes, topics };
}

function heardIn(event: StepEvent): Heard | null {
  if (event.kind === 'message' || event.kind === 'choice') return event.heard;
  return event.kind === 'decision' ? (event.heard ?? null) : null;
}

function withGate(event: StepEvent, gate: Gate): StepEvent {
  const heard = heardIn(event);
  return heard === null ? event : ({ ...event, heard: { ...heard, gate } } as StepEvent);
}

/**
 * The same with what a model knows and no rule tells: the language of a few words, how long such meetings usually take, and
 * of which kind they are.
 */
function withKnown(said: StepEvent, also: StepEvent | null): StepEvent {
  const [heard, known] = [heardIn(said), also && heardIn(also)?.reading];
  if (!heard || !known) return said;
  const details = { ...heard.reading.details, usualMin: known.details.usualMin };
  const { language, kinds } = known;
  const reading = { ...heard.reading, language, details, ...(kinds ? { kinds } : {}) };
  return { ...said, heard: { ...heard, reading } } as StepEvent;
}

/** Words in which nothing was found. */
function unanswered(event: StepEvent & { kind: 'decision' }): StepEvent {
  const { heard } = event;
  if (!heard) return event;
  const reading: Reading = {
    ...heard.reading,
    understood: 'none',
    intents: [],
    options: [],
    windows: [],
    participants: [],
  };
  return { ...event, heard: { reading, gate: heard.gate, windows: [] } };
}

function speakerOf(event: StepEvent): Speaker {
  if (event.kind === 'message') return event.facts.role === 'owner' ? 'owner' : 'guest';
  return event.kind === 'choice' ? 'guest' : 'owner';
}
