/** Where a browser keeps what was told at sign-up until there is a session to send it with. */
export const SIGNUP_KEY = 'signup-data';

/** What pages before the sign-up have kept: `{code, at}`, `{at}` and `{token}`. Signing up takes them over. */
export const REFERRAL_KEY = 'referral';
export const FREE_TRIAL_KEY = 'free-trial';
export const TEAM_INVITE_KEY = 'team-invite';
