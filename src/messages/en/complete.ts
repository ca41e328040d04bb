/** The page that ends a sign-up. */
export default {
  moment: 'One moment',
  readyTitle: 'You are signed in',
  ready: 'Your account is ready.',
  goOnHome: 'Continue',
} as const;
