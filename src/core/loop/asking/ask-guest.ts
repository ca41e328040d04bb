import type { Gate } from '../../reading/reading';
import type { StepContext } from '../context';
import type { Action, GuestsPart } from '../plan';
import { isGuestMail } from '../review/drafts';
import type { LoopState, Participant } from '../state';
import { ownerOf, type Transition, transition } from '../transition';

/** So often a guest is asked back in a conversation what they mean; then the owner is asked. */
const MOST = 2;

/** What one short question to whoever wrote it settles, and which question that is. */
const SETTLED_BY_GUEST: Readonly<Record<string, GuestsPart>> = {
  'an hour without a day': 'day',
  'an unusual length': 'length',
  'a whole day and a part of it': 'time',
  'a stretch and a part of it': 'time',
  'a part of every day and a whole day': 'time',
  'windows contradict each other': 'time',
  'moves and keeps': 'time',
  'refuses and takes what was offered': 'time',
  'flag: ambiguous time': 'time',
  'flag: weekday date conflict': 'time',
};

/** What may stand beside it: words that were not read, and that make nothing of it certain. An answer names the time anew. */
const BESIDE =
  /^(?:understood partial|unread: |doubtful option|accepts, but not which|doubtful: (?:accept|propose|state|ask for|decline options|reschedule))/;

/** The reasons that a guest is asked for, in the record of what was done. */
export const ASKED_BACK = 'The guest is asked what they mean';

/** A guest may still be asked back in this conversation. */
export function mayAskBack({ askedBack = 0, phase }: LoopState): boolean {
  return askedBack < MOST && phase !== 'CLOSED';
}

/** True when nothing but the reading of a time is in doubt: it can be put back to whoever wrote it. */
export function isEchoed({ reasons }: Gate, state: LoopState): boolean {
  return mayAskBack(state) && reasons.every((reason) => BESIDE.test(reason));
}

/** What a guest is to be asked, where one short question settles all that is in doubt; null where only the owner can. */
export function guestsPart(reasons: readonly string[]): GuestsPart | null {
  const parts = reasons.flatMap((reason) => SETTLED_BY_GUEST[reason] ?? []);
  const others = reasons.filter((reason) => SETTLED_BY_GUEST[reason] === undefined);
  if (parts.length === 0 || !others.every((reason) => BESIDE.test(reason))) return null;
  return parts.find((part) => part === 'time') ?? (parts[0] as GuestsPart);
}

/** Asks a guest what they mean by their own words. */
export function askGuest(
  state: LoopState,
  guest: Participant,
  question: { readonly part: GuestsPart; readonly quote: string | null },
  ctx: StepContext,
): Transition {
  const { part, quote } = question;
  const cc = ctx.owner.ccOwner ? [ownerOf(state).id] : [];
  const about = part === 'time' ? {} : { part };
  return transition(
    state,
    [{ kind: 'send', template: 'clarify', to: [guest.id], cc, slots: [], note: quote, quote: null, ...about }],
    [ASKED_BACK],
    1,
  );
}

/** Counts the questions that really go to guests. */
export function withAskedBack(made: Transition): Transition {
  if (!made.plan.actions.some(asksBack)) return made;
  return { ...made, state: { ...made.state, askedBack: (made.state.askedBack ?? 0) + 1 } };
}

/** A guest is written to, to learn what they mean. */
export function asksBack(action: Action): boolean {
  return isGuestMail(action) && action.kind === 'send' && (action.template === 'clarify' || action.template === 'echo');
}
