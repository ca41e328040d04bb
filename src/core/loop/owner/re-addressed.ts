import type { StepContext } from '../context';
import type { Decision, LoopState } from '../state';
import { offer, sendOffer } from '../times/offer';
import { workable } from '../times/solve';
import { silent, type Transition } from '../transition';

/** "Is the address right?": the owner names another one. What is on offer goes there; null for any other question. */
export function reAddressed(
  rest: LoopState,
  open: Decision,
  addresses: readonly string[],
  ctx: StepContext,
): Transition | null {
  const wrong = open.kind === 'bounce' ? (open.address ?? null) : null;
  const right = addresses.find((address) => address !== wrong && !ctx.suppressed.has(address));
  if (wrong === null || right === undefined) return null;
  const state: LoopState = {
    ...rest,
    participants: rest.participants.map((p) =>
      p.address === wrong && p.role === 'guest' ? { ...p, address: right, status: 'pending' as const } : p,
    ),
  };
  const reasons = ['You gave another address'];
  const { offer: current } = state;
  if (state.booking || !current) {
    return state.booking
      ? silent(state, 'The address is kept for this meeting')
      : offer(state, ctx, { template: 'offer', reasons, reactive: true });
  }
  const alive = current.slots.filter((slot) => workable(state, ctx, slot)).map((slot, i) => ({ ...slot, n: i + 1 }));
  if (alive.length === 0) return offer(state, ctx, { template: 'counter', reasons, reactive: true });
  return sendOffer(state, ctx, 'offer', alive, reasons);
}
