import type { Saying } from '../../replies/owner/lines';
import type { StepContext } from '../context';
import type { LoopState, Participant } from '../state';
import { ENDED } from '../stop';
import { askOwner, reachableGuests, silent, type Transition, transition } from '../transition';
import { goOn } from './agreement';

/** A guest wants no more mail: there is none, and the owner is told (row 55). */
export function optOut(state: LoopState, guest: Participant, ctx: StepContext): Transition {
  const left = leaves(state, guest, 'opted_out');
  const says: Saying = [{ line: 'opted_out', who: guest.name ?? guest.address }];
  if (reachableGuests(left).length > 0) {
    const asked: Saying = state.booking ? says : [...says, { line: 'go_on_without' }];
    return askOwner(left, { id: `without-${guest.id}`, kind: 'without', about: guest.id, says: asked, now: ctx.now }, [
      suppress(guest),
    ]);
  }
  const next: LoopState = { ...left, ...ENDED, phase: 'CLOSED', closedReason: 'opted_out' };
  return askOwner(next, { id: `opt-out-${guest.id}`, kind: 'opt_out', says, now: ctx.now }, [
    ...RELEASED,
    suppress(guest),
  ]);
}

/** The owner, or staff in their place, wants that a guest gets no more mail. What is booked stays; others go on. */
export function writeNoMore(state: LoopState, id: string | undefined, ctx: StepContext): Transition {
  const guest = state.participants.find((p) => p.id === id);
  if (!guest) return silent(state, 'They take no part any more');
  const left = leaves(state, guest, 'opted_out');
  const reason = `${guest.name ?? guest.address} is not written to any more`;
  if (state.booking || state.phase === 'CLOSED') return transition(left, [suppress(guest)], [reason]);
  if (reachableGuests(left).length > 0) {
    const made = goOn(left, ctx, [reason]);
    return { ...made, plan: { ...made.plan, actions: [suppress(guest), ...made.plan.actions] } };
  }
  const next: LoopState = { ...left, ...ENDED, phase: 'CLOSED', closedReason: 'opted_out' };
  return transition(next, [...RELEASED, suppress(guest)], [reason]);
}

/** The state with a guest marked as one who has left it, whatever they had answered. */
export function leaves(state: LoopState, guest: Participant, status: 'declined' | 'opted_out'): LoopState {
  const { answer: _, ...rest } = guest;
  return { ...state, participants: state.participants.map((p) => (p.id === guest.id ? { ...rest, status } : p)) };
}

const RELEASED = [{ kind: 'cancel_timers' }, { kind: 'release_holds' }] as const;

function suppress({ address }: Participant) {
  return { kind: 'suppress', address, reason: 'opt_out' } as const;
}
