/** Mails about what may reach the account, which every installation sends. */
export const ACCESS_KINDS = ['hook_paused', 'hook_gone', 'assistant_let_in', 'token_made'] as const;

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
  'referral_credited',
  'receipt',
  'charge_ahead',
  'pays_now',
  'pays_no_more',
  'payer_gone',
  'seat_taken',
  'seat_freed',
  'removed',
  ...ACCESS_KINDS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
