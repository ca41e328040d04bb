import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SessionProvider } from '@/modules/identity/ui/use-session';
import { FLAG_DEFAULTS } from '../schema';
import { FlagOverrides, useFlag } from './use-flag';

afterEach(() => localStorage.clear());

function Texting() {
  return <p>{useFlag('sms') ? 'on' : 'off'}</p>;
}

function show(sms: boolean | null, development: boolean) {
  const user = { name: 'Dana', email: 'dana@acme.test', image: null, role: 'USER' as const };
  const expires = new Date(Date.now() + 60_000).toISOString();
  const session = sms === null ? null : { user, expires, flags: { ...FLAG_DEFAULTS, sms } };
  render(
    <SessionProvider session={session}>
      <FlagOverrides value={development}>
        <Texting />
      </FlagOverrides>
    </SessionProvider>,
  );
  return screen.getByText(/^(on|off)$/).textContent;
}

it('is what the session says, and the default for a visitor', () => {
  expect(show(true, false)).toBe('on');
  document.body.innerHTML = '';
  expect(show(null, false)).toBe('off');
});

it('can be overridden by the storage of the browser in development, and only there', () => {
  localStorage.setItem('feature-flags', JSON.stringify({ sms: true }));
  expect(show(false, true)).toBe('on');
  document.body.innerHTML = '';
  expect(show(false, false)).toBe('off');
});

it.each(['{', 'null', '[]', '{"sms":"yes"}'])('what cannot be read there (%s) says nothing', (stored) => {
  localStorage.setItem('feature-flags', stored);
  expect(show(false, true)).toBe('off');
});
