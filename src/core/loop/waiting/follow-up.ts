import { followUpsOf } from '../../preferences/effects/manner';
import type { OwnerLine } from '../../replies/owner/lines';
import { lineIn } from '../../replies/owner/say';
import { zoneTable } from '../../time/zone';
import { bookingTimers } from '../booked/booking-timers';
import type { StepContext } from '../context';
import { afterReminders } from '../guests/agreement';
import { unlisted, withListed } from '../guests/listed-options';
import { contactOf, hasAnswered, isOpen, toBeAsked } from '../guests/voices';
import { hasWritten } from '../guests/written';
import { documentOf } from '../owner/document';
import type { LoopState, Participant } from '../state';
import { addBusinessDays, FOLLOW_UP_HOURS, nextWithinAll } from '../times/business-time';
import { followUpAt, holdsUntil, nextSet, offer, pendingZones } from '../times/offer';
import { workable } from '../times/solve';
import { mailToOwner, ownerOf, silent, type Transition, transition } from '../transition';
import { awaitsOwner, ownerIsAsked } from './awaits-owner';
import { lapseTimer } from './lapse';

/** Row 28: at most two follow-ups, then the owner decides. */
const MAX_FOLLOW_UPS = 2;

/** Fewer where the owner's document says so; none where reminders are switched off. */
function mostOf(ctx: StepContext): number {
  if (ctx.off?.has('follow_up')) return 0;
  return followUpsOf(documentOf(ctx), MAX_FOLLOW_UPS);
}

/** Whoever has not answered is asked once more, in their office hours, with the times that are still free (rows 27, 28). */
export function followUp(state: LoopState, ctx: StepContext): Transition {
  const { offer: current } = state;
  if (!current || !['OFFERING', 'POLLING', 'RESCHEDULING'].includes(state.phase)) {
    return silent(state, 'It was answered in the meantime');
  }
  const unanswered = toBeAsked(state, ctx).filter((g) => !hasAnswered(state, g, ctx));
  const pending = unanswered.filter((g) => !awaitsOwner(state, g) && !hasWritten(state, g));
  if (pending.length === 0) {
    return ownerIsAsked(state)
      ? silent(state, 'It does not wait for the guest')
      : rests(state, { line: 'nobody_left', title: state.meeting.title }, ctx);
  }
  const late = pending.filter((g) => (g.awayUntil ?? 0) <= ctx.now);
  const wait =
    late.length === 0 ? backAt(pending, ctx) : nextWithinAll(pendingZones(state, ctx), ctx.now, FOLLOW_UP_HOURS);
  if (wait !== null && wait > ctx.now) {
    const reason = late.length === 0 ? 'They are out of office' : 'It is outside the office hours of the guest';
    return transition(state, [{ kind: 'set_timer', timer: 'follow_up', dueAt: wait }], [reason]);
  }
  if (state.followUps >= mostOf(ctx)) {
    if (unanswered.some((g) => awaitsOwner(state, g))) return silent(state, 'You are asked about one of them first');
    return afterReminders(state, late, ctx) ?? nobodyAnswered(state, late, ctx);
  }
  const alive = current.slots
    .filter((slot) => workable(state, ctx, slot))
    .map(({ start, end }, i) => ({ n: i + 1, start, end }));
  const count = state.followUps + 1;
  // Row 33: of a group's times those are left that nobody has refused.
  const open = alive.filter((slot) => isOpen(state, slot, ctx));
  if (open.length === 0) {
    const reasons = ['The offered times are gone: new ones'];
    const again = offer(state, ctx, { template: 'correction', reasons, reactive: false });
    return { ...again, state: { ...again.state, followUps: count } };
  }
  const expiresAt = holdsUntil(ctx, alive);
  // Numbers are places in the list, for people and for the reader: with fewer times it is another list.
  const anew = alive.length === current.slots.length ? {} : { set: nextSet(state), version: ctx.version };
  const offered = { ...current, ...anew, slots: alive, expiresAt };
  const next: LoopState = {
    ...state,
    followUps: count,
    offersMade: Math.max(state.offersMade ?? 0, offered.set),
    offer: offered,
    participants: offered.set === current.set ? state.participants : state.participants.map(unlisted),
  };
  const to = late.map((g) => contactOf(state, g).id);
  return transition(
    withListed(next, to, open, ctx.version),
    [
      { kind: 'hold', slots: alive, expiresAt },
      {
        kind: 'send',
        template: 'follow_up',
        to,
        cc: ctx.owner.ccOwner ? [ownerOf(state).id] : [],
        slots: open,
        note: null,
        quote: null,
      },
      { kind: 'set_timer', timer: 'follow_up', dueAt: Math.max(followUpAt(state, ctx, alive), nextDay(late, ctx)) },
      { kind: 'set_timer', timer: 'offer_expired', dueAt: expiresAt },
    ],
    [`No answer yet: reminder ${count} of ${mostOf(ctx)}`],
    1,
  );
}

/** Two reminders without an answer. */
function nobodyAnswered(state: LoopState, late: readonly Participant[], ctx: StepContext): Transition {
  return rests(
    state,
    {
      line: 'did_not_answer',
      names: late.map((g) => g.name ?? g.address),
      title: state.meeting.title,
      reminders: mostOf(ctx),
    },
    ctx,
  );
}

/** It goes no further by itself: the times are let go, the owner is told; what is booked stays (row 41). */
function rests(state: LoopState, why: OwnerLine, ctx: StepContext): Transition {
  return transition(
    { ...state, phase: state.booking ? 'BOOKED' : 'STALLED', offer: null },
    [
      { kind: 'cancel_timers' },
      { kind: 'release_holds' },
      mailToOwner('owner_status', [why], 'reports'),
      ...(state.booking ? bookingTimers(state.booking, ctx.now) : [lapseTimer(ctx)]),
    ],
    [lineIn(why, 'en')],
    1,
  );
}

/** Nobody is reminded twice on one day, however soon the times are. */
function nextDay(late: readonly Participant[], ctx: StepContext): number {
  return addBusinessDays(zoneTable(late[0]?.zone ?? ctx.owner.zone), ctx.now, 1);
}

/** A business day after the first of them is back. */
function backAt(away: readonly Participant[], ctx: StepContext): number {
  const first = away.reduce((a, b) => ((b.awayUntil ?? 0) < (a.awayUntil ?? 0) ? b : a));
  return addBusinessDays(zoneTable(first.zone ?? ctx.owner.zone), Math.max(ctx.now, first.awayUntil ?? 0), 1);
}
