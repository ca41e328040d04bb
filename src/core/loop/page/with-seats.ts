import { cancelMeeting } from '../booked/booked';
import type { StepContext } from '../context';
import type { LoopEventPayload } from '../event';
import { take } from '../guests/take-time';
import type { LoopState } from '../state';
import { workable } from '../times/solve';
import { momentWords } from '../times/time-words';
import { ownerOf, silent, type Transition, transition } from '../transition';
import { lost } from './lost';

type OnPage = Extract<LoopEventPayload, { kind: 'on_page' }>;

/** What became of the seats of an event: whoever has them is none of the loop's people, and is told beside it. */
export function withSeats(state: LoopState, { act, slot }: OnPage, ctx: StepContext): Transition {
  if (state.phase === 'CLOSED') return silent(state, 'This is closed');
  if (act === 'cancel') {
    return state.booking ? cancelMeeting(state, ownerOf(state).id, [NOBODY]) : lost(state, NOBODY);
  }
  if (act === 'seats') return state.booking ? counted(state) : silent(state, 'It is not booked yet');
  if (act !== 'book' || slot === null || state.booking || state.wanted) return silent(state, 'Nothing is to be booked');
  const reasons = [`The first seat at ${momentWords(slot.start, ctx)} was taken on your booking page`];
  return workable(state, ctx, slot) ? take(state, slot, { reasons, risk: 2 }, ctx) : lost(state, TAKEN);
}

const NOBODY = 'Nobody has a seat any more';
const TAKEN = 'The time was taken in the meantime';

/** The event in the calendar says how many seats are taken. */
function counted(state: LoopState): Transition {
  return transition(state, [{ kind: 'update_event', fields: ['title'] }], ['Another number of seats is taken']);
}
