import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translator } from '@/messages/translate';
import { AccessDenied, LoadingScreen } from './full-screen';

it('pulses the mark while nothing else can be shown', () => {
  render(<LoadingScreen label="Loading" />);
  expect(screen.getByRole('status', { name: 'Loading' }).querySelector('svg')?.classList).toContain(
    'animate-pulse-slow',
  );
});

it.each([
  ['WAITLIST', '/waitlist'],
  ['USER', '/'],
  ['TRAINER', '/'],
])('leads a %s who may not see a page to %s', (role, home) => {
  render(<AccessDenied role={role} supportEmail="help@acme.test" t={translator('en', 'site')} />);
  expect(screen.getByRole('heading', { name: 'Lost?' })).toBeTruthy();
  expect(document.body.textContent).toContain(
    'It looks like you don’t have access to this page. Contact help@acme.test if you believe you should be able to access this page.',
  );
  expect(screen.getByRole('link', { name: 'help@acme.test' }).getAttribute('href')).toBe(
    'mailto:help@acme.test?subject=Cannot%20access%20page',
  );
  expect(screen.getByRole('link', { name: 'Return home' }).getAttribute('href')).toBe(home);
});
