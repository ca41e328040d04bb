import { renderRule } from '../../preferences/render/render';
import type { Rule } from '../../preferences/rule';
import type { EditedPart } from '../../replies/question/edited';
import { overlaps, type Period } from '../../time/period';
import { keptNo, withRefused } from '../asking/after-no';
import type { Heard, StepContext } from '../context';
import type { PlanEdit } from '../event';
import { declineFor } from '../owner/decline';
import { changedGoal, goalChanges } from '../owner/instructions';
import { remember } from '../owner/memory';
import type { Act } from '../owner/owner-rules';
import type { Action, Template } from '../plan';
import type { Decision, LoopState, Proposal } from '../state';
import { offer, sendOffer } from '../times/offer';
import { workable } from '../times/solve';
import { isWish } from '../times/wish';
import { askOwner, silent, type Transition, transition } from '../transition';
import { ANEW, actOf, offersTimes } from './acts';
import { withCorrections } from './corrections';
import { isGuestMail } from './drafts';

/** Reasons by which review and records know how the owner has answered a plan; see review.ts. */
export const APPROVED = 'You approved';
export const REJECTED = 'You rejected the plan';
export const EDITED = 'You changed the plan';

/** So many approvals in a row of an act as it was, and the owner is asked whether it need be asked at all. */
const EARNED = 5;

/**
 * The owner's yes or no to the plan that waits. It is carried out only while its times are still free. `rest` is the state
 * without the question.
 */
export function decidePlan(
  rest: LoopState,
  proposal: Proposal,
  event: { readonly approve: boolean; readonly edit?: PlanEdit; readonly staff?: string },
  open: Decision,
  ctx: StepContext,
): Transition {
  if (!event.approve) {
    // Whoever took a time of a booking page waits for a word.
    if (rest.page && rest.phase === 'INTAKE') return declineFor(rest, [REJECTED]);
    // Whom it was for is known since; what it would have offered or booked is not wanted.
    const base = withRefused(beforePlan(rest, proposal), timesOf(proposal.actions));
    return keptNo(silent({ ...base, refused: true }, REJECTED), { ...rest, proposal }, open);
  }
  const mail = event.edit?.mail;
  // What somebody of staff says is no wish of the owner's: nothing is learned from it, and no trust is earned.
  const own = event.staff === undefined;
  if (event.edit && !mail) return edited(rest, proposal, event.edit, { open, own }, ctx);
  const base = beforePlan(rest, proposal);
  if (timesOf(proposal.actions).some((slot) => !workable(base, ctx, slot))) {
    return offer(base, ctx, {
      template: base.offer ? 'counter' : 'offer',
      reasons: [own ? 'A time of the approved plan is gone: new ones are offered' : ANEW],
      reactive: true,
    });
  }
  // In the mode "drafts only" the owner has sent the mail.
  const actions = open.draft ? proposal.actions.filter((a) => !isGuestMail(a)) : proposal.actions;
  const after = { ...proposal.after, needsOwner: rest.needsOwner };
  if (mail) return transition(after, inWords(actions, mail), [EDITED, APPROVED], 1);
  const made = transition(after, actions, [APPROVED], 1);
  return own ? withTrust(made, proposal, ctx) : made;
}

/** The first mail to a guest says what the owner has made of it. */
function inWords(actions: readonly Action[], mail: readonly EditedPart[]): Action[] {
  const first = actions.find(isGuestMail);
  return actions.map((action) => (action === first && action.kind === 'send' ? { ...action, edited: mail } : action));
}

/** The owner has changed the plan in the app: what results is carried out as approved, if its times are free. */
function edited(
  rest: LoopState,
  proposal: Proposal,
  edit: PlanEdit,
  { open, own }: { readonly open: Decision; readonly own: boolean },
  ctx: StepContext,
): Transition {
  const { title, durationMin, medium } = edit;
  const base = beforePlan(rest, proposal);
  const changed = { ...base, meeting: changedGoal(base.meeting, { title, durationMin, medium }) };
  const length = changed.meeting.durationMin;
  const planned = { meeting: base.meeting, times: timesOf(proposal.actions) };
  const wanted = (edit.slots ?? timesOf(proposal.actions)).map(({ start }) => ({ start, end: start + length }));
  const times = wanted.filter((slot, i) => wanted.findIndex((s) => s.start === slot.start) === i);
  if (times.length === 0 || times.some((slot) => !workable(changed, ctx, slot))) {
    const again = { ...rest, proposal, needsOwner: [...rest.needsOwner, open] };
    return silent(again, 'A time of the changed plan is not free: the plan waits as it was');
  }
  const reasons = [EDITED, APPROVED];
  const books = proposal.actions.some((a) => a.kind === 'book' || a.kind === 'move');
  const [slot] = times;
  if (books && slot && edit.slots === undefined) {
    const actions = proposal.actions.map((a) => (a.kind === 'book' || a.kind === 'move' ? { ...a, slot } : a));
    const made = transition({ ...proposal.after, meeting: changed.meeting, wanted: slot }, actions, reasons, 2);
    return own ? withCorrections(made, planned, { meeting: changed.meeting, times }, ctx) : made;
  }
  const slots = times
    .sort((a, b) => a.start - b.start)
    .slice(0, 3)
    .map((one, i) => ({ n: i + 1, ...one }));
  const made = sendOffer(changed, ctx, templateOf(proposal, base), slots, reasons);
  return own ? withCorrections(made, planned, { meeting: changed.meeting, times }, ctx) : made;
}

/**
 * "Yes, but only Thursday": of the times that were shown those that the owner leaves are sent; where their words ask for more
 * than that, the plan is made anew and shown again.
 */
export function editedByWords(rest: LoopState, proposal: Proposal, heard: Heard, ctx: StepContext): Transition | null {
  const changes = goalChanges(heard.reading, true);
  if (heard.windows.length === 0 && Object.keys(changes).length === 0) return null;
  const base = beforePlan(rest, proposal);
  const left = Object.keys(changes).length === 0 ? leftOf(proposal, heard) : [];
  if (left.length > 0 && left.every((slot) => workable(base, ctx, slot))) {
    const slots = left.map(({ start, end }, i) => ({ n: i + 1, start, end }));
    const made = sendOffer(base, ctx, templateOf(proposal, base), slots, [EDITED, APPROVED]);
    const planned = { meeting: base.meeting, times: timesOf(proposal.actions) };
    return withCorrections(made, planned, { meeting: base.meeting, times: left }, ctx);
  }
  const told = remember({ ...base, meeting: changedGoal(base.meeting, changes) }, heard, 'p1');
  const made = offer(told, ctx, { template: templateOf(proposal, base), reasons: [EDITED], reactive: true });
  const [before, after] = [timesOf(proposal.actions), timesOf(made.plan.actions)];
  // Where nothing fits the words, nothing came of them.
  if (after.length === 0) return made;
  const planned = { meeting: base.meeting, times: before };
  return withCorrections(made, planned, { meeting: told.meeting, times: after }, ctx);
}

/** What the owner's words leave of the times of an offer; none where they name others, or were not read with certainty. */
function leftOf({ actions }: Proposal, { windows, gate, reading }: Heard): Period[] {
  const offered = actions.flatMap((a) => (a.kind === 'send' && offersTimes(a.template) ? a.slots : []));
  const days = windows.filter(({ role }) => role === 'offer');
  const refused = days.filter(({ stance }) => stance === 'cannot' || stance === 'avoid');
  const kept = offered.filter((slot) => !refused.some((w) => overlaps(w, slot)));
  const meant = days.filter(isWish);
  const within = (slot: Period) => meant.filter((w) => w.start <= slot.start && slot.end <= w.end);
  // "Lead with Thursday" puts one first, "only Thursday" takes the others away.
  const only = meant.some(({ stance }) => stance === 'can');
  const known = meant.every((w) => !w.exactStart && kept.some((slot) => within(slot).includes(w)));
  const answers = reading.intents.every(({ kind }) => kind === 'edit_plan' || kind === 'approve_plan');
  if (!gate.auto || !answers || !known || days.length !== windows.length || kept.length === 0) return [];
  return only ? kept.filter((slot) => within(slot).length > 0) : kept;
}

/** What the plan was made from: who and what is known since, with the offer and the booking as they stand. */
function beforePlan(rest: LoopState, { after }: Proposal): LoopState {
  const { participants, meeting, constraints, thread } = after;
  const known = participants.length > rest.participants.length ? participants : rest.participants;
  return { ...rest, proposal: null, participants: known, meeting, constraints, thread };
}

function timesOf(actions: readonly Action[]): Period[] {
  return actions.flatMap((a): readonly Period[] =>
    a.kind === 'hold' || (a.kind === 'send' && offersTimes(a.template))
      ? a.slots
      : a.kind === 'book' || a.kind === 'move'
        ? [a.slot]
        : [],
  );
}

function templateOf({ actions }: Proposal, base: LoopState): Template {
  const offers = actions.flatMap((a) => (a.kind === 'send' && offersTimes(a.template) ? [a.template] : []));
  return offers[0] ?? (base.offer ? 'counter' : 'offer');
}

/** Autopilot is earned: after some approvals in a row without a change the owner is asked whether to be asked at all. */
function withTrust(made: Transition, proposal: Proposal, ctx: StepContext): Transition {
  const act = actOf(proposal.actions);
  const times = act === null ? 0 : (ctx.owner.approved?.[act] ?? 0) + 1;
  const byMode = proposal.byMode && ctx.owner.plansToReview === 0 && ctx.owner.acts?.[act as Act] === undefined;
  if (act === null || !byMode || times < EARNED) return made;
  const trusted: Rule = { kind: 'act', act, ask: false };
  const asked = askOwner(
    made.state,
    {
      id: `trust-${act}`,
      kind: 'trust',
      says: [{ line: 'trust', act, times }],
      now: ctx.now,
    },
    made.plan.actions,
  );
  const needsOwner = asked.state.needsOwner.map((d) =>
    d.kind === 'trust' && d.id === `trust-${act}`
      ? { ...d, preferences: { text: renderRule(trusted), rules: [trusted] } }
      : d,
  );
  return { state: { ...asked.state, needsOwner }, plan: { ...asked.plan, reasons: made.plan.reasons } };
}
