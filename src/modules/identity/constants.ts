/** next-auth's error codes as sentences; `{email}` is the support address. Codes that are not here: `OTHER_ERROR`. */
const ERROR_TEXTS: Readonly<Record<string, string>> = {
  OAuthCallback: 'Google did not complete the sign-in. Try again.',
  OAuthAccountNotLinked: 'This address signs in another way. Use that one.',
  AccountNotLinked: 'This address signs in another way. Use that one.',
  SessionRequired: 'Please sign in to see this page.',
  Verification: 'This link was used or is too old. Send a new one.',
  EmailSignin: 'The mail could not be sent. Try again.',
  TooManyLinks:
    'Too many links were asked for. Use the newest one in your inbox, or try again in a quarter of an hour.',
  TooManyAttempts: 'Too many attempts. Wait a few minutes, then try again.',
  AccessDenied: 'This account may not sign in. Contact {email}.',
};
const OTHER_ERROR = 'Sign-in is not set up correctly. Contact {email}.';

/** Whether a code is one that people can do something about, and not one of a wrong configuration. */
export function isSignInError(code: string): boolean {
  return Object.hasOwn(ERROR_TEXTS, code);
}

/** What a sign-in error code means, for whoever tried. */
export function signInErrorText(code: string, supportEmail: string): string {
  const text = isSignInError(code) ? ERROR_TEXTS[code]! : OTHER_ERROR;
  return text.replace('{email}', supportEmail);
}

/** A session is over when it has not been used for so many days, and in any case so many days after the sign-in. */
export const SESSION_DAYS = 30;

/** What cannot be taken back is done within so many minutes of a sign-in. */
export const RECENT_MINUTES = 15;

/** Addresses per user, the one of the sign-in included. */
export const MAX_ADDRESSES = 10;

/** How long a confirmation link is good. */
export const CONFIRMATION_HOURS = 24;
