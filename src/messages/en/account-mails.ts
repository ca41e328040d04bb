/** Mail about an account, to whoever holds it. */
export default {
  signIn: 'Your sign-in link for Sundial',
  signInText: 'Here is your link to sign in to Sundial at {host}.',
  signInLink: 'Sign in',
  signInClosing:
    'It works once, within 24 hours. If you did not ask for it, ignore this mail: nothing happens without the link.',
  address: 'Confirm your address for Sundial',
  addressText: '{email} asked Sundial at {host} to count mail from {address} as theirs.',
  addressLink: 'Look at it and confirm',
  addressClosing:
    'Sign in as {email} to confirm it, within {hours} hours. If this was not you, ignore this mail: nothing happens without the link.',
  deletion: 'Your Sundial account will be deleted',
  deletionText:
    'You have asked for it: on {when} your account and everything that belongs to it will be deleted. Until then nothing new is begun and nothing is sent for you. Meetings that are booked stay in your calendar.',
  deletionLink: 'Keep my account',
  deletionClosing:
    'After that time it cannot be brought back. If you did not ask for it, keep the account by the link, and sign out the devices that you do not know.',
  export: 'Your export from Sundial is ready',
  exportText: 'Everything that Sundial holds of your account is in one archive now, as you have asked.',
  exportLink: 'Download it',
  exportClosing:
    'It can be fetched for {days} days, by you alone, signed in. If you did not ask for it, look at where you are signed in, on the same page.',
  letIn: 'Your place at Sundial is ready',
  letInText: 'You joined the waitlist of Sundial at {host}. It is your turn: your account is open.',
  letInLink: 'Start',
  letInClosing: 'It takes about three minutes to connect a calendar and try it. Answer this mail if you need help.',
} as const;
