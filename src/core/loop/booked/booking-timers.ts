import type { EpochMinute } from '../../time/period';
import type { Action } from '../plan';
import type { Booked } from '../state';

const DAY = 1440;

/** What a booked meeting waits for: an answer to its invitation a day before (A21), and its end a week after (row 62). */
export function bookingTimers(booking: Booked, now: EpochMinute): Action[] {
  const check = booking.start - DAY;
  return [
    ...(check > now ? [{ kind: 'set_timer', timer: 'rsvp_check', dueAt: check } as const] : []),
    { kind: 'set_timer', timer: 'meeting_over', dueAt: booking.end + 7 * DAY },
  ];
}
