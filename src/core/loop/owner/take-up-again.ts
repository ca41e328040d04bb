import type { StepContext } from '../context';
import type { LoopState } from '../state';
import { offer } from '../times/offer';
import type { Transition } from '../transition';

/** What was closed goes on: it rests until something is offered. */
export const REOPENED = { phase: 'STALLED', closedReason: null, pausedUntil: null } satisfies Partial<LoopState>;

/** What was closed or cancelled begins again with fresh times for everybody who took part. */
export function takeUpAgain(state: LoopState, ctx: StepContext, reason: string): Transition {
  const participants = state.participants.map((p) =>
    p.role === 'guest' && (p.status === 'declined' || p.status === 'accepted')
      ? { ...p, status: 'pending' as const }
      : p,
  );
  const again: LoopState = { ...state, ...REOPENED, booking: null, rounds: 0, followUps: 0, moves: 0, participants };
  return offer(again, ctx, { template: 'counter', reasons: [reason], reactive: true });
}
