/** next-auth's error codes that people can do something about. */
const SIGN_IN_ERRORS = [
  'OAuthCallback',
  'OAuthAccountNotLinked',
  'AccountNotLinked',
  'SessionRequired',
  'Verification',
  'EmailSignin',
  'TooManyLinks',
  'TooManyAttempts',
  'AccessDenied',
] as const;
export type SignInError = (typeof SIGN_IN_ERRORS)[number];

/** Whether a code is one that people can do something about, and not one of a wrong configuration. */
export function isSignInError(code: string): code is SignInError {
  return (SIGN_IN_ERRORS as readonly string[]).includes(code);
}

/** A session is over when it has not been used for so many days, and in any case so many days after the sign-in. */
export const SESSION_DAYS = 30;

/** What cannot be taken back is done within so many minutes of a sign-in. */
export const RECENT_MINUTES = 15;

/** Addresses per user, the one of the sign-in included. */
export const MAX_ADDRESSES = 10;

/** How long a confirmation link is good. */
export const CONFIRMATION_HOURS = 24;
