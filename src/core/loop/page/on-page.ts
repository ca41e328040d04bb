import type { Period } from '../../time/period';
import { needsOwner, soleGuest } from '../booked/authority';
import { cancelMeeting } from '../booked/booked';
import { moveTo } from '../booked/moves';
import type { StepContext } from '../context';
import type { LoopEventPayload } from '../event';
import { take } from '../guests/take-time';
import { withTicks } from '../guests/ticked';
import { requiredGuests, suits, visiting } from '../guests/voices';
import { remember } from '../owner/memory';
import type { LoopState, Participant } from '../state';
import { offer } from '../times/offer';
import { workable } from '../times/solve';
import { momentWords } from '../times/time-words';
import { silent, type Transition } from '../transition';
import { withSeats } from './with-seats';

/** The owner wants to confirm what is booked on this page; see review/review-rules. */
export const CONFIRMS = 'You confirm the bookings of this page yourself';

type OnPage = Extract<LoopEventPayload, { kind: 'on_page' }>;

/**
 * What a guest does on a page instead of by mail: books a time of a booking page, moves the meeting or cancels it. Their link,
 * which went to their address, says that it is them.
 */
export function onPage(state: LoopState, event: OnPage, ctx: StepContext): Transition {
  if (state.page?.seats) return withSeats(state, event, ctx);
  const { participantId, act, slot } = event;
  const guest = state.participants.find((p) => p.id === participantId && p.role === 'guest');
  if (!guest) return silent(state, 'The link names nobody who takes part');
  if (state.phase === 'CLOSED') return silent(state, 'This is closed');
  if (act === 'cancel') return cancelled(state, guest, ctx);
  if (slot === null && act === 'move' && state.page === undefined) return asksForOthers(state, guest, event, ctx);
  if (slot === null || act === 'seats') return silent(state, 'No time was named');
  return act === 'book' ? booked(state, guest, slot, ctx) : moved(state, guest, slot, ctx);
}

function booked(state: LoopState, guest: Participant, slot: Period, ctx: StepContext): Transition {
  if (state.booking || state.wanted) return silent(state, 'A time is booked or being booked already');
  const reasons = [`${nameOf(guest)} chose ${momentWords(slot.start, ctx)} on your booking page`];
  const others = requiredGuests(state).filter(({ id }) => id !== guest.id);
  if (!workable(state, ctx, slot) || others.some((host) => suits(state, host, slot, ctx) !== true)) {
    const why = [...reasons, 'The time was taken in the meantime'];
    return offer(state, ctx, { template: 'taken', near: slot, reasons: why, reactive: true });
  }
  const confirms = state.page?.confirms ? [CONFIRMS] : [];
  return take(state, slot, { reasons: [...reasons, ...confirms], risk: 2 }, ctx);
}

/** The page has shown the times that there are: one that is gone since is not haggled over. */
function moved(state: LoopState, guest: Participant, slot: Period, ctx: StepContext): Transition {
  if (!state.booking) return silent(state, 'There is no meeting to move');
  const named = { ...slot, stance: 'can', role: 'offer', precision: 'minute', exactStart: true } as const;
  return moveTo(state, [named], { person: guest, level: 'A2' }, ctx);
}

/** The guest of a meeting that was arranged by mail wants another time: they are offered some, and it stands meanwhile. */
function asksForOthers(state: LoopState, guest: Participant, { windows = [] }: OnPage, ctx: StepContext): Transition {
  if (!state.booking) return silent(state, 'There is no meeting to move');
  const heard = withTicks(null, windows);
  const told = heard ? remember(state, heard, guest.id) : state;
  return moveTo(told, heard?.windows ?? [], { person: guest, level: 'A2' }, ctx);
}

function cancelled(state: LoopState, guest: Participant, ctx: StepContext): Transition {
  if (!state.booking) return silent(state, 'There is no meeting to cancel');
  return cancelMeeting(state, guest.id, needsOwner(state, { person: guest, level: 'A2' }, 'cancel', ctx));
}

/** Whether a guest may choose another time for it on its page: of what began on one, where nobody else visits. */
export function mayChangeOnPage(state: LoopState, participantId: string): boolean {
  const [only, ...others] = visiting(state, requiredGuests(state));
  return (
    state.page !== undefined &&
    !state.page.seats &&
    state.phase === 'BOOKED' &&
    only?.id === participantId &&
    others.length === 0
  );
}

/**
 * Whether a guest may cancel a meeting by the link that went to their address, or ask for another time: one of their own
 * with the owner, that does not repeat.
 */
export function mayChangeByLink(state: LoopState, participantId: string): boolean {
  if (mayChangeOnPage(state, participantId)) return true;
  const { booking, phase, page, takenOver, pausedUntil } = state;
  const person = state.participants.find(({ id, role }) => id === participantId && role === 'guest');
  const open = phase === 'BOOKED' && page === undefined && !takenOver && pausedUntil === null;
  if (!open || !person || !booking || booking.series) return false;
  return soleGuest(state, person);
}

function nameOf({ name, address }: Participant): string {
  return name ?? address;
}
