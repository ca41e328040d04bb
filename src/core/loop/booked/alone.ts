import type { StepContext } from '../context';
import type { Action, Template } from '../plan';
import { momentWords } from '../times/time-words';
import { guestsOf, ownerOf, type Transition } from '../transition';

/** News of a meeting with nobody else in it goes to the owner, in one line. */
export function toOwnerAlone(made: Transition, ctx: StepContext): Transition {
  const { state, plan } = made;
  if (guestsOf(state).length > 0) return made;
  return { state, plan: { ...plan, actions: plan.actions.map((action) => inOneLine(action, made, ctx)) } };
}

const SAID: Partial<Readonly<Record<Template, (title: string, when: string) => string>>> = {
  moved: (title, when) => `${title} is moved to ${when}.`,
  cancelled: (title, when) => `${title} (${when}) is out of your calendar.`,
  changed: (title, when) => `${title} (${when}) is changed in your calendar.`,
};

function inOneLine(action: Action, { state }: Transition, ctx: StepContext): Action {
  const [slot] = action.kind === 'send' ? action.slots : [];
  const say = action.kind === 'send' ? SAID[action.template] : undefined;
  if (action.kind !== 'send' || !say || !slot) return action;
  const note = say(`“${state.meeting.title}”`, momentWords(slot.start, ctx));
  return { ...action, template: 'owner_status', to: [ownerOf(state).id], cc: [], note, news: 'reports' };
}
