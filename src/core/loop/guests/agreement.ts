import type { Period } from '../../time/period';
import { OUTSIDE_HOURS } from '../booked/authority';
import type { ResolvedWindow, StepContext } from '../context';
import { refused } from '../owner/memory';
import type { Decision, LoopState, Participant } from '../state';
import { offer } from '../times/offer';
import { bestFirst, common, workable } from '../times/solve';
import { withOpened } from '../times/wide-hours';
import { isWish } from '../times/wish';
import { silent, type Transition } from '../transition';
import { askAboutSilent, isAskedAboutSilent } from './silent-guests';
import { askAboutSplit } from './split';
import { take } from './take-time';
import { attending, hasAnswered, isOpen, namesOf, requiredGuests, speaksFor, suits, toBeAsked } from './voices';
import { hasWritten } from './written';

/** Questions on whether to go on without somebody: nothing is booked while one stands. */
const WITHOUT: ReadonlySet<Decision['kind']> = new Set(['without', 'bounce']);
/** A group is asked twice; then the owner decides (row 36). */
const GROUP_ROUNDS = 2;

/** How an answer came about, and what it leaves to be done when no time is common to all. */
export interface Given {
  readonly reasons: readonly string[];
  readonly risk: 2 | 3;
  /** Windows of the message, which come first in what is offered next. */
  readonly asked?: readonly ResolvedWindow[];
}

/**
 * A guest names the times that suit them: options of the offer, or their own; none is an answer too. It replaces the one
 * before (row 33). Whoever answers is reached.
 */
export function answer(
  state: LoopState,
  guest: Participant,
  yes: readonly Period[],
  how: Given,
  ctx: StepContext,
): Transition {
  const whose = speaksFor(state, guest);
  const given = { yes: yes.map(({ start, end }) => ({ start, end })) };
  const status = yes.length > 0 ? ('accepted' as const) : ('pending' as const);
  const next: LoopState = {
    ...state,
    needsOwner: state.needsOwner.filter((d) => d.kind !== 'bounce' || d.address !== guest.address),
    participants: state.participants.map((p) => (p.id === whose.id ? { ...p, status, answer: given } : p)),
  };
  return settle(yes.length > 0 ? next : refused(next, guest.id), how, ctx);
}

/**
 * What the answers so far come to. A time that suits all who are required is booked once all of them have answered, and
 * nobody is written to before; when there is none, new times are offered, a group's second round being its last. A
 * one-to-one is the case of one required guest.
 */
export function settle(state: LoopState, how: Given, ctx: StepContext): Transition {
  if (asksAboutSomebody(state)) return silent(state, 'You decide first whether to go on without somebody');
  const required = requiredGuests(state);
  const pending = required.filter((p) => !hasAnswered(state, p, ctx));
  if (pending.length === 0) {
    const [best] = agreedTimes(state, ctx);
    if (best) return take(state, best, how, ctx);
    const [unasked] = common(state, ctx).filter((slot) => required.every((p) => suits(state, p, slot, ctx) === true));
    if (unasked)
      return take(
        state,
        unasked,
        { reasons: [...how.reasons, 'It lies in the times that all have named'], risk: 3 },
        ctx,
      );
    const beyond = sharedBeyondHours(state, ctx);
    if (beyond) {
      const reasons = [...how.reasons, 'All have named it', OUTSIDE_HOURS];
      return take(withOpened(state, [beyond]), beyond, { reasons, risk: 3 }, ctx);
    }
  } else if (isAwaited(state, ctx)) {
    const mute = pending.filter((p) => !hasWritten(state, p));
    if (isAskedAboutSilent(state) && mute.length > 0) return askAboutSilent(state, mute, ctx);
    return silent(state, [...how.reasons, `I wait for ${namesOf(pending)}`].join('. '));
  }
  if (toBeAsked(state, ctx).length < 2) {
    return offer(state, ctx, { template: 'counter', asked: how.asked, reasons: how.reasons, reactive: true });
  }
  const reasons = [...how.reasons, 'No time of this round suits all'];
  if (state.rounds >= GROUP_ROUNDS) return askAboutSplit(state, reasons, ctx);
  return offer(state, ctx, { template: 'second_round', reasons, reactive: true });
}

/** While somebody has still to answer, a time may be found that suits all: nobody is asked anew before. */
function isAwaited(state: LoopState, ctx: StepContext): boolean {
  const { offer: current } = state;
  if (!current) return false;
  return toBeAsked(state, ctx).length > 1 || current.slots.some((slot) => isOpen(state, slot, ctx));
}

/** Somebody has dropped out, or need not come, with the owner's word: when all the others agree already, their time is booked. */
export function goOn(state: LoopState, ctx: StepContext, reasons: readonly string[]): Transition {
  const known = requiredGuests(state).some((p) => hasAnswered(state, p, ctx));
  return known ? settle(state, { reasons, risk: 2 }, ctx) : silent(state, 'The others have still to answer');
}

/**
 * A24: reminders are spent on some while others have answered. Most of them go on together where the owner's rule says
 * so; else the owner is asked. Null when nobody has answered.
 */
export function afterReminders(state: LoopState, late: readonly Participant[], ctx: StepContext): Transition | null {
  const others = requiredGuests(state).filter((p) => hasAnswered(state, p, ctx));
  if (others.length === 0) return null;
  const participants = state.participants.map((p) => (late.some((l) => l.id === p.id) ? { ...p, optional: true } : p));
  const without = { ...state, participants };
  const most = ctx.owner.groupQuorum === 'most' && others.length > late.length;
  const [best] = most && !asksAboutSomebody(without) ? agreedTimes(without, ctx) : [];
  if (best)
    return take(
      without,
      best,
      { reasons: [`${namesOf(late)} did not answer; most of the others agree`], risk: 2 },
      ctx,
    );
  return askAboutSilent(state, late, ctx);
}

/** Times that suit all who are required: those that most others can make first, then the owner's order. */
export function agreedTimes(state: LoopState, ctx: StepContext): Period[] {
  const required = requiredGuests(state);
  const named = [...(state.offer?.slots ?? []), ...required.flatMap((p) => p.answer?.yes ?? [])];
  const distinct = named.filter(
    (slot, i) => named.findIndex((s) => s.start === slot.start && s.end === slot.end) === i,
  );
  const agreed = distinct.filter((slot) => required.every((p) => suits(state, p, slot, ctx) === true));
  const optional = attending(state).filter((p) => !required.includes(p));
  const come = (slot: Period) => optional.filter((p) => suits(state, p, slot, ctx) === true).length;
  return bestFirst(state, ctx, agreed).sort((a, b) => come(b) - come(a));
}

/** A start that all who are required have named and the owner is free at, though their hours leave it out. */
function sharedBeyondHours(state: LoopState, ctx: StepContext): Period | undefined {
  const required = requiredGuests(state);
  if (required.length < 2) return undefined;
  const starts = state.constraints
    .filter((c) => c.by !== 'p1' && isWish(c) && c.exactStart)
    .map(({ start }) => ({ start, end: start + state.meeting.durationMin }));
  return starts.find(
    (slot) =>
      slot.start > ctx.now &&
      required.every((p) => suits(state, p, slot, ctx) === true) &&
      workable(withOpened(state, [slot]), ctx, slot),
  );
}

/** Somebody who need not come keeps nobody waiting. */
function asksAboutSomebody(state: LoopState): boolean {
  const optional = new Set(state.participants.filter((p) => p.optional).flatMap((p) => [p.id, p.address]));
  return state.needsOwner.some((d) => WITHOUT.has(d.kind) && !optional.has(d.address ?? d.about ?? ''));
}
