import type { StepContext } from '../context';
import { attending } from '../guests/voices';
import type { LoopState } from '../state';
import { quietUntil } from '../times/offer';
import { silent, type Transition, transition } from '../transition';

/** A meeting this near is worth a mail at night (E13), in minutes. */
const SOON_MIN = 720;

/** A day before: guests who have not answered the invitation get it once more, with the event attached (A21, E29). */
export function rsvpCheck(state: LoopState, ctx: StepContext): Transition {
  const { booking } = state;
  if (!booking || state.phase !== 'BOOKED' || booking.start <= ctx.now) return silent(state, 'No meeting is ahead');
  const guests = attending(state).filter((guest) => guest.rsvp === undefined);
  if (guests.length === 0) return silent(state, 'Every guest has answered the invitation');
  const morning = quietUntil(state, ctx);
  if (morning !== null && booking.start - ctx.now > SOON_MIN) {
    return transition(
      state,
      [{ kind: 'set_timer', timer: 'rsvp_check', dueAt: morning }],
      ['It is night for the guest'],
    );
  }
  return transition(
    state,
    [
      {
        kind: 'send',
        template: 'rsvp_reminder',
        to: guests.map((guest) => guest.id),
        cc: [],
        slots: [{ n: 1, start: booking.start, end: booking.end }],
        note: null,
        quote: null,
      },
    ],
    ['The invitation has had no answer'],
    1,
  );
}
