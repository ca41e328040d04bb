import type { Period } from '../../time/period';
import { cancelMeeting } from '../booked/booked';
import { moveTo } from '../booked/moves';
import type { ResolvedWindow, StepContext } from '../context';
import type { LoopEventPayload } from '../event';
import type { Constraint, LoopState } from '../state';
import { stop } from '../stop';
import { isWish } from '../times/wish';
import { ownerOf, silent, type Transition } from '../transition';
import { signed } from './delegate';
import { firstOffer } from './first-offer';

type Asked = Extract<LoopEventPayload, { kind: 'other_assistant' }>;

/**
 * Another assistant, which the owner has let in, asks for something (docs/decisions/067). It is heard as somebody is who
 * may instruct for the owner (docs/decisions/025): what only the owner may say is not heard from it, and no person has acted.
 */
export function byOtherAssistant(state: LoopState, asked: Asked, ctx: StepContext): Transition {
  const { assistant: name } = asked;
  return signed(carriedOut(state, asked, ctx), { name, address: name }, state);
}

function carriedOut(state: LoopState, { act, slots }: Asked, ctx: StepContext): Transition {
  if (state.phase === 'CLOSED') return silent(state, 'This is closed');
  if (act === 'cancel') return calledOff(state);
  if (state.pausedUntil !== null) return silent(state, 'It is held off');
  switch (act) {
    case 'offer':
      if (state.phase !== 'INTAKE') return silent(state, 'Times were offered already');
      return firstOffer(wishing(state, slots), { reasons: ['Times are to be offered'] }, ctx);
    case 'book':
      if (state.booking || state.wanted) return silent(state, 'A time is booked or being booked already');
      return firstOffer(wishing(state, slots), { reasons: ['A time is to be booked'], agreed: true }, ctx);
    case 'move':
      return moveTo(state, slots.map(exactly), { person: ownerOf(state), level: 'A2' }, ctx);
  }
}

/** Of a series it would not be known which of its times is meant. */
function calledOff(state: LoopState): Transition {
  if (!state.booking) return stop(state);
  if (state.booking.series) return silent(state, 'Meetings that repeat are called off by the owner');
  return cancelMeeting(state, ownerOf(state).id);
}

/** As if the owner had named these times, and none before. */
function wishing(state: LoopState, slots: readonly Period[]): LoopState {
  if (slots.length === 0) return state;
  const kept = state.constraints.filter((said) => said.by !== 'p1' || said.opens || !isWish(said));
  return { ...state, constraints: [...kept, ...slots.map((slot): Constraint => ({ ...exactly(slot), by: 'p1' }))] };
}

function exactly({ start, end }: Period): ResolvedWindow {
  return { start, end, stance: 'can', role: 'offer', precision: 'minute', exactStart: true };
}
