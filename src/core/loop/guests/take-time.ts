import type { Period } from '../../time/period';
import { bookingTimers } from '../booked/booking-timers';
import type { StepContext } from '../context';
import type { Action, WantedTime } from '../plan';
import type { Booked, Decision, LoopState } from '../state';
import { reachableGuests, type Transition, transition } from '../transition';

/** Questions on when to meet and with whom, which an agreed time answers. */
const ON_TIMES: ReadonlySet<Decision['kind']> = new Set(['split', 'silent']);

/**
 * An agreed time: a meeting is booked at it, one that is booked already is moved there. Where it is booked at that very
 * time it stays, and everybody is told so once.
 */
export function take(
  state: LoopState,
  slot: Period,
  how: { readonly reasons: readonly string[]; readonly risk: 2 | 3 },
  ctx: StepContext,
): Transition {
  const { reasons, risk } = how;
  const { booking } = state;
  if (booking && booking.start === slot.start && booking.end === slot.end) return stays(state, booking, reasons, ctx);
  const skips = state.offer?.slots.find((s) => s.start === slot.start && s.end === slot.end)?.skips;
  const wanted: WantedTime = skips ? { ...slot, skips } : slot;
  const action: Action = { kind: booking ? 'move' : 'book', slot: wanted };
  return transition({ ...settled(state), wanted }, [action], reasons, risk);
}

function stays(state: LoopState, booking: Booked, reasons: readonly string[], ctx: StepContext): Transition {
  const to = reachableGuests(state).map((guest) => guest.id);
  const { start, end } = booking;
  return transition(
    { ...settled(state), phase: 'BOOKED', offer: null, wanted: null, rounds: 0, followUps: 0 },
    [
      { kind: 'cancel_timers' },
      { kind: 'release_holds' },
      { kind: 'send', template: 'confirm', to, cc: [], slots: [{ n: 1, start, end }], note: null, quote: null },
      ...bookingTimers(booking, ctx.now),
    ],
    [...reasons, 'The meeting stays at the time at which it is booked'],
    2,
  );
}

/** What a new round or an agreed time makes needless to ask. */
export function settled(state: LoopState): LoopState {
  return { ...state, needsOwner: state.needsOwner.filter((d) => !ON_TIMES.has(d.kind)) };
}
