/** The note of an item whose loop does not get on, whatever is tried. */
export const STUCK = 'It does not get on: something fails again and again.';
/** The note of an item about a mail whose connection broke. */
export const UNKNOWN = 'A mail may or may not have arrived: the connection broke while it was sent.';

/** Of the mails to guests that were sent, one in so many is looked at afterwards. */
export const SAMPLED_ONE_IN = 20;

/** What may be done with an item of the queue. */
export const QUEUE_ACTIONS = ['approve', 'edit_plan', 'edit_text', 'ask_owner', 'take_over', 'silence'] as const;
export type QueueAction = (typeof QUEUE_ACTIONS)[number];

/** Why something was wrong. */
export const CAUSES = ['misread', 'wrong_policy', 'tone', 'unneeded'] as const;
export type Cause = (typeof CAUSES)[number];

export const VERDICTS = ['right', 'wrong', 'unclear'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How a loop stands for staff: what its owner sees, and that it rests. */
export const STAFF_STATES = [
  'NEED_OWNER',
  'RESTING',
  'TAKEN_OVER',
  'PAUSED',
  'INTAKE',
  'OFFERING',
  'POLLING',
  'BOOKED',
  'RESCHEDULING',
  'STALLED',
  'CLOSED',
] as const;
export type StaffState = (typeof STAFF_STATES)[number];
