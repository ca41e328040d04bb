import type { StepContext } from '../context';
import type { Action, Template } from '../plan';
import { momentOf } from '../times/time-words';
import { guestsOf, mailToOwner, type Transition } from '../transition';

/** News of a meeting with nobody else in it goes to the owner, in one line. */
export function toOwnerAlone(made: Transition, ctx: StepContext): Transition {
  const { state, plan } = made;
  if (guestsOf(state).length > 0) return made;
  return { state, plan: { ...plan, actions: plan.actions.map((action) => inOneLine(action, made, ctx)) } };
}

type Done = 'moved' | 'cancelled' | 'changed';

function isDone(template: Template): template is Done {
  return template === 'moved' || template === 'cancelled' || template === 'changed';
}

function inOneLine(action: Action, { state }: Transition, ctx: StepContext): Action {
  if (action.kind !== 'send' || !isDone(action.template)) return action;
  const { slots, template: done } = action;
  const [slot] = slots;
  if (!slot) return action;
  const says = [{ line: 'alone', title: state.meeting.title, done, ...momentOf(slot.start, ctx) } as const];
  return { ...action, ...mailToOwner('owner_status', says, 'reports'), slots };
}
