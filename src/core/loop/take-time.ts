import type { Period } from '../time/period';
import type { Action } from './plan';
import type { LoopState } from './state';
import { type Transition, transition } from './transition';

/** Questions on when to meet and with whom, which an agreed time answers. */
const ON_TIMES = ['split-', 'silent-'];

/** An agreed time: a meeting is booked at it, one that is booked already is moved there. */
export function take(state: LoopState, slot: Period, reasons: readonly string[], risk: 2 | 3): Transition {
  const action: Action = state.booking ? { kind: 'move', slot } : { kind: 'book', slot };
  return transition({ ...settled(state), wanted: slot }, [action], reasons, risk);
}

/** What a new round or an agreed time makes needless to ask. */
export function settled(state: LoopState): LoopState {
  return { ...state, needsOwner: state.needsOwner.filter((d) => !ON_TIMES.some((prefix) => d.id.startsWith(prefix))) };
}
