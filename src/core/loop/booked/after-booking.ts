import type { Intent } from '../../reading/reading';
import { overlaps } from '../../time/period';
import type { Heard, ResolvedWindow, StepContext } from '../context';
import { leave } from '../guests/leaving';
import { cancelOfSeries } from '../series/series-cancel';
import { changeOfSeries } from '../series/series-change';
import type { Booked, LoopState } from '../state';
import type { Transition } from '../transition';
import { needsOwner, type Speaker, soleGuest } from './authority';
import { cancelMeeting } from './booked';
import { changeEvent, wishOf } from './event-changes';
import { answerQuestions } from './event-questions';
import { late } from './late';
import { moveTo } from './moves';

/**
 * A mail about a meeting that is booked, whoever wrote it: what they want of it, under their authority. Null when they
 * want nothing of it (A6: agreeing once more to what is booked changes nothing).
 */
export function aboutBooking(state: LoopState, speaker: Speaker, heard: Heard, ctx: StepContext): Transition | null {
  const { booking } = state;
  if (!booking) return null;
  const { reading } = heard;
  const said = (kind: Intent) => reading.intents.some((i) => i.kind === kind);
  const ends = said('cancel') || said('decline_meeting');
  if (ends && !said('reschedule')) {
    return booking.series ? cancelOfSeries(state, booking, speaker, heard, ctx) : end(state, speaker, ctx);
  }
  const times = otherTimes(state, booking, heard);
  const wish = wishOf(state, speaker, heard, ctx);
  if (booking.series && (times || wish?.fields.includes('duration')))
    return changeOfSeries(state, booking, speaker, heard, ctx);
  if (times) {
    const orders = state.adopted === true && speaker.person.role === 'owner' && heard.owner?.asksTime !== true;
    return moveTo(wish && !wish.forOwner ? wish.state : state, times, { ...speaker, orders }, ctx);
  }
  if (said('running_late')) return late(state, speaker, reading.details.lateMin, ctx);
  if (wish) return changeEvent(state, booking, wish, speaker, ctx);
  return answerQuestions(state, speaker.person, heard);
}

/** What is asked for instead of the booked time: empty when any other would do, null when the time stands. */
function otherTimes(state: LoopState, booking: Booked, heard: Heard): readonly ResolvedWindow[] | null {
  const { reading, windows } = heard;
  const said = (kind: Intent) => reading.intents.some((i) => i.kind === kind);
  const chosen = (booking.options ?? []).filter(
    (slot) => slot.start !== booking.start && reading.options.some((o) => o.option === slot.n && o.stance === 'accept'),
  );
  if (chosen.length > 0 && state.offer === null) {
    return chosen.map(({ start, end }) => ({ start, end, stance: 'can', role: 'offer', precision: 'minute' }));
  }
  const refused = windows.some((w) => w.stance === 'cannot' && w.role === 'offer' && overlaps(w, booking));
  const moving = state.phase === 'RESCHEDULING';
  const negotiates = moving && (windows.length > 0 || said('decline_options') || said('ask_for_times'));
  return said('reschedule') || refused || negotiates ? windows : null;
}

/** The owner and the only guest cancel the meeting; one guest of several only leaves it. */
function end(state: LoopState, speaker: Speaker, ctx: StepContext): Transition {
  const { person } = speaker;
  if (person.role === 'guest' && !soleGuest(state, person)) return leave(state, speaker, ctx);
  return cancelMeeting(state, person.id, needsOwner(state, speaker, 'cancel', ctx));
}
