/** Every mail about money or access. */
export const MAIL_KINDS = [
  'subscription_started',
  'plan_changed',
  'cancel_planned',
  'cancel_undone',
  'subscription_ended',
  'paused',
  'resumed',
  'payment_failed',
  'payment_recovered',
  'trial_started',
  'trial_ending',
  'trial_ended',
  'limit_met',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
