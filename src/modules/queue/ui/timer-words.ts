import type { TimerKind } from '@/core/loop/event';

/** What a timer is for. */
export const TIMERS: Record<TimerKind, string> = {
  follow_up: 'Follow up',
  offer_expired: 'The offer ends',
  owner_reminder: 'Remind you',
  stalled_expired: 'Close it if nobody answers',
  meeting_over: 'Close it after the meeting',
  quiet_hours_over: 'Quiet hours are over',
  hold_off_over: 'Go on',
  rsvp_check: 'Look whether the invitation was answered',
  retry: 'Try again',
};
