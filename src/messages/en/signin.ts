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

  error: 'Sign-in error',
  errorGoogle: 'Google did not complete the sign-in. Try again.',
  errorOtherWay: 'This address signs in another way. Use that one.',
  errorSession: 'Please sign in to see this page.',
  errorLink: 'This link was used or is too old. Send a new one.',
  errorMail: 'The mail could not be sent. Try again.',
  errorManyLinks:
    'Too many links were asked for. Use the newest one in your inbox, or try again in a quarter of an hour.',
  errorManyTries: 'Too many attempts. Wait a few minutes, then try again.',
  errorDenied: 'This account may not sign in. Contact {email}.',
  errorSetUp: 'Sign-in is not set up correctly. Contact {email}.',

  newHere: 'New here? <link>Create an account</link>',
  confirmTitle: 'Confirm that it is you',
  confirmText:
    'What you want to do cannot be undone, or shows everything that you have here. Sign in again as <account>{email}</account>, and you come back.',
  noScript: 'Signing in needs JavaScript, and it is switched off in this browser.',
  google: 'Continue with Google',
  or: 'or',
  email: 'Email address',
  emailExample: 'you@company.com',
  send: 'Send me a sign-in link',
  sandbox:
    'This is a sandbox: Google is a stand-in, and mail arrives in the <link>practice mailbox</link>. Nothing leaves this machine.',
  sentTitle: 'Check your inbox',
  sentTo: 'A sign-in link is on its way to <to>you</to>. It works once, within 24 hours.',
  sentSandbox: 'You are in the sandbox: the mail arrives in the <link>practice mailbox</link>.',
  otherAddress: 'Use another address',

  signUp: 'Sign up',
  signUpTitle: 'Create your account',
  waitlist: 'There is a waitlist at the moment; an invite takes you past it.',
  haveAccount: 'Have an account? <link>Sign in</link>',
  name: 'Your name',
  nameHint: 'Not needed with Google, which tells it.',
  company: 'Company',
  inviteCode: 'Invite code',
  optional: '(optional)',

  signOutTitle: 'Sign out',
  signOutAsk: 'Sign out of Sundial?',
  signOutText: 'You are signed in as {email}. Your assistant keeps working while you are away.',
} as const;
