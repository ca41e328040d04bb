import type { Period } from '../time/period';
import { goOn } from './agreement';
import { cancelMeeting } from './booked';
import type { StepContext } from './context';
import { groupChoice } from './group-choice';
import { goOnAfterPause } from './hold-off';
import { goOnTomorrow } from './limits';
import { offerMove } from './moves';
import { offer } from './offer';
import { workable } from './solve';
import type { LoopState } from './state';
import { stop } from './stop';
import { takeUpAgain } from './take-up-again';
import { silent, type Transition, transition } from './transition';

/** A reason that exempts a plan from review: the owner has seen it; see review.ts. */
export const APPROVED = 'The owner approved';

const WITHOUT = ['The owner goes on without somebody'];

/** The owner answers a decision. An approved plan is carried out only while its times are still free. */
export function decide(
  state: LoopState,
  event: { readonly decisionId: string; readonly approve: boolean; readonly choice?: string },
  ctx: StepContext,
): Transition {
  const open = state.needsOwner.find((d) => d.id === event.decisionId);
  if (!open) return silent(state, 'This was answered already');
  const rest: LoopState = { ...state, needsOwner: state.needsOwner.filter((d) => d.id !== open.id) };
  const chosen = open.choices?.find((c) => c.id === event.choice)?.id ?? plainly(open.id, event.approve);
  const made = chosen ? groupChoice(rest, chosen, ctx) : null;
  if (made) return made;
  const { proposal } = state;
  if (open.kind === 'approve' && proposal) {
    const without: LoopState = { ...rest, proposal: null };
    if (!event.approve) return silent(without, 'The owner rejected the plan');
    const slots = proposal.actions.flatMap((a): readonly Period[] =>
      a.kind === 'hold' ? a.slots : a.kind === 'book' || a.kind === 'move' ? [a.slot] : [],
    );
    const stale = slots.some((slot) => !workable({ ...without, constraints: [] }, ctx, slot));
    if (stale) {
      return offer(without, ctx, {
        template: without.offer ? 'counter' : 'offer',
        reasons: ['A time of the approved plan is gone: new ones are offered'],
        reactive: true,
      });
    }
    return transition({ ...proposal.after, needsOwner: rest.needsOwner }, proposal.actions, [APPROVED], 1);
  }
  if (event.approve && open.id.startsWith('paused-')) return goOnAfterPause(rest, open, ctx);
  if (event.approve && open.messageRowId) {
    return transition(
      rest,
      [{ kind: 'hear_again', messageRowId: open.messageRowId, ...(open.as ? { as: open.as } : {}) }],
      ["The mail was the owner's own"],
      1,
    );
  }
  if (open.id.startsWith('calendar-')) {
    return event.approve
      ? silent(state, 'It goes on as soon as the calendar can be used')
      : silent({ ...rest, wanted: null }, 'The owner lets it be');
  }
  if (open.id.startsWith('without-') && !state.booking) return event.approve ? goOn(rest, ctx, WITHOUT) : stop(rest);
  if (!event.approve) {
    return state.phase === 'INTAKE' ? stop(rest) : silent(rest, 'The owner wants nothing done');
  }
  if (open.id.startsWith('limit-')) return goOnTomorrow(rest, ctx);
  if (open.id.startsWith('move-') && state.booking) {
    return offerMove(rest, state.booking, ctx, ['The owner agreed to move the meeting']);
  }
  if (open.id.startsWith('again-')) return takeUpAgain(rest, ctx, 'The owner wants another time');
  if (open.id.startsWith('move-') || open.id.startsWith('gone-')) {
    return offer(rest, ctx, { template: 'counter', reasons: ['The owner agreed to move the meeting'], reactive: true });
  }
  if (open.id.startsWith('cancel-')) return cancelMeeting(rest, 'p1', ['The owner agreed to cancel']);
  if (state.phase === 'INTAKE' || open.id.startsWith('nothing-fits')) {
    return offer(rest, ctx, { template: 'offer', reasons: ['The owner said yes'], reactive: true });
  }
  if (open.id.startsWith('bounce-') && !state.booking) return goOn(rest, ctx, WITHOUT);
  return silent(rest, 'The owner takes care of it');
}

/** What a bare yes or no chooses where there is more to choose from. */
function plainly(id: string, approve: boolean): string | null {
  if (id.startsWith('split-')) return approve ? 'new-times' : null;
  if (id.startsWith('silent-')) return approve ? 'optional' : 'wait';
  return null;
}
