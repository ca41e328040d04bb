import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import { isOutward, plannedTimes } from '../review/acts';
import { isGuestMail } from '../review/drafts';
import type { Decision, LoopState, Proposal } from '../state';
import { step } from '../step';
import { yesAndNo } from './answers';

type Intended = Pick<Proposal, 'version' | 'actions' | 'after'>;

/** What a yes to a question would do. */
export interface IfYes {
  /** Null where a yes does nothing that others see. */
  readonly intended: Intended | null;
  /** The times that it offers, books or moves to. */
  readonly times: readonly Period[];
  /** The plan that sends the first mail to a guest: of a booking, the one that follows when the calendar has it. */
  readonly mails: Intended | null;
}

const NOTHING: IfYes = { intended: null, times: [], mails: null };

/**
 * What a yes would do as far as it is known without giving it: what a bare yes does not answer does nothing, and a plan that
 * writes to its guests itself is that plan. Null where it has to be found out (`ifYes`), on the owner's rules and time.
 */
export function knownIfYes(state: LoopState, decision: Decision): IfYes | null {
  if (decision.kind !== 'approve') {
    const { yes } = yesAndNo({ ...decision, phase: state.phase });
    return yes === null || yes === 'take_care' ? NOTHING : null;
  }
  const { proposal } = state;
  if (!proposal) return NOTHING;
  return proposal.actions.some(isGuestMail) ? shown(proposal, proposal) : null;
}

/** Finds out what a yes would do by giving it: `step` is pure, and nothing of it is carried out. */
export function ifYes(state: LoopState, decision: Decision, ctx: StepContext): IfYes {
  const known = knownIfYes(state, decision);
  if (known) return known;
  const intended = decision.kind === 'approve' ? state.proposal : answeredYes(state, decision, ctx);
  if (!intended) return NOTHING;
  return shown(intended, intended.actions.some(isGuestMail) ? intended : afterBooking(intended, ctx));
}

function shown(intended: Intended, mails: Intended | null): IfYes {
  return { intended, times: plannedTimes(intended.actions).slots, mails };
}

function answeredYes(state: LoopState, decision: Decision, ctx: StepContext): Intended | null {
  const answer = { kind: 'decision', decisionId: decision.id, approve: true, answer: null, by: '' } as const;
  const made = step(state, answer, ctx);
  const { proposal } = made.state;
  if (proposal && proposal.version !== state.proposal?.version) return proposal;
  if (!made.plan.actions.some(isOutward)) return null;
  return { version: ctx.version, actions: made.plan.actions, after: made.state };
}

/** What is written to the guests once the calendar has the meeting. */
function afterBooking({ version, actions, after }: Intended, ctx: StepContext): Intended | null {
  const booking = actions.find((a) => a.kind === 'book' || a.kind === 'move');
  if (booking?.kind !== 'book' && booking?.kind !== 'move') return null;
  const { start, end } = booking.slot;
  const unknown = { meetingId: '', joinUrl: null, htmlLink: null, icalUid: '', sequence: 0 };
  const event = { kind: 'booked', ...unknown, start, end, moved: booking.kind === 'move' } as const;
  const made = step(after, event, { ...ctx, version: version + 1 });
  if (!made.plan.actions.some(isGuestMail)) return null;
  return { version: version + 1, actions: made.plan.actions, after: made.state };
}
