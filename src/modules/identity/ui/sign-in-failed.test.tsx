import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translator } from '@/messages/translate';
import { SignInFailed } from './sign-in-failed';

const show = (code: string, signedInAs: string | null) =>
  render(<SignInFailed t={translator('en', 'signin')} {...{ code, signedInAs }} supportEmail="help@acme.test" />);
const way = () => screen.getByRole('link');

it('leads a visitor back to the sign-in', () => {
  show('Verification', null);
  expect(screen.getByRole('heading').textContent).toBe('You are not signed in');
  expect(screen.getByRole('alert').textContent).toBe('This link was used or is too old. Send a new one.');
  expect([way().textContent, way().getAttribute('href')]).toEqual(['Back to sign-in', '/auth/signin']);
});

it('tells whoever is signed in that they still are, and leads them home', () => {
  show('Verification', 'dana@acme.test');
  expect(screen.queryByText('You are not signed in')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('This link was used or is too old. Send a new one.');
  expect(screen.getByText('You are still signed in as dana@acme.test.')).toBeTruthy();
  expect([way().textContent, way().getAttribute('href')]).toEqual(['Return home', '/']);
});

it.each(['undefined', 'Configuration', 'Nobody knows this'])('has the words of all others for %j', (code) => {
  show(code, null);
  expect(screen.getByRole('alert').textContent).toBe('Sign-in is not set up correctly. Contact help@acme.test.');
});
