import type { StepContext } from '../context';
import type { Action } from '../plan';
import { mailToOwner, type Transition } from '../transition';
import { isOutward } from './acts';

/** A mail to guests: in the mode "drafts only" the owner sends it. */
export function isGuestMail(action: Action): boolean {
  return action.kind === 'send' && isOutward(action);
}

/**
 * What follows from an act that the owner has seen goes out by itself, but not in the mode "drafts only": the owner is told
 * in private instead that it has happened.
 */
export function withheld(made: Transition, ctx: StepContext): Transition {
  const { state, plan } = made;
  if (ctx.owner.approval !== 'drafts_only' || !plan.actions.some(isGuestMail)) return made;
  const why = plan.reasons[0] ?? 'Something has changed';
  const told = mailToOwner('owner_status', [
    { line: 'reason', reason: why },
    { line: 'nobody_told', title: state.meeting.title },
  ]);
  return { state, plan: { ...plan, actions: [...plan.actions.filter((a) => !isGuestMail(a)), told] } };
}
