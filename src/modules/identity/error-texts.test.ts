import { expect, it } from 'vitest';
import { translator } from '@/messages/translate';
import { isSignInError } from './constants';
import { signInErrorText } from './ui/sign-in-errors';

const t = translator('en', 'signin');

it.each([
  ['OAuthCallback', 'Google did not complete the sign-in. Try again.'],
  ['AccountNotLinked', 'This address signs in another way. Use that one.'],
  ['OAuthAccountNotLinked', 'This address signs in another way. Use that one.'],
  ['SessionRequired', 'Please sign in to see this page.'],
  ['Verification', 'This link was used or is too old. Send a new one.'],
  ['EmailSignin', 'The mail could not be sent. Try again.'],
  ['AccessDenied', 'This account may not sign in. Contact help@acme.test.'],
])('%s has its words', (code, words) => {
  expect(signInErrorText(t, code, 'help@acme.test')).toBe(words);
  expect(isSignInError(code)).toBe(true);
});

it.each([
  'Configuration',
  'Callback',
  'OAuthSignin',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Default',
  'undefined',
  '',
  '__proto__',
  'constructor',
])('%s is for the operator', (code) => {
  expect(signInErrorText(t, code, 'help@acme.test')).toBe('Sign-in is not set up correctly. Contact help@acme.test.');
  expect(isSignInError(code)).toBe(false);
});
