import { NONE_OF_THEM, takeOnChosen, takeOnOnly } from '../adopt/adopt';
import { cancelMeeting } from '../booked/booked';
import { offerMove } from '../booked/moves';
import type { StepContext } from '../context';
import { goOn } from '../guests/agreement';
import { writeNoMore } from '../guests/opting-out';
import { nearestToNamed } from '../owner/first-offer';
import { invite } from '../owner/intake';
import { offerOutsideHours } from '../owner/outside-hours';
import { takeUpAgain } from '../owner/take-up-again';
import type { QuestionKind } from '../question-kinds';
import { cancelChosen } from '../series/series-cancel';
import type { Decision, LoopState } from '../state';
import { stop } from '../stop';
import { offer } from '../times/offer';
import { silent, type Transition } from '../transition';
import { goOnAfterPause } from '../waiting/hold-off';
import { goOnTomorrow } from '../waiting/limits';

/** An answered question: the state without it, and the question itself. */
export interface Answered {
  readonly state: LoopState;
  readonly open: Decision;
  readonly ctx: StepContext;
}

/** What an answer leads to; null where nothing is special about this kind (see decision.ts). */
type Follow = (answered: Answered) => Transition | null;

interface DecisionKind {
  readonly yes?: Follow;
  readonly no?: Follow;
  /** One of the question's choices was taken. */
  readonly chosen?: (answered: Answered, choice: string) => Transition;
  /** What a bare yes or no chooses where there is more to choose from. */
  readonly plain?: { readonly yes: string | null; readonly no: string | null };
}

const NOTHING_SPECIAL: DecisionKind = {};

const moveOrOffer: Follow = ({ state, ctx }) =>
  state.booking ? offerMove(state, state.booking, ctx, [AGREED_TO_MOVE]) : offerToMove(state, ctx);

const WAITS_FOR_CALENDAR: DecisionKind = {
  yes: ({ state }) => silent(state, 'It goes on as soon as the calendar can be used'),
  no: ({ state }) => silent({ ...state, wanted: null }, 'You let it be'),
};

/** What the answers to each kind of question lead to. */
const KINDS: Readonly<Record<QuestionKind, DecisionKind>> = {
  again: { yes: ({ state, ctx }) => takeUpAgain(state, ctx, 'You want another time') },
  answers: NOTHING_SPECIAL,
  bounce: { yes: ({ state, ctx }) => (state.booking || state.phase === 'INTAKE' ? null : without(state, ctx)) },
  busy: { yes: ({ state, ctx }) => nearestToNamed(state, ctx) },
  calendar: WAITS_FOR_CALENDAR,
  calendar_cancel: WAITS_FOR_CALENDAR,
  cancel: { yes: ({ state }) => cancelAgreed(state) },
  change: NOTHING_SPECIAL,
  complaint: { yes: ({ state, open, ctx }) => writeNoMore(state, open.about, ctx) },
  declined_invitation: NOTHING_SPECIAL,
  delegate: NOTHING_SPECIAL,
  gone: { yes: ({ state, ctx }) => offerToMove(state, ctx) },
  held_back: NOTHING_SPECIAL,
  late: NOTHING_SPECIAL,
  leaves: NOTHING_SPECIAL,
  limit: { yes: ({ state, ctx }) => goOnTomorrow(state, ctx) },
  move: { yes: moveOrOffer },
  move_late: { yes: moveOrOffer },
  never_mind: { yes: ({ state }) => cancelAgreed(state), no: ({ state }) => stop(state) },
  not_adopted: NOTHING_SPECIAL,
  nothing_fits: { yes: ({ state, ctx }) => offerOutsideHours(state, ctx) },
  opt_out: NOTHING_SPECIAL,
  other_time: NOTHING_SPECIAL,
  pairing: NOTHING_SPECIAL,
  paused: { yes: ({ state, open, ctx }) => goOnAfterPause(state, open, ctx) },
  preference: NOTHING_SPECIAL,
  rounds: NOTHING_SPECIAL,
  series: NOTHING_SPECIAL,
  series_cancel: {
    chosen: ({ state, open, ctx }, choice) => cancelChosen(state, open, choice, ctx),
    plain: { yes: 'one', no: 'none' },
  },
  series_change: NOTHING_SPECIAL,
  silent: { plain: { yes: 'optional', no: 'wait' } },
  split: { plain: { yes: 'new-times', no: null } },
  staff: NOTHING_SPECIAL,
  stranger: NOTHING_SPECIAL,
  taken: {
    yes: ({ state, ctx }) => offer(state, ctx, { ...SAID_YES, template: state.offer ? 'counter' : 'offer' }),
  },
  trust: NOTHING_SPECIAL,
  unclear: NOTHING_SPECIAL,
  update: NOTHING_SPECIAL,
  was_it_them: NOTHING_SPECIAL,
  was_it_you: NOTHING_SPECIAL,
  what_to_do: NOTHING_SPECIAL,
  which_meeting: {
    yes: ({ state, open }) => takeOnOnly(state, open),
    no: ({ state, open }) => takeOnChosen(state, open, NONE_OF_THEM),
    chosen: ({ state, open }, choice) => takeOnChosen(state, open, choice),
  },
  who: { chosen: ({ state, ctx }, choice) => invite(state, choice, ctx) },
  without: {
    yes: ({ state, ctx }) => (state.booking ? null : without(state, ctx)),
    no: ({ state }) => (state.booking ? null : stop(state)),
  },
};

/** What yes, no and a choice lead to in a question of this kind. */
export function kindOf({ kind }: Decision): DecisionKind {
  return kind === 'approve' ? NOTHING_SPECIAL : KINDS[kind];
}

/** What a yes or no leads to where nothing is special about the question: before anything was offered, yes offers times. */
export function plainAnswer({ state, ctx }: Answered, approve: boolean): Transition {
  if (state.phase !== 'INTAKE') {
    return silent(state, approve ? 'You take care of it' : 'You want nothing done');
  }
  return approve ? offer(state, ctx, { ...SAID_YES, template: 'offer' }) : stop(state);
}

const AGREED_TO_MOVE = 'You agreed to move the meeting';
const SAID_YES = { reasons: ['You said yes'], reactive: true };

function without(state: LoopState, ctx: StepContext): Transition {
  return goOn(state, ctx, ['You go on without somebody']);
}

function offerToMove(state: LoopState, ctx: StepContext): Transition {
  return offer(state, ctx, { template: 'counter', reasons: [AGREED_TO_MOVE], reactive: true });
}

function cancelAgreed(state: LoopState): Transition {
  return cancelMeeting(state, 'p1', ['You agreed to cancel']);
}
