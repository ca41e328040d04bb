/** Signing in: its links, codes and errors. */
export default {
  title: 'Sign in',
  stillSignedIn: 'You are still signed in as {email}.',
  goOn: 'Go on',
  notSignedIn: 'You are not signed in',
  didNotWork: 'This sign-in did not work',
  back: 'Back to sign-in',
  home: 'Return home',
  linkTitle: 'Sign in to Sundial',
  linkSignIn: 'Sign in as {email}',
  linkElsewhere:
    'This link was asked for in another browser. If that was not you, close this page: nothing has happened. If it was, go on.',
  linkWhy: 'One more step, so that programs that check your mail cannot use up the link.',
  code: 'Use a code',
  codeWhat:
    'An invite, or the code that the start of this installation has printed. It is used for <account>{email}</account>.',
} as const;
