/** An account that is to be deleted: the banner on every page, and the way back. */
export default {
  label: 'Deletion of your account',
  text: 'Your account will be deleted on {when}. Until then nothing is begun or sent for you.',
  keep: 'Keep my account',
  kept: 'Your account stays. Everything goes on.',
} as const;
