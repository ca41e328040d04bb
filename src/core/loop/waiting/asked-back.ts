import { asksBack } from '../asking/ask-guest';
import type { StepContext } from '../context';
import { followUpAt } from '../times/offer';
import type { Transition } from '../transition';

/** Whoever is asked what they mean has just written: a reminder of the times on offer counts from then. */
export function withReminderAfterAsking(made: Transition, ctx: StepContext): Transition {
  const { state, plan } = made;
  const timed = plan.actions.some(
    (a) => a.kind === 'cancel_timers' || (a.kind === 'set_timer' && a.timer === 'follow_up'),
  );
  if (!state.offer || timed || plan.review === 'owner' || !plan.actions.some(asksBack)) return made;
  const dueAt = followUpAt(state, ctx, state.offer.slots);
  return { state, plan: { ...plan, actions: [...plan.actions, { kind: 'set_timer', timer: 'follow_up', dueAt }] } };
}
