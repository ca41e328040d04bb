import type { Period } from '../../time/period';
import type { ResolvedWindow, StepEvent } from '../context';
import type { Action } from '../plan';
import type { LoopState } from '../state';
import { step } from '../step';
import type { Transition } from '../transition';
import { context, facts, GUEST, guestSays, heard, newLoop, ownerSays } from './scene';

/** The fixed scene with a second guest: Bob, of Jane's company. */
export const BOB = { address: 'bob@globex.test', name: 'Bob Ray' };
export const jane = { address: GUEST, name: 'Jane Doe' };

export const kinds = (made: Transition) => made.plan.actions.map((a) => a.kind);
export const sends = (made: Transition) =>
  made.plan.actions.filter((a): a is Extract<Action, { kind: 'send' }> => a.kind === 'send');
export const accepts = (...options: number[]) =>
  heard(['accept_option'], {
    options: options.map((option) => ({ option, stance: 'accept', confidence: 1, evidence: 'x' })),
  });
export const names = (...windows: ResolvedWindow[]) => heard(['state_availability'], {}, windows);
export const none = heard(['decline_options']);
export const says = (from: typeof BOB, said: ReturnType<typeof heard>): StepEvent => guestSays(said, { from });
export const ticks = (participantId: string, set: number, ...options: number[]): StepEvent => ({
  kind: 'choice',
  participantId,
  set,
  options,
  zone: null,
  heard: null,
});
export const decides = (decisionId: string, approve: boolean, choice?: string): StepEvent => ({
  kind: 'decision',
  decisionId,
  approve,
  answer: null,
  ...(choice ? { choice } : {}),
  by: 'u',
});
export const followUp: StepEvent = { kind: 'timer', timer: 'follow_up' };

export function offered(): LoopState {
  return step(newLoop(), ownerSays(heard(['request_meeting']), { to: [...facts().to, BOB] }), context()).state;
}

export function turns(state: LoopState, ...events: StepEvent[]): Transition {
  let made: Transition = { state, plan: { actions: [], risk: 0, review: 'none', reasons: [] } };
  for (const [index, event] of events.entries()) made = step(made.state, event, context({ version: index + 2 }));
  return made;
}

export const slot = (state: LoopState, n: number) => state.offer?.slots[n - 1] as Period;
export const booked = (made: Transition) => {
  const action = made.plan.actions.find((a) => a.kind === 'book');
  return action?.kind === 'book' ? action.slot.start : null;
};
export const withGuest = (state: LoopState, id: string, changes: object): LoopState => ({
  ...state,
  participants: state.participants.map((p) => (p.id === id ? { ...p, ...changes } : p)),
});
