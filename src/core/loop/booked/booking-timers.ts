import type { EpochMinute } from '../../time/period';
import type { Action } from '../plan';
import type { Booked } from '../state';

const DAY = 1440;

/**
 * What a booked meeting waits for: an answer to its invitation a day before (A21), and its end a week after (row 62). Of a
 * series the invitation is one for all, and the next occurrence is looked at when one is over.
 */
export function bookingTimers(booking: Booked, now: EpochMinute): Action[] {
  const check = booking.start - DAY;
  const first = booking.series === undefined || booking.series.first === booking.start;
  return [
    ...(first && check > now ? [{ kind: 'set_timer', timer: 'rsvp_check', dueAt: check } as const] : []),
    { kind: 'set_timer', timer: 'meeting_over', dueAt: booking.end + (booking.series ? 1 : 7 * DAY) },
  ];
}
