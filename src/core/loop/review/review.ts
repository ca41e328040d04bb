import type { Saying } from '../../replies/owner/lines';
import { sayIn } from '../../replies/owner/say';
import type { AskedPlan } from '../../replies/question/asked-plan';
import { askGuest, guestsPart, mayAskBack } from '../asking/ask-guest';
import { OWNERS_WORD } from '../booked/authority';
import { matterOf } from '../matter';
import type { Action } from '../plan';
import type { Decision, LoopState, Proposal } from '../state';
import { mailToOwner, type Transition, transition } from '../transition';
import { actOf, isOutward, sameOutward } from './acts';
import { APPROVED } from './approval';
import { approvalId } from './approval-link';
import { isGuestMail } from './drafts';
import { type Case, doubtsOf, isReserved, onlyByMode, reviewReasons } from './review-rules';

const SAID_NO = 'You said no to the same plan';

/**
 * Decides for every plan alike whether the owner sees it first. A plan that waits is not carried out: the state stays
 * as it was, and keeps the proposal with the state that it leads to. `standing` is the proposal that waited when the event
 * came: if the same would be done, it goes on waiting, and nothing is asked anew (settled 5).
 */
export function reviewed(at: Case, standing: { proposal: Proposal; decision: Decision } | null): Transition {
  const { before, made, ctx } = at;
  const why = made.plan.reasons.includes(APPROVED) ? [] : reviewReasons(at);
  if (why.length === 0) return made;
  if (before.lastNo?.proposal && sameOutward(before.lastNo.proposal.actions, made.plan.actions)) {
    const kept = { ...before, ...told(made.state) };
    return transition(kept, [{ kind: 'silent', reason: SAID_NO }], [...made.plan.reasons, SAID_NO]);
  }
  const guest = askedInstead(at, why);
  if (guest) return guest;
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
  const asks = askedPlan(state, plan.actions, draft);
  const says: Saying = [...whose(plan.reasons), { line: 'plan', ...asks, zone: ctx.owner.zone }];
  const doubts = doubtsOf(at);
  const decision: Decision = {
    id,
    kind: 'approve',
    text: sayIn(says, 'en'),
    says,
    quote: null,
    planVersion: ctx.version,
    why,
    ...(doubts.length > 0 ? { doubts } : {}),
    ...(isReserved(at) ? { reserved: true } : {}),
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
      actions: [mailToOwner('owner_question', says)],
    },
  };
}

/**
 * What the guest who wrote it can tell in one word is asked of them, where nothing but the reading of their mail speaks
 * against the plan; what was read of it counts for nothing until then.
 */
function askedInstead({ before, made, gate, ctx, said }: Case, why: readonly string[]): Transition | null {
  const free = ctx.owner.approval === 'when_unsure' || ctx.owner.approval === 'autopilot';
  if (!said || gate === null || gate.auto || gate.unconfirmed !== undefined || !free) return null;
  const part = guestsPart(gate.reasons);
  if (part === null || !mayAskBack(before) || why.some((reason) => !gate.reasons.includes(reason))) return null;
  return askGuest({ ...before, ...told(made.state) }, said.guest, { part, quote: said.quote }, ctx);
}

/** What is for the owner to decide is said with who wants it, and why it is not theirs. */
function whose(reasons: readonly string[]): Saying {
  const theirs = reasons.filter((reason) => OWNERS_WORD.has(reason));
  return theirs.length > 0 ? [...reasons.slice(0, 1), ...theirs].map((reason) => ({ line: 'reason', reason })) : [];
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

/** What would happen, for the owner: a booking or a move with its time, a mail with those who get it. */
function askedPlan(state: LoopState, actions: readonly Action[], draft: boolean): AskedPlan {
  const { title } = state.meeting;
  const whom = guestNames(state);
  const first = actions.find(isOutward);
  if (draft) return { does: 'draft', title, whom };
  switch (first?.kind) {
    case 'book':
    case 'move':
      return { does: first.kind, title, whom, start: first.slot.start };
    case 'update_event':
      return { does: 'change', title, whom };
    case 'cancel_event':
      return { does: 'cancel', title, whom };
    case 'send':
      return { does: 'send', title: matterOf(state), whom: guestNames(state, first.to) };
    default:
      return { does: actions.some((a) => a.kind === 'suppress') ? 'never' : 'close', title, whom };
  }
}

/** All guests, or those among them who are written to. */
function guestNames(state: LoopState, to?: readonly string[]): string[] {
  return state.participants
    .filter((p) => p.role === 'guest' && (to === undefined || to.includes(p.id)))
    .map((p) => p.name ?? p.address);
}
