import type { StepContext } from '../context';
import { matterOf } from '../matter';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { askOwner, reachableGuests, type Transition } from '../transition';
import { standingTimers } from './standing-timers';

/**
 * A mail of ours did not pass its own check, so it was not sent: nobody can answer it, and nobody is waited for. The owner
 * is asked at once. Times that only this guest was to have are let go; of a group the others have theirs.
 */
export function mailHeldBack(state: LoopState, address: string, ctx: StepContext): Transition {
  const person = state.participants.find((p) => p.address === address);
  const others = reachableGuests(state).some((p) => p.address !== address);
  const { offer: current, ...rest } = state;
  const phase = state.booking ? 'BOOKED' : 'STALLED';
  const stopped: LoopState = current && !others ? { ...rest, offer: null, phase } : state;
  const question = {
    id: `held-back-${address}`,
    kind: 'held_back',
    address,
    says: [{ line: 'held_back', who: person?.name ?? address, title: matterOf(state) }],
    now: ctx.now,
  } as const;
  const timers = standingTimers(stopped, ctx).filter((a) => a.kind !== 'set_timer' || a.timer !== 'follow_up');
  const releases: Action[] = stopped.offer === null && current ? [{ kind: 'release_holds' }] : [];
  return askOwner(stopped, question, [{ kind: 'cancel_timers' }, ...releases, ...timers]);
}
