import type { Period } from '../../time/period';
import type { ResolvedWindow, StepContext } from '../context';
import { hostsHave } from '../guests/voices';
import type { Booked, LoopState } from '../state';
import { offer, sendOffer } from '../times/offer';
import { options, outsideRequest, workable } from '../times/solve';
import { momentWords } from '../times/time-words';
import { isWish } from '../times/wish';
import { askOwner, guestsOf, silent, type Transition, transition } from '../transition';
import { needsOwner, OUTSIDE, type Speaker, soleGuest, UNVERIFIED } from './authority';
import { ownersToChange } from './owners-to-change';

/** What an unproved wish to move leads to. */
const BY_LINK = 'Their mail is not proved: the new time is confirmed by a link that goes to their address';

/** Starts that were named to the minute, each as long as the meeting; what is preferred comes before what would do. */
export function namedSlots(state: LoopState, windows: readonly ResolvedWindow[]): Period[] {
  return windows
    .filter((w) => w.precision === 'minute' && isWish(w))
    .sort((a, b) => Number(b.stance === 'prefer') - Number(a.stance === 'prefer'))
    .map((w) => ({ start: w.start, end: w.start + state.meeting.durationMin }));
}

/**
 * Somebody wants the booked meeting at another time. The event stands until a new time is agreed on (E15): a time that
 * the only guest names and the owner has is agreed; everything else is offered, near the old time. Whose word is not
 * enough makes a plan that the owner sees first.
 */
export function moveTo(
  asked: LoopState,
  windows: readonly ResolvedWindow[],
  speaker: Speaker,
  ctx: StepContext,
): Transition {
  const { booking } = asked;
  if (!booking) return silent(asked, 'There is no meeting to move');
  const { person } = speaker;
  if (isOwners(booking, ctx)) return ownersToChange(asked, booking, person, ctx);
  const by = person.id;
  const forOwner = needsOwner(asked, speaker, 'move', ctx);
  // Whoever holds the address can confirm the new time themselves, by the link that goes there.
  const unproved = forOwner.length > 0 && forOwner.every((reason) => reason === UNVERIFIED);
  const state: LoopState = { ...asked, underway: { by, act: 'move', ...(unproved ? { unproved } : {}) } };
  const named = namedSlots(state, windows).filter((slot) => slot.start !== booking.start);
  const alone = guestsOf(state).length === 0;
  const fits =
    named.find((slot) => workable(state, ctx, slot) && hostsHave(state, slot, ctx)) ??
    (alone ? roomIn(state, windows, ctx) : undefined);
  const to = fits ? ` to ${momentWords(fits.start, ctx)}` : '';
  const reasons = [
    `${person.name ?? person.address} asks to move the meeting${to}`,
    ...(unproved ? [BY_LINK] : forOwner),
  ];
  if (fits && (alone || speaker.orders || soleGuest(state, person))) {
    const outside = person.role === 'guest' && outsideRequest(state, ctx, fits);
    if (unproved) {
      const why = [...reasons, ...(outside ? [OUTSIDE] : [])];
      return sendOffer(state, ctx, templateOf(state), [{ n: 1, ...fits }], why, by);
    }
    return transition(
      { ...state, wanted: fits },
      [{ kind: 'move', slot: fits }],
      [...reasons, 'The time that was named is free', ...(outside ? [OUTSIDE] : [])],
      4,
    );
  }
  if (person.role === 'owner' && (named.length > 0 || alone)) {
    if (!fits) return notFree(asked, ctx);
    return sendOffer(state, ctx, templateOf(state), [{ n: 1, ...fits }], reasons, by);
  }
  return offer(state, ctx, {
    template: templateOf(state),
    asked: windows.filter((w) => w.role === 'offer'),
    near: booking,
    by,
    reasons,
    reactive: true,
  });
}

/** Where nobody has to be asked, the first time with room in what was named: "the invoice hour can go to Thursday afternoon". */
function roomIn(state: LoopState, windows: readonly ResolvedWindow[], ctx: StepContext): Period | undefined {
  const named = windows.filter((w) => w.role === 'offer' && w.precision !== 'minute');
  const [slot] = named.length > 0 ? options(state, ctx, named).slots : [];
  return slot && { start: slot.start, end: slot.end };
}

/** Offers the guests of a booked meeting times near it, with the owner's word for it. */
export function offerMove(state: LoopState, booking: Booked, ctx: StepContext, reasons: readonly string[]): Transition {
  if (isOwners(booking, ctx)) return ownersToChange(state, booking, null, ctx);
  const moving: LoopState = { ...state, underway: state.underway ?? { by: 'p1', act: 'move' } };
  const { by } = moving.underway as NonNullable<LoopState['underway']>;
  return offer(moving, ctx, { template: templateOf(state), near: booking, by, reasons, reactive: true });
}

/** Only the owner moves a time of a series, and everything where moving is switched off. */
function isOwners(booking: Booked, ctx: StepContext): boolean {
  return booking.series !== undefined || ctx.off?.has('reschedule') === true;
}

/** An apology comes once, with the first times (E15). */
function templateOf(state: LoopState): 'reschedule' | 'counter' {
  return state.phase === 'RESCHEDULING' ? 'counter' : 'reschedule';
}

/** The owner names a time that their own calendar or hours do not have: guests are not asked about another one. */
function notFree(state: LoopState, ctx: StepContext): Transition {
  return askOwner(state, {
    id: `other-time-${ctx.version}`,
    kind: 'other_time',
    says: [{ line: 'named_time_not_free', title: state.meeting.title }],
    now: ctx.now,
  });
}
