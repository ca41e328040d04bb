import { formatDay, formatTime, zoneLabel } from '../../time/format';
import type { Period } from '../../time/period';
import { zoneTable } from '../../time/zone';
import { OWNERS_WORD } from '../booked/authority';
import type { StepContext } from '../context';
import { matterOf } from '../matter';
import type { Action } from '../plan';
import type { Decision, LoopState, Proposal } from '../state';
import { ownerOf, type Transition, transition } from '../transition';
import { actOf, isOutward, sameOutward } from './acts';
import { APPROVED } from './approval';
import { approvalId } from './approval-link';
import { isGuestMail } from './drafts';
import { type Case, onlyByMode, reviewReasons } from './review-rules';

/**
 * Decides for every plan alike whether the owner sees it first. A plan that waits is not carried out: the state stays
 * as it was, and keeps the proposal with the state that it leads to. `standing` is the proposal that waited when the event
 * came: if the same would be done, it goes on waiting, and nothing is asked anew (settled 5).
 */
export function reviewed(at: Case, standing: { proposal: Proposal; decision: Decision } | null): Transition {
  const { before, made, ctx } = at;
  const why = made.plan.reasons.includes(APPROVED) ? [] : reviewReasons(at);
  if (why.length === 0) return made;
  const { state, plan } = made;
  const after = { ...state, proposal: null };
  if (standing && sameOutward(standing.proposal.actions, plan.actions)) {
    const reason = 'The plan that waits for you is still the right one';
    const kept: LoopState = {
      ...heardBy(at),
      ...told(state),
      proposal: { ...standing.proposal, actions: plan.actions, after },
      needsOwner: [...before.needsOwner.filter((d) => d.kind !== 'approve'), standing.decision],
    };
    return transition(kept, [{ kind: 'silent', reason }], [...plan.reasons, reason]);
  }
  const wishes = state.needsOwner.filter((d) => d.preferences && !before.needsOwner.some((known) => known.id === d.id));
  const id = approvalId(ctx.version);
  // A change in the calendar is made on the owner's yes; a mail of theirs is not sent.
  const draft = ctx.owner.approval === 'drafts_only' && plan.actions.some(isGuestMail);
  const act = plan.actions.some(({ kind }) => kind === 'update_event') ? null : actOf(plan.actions);
  const described = draft ? describeDraft(state) : describePlan(state, plan.actions, ctx);
  const text = [...whose(plan.reasons), described].join(' ');
  const decision: Decision = {
    id,
    kind: 'approve',
    text,
    quote: null,
    planVersion: ctx.version,
    why,
    ...(act === null ? {} : { act }),
    askedAt: ctx.now,
    ...(draft ? { draft } : {}),
  };
  return {
    state: {
      ...heardBy(at),
      ...told(state),
      proposal: {
        version: ctx.version,
        actions: plan.actions,
        after,
        ...(onlyByMode(at) ? { byMode: true } : {}),
      },
      needsOwner: [...before.needsOwner.filter((d) => d.kind !== 'approve'), ...wishes, decision],
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

/** What is for the owner to decide is said with who wants it, and why it is not theirs. */
function whose(reasons: readonly string[]): string[] {
  const theirs = reasons.filter((reason) => OWNERS_WORD.has(reason));
  return theirs.length > 0 ? [...reasons.slice(0, 1), ...theirs].map((reason) => `${reason}.`) : [];
}

/** What does not wait with the plan: the thread goes on, and so does a loop that was held off. */
function told({ thread, pausedUntil }: LoopState): Pick<LoopState, 'thread' | 'pausedUntil'> {
  return { thread, pausedUntil };
}

/** What waits is the plan: what a guest has answered with certainty is known already, and may still be changed by them. */
function heardBy({ before, made, gate }: Case): LoopState {
  if (gate !== null && !gate.auto) return before;
  const given = new Map(made.state.participants.map((p) => [p.id, p.answer]));
  const participants = before.participants.map((p) => {
    const answer = given.get(p.id) ?? p.answer;
    return answer ? { ...p, answer } : p;
  });
  return { ...before, participants };
}

/** One sentence on what would happen, for the owner: a booking or a move with its time. */
function describePlan(state: LoopState, actions: readonly Action[], ctx: StepContext): string {
  const whom = guestNames(state);
  const first = actions.find(isOutward);
  switch (first?.kind) {
    case 'book':
      return `Book “${state.meeting.title}” with ${whom} for ${timeOf(first.slot, ctx)}?`;
    case 'move':
      return `Move “${state.meeting.title}” with ${whom} to ${timeOf(first.slot, ctx)}?`;
    case 'update_event':
      return `Change “${state.meeting.title}” with ${whom} in the calendar?`;
    case 'cancel_event':
      return `Cancel “${state.meeting.title}” with ${whom}?`;
    case 'send':
      return `Send this mail to ${guestNames(state, first.to)} about “${matterOf(state)}”?`;
    default:
      return actions.some((a) => a.kind === 'suppress')
        ? `Never write to ${whom} again, about “${state.meeting.title}” or anything else?`
        : `Close “${state.meeting.title}” with ${whom}?`;
  }
}

/** `Tuesday, March 10, 2:00 PM ET` on the owner's clock. */
function timeOf({ start }: Period, { owner: { zone } }: StepContext): string {
  const table = zoneTable(zone);
  return `${formatDay(start, table, 'en')}, ${formatTime(start, table, 'en')} ${zoneLabel(zone, 'en', start)}`;
}

/** The mode "drafts only": the mail is the owner's to send. */
function describeDraft(state: LoopState): string {
  return `A draft to ${guestNames(state)} about “${state.meeting.title}” is ready. I do not send it: say yes when you have.`;
}

/** All guests, or those among them who are written to. */
function guestNames(state: LoopState, to?: readonly string[]): string {
  return state.participants
    .filter((p) => p.role === 'guest' && (to === undefined || to.includes(p.id)))
    .map((p) => p.name ?? p.address)
    .join(' and ');
}
