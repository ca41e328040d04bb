import type { StepContext } from '../context';
import type { Action, Template } from '../plan';
import { momentOf } from '../times/time-words';
import { guestsOf, mailToOwner, ownerOf, type Transition } from '../transition';

/** News of a meeting with nobody else in it goes to the owner, in one line. */
export function toOwnerAlone(made: Transition, ctx: StepContext): Transition {
  const { state, plan } = made;
  if (guestsOf(state).length > 0) return made;
  return { state, plan: { ...plan, actions: plan.actions.map((action) => inOneLine(action, made, ctx)) } };
}

const SAID: Partial<Readonly<Record<Template, 'moved' | 'cancelled' | 'changed'>>> = {
  moved: 'moved',
  cancelled: 'cancelled',
  changed: 'changed',
};

function inOneLine(action: Action, { state }: Transition, ctx: StepContext): Action {
  const [slot] = action.kind === 'send' ? action.slots : [];
  const done = action.kind === 'send' ? SAID[action.template] : undefined;
  if (action.kind !== 'send' || !done || !slot) return action;
  const says = [{ line: 'alone', title: state.meeting.title, done, ...momentOf(slot.start, ctx) } as const];
  return { ...action, ...mailToOwner('owner_status', says, 'reports'), to: [ownerOf(state).id], slots: action.slots };
}
