import type { Saying } from '../../replies/owner/lines';
import { sayIn } from '../../replies/owner/say';
import { zoneTable } from '../../time/zone';
import { sayingOf } from '../asking/saying-of';
import { bookingTimers } from '../booked/booking-timers';
import type { StepContext } from '../context';
import { isAskedAboutSilent } from '../guests/silent-guests';
import type { Action, OwnerNews } from '../plan';
import type { LoopState, Participant } from '../state';
import { addBusinessDays, addBusinessHours } from '../times/business-time';
import {
  mailToOwner,
  noticeToOwner,
  ownerOf,
  reachableGuests,
  silent,
  type Transition,
  transition,
} from '../transition';
import { awaitsOwner } from './awaits-owner';
import { LAST_REMINDER, lapseTimer } from './lapse';

/** Marks the plan that lets an approval go which nobody answered; see steps/persist.ts. */
export const EXPIRED = 'The approval was not answered in time';

/**
 * A question to the owner is put with a timer that reminds of it. Whatever the turn did to the timers, one is pending
 * while something waits.
 */
export function withReminder(before: LoopState, made: Transition, ctx: StepContext): Transition {
  const { state, plan } = made;
  if (state.needsOwner.length === 0 || state.phase === 'CLOSED' || state.takenOver) return made;
  const asked = state.needsOwner.some((d) => !before.needsOwner.some((known) => known.id === d.id));
  const dropped = plan.actions.some((a) => a.kind === 'cancel_timers');
  // A loop that was closed or taken over reminds nobody, until it goes on.
  const revived = before.phase === 'CLOSED' || before.takenOver;
  if (!asked && !dropped && !revived) return made;
  const reminders = asked ? 0 : (state.ownerReminders ?? 0);
  if (reminders >= LAST_REMINDER) return made;
  return {
    state: { ...state, ownerReminders: reminders },
    plan: { ...plan, actions: [...plan.actions, reminder(ctx, reminders)] },
  };
}

/** The timer of a question that is still open. Nothing is ever sent to guests because nobody answered. */
export function remindOwner(asked: LoopState, ctx: StepContext): Transition {
  const standing = asked.needsOwner.filter(({ until }) => until === undefined || until > ctx.now);
  const state: LoopState = { ...asked, needsOwner: standing };
  const [open] = standing;
  if (!open) return silent(state, 'You have answered, or it is too late to');
  const count = (state.ownerReminders ?? 0) + 1;
  const next: LoopState = { ...state, ownerReminders: count };
  if (count === 1) {
    const notice = noticeToOwner(
      { key: `waits-${ctx.loopId}`, noticeKind: 'waits_for_you', href: `/loops/${ctx.loopId}` },
      sayingOf(open, ctx.owner.zone),
    );
    const waiting = waitForOwner(state, ctx);
    const to = waiting.map((guest) => guest.id);
    const told: Action[] =
      to.length > 0 ? [{ kind: 'send', template: 'wait_owner', to, cc: [], slots: [], note: null, quote: null }] : [];
    return transition(
      {
        ...next,
        participants: state.participants.map((p) => (to.includes(p.id) ? { ...p, knowsOwnerAsked: true } : p)),
      },
      [notice, ...told, reminder(ctx, count)],
      ['It has waited for you for four hours'],
    );
  }
  if (count < LAST_REMINDER) {
    const says: Saying = [{ line: 'still_waits' }, ...sayingOf(open, ctx.owner.zone)];
    const told = toOwner(state, 'reminders', says, open.quote);
    return transition(next, [told, reminder(ctx, count)], [sayIn(says, 'en')], 1);
  }
  const says: Saying = [{ line: 'rests', title: state.meeting.title }];
  return transition(
    {
      ...next,
      phase: state.booking ? 'BOOKED' : 'STALLED',
      offer: null,
      proposal: null,
      needsOwner: state.needsOwner.filter((d) => d.kind !== 'approve'),
    },
    [
      { kind: 'cancel_timers' },
      { kind: 'release_holds' },
      toOwner(state, 'reports', says, null),
      ...(state.booking ? bookingTimers(state.booking, ctx.now) : [lapseTimer(ctx)]),
    ],
    [EXPIRED],
    1,
  );
}

function reminder(ctx: StepContext, sent: number): Action {
  const zone = zoneTable(ctx.owner.zone);
  const dueAt = sent === 0 ? addBusinessHours(zone, ctx.now, 4) : addBusinessDays(zone, ctx.now, sent);
  return { kind: 'set_timer', timer: 'owner_reminder', dueAt };
}

/** "I'll confirm with Dana": once, to guests who have answered and wait, where the owner lets ordinary mail go by itself. */
function waitForOwner(state: LoopState, ctx: StepContext): Participant[] {
  const free = ctx.owner.approval === 'when_unsure' || ctx.owner.approval === 'autopilot';
  // Those who have answered wait for the silent ones, as they did before.
  if (isAskedAboutSilent(state)) return [];
  if (state.pausedUntil !== null || !free || ctx.owner.plansToReview > 0 || state.booking) return [];
  return reachableGuests(state).filter(
    (guest) => hasAnswered(state, guest) && awaitsOwner(state, guest) && !guest.knowsOwnerAsked,
  );
}

function hasAnswered(state: LoopState, guest: Participant): boolean {
  return state.offer !== null && (guest.answer !== undefined || state.constraints.some((c) => c.by === guest.id));
}

function toOwner(state: LoopState, news: OwnerNews, says: Saying, quote: string | null): Action {
  const template = news === 'reminders' ? 'owner_question' : 'owner_status';
  return { ...mailToOwner(template, says, news), to: [ownerOf(state).id], quote };
}
