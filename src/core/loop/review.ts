import type { Gate } from '../reading/reading';
import type { StepContext } from './context';
import { APPROVED } from './decision';
import { ECHO, OUTSIDE } from './guest-message';
import type { Action } from './plan';
import type { LoopState } from './state';
import { ownerOf, type Transition } from './transition';

/** A mail to more people than this is seen by the owner first. */
const MANY = 6;

/** What leaves the house: a mail to somebody else, or a change in the calendar that others see. */
function isOutward(action: Action): boolean {
  if (action.kind === 'send') return action.to.some((id) => id !== 'p1');
  return action.kind === 'book' || action.kind === 'move' || action.kind === 'cancel_event';
}

/** What ends something: somebody is not written to again, times are let go. */
function isEnding(action: Action): boolean {
  return action.kind === 'suppress' || action.kind === 'release_holds' || action.kind === 'cancel_timers';
}

/**
 * Decides for every plan alike whether the owner sees it first. A plan that waits is not carried out: the state stays
 * as it was, and keeps the proposal with the state that it leads to.
 */
export function reviewed(before: LoopState, made: Transition, gate: Gate | null, ctx: StepContext): Transition {
  const why = reviewReasons(made, gate, ctx);
  if (why.length === 0) return made;
  const id = `approve-${ctx.version}`;
  const { state, plan } = made;
  const text = describePlan(state, plan.actions);
  return {
    state: {
      ...before,
      thread: state.thread,
      proposal: { version: ctx.version, actions: plan.actions, after: { ...state, proposal: null } },
      needsOwner: [
        ...before.needsOwner.filter((d) => d.kind !== 'approve'),
        { id, kind: 'approve', text, quote: null, planVersion: ctx.version, askedAt: ctx.now },
      ],
    },
    plan: {
      ...plan,
      review: 'owner',
      reasons: [...plan.reasons, ...why],
      actions: [
        {
          kind: 'send',
          template: 'owner_question',
          to: [ownerOf(state).id],
          cc: [],
          slots: [],
          note: text,
          quote: null,
        },
      ],
    },
  };
}

function reviewReasons(made: Transition, gate: Gate | null, ctx: StepContext): string[] {
  const { actions } = made.plan;
  // A model's word alone ends nothing either.
  const weighs = actions.some(isOutward) || (gate?.unconfirmed !== undefined && actions.some(isEnding));
  if (!weighs || made.plan.reasons.includes(APPROVED)) return [];
  const reasons: string[] = [];
  if (ctx.owner.approval === 'approve_everything') reasons.push('You approve everything first');
  const unsure = gate !== null && !gate.auto && !made.plan.reasons.includes(ECHO);
  if (unsure) reasons.push(...gate.reasons);
  if (unsure && gate.reasons.length === 0) reasons.push('The mail was not understood completely');
  if (made.plan.actions.some((a) => a.kind === 'send' && a.to.length > MANY)) {
    reasons.push(`It goes to more than ${MANY} people`);
  }
  if (made.plan.reasons.includes(OUTSIDE)) reasons.push('It needs your word');
  if (ctx.owner.plansToReview > 0) reasons.push(`You see the first plans: ${ctx.owner.plansToReview} to go`);
  return reasons;
}

/** One sentence on what would happen, for the owner. Times are shown beside it by whoever renders it. */
function describePlan(state: LoopState, actions: readonly Action[]): string {
  const names = state.participants.filter((p) => p.role === 'guest').map((p) => p.name ?? p.address);
  const whom = names.join(' and ');
  const first = actions.find(isOutward);
  switch (first?.kind) {
    case 'book':
      return `Book "${state.meeting.title}" with ${whom}?`;
    case 'move':
      return `Move "${state.meeting.title}" with ${whom}?`;
    case 'cancel_event':
      return `Cancel "${state.meeting.title}" with ${whom}?`;
    case undefined:
      return actions.some((a) => a.kind === 'suppress')
        ? `Never write to ${whom} again, about "${state.meeting.title}" or anything else?`
        : `Close "${state.meeting.title}" with ${whom}?`;
    default:
      return `Send this mail to ${whom} about "${state.meeting.title}"?`;
  }
}
