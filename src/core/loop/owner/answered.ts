import { chosenInWords } from '../adopt/adopt';
import { aboutBooking } from '../booked/after-booking';
import type { Heard, MessageFacts, StepContext } from '../context';
import { editedByWords } from '../review/approval';
import type { Decision, LoopState } from '../state';
import { ownerOf, type Transition } from '../transition';
import { goalChanges, instructed } from './instructions';
import { intake } from './intake';
import { remember } from './memory';
import { reAddressed } from './re-addressed';
import { NO_WORDS } from './words';

/** What the owner's own words answer to a question, in the context of that question. */
export type Answered =
  | { readonly kind: 'made'; readonly made: Transition }
  /** A plain yes or no, or one of the question's choices. */
  | { readonly kind: 'verdict'; readonly approve: boolean; readonly choice?: string }
  /** Nothing certain: the question is put once more. */
  | { readonly kind: 'unclear' };

/** Questions that other times answer; any other still stands when the owner speaks of times. */
const ON_TIMES: ReadonlySet<Decision['kind']> = new Set([
  'move',
  'move_late',
  'again',
  'cancel',
  'never_mind',
  'gone',
  'split',
  'unclear',
  'busy',
]);

function isOnTimes({ kind }: Decision): boolean {
  return ASKS_TIMES.has(kind) || ON_TIMES.has(kind);
}

/** Questions after which guests wait for times. */
const ASKS_TIMES: ReadonlySet<Decision['kind']> = new Set(['rounds', 'nothing_fits', 'other_time', 'taken']);

/** Reads an answer in words, by mail or in the app: yes and no, "edit: …", an address, other times. */
export function answeredInWords(
  state: LoopState,
  open: Decision,
  heard: Heard,
  ctx: StepContext,
  facts: MessageFacts = wordsAlone(state, ctx),
): Answered {
  const words = heard.owner ?? NO_WORDS;
  const rest: LoopState = { ...state, needsOwner: state.needsOwner.filter((d) => d.id !== open.id) };
  const { verdict } = words;
  // "No, offer Saturday instead" says what is wanted instead.
  const instead = verdict?.heard && (verdict.heard.windows.length > 0 || hasChanges(verdict.heard));
  if (verdict && (verdict.heard === null || (verdict.kind === 'no' && !instead))) {
    return { kind: 'verdict', approve: verdict.kind === 'yes' };
  }
  const said = verdict?.heard ?? heard;
  if (open.kind === 'approve' && state.proposal) {
    // "Only Thursday, please": whoever is asked about a plan and says what it is to be like has answered.
    const answers = verdict !== null || !heard.reading.intents.some(({ kind }) => kind.startsWith('request_'));
    const made = answers ? editedByWords(rest, state.proposal, said, ctx) : null;
    return made ? { kind: 'made', made } : byIntent(heard);
  }
  const choice = open.choices?.find((c) => words.addresses.includes(c.id))?.id ?? chosenInWords(open, said);
  if (choice) return { kind: 'verdict', approve: true, choice };
  const changed = words.addresses.length > 0 ? reAddressed(rest, open, words.addresses, ctx) : null;
  if (changed) return { kind: 'made', made: changed };
  const people = words.addresses.length > 0 || words.names.length > 0 || facts.to.length + facts.cc.length > 1;
  if (state.phase === 'INTAKE' && (people || said.windows.length > 0)) {
    return { kind: 'made', made: intake(state, facts, { ...said, owner: words }, ctx) };
  }
  const changes = said.reading.intents.some((i) => i.kind === 'change_duration' || i.kind === 'change_medium');
  if (said.windows.length === 0 && !changes) return byIntent(heard);
  if (state.phase === 'CLOSED') return { kind: 'unclear' };
  if (state.booking) {
    const told = remember(isOnTimes(open) ? rest : state, said, 'p1');
    const made = aboutBooking(told, { person: ownerOf(told), level: facts.level }, said, ctx);
    return made ? { kind: 'made', made } : { kind: 'unclear' };
  }
  const anew = ASKS_TIMES.has(open.kind);
  const base = isOnTimes(open) ? rest : state;
  return { kind: 'made', made: instructed({ ...base, rounds: 0 }, said, ctx, { anew, answers: true }) };
}

function hasChanges({ reading }: Heard): boolean {
  return Object.keys(goalChanges(reading, true)).length > 0;
}

/** "Looks good", "please don't": the reader's own word for a yes or no. */
function byIntent({ reading, gate }: Heard): Answered {
  const said = (kind: string) => reading.intents.some((i) => i.kind === kind);
  if (!gate.auto || (!said('approve_plan') && !said('reject_plan'))) return { kind: 'unclear' };
  return { kind: 'verdict', approve: said('approve_plan') };
}

/** An answer in the app is a mail of the owner to nobody but the assistant. */
function wordsAlone(state: LoopState, ctx: StepContext): MessageFacts {
  return {
    rowId: '',
    messageId: '',
    references: [],
    subject: state.thread.subject,
    from: { address: ctx.owner.addresses[0] ?? '', name: ctx.owner.name },
    to: [],
    cc: [],
    role: 'owner',
    level: 'A3',
    machine: null,
    assistantAddress: '',
  };
}
