import type { Saying } from '../../replies/owner/lines';
import type { EpochMinute } from '../../time/period';
import type { StepContext } from '../context';
import type { DialIn } from '../dial-in';
import { agreedTimes } from '../guests/agreement';
import { take } from '../guests/take-time';
import { audience } from '../guests/voices';
import { lost } from '../page/lost';
import { saidOnPage } from '../page/page-terms';
import type { Action } from '../plan';
import type { Series } from '../series/rhythm';
import type { Booked, Decision, LoopState, Participant } from '../state';
import { ENDED } from '../stop';
import { offer } from '../times/offer';
import { workable } from '../times/solve';
import { momentOf } from '../times/time-words';
import { askOwner, noticeToOwner, ownerOf, type Question, silent, type Transition, transition } from '../transition';
import { bookingTimers } from './booking-timers';

/** The event is removed first; who cancelled it is said when the calendar has done so (E18). */
export function cancelMeeting(state: LoopState, by: string, reasons: readonly string[] = []): Transition {
  const actions: Action[] = [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, { kind: 'cancel_event' }];
  const next: LoopState = { ...state, ...ENDED, underway: { by, act: 'cancel' } };
  return transition(next, actions, [`${nameOf(state, by)} cancels the meeting`, ...reasons], 4);
}

/** The event is in the calendar: one confirmation in the thread, with the event attached (E9). */
export function onBooked(
  state: LoopState,
  event: {
    meetingId: string;
    start: number;
    end: number;
    joinUrl: string | null;
    dialIn?: DialIn;
    htmlLink: string | null;
    icalUid: string;
    sequence: number;
    moved: boolean;
    series?: Series;
  },
  ctx: StepContext,
): Transition {
  const { meetingId, start, end, joinUrl, dialIn, htmlLink, icalUid, sequence, moved } = event;
  if (state.phase === 'CLOSED') {
    if (moved) return silent(state, 'This is closed');
    return transition(state, [{ kind: 'cancel_event' }], ['It was closed while the event was being written'], 4);
  }
  const known = state.booking;
  const same = known?.meetingId === meetingId && known.start === start && known.end === end;
  if (same && (known.sequence === sequence || state.phase === 'BOOKED')) {
    return silent(
      { ...state, booking: { ...known, sequence, joinUrl, htmlLink, ...(dialIn ? { dialIn } : {}) } },
      'This is booked and confirmed already',
    );
  }
  const series = event.series ?? seriesWithout(known);
  const options = state.offer?.slots ?? known?.options;
  const booking: Booked = {
    meetingId,
    start,
    end,
    joinUrl,
    ...(dialIn ? { dialIn } : {}),
    htmlLink,
    icalUid,
    sequence,
    ...(options ? { options } : {}),
    ...(series ? { series } : {}),
  };
  const { underway, ...before } = state;
  const byOwner = moved && underway?.by === ownerOf(state).id;
  const next: LoopState = {
    ...before,
    phase: 'BOOKED',
    booking,
    wanted: null,
    offer: null,
    proposal: null,
    needsOwner: state.needsOwner.filter((d) => !BOOKED_ANSWERS.has(d.kind)),
    rounds: 0,
    followUps: 0,
    moves: state.moves + (moved ? 1 : 0),
    ownerMoves: (state.ownerMoves ?? 0) + (byOwner ? 1 : 0),
    participants: state.participants.map(confirmed),
  };
  return transition(
    next,
    [
      { kind: 'cancel_timers' },
      { kind: 'release_holds' },
      {
        kind: 'send',
        template: moved ? 'moved' : 'confirm',
        ...audience(next),
        slots: [{ n: 1, start, end }],
        note: null,
        quote: moved ? null : saidOnPage(state.page),
      },
      ...bookingTimers(booking, ctx.now),
      // Seats may have been taken while it was being written.
      ...(state.page?.seats ? [{ kind: 'update_event', fields: ['title'] } as const] : []),
    ],
    [moved ? 'The event was moved' : 'The event was booked'],
    2,
  );
}

/** One occurrence was moved: the rule gives its old time no more. */
function seriesWithout(known: Booked | null): Series | undefined {
  return known?.series && { ...known.series, except: [...known.series.except, known.start] };
}

/** Whoever was asked has agreed; an answer to the invitation was to the time before. */
function confirmed({ rsvp: _, ...person }: Participant): Participant {
  return person.status === 'pending' ? { ...person, status: 'accepted' } : person;
}

/** Somebody else was faster (row 11), or the calendar could not be read or written. */
export function onBookingFailed(
  state: LoopState,
  { reason, start }: { reason: 'taken' | 'unavailable' | 'revoked' | 'gone'; start: EpochMinute },
  ctx: StepContext,
): Transition {
  if (state.phase === 'CLOSED' || state.wanted?.start !== start) {
    return silent(state, 'That time is not wanted any more');
  }
  if (reason === 'taken' && state.page?.seats) return seatsStay(state, ctx);
  if (reason === 'taken') {
    const another = agreedTimes(state, ctx).find((slot) => slot.start !== start && workable(state, ctx, slot));
    if (another)
      return take(
        state,
        another,
        { reasons: ['The time was taken in the meantime: another one suits all as well'], risk: 2 },
        ctx,
      );
    const guestChose = { ...state, wanted: null };
    return offer(guestChose, ctx, {
      template: 'taken',
      reasons: ['The time was taken in the meantime'],
      reactive: true,
    });
  }
  if (reason === 'gone') {
    return askOwner(
      { ...state, booking: null, wanted: null, phase: 'STALLED' },
      {
        id: `gone-${ctx.version}`,
        kind: 'gone',
        says: [{ line: 'event_gone', title: state.meeting.title }],
        now: ctx.now,
      },
    );
  }
  const says: Saying = [{ line: 'calendar_fails', title: state.meeting.title, why: reason, act: 'book' }];
  return calendarFails(state, { id: `calendar-${reason}`, kind: 'calendar', says }, ctx);
}

/** An event with seats is offered at no other time: it stays where it is booked, or there is none. */
function seatsStay(state: LoopState, ctx: StepContext): Transition {
  if (!state.booking) return lost(state, 'The time was taken in the meantime');
  const { underway: _, ...rest } = state;
  const says: Saying = [{ line: 'not_changed', title: state.meeting.title, why: 'taken' }];
  return askOwner({ ...rest, wanted: null }, { id: `update-${ctx.version}`, kind: 'update', says, now: ctx.now });
}

/**
 * The event is gone from the calendar: everybody who had it is told who cancelled it, and the owner, when it was not them,
 * whether to offer another time (E18).
 */
export function onCancelled(state: LoopState, ctx: StepContext): Transition {
  if (state.phase === 'CLOSED') return silent(state, 'This is closed');
  const { underway, ...before } = state;
  const next: LoopState = { ...before, ...ENDED, phase: 'CLOSED', closedReason: 'cancelled' };
  if (!state.booking) {
    const reason = 'There was no event any more';
    return transition(
      next,
      [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, { kind: 'silent', reason }],
      [reason],
    );
  }
  const by = underway?.by ?? ownerOf(state).id;
  const byOwner = by === ownerOf(state).id;
  const told = audience(state);
  const ended: Action[] = [
    { kind: 'cancel_timers' },
    { kind: 'release_holds' },
    {
      kind: 'send',
      template: 'cancelled',
      to: told.to,
      cc: told.cc.filter((id) => byOwner || id !== ownerOf(state).id),
      slots: [{ n: 1, start: state.booking.start, end: state.booking.end }],
      note: null,
      quote: null,
      by,
    },
  ];
  if (byOwner) return transition(next, ended, ['The event was cancelled'], 4);
  const when = momentOf(state.booking.start, ctx);
  const says: Saying = [{ line: 'cancelled_again', who: nameOf(state, by), title: state.meeting.title, when }];
  return askOwner(next, { id: `again-${state.booking.sequence}`, kind: 'again', says, now: ctx.now }, ended);
}

/** What waited for the calendar or for another time is answered by a booking. */
const BOOKED_ANSWERS: ReadonlySet<Decision['kind']> = new Set([
  'approve',
  'calendar',
  'calendar_cancel',
  'move',
  'move_late',
]);

/** The calendar could not be written: the owner is told, and it is tried again until it is done or the owner lets it be. */
export function onCancelFailed(
  state: LoopState,
  { reason, occurrence }: { readonly reason: 'unavailable' | 'revoked'; readonly occurrence?: EpochMinute },
  ctx: StepContext,
): Transition {
  const gone = state.phase === 'CLOSED' && state.underway === undefined;
  if (!state.booking || gone) return silent(state, 'There is no event to cancel');
  const says: Saying = [{ line: 'calendar_fails', title: state.meeting.title, why: reason, act: 'cancel' }];
  const id = ['calendar-cancel', ...(occurrence === undefined ? [] : [occurrence])].join('-');
  return calendarFails(state, { id, kind: 'calendar_cancel', occurrence, says }, ctx);
}

/** What is to be written as soon as the calendar can be: a cancellation, or the time that was agreed to. */
export function resumeWrite(state: LoopState): Action | null {
  const waits = state.needsOwner.find((d) => d.kind === 'calendar_cancel');
  if (waits) {
    const { occurrence } = waits;
    return { kind: 'cancel_event', ...(occurrence === undefined ? {} : { occurrence }) };
  }
  return state.wanted && { kind: state.booking ? 'move' : 'book', slot: state.wanted };
}

function calendarFails(state: LoopState, question: Omit<Question, 'now'>, ctx: StepContext): Transition {
  const { id, says } = question;
  const first = !state.needsOwner.some((d) => d.id === id);
  const asked = askOwner(state, { ...question, now: ctx.now });
  const notice = noticeToOwner({ key: id, noticeKind: 'calendar', href: '/settings/calendars' }, says);
  const retry: Action = { kind: 'set_timer', timer: 'retry', dueAt: ctx.now + 5 };
  return { ...asked, plan: { ...asked.plan, actions: [...asked.plan.actions, ...(first ? [notice] : []), retry] } };
}

function nameOf(state: LoopState, id: string): string {
  const person = state.participants.find((p) => p.id === id);
  return person?.name ?? person?.address ?? 'Somebody';
}
