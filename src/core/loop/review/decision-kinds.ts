import { cancelMeeting } from '../booked/booked';
import { offerMove } from '../booked/moves';
import type { StepContext } from '../context';
import { goOn } from '../guests/agreement';
import { nearestToNamed } from '../owner/first-offer';
import { invite } from '../owner/intake';
import { offerOutsideHours } from '../owner/outside-hours';
import { takeUpAgain } from '../owner/take-up-again';
import { cancelChosen, WHICH } from '../series/series-cancel';
import type { Decision, LoopState } from '../state';
import { NEVER_MIND, stop } from '../stop';
import { offer } from '../times/offer';
import { silent, type Transition } from '../transition';
import { goOnAfterPause } from '../waiting/hold-off';
import { goOnTomorrow } from '../waiting/limits';

/** An answered question: the state without it, and the question itself. */
interface Answered {
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

/** Questions to the owner by the start of their id. A longer start comes before a shorter one. */
const KINDS: readonly (readonly [start: string, kind: DecisionKind])[] = [
  ['who', { chosen: ({ state, ctx }, choice) => invite(state, choice, ctx) }],
  [WHICH, { chosen: ({ state, open, ctx }, choice) => cancelChosen(state, open.id, choice, ctx) }],
  ['split-', { plain: { yes: 'new-times', no: null } }],
  ['silent-', { plain: { yes: 'optional', no: 'wait' } }],
  ['paused-', { yes: ({ state, open, ctx }) => goOnAfterPause(state, open, ctx) }],
  [
    'calendar-',
    {
      yes: ({ state }) => silent(state, 'It goes on as soon as the calendar can be used'),
      no: ({ state }) => silent({ ...state, wanted: null }, 'You let it be'),
    },
  ],
  [
    'without-',
    {
      yes: ({ state, ctx }) => (state.booking ? null : without(state, ctx)),
      no: ({ state }) => (state.booking ? null : stop(state)),
    },
  ],
  ['limit-', { yes: ({ state, ctx }) => goOnTomorrow(state, ctx) }],
  [
    'move-',
    {
      yes: ({ state, ctx }) =>
        state.booking ? offerMove(state, state.booking, ctx, [AGREED_TO_MOVE]) : offerToMove(state, ctx),
    },
  ],
  ['gone-', { yes: ({ state, ctx }) => offerToMove(state, ctx) }],
  ['again-', { yes: ({ state, ctx }) => takeUpAgain(state, ctx, 'You want another time') }],
  [NEVER_MIND, { yes: ({ state }) => cancelAgreed(state), no: ({ state }) => stop(state) }],
  ['cancel-', { yes: ({ state }) => cancelAgreed(state) }],
  ['busy-', { yes: ({ state, ctx }) => nearestToNamed(state, ctx) }],
  [
    'taken-',
    { yes: ({ state, ctx }) => offer(state, ctx, { ...SAID_YES, template: state.offer ? 'counter' : 'offer' }) },
  ],
  ['nothing-fits', { yes: ({ state, ctx }) => offerOutsideHours(state, ctx) }],
  ['bounce-', { yes: ({ state, ctx }) => (state.booking || state.phase === 'INTAKE' ? null : without(state, ctx)) }],
];

/** What yes, no and a choice lead to in a question of this kind. */
export function kindOf({ id }: Decision): DecisionKind {
  return KINDS.find(([start]) => id.startsWith(start))?.[1] ?? NOTHING_SPECIAL;
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
