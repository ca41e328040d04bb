import { choice } from '../asking/choice';
import { needsOwner, type Speaker, soleGuest } from '../booked/authority';
import { cancelMeeting } from '../booked/booked';
import { bookingTimers } from '../booked/booking-timers';
import type { Heard, StepContext } from '../context';
import { leave } from '../guests/leaving';
import { audience } from '../guests/voices';
import type { Action } from '../plan';
import type { Booked, Decision, LoopState } from '../state';
import { ENDED } from '../stop';
import { momentOf, momentWords } from '../times/time-words';
import { askOwner, ownerOf, silent, type Transition, transition } from '../transition';
import { withNext } from './next-occurrence';
import { namedOccurrences, wholeIsMeant } from './occurrence-words';

/**
 * Somebody cancels a meeting that repeats: one of its times where they name one, all where they say so. Where it is not
 * certain which is meant the owner says.
 */
export function cancelOfSeries(
  state: LoopState,
  booking: Booked,
  speaker: Speaker,
  heard: Heard,
  ctx: StepContext,
): Transition {
  const { person } = speaker;
  const named = namedOccurrences(booking, heard, ctx);
  const [one, ...others] = named;
  const whole = wholeIsMeant(heard);
  const theirs = person.role === 'owner' || soleGuest(state, person);
  if (!theirs && !one) return leave(state, speaker, ctx);
  const reasons = needsOwner(state, speaker, 'cancel', ctx);
  if (whole && theirs) return cancelMeeting(state, person.id, reasons);
  if (one && others.length === 0 && theirs) return cancelOne(state, one.start, person.id, reasons, ctx);
  const which = one ?? booking;
  const { title } = state.meeting;
  return askOwner(state, {
    id: `series-cancel-${person.id}-${which.start}`,
    kind: 'series_cancel',
    by: person.id,
    occurrence: which.start,
    says: [{ line: 'cancels_series', who: person.role === 'owner' ? null : (person.name ?? person.address), title }],
    choices: [
      choice(ONE, { line: 'only_at', ...momentOf(which.start, ctx) }),
      choice(ALL, { line: 'all_to_come' }),
      choice(NONE, { line: 'none_of_series' }),
    ],
    now: ctx.now,
  });
}

const ONE = 'one';
const ALL = 'all';
const NONE = 'none';

/** "Skip the one on the 15th": the owner names one time and no other in its place. */
export function askToLeaveOut(state: LoopState, occurrence: number, by: string, ctx: StepContext): Transition {
  const when = momentOf(occurrence, ctx);
  return askOwner(state, {
    id: `series-cancel-${by}-${occurrence}`,
    kind: 'series_cancel',
    by,
    occurrence,
    says: [{ line: 'leave_out', title: state.meeting.title, ...when }],
    choices: [choice(ONE, { line: 'leave_out_at', ...when }), choice(NONE, { line: 'leave_as_is' })],
    now: ctx.now,
  });
}

/** The owner has said which times are cancelled. */
export function cancelChosen(state: LoopState, asked: Decision, choice: string, ctx: StepContext): Transition {
  const { by, occurrence } = asked;
  if (!state.booking || choice === NONE || by === undefined || occurrence === undefined)
    return silent(state, 'Nothing is cancelled');
  const reasons = ['The owner said which times'];
  return choice === ALL ? cancelMeeting(state, by, reasons) : cancelOne(state, occurrence, by, reasons, ctx);
}

/** One time is taken out of the calendar's series; who cancelled it is said when the calendar has done so. */
function cancelOne(
  state: LoopState,
  occurrence: number,
  by: string,
  reasons: readonly string[],
  ctx: StepContext,
): Transition {
  const person = state.participants.find((p) => p.id === by);
  const said = `${person?.name ?? person?.address ?? 'Somebody'} cancels ${momentWords(occurrence, ctx)} alone`;
  const next: LoopState = { ...state, underway: { by, act: 'cancel' } };
  return transition(next, [{ kind: 'cancel_event', occurrence }], [said, ...reasons], 4);
}

/** The calendar has left one time out: everybody hears who cancelled it, and the others stand. */
export function onOccurrenceCancelled(state: LoopState, occurrence: number, ctx: StepContext): Transition {
  const { booking, underway, ...rest } = state;
  if (!booking?.series || state.phase === 'CLOSED') return silent(state, 'There is no series any more');
  const { durationMin } = state.meeting;
  const series = { ...booking.series, except: [...booking.series.except, occurrence] };
  const without: Booked = { ...booking, series };
  const standing = booking.start === occurrence ? withNext(without, durationMin, ctx) : without;
  const told: Action = {
    kind: 'send',
    template: 'cancelled',
    ...audience(state),
    slots: [{ n: 1, start: occurrence, end: occurrence + durationMin }],
    note: null,
    quote: null,
    by: underway?.by ?? ownerOf(state).id,
  };
  const reasons = ['One time of the series was cancelled'];
  if (!standing) {
    const over: LoopState = { ...rest, ...ENDED, phase: 'CLOSED', closedReason: 'done', booking: without };
    return transition(over, [{ kind: 'cancel_timers' }, { kind: 'release_holds' }, told], reasons, 4);
  }
  const timers = standing.start === booking.start ? [] : bookingTimers(standing, ctx.now);
  return transition({ ...rest, booking: standing }, [told, ...timers], reasons, 4);
}
