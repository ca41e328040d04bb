import { avoided } from '../../preferences/effects/acts';
import { longestFor } from '../../preferences/effects/meeting';
import type { Gate } from '../../reading/reading';
import { mayAskBack } from '../asking/ask-guest';
import { OUTSIDE_HOURS, OWNERS_WORD } from '../booked/authority';
import type { StepContext } from '../context';
import { ECHO } from '../guests/answers';
import { actRule, comesFirst, documentOf, factsOf } from '../owner/document';
import type { Act } from '../owner/owner-rules';
import { CONFIRMS } from '../page/on-page';
import type { Action, Template } from '../plan';
import type { LoopState, Participant } from '../state';
import { beyondHours } from '../times/beyond-hours';
import type { Transition } from '../transition';
import { ANEW, actOf, isOutward } from './acts';

/** A mail to more people than this is seen by the owner first. */
const MANY = 6;
/** A meeting that is cancelled this shortly before it begins (minutes). */
const SHORT_NOTICE_MIN = 240;
/** The longest meeting that nobody but the owner may ask for (minutes), where the document does not say. */
const LONGEST_MIN = 120;
/** What a reader saw in a mail that no mode lets pass. */
const FLAGS = ['sensitive', 'hostile', 'asks private information', 'instruction beyond scheduling', 'unsolicited'];

/** A doubt that has no name. */
export const IN_PART = 'The mail was not understood completely';

/** What asks the writer what they mean: it needs no certain reading, it is there because there is none. */
const ASKS_BACK: ReadonlySet<Template> = new Set(['clarify', 'which', 'echo']);

/** A plan before it is carried out, with what led to it. */
export interface Case {
  readonly before: LoopState;
  readonly made: Transition;
  /** How surely the mail was read that led to it; null when none did. */
  readonly gate: Gate | null;
  /** Whose word led to it. `page`: a time was taken that the owner has put on a booking page for anybody to take. */
  readonly by: 'owner' | 'delegate' | 'guest' | 'page' | 'nobody';
  readonly ctx: StepContext;
  /** The guest whose words led to it, and which of them. */
  readonly said?: { readonly guest: Participant; readonly quote: string | null };
}

interface Rule {
  readonly name: string;
  /** `mode`: waived for acts that the owner lets pass. `must`: in every mode. */
  readonly force: 'mode' | 'must';
  /** The owner keeps it for themselves: nobody says yes in their place. */
  readonly reserved?: true;
  /** Why the owner sees it first, in words for the owner; empty when the rule is silent. */
  readonly why: (at: Case, act: Act | null) => readonly string[];
}

const when = (holds: boolean, reason: string): string[] => (holds ? [reason] : []);

/** When the owner sees a plan first, as far as it can be known without a preferences document. */
const RULES: readonly Rule[] = [
  {
    name: 'drafts only',
    force: 'must',
    reserved: true,
    why: ({ ctx }) => when(ctx.owner.approval === 'drafts_only', 'You want drafts only'),
  },
  {
    name: 'approve everything',
    force: 'mode',
    reserved: true,
    why: ({ ctx }) => when(ctx.owner.approval === 'approve_everything', 'You approve everything first'),
  },
  {
    name: 'asked to ask',
    force: 'must',
    reserved: true,
    why: ({ ctx, made, by }, act) => {
      // To be asked before a cancellation is to be asked before a refusal, unless the owner is the one who refuses.
      const done = by !== 'owner' && declines(made.plan.actions) ? 'cancel' : act;
      return when(actRule(made.state, ctx, done) === 'ask', 'You asked to see this first');
    },
  },
  {
    name: 'outsiders first time',
    force: 'mode',
    reserved: true,
    why: ({ ctx, made }) =>
      when(
        ctx.owner.approval === 'outsiders_first_time' && newcomers(made, ctx).length > 0,
        `It is the first mail to ${newcomers(made, ctx).join(', ')}`,
      ),
  },
  {
    name: 'first plans',
    force: 'mode',
    reserved: true,
    why: ({ ctx }) => when(ctx.owner.plansToReview > 0, `You see the first plans: ${ctx.owner.plansToReview} to go`),
  },
  {
    name: 'unsure',
    force: 'must',
    why: ({ gate, before, made, ctx }) => {
      if (
        gate === null ||
        gate.auto ||
        made.plan.reasons.includes(ECHO) ||
        onlyAsksBack(made.plan.actions, gate, before)
      )
        return [];
      // On autopilot an offer may go out on a doubtful reading: it binds nobody.
      if (ctx.owner.approval === 'autopilot' && made.plan.risk < 2 && gate.unconfirmed === undefined) return [];
      return gate.reasons.length > 0 ? gate.reasons : [IN_PART];
    },
  },
  {
    name: 'flags',
    force: 'must',
    why: ({ gate }) => gate?.reasons.filter((reason) => FLAGS.some((flag) => reason === `flag: ${flag}`)) ?? [],
  },
  {
    name: 'other than approved',
    force: 'must',
    why: ({ made }) => when(made.plan.reasons.includes(ANEW), ANEW),
  },
  {
    name: 'many people',
    force: 'must',
    why: ({ made }) => when(recipients(made.plan.actions).size > MANY, `It goes to more than ${MANY} people`),
  },
  {
    name: 'for the owner to decide',
    force: 'must',
    reserved: true,
    why: ({ made }) => made.plan.reasons.filter((reason) => OWNERS_WORD.has(reason)),
  },
  {
    name: 'confirms the page’s bookings',
    force: 'must',
    reserved: true,
    why: ({ made, by }) => when(by === 'page' && made.plan.reasons.includes(CONFIRMS), CONFIRMS),
  },
  {
    name: 'cancelled at short notice',
    force: 'must',
    why: ({ before, made, ctx }, act) => {
      const start = occurrenceIn(made.plan.actions) ?? before.booking?.start;
      const soon = start !== undefined && start - ctx.now < SHORT_NOTICE_MIN;
      return when(act === 'cancel' && soon, 'It begins in less than four hours');
    },
  },
  {
    name: 'second move',
    force: 'must',
    why: ({ before, by }, act) =>
      when(
        isInstruction(by) &&
          before.phase === 'BOOKED' &&
          (before.ownerMoves ?? 0) > 0 &&
          (act === 'move' || act === 'offer'),
        'You have moved this meeting before',
      ),
  },
  {
    name: 'longer than usual',
    force: 'must',
    why: ({ before, made, by, ctx }) => {
      const { durationMin } = made.state.meeting;
      const longest = longestFor(documentOf(ctx), factsOf(made.state, ctx))?.rule.minutes ?? LONGEST_MIN;
      const longer = durationMin > before.meeting.durationMin && durationMin > longest;
      return when((by === 'guest' || by === 'delegate') && longer, `It would take ${durationMin} minutes`);
    },
  },
  {
    name: 'somebody to avoid',
    force: 'must',
    reserved: true,
    why: ({ before, made, ctx }, act) => {
      const first = act !== null && before.offer === null && before.booking === null;
      const rule = first ? avoided(documentOf(ctx), factsOf(made.state, ctx)) : null;
      return when(rule !== null, 'You would rather not meet somebody who takes part');
    },
  },
  {
    name: 'who comes first',
    force: 'must',
    reserved: true,
    why: ({ made, by, ctx }, act) => {
      const ends = act === 'move' || act === 'cancel' || (by === 'delegate' && declines(made.plan.actions));
      const wanted = by === 'guest' || by === 'delegate';
      return when(
        wanted && ends && comesFirst(made.state, ctx),
        'It changes a meeting with somebody whom you put first',
      );
    },
  },
  {
    name: 'hours are the owner’s to open',
    force: 'must',
    reserved: true,
    why: ({ made, by, ctx }) =>
      when(by === 'delegate' && beyondHours(made.state, made.plan.actions, ctx), OUTSIDE_HOURS),
  },
];

const WISHES = RULES.filter(({ reserved }) => reserved);
const DOUBTS = RULES.filter(({ reserved }) => !reserved);

/** Why the owner sees this plan first; empty when it may be carried out. */
export function reviewReasons(at: Case): string[] {
  return reasonsOf(at, RULES);
}

/** Those of the reasons that are a doubt, which whoever the owner lets help may clear too; the rest is the owner's own wish. */
export function doubtsOf(at: Case): string[] {
  return reasonsOf(at, DOUBTS);
}

/** Whether the owner has kept the yes to this plan for themselves. */
export function isReserved(at: Case): boolean {
  return reasonsOf(at, WISHES).length > 0;
}

function reasonsOf(at: Case, rules: readonly Rule[]): string[] {
  const act = actOf(at.made.plan.actions);
  if (act === null && !endsOnDoubt(at)) return [];
  const waived = at.by === 'page' || actRule(at.made.state, at.ctx, act) === 'act';
  const reasons = rules.filter(({ force }) => force === 'must' || !waived).flatMap(({ why }) => why(at, act));
  return [...new Set(reasons)];
}

/** True when only the owner's mode asks, and not the matter itself: what "without asking from now on" would waive. */
export function onlyByMode(at: Case): boolean {
  const act = actOf(at.made.plan.actions);
  return RULES.every(({ force, why }) => force === 'mode' || why(at, act).length === 0);
}

/** The one time of a series that is cancelled. */
function occurrenceIn(actions: readonly Action[]): number | undefined {
  return actions.flatMap((a) => (a.kind === 'cancel_event' ? (a.occurrence ?? []) : []))[0];
}

/** Nothing ends on a reading that is not certain, but mail to somebody who wants none; on a model's alone not even that. */
function endsOnDoubt({ gate, made }: Case): boolean {
  const { actions } = made.plan;
  // To hold back ends nothing, and is what doubt asks for.
  if (gate === null || gate.auto || made.state.takenOver || !actions.some(isEnding)) return false;
  // Times are let go, and it goes on: that ends nothing either.
  if (actions.some((a) => a.kind === 'set_timer' && a.timer === 'follow_up')) return false;
  return gate.unconfirmed !== undefined || !actions.some((action) => action.kind === 'suppress');
}

/** What ends something: somebody is not written to again, times are let go. */
function isEnding(action: Action): boolean {
  return action.kind === 'suppress' || action.kind === 'release_holds' || action.kind === 'cancel_timers';
}

/** The owner's own order, or one that is given for them. */
function isInstruction(by: Case['by']): boolean {
  return by === 'owner' || by === 'delegate';
}

function declines(actions: readonly Action[]): boolean {
  return actions.some((action) => action.kind === 'send' && action.template === 'decline');
}

function recipients(actions: readonly Action[]): Set<string> {
  return new Set(actions.flatMap((a) => (a.kind === 'send' ? a.to : [])));
}

/** Guests whom this plan reaches and nobody has written to before for this owner. */
function newcomers({ state, plan }: Transition, ctx: StepContext): string[] {
  const ids = recipients(plan.actions);
  const invites = plan.actions.some((a) => isOutward(a) && a.kind !== 'send');
  return state.participants
    .filter((p) => p.role === 'guest' && (invites || ids.has(p.id)) && !ctx.knownAddresses.has(p.address))
    .map((p) => p.name ?? p.address);
}

/** A mail of which nothing was understood may mean anything: that is the owner's to see first, and so is a third question. */
function onlyAsksBack(actions: readonly Action[], gate: Gate, before: LoopState): boolean {
  const unread =
    !mayAskBack(before) || gate.reasons.some((reason) => /^(?:understood none|no clear intent)/.test(reason));
  const outward = actions.filter(isOutward);
  return !unread && outward.length > 0 && outward.every((a) => a.kind === 'send' && ASKS_BACK.has(a.template));
}
