import type { OwnerLine } from '../../replies/owner/lines';
import type { Period } from '../../time/period';
import type { StepContext } from '../context';
import { take } from '../guests/take-time';
import type { Constraint, LoopState } from '../state';
import { offer, quietUntil, sendOffer } from '../times/offer';
import { whyNot, workable } from '../times/solve';
import { isWish } from '../times/wish';
import { askOwner, type Transition, transition } from '../transition';

/**
 * The first offer of a meeting that the owner asks for. Row 6: one time that the owner has named is the offer, or is booked
 * when the owner says that it is agreed.
 */
export function firstOffer(
  state: LoopState,
  how: { readonly reasons: readonly string[]; readonly agreed?: boolean },
  ctx: StepContext,
): Transition {
  const { reasons } = how;
  const slot = namedStart(state);
  if (!slot || !ctx.calendar.ok) return offer(state, ctx, { template: 'offer', reasons, reactive: false });
  if (!workable(state, ctx, slot)) {
    return askOwner(state, {
      id: `busy-${ctx.version}`,
      kind: 'busy',
      says: [whyNotThen(state, ctx, slot)],
      now: ctx.now,
    });
  }
  if (how.agreed) return take(state, slot, { reasons: [...reasons, 'You say that the time is agreed'], risk: 2 }, ctx);
  const wait = quietUntil(state, ctx);
  if (wait !== null) {
    return transition(
      state,
      [{ kind: 'set_timer', timer: 'quiet_hours_over', dueAt: wait }],
      ['It is night for the guest: the mail waits until the morning'],
    );
  }
  return sendOffer(state, ctx, 'offer', [{ n: 1, ...slot }], [...reasons, 'You named the time']);
}

/** Busy, or only against what the owner's own document asks for: then its rules are named. */
function whyNotThen(state: LoopState, ctx: StepContext, slot: Period): OwnerLine {
  const obstacles = whyNot(state, ctx, slot);
  const { title } = state.meeting;
  if (obstacles.length === 0 || obstacles.some(({ sentence }) => sentence === undefined)) {
    return { line: 'named_time_busy', title };
  }
  return { line: 'named_time_against_rules', title, rules: [...new Set(obstacles.map(({ rule }) => rule))] };
}

/** The owner would rather have another time than none: those nearest to the one that was named. */
export function nearestToNamed(state: LoopState, ctx: StepContext): Transition {
  const near = namedStart(state);
  const free = { ...state, constraints: state.constraints.filter((c) => !isOwners(c)) };
  const reasons = ['You agreed to other times'];
  return offer(free, ctx, { template: 'offer', ...(near ? { near } : {}), reasons, reactive: true });
}

/** The only time that the owner wishes, when it is one start and no stretch. */
function namedStart(state: LoopState): { start: number; end: number } | null {
  const [said, ...others] = state.constraints.filter(isOwners);
  if (!said || others.length > 0 || said.precision !== 'minute') return null;
  const { start, end } = said;
  return end - start === state.meeting.durationMin ? { start, end } : null;
}

function isOwners(said: Constraint): boolean {
  return said.by === 'p1' && isWish(said);
}
