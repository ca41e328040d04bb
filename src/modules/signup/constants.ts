/** Where a browser keeps what was told at sign-up until there is a session to send it with. */
export const SIGNUP_KEY = 'signup-data';

/** What pages before the sign-up have kept: `{code, at}`, `{at}` and `{token}`. Signing up takes them over. */
export const REFERRAL_KEY = 'referral';
export const FREE_TRIAL_KEY = 'free-trial';
export const TEAM_INVITE_KEY = 'team-invite';

/** How long it is remembered who recommended us. */
export const REFERRAL_DAYS = 30;

/** What a code looks like that can recommend us; anything else is nobody's. */
export const REFERRAL_CODE = /^[\w-]{1,64}$/;
