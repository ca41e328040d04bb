const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** How long a checkout can be paid. The vendor takes 30 minutes to 24 hours. */
export const CHECKOUT_MS = 2 * HOUR_MS;
/** What is accepted was shown a short while ago. */
export const PREVIEW_MS = HOUR_MS;
/** For how long a page on which a card is given can be used. */
export const CARD_PAGE_MS = HOUR_MS;
/** What was paid longer ago gets no receipt any more. */
export const RECEIPT_MS = 3 * DAY_MS;
/** The vendor puts the first payment off only to a moment that is so far away. */
export const LEAST_TRIAL_LEFT_MS = 49 * HOUR_MS;

export const FREE_TRIAL_DAYS = 14;
export const FREE_TRIAL_PLAN = 'basic';
export const PRO_TRIAL_DAYS = 30;
export const PRO_TRIAL_PLAN = 'pro';
/** Codes that whoever pays for Pro holds. */
export const PRO_TRIAL_CODES = 3;
export const PRO_TRIAL_CODE_DAYS = 14;

/** Days after a payment has failed on which its owner is reminded. */
export const PAST_DUE_REMINDERS = [1, 4, 8, 12] as const;
/** Days before a first payment, and before a year is charged, on which whoever pays is reminded. */
export const CHARGE_REMINDERS = [7, 3] as const;
/** Days before the end of a trial on which its owner is reminded. */
export const TRIAL_REMINDERS = [3, 1] as const;

/** Pauses before an event or a mail is tried again, in milliseconds of real time; the last one repeats. */
export const RETRY_PAUSES_MS = [2_000, 10_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS];
/** What has not come to an end by then was cut off. */
export const LEASE_MS = 5 * MINUTE_MS;

export const BILLING_PATH = '/settings/billing';

/** Why somebody cancels, of what they can choose. */
export const CANCEL_REASONS = ['too_expensive', 'missing_feature', 'too_many_mistakes', 'not_used', 'other'] as const;
