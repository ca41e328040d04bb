import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FLAG_DEFAULTS } from '@/modules/flags/schema';
import { SessionProvider } from '@/modules/identity/ui/use-session';
import { WithMessages } from '../../../tests/support/with-messages';
import { AddToHome } from './add-to-home';

const DAY_MS = 86_400_000;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile';
const now = new Date('2026-11-21T09:00:00Z').getTime();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The device, and how often it was here before. */
function device({ agent = ANDROID, visits = 1, touch = true, installed = false } = {}): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' ? touch : installed }));
  localStorage.setItem('visits', String(visits));
}

function show(flag = true) {
  const user = { name: 'Dana', email: 'dana@acme.test', image: null, role: 'USER' as const };
  const flags = { ...FLAG_DEFAULTS, 'add-to-home-banner': flag };
  render(
    <SessionProvider session={{ user, flags, expires: new Date(now + DAY_MS).toISOString() }}>
      <AddToHome />
    </SessionProvider>,
    { wrapper: WithMessages },
  );
}

function browserOffers(): { prompt: ReturnType<typeof vi.fn>; refused: boolean } {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => {}),
  });
  act(() => void window.dispatchEvent(event));
  return { prompt: event.prompt, refused: event.defaultPrevented };
}
const banner = () => screen.queryByRole('region', { name: 'Add to the home screen' });

it('shows the steps on an iPhone, from the second visit on', () => {
  device({ agent: IPHONE });
  show();
  expect(banner()?.textContent).toContain('“Add to Home Screen”');
});

it('asks by the browser’s own event elsewhere, and is gone when that is answered', async () => {
  device();
  show();
  expect(banner()).toBeNull();
  const offered = browserOffers();
  expect(offered.refused).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Add to the home screen' }));
  expect(offered.prompt).toHaveBeenCalledOnce();
  expect(banner()).toBeNull();
});

it.each([
  ['at the first visit', { visits: 0 }],
  ['with a mouse', { touch: false }],
  ['where it is installed', { installed: true }],
])('is not shown %s', (_, over) => {
  device(over);
  show();
  browserOffers();
  expect(banner()).toBeNull();
});

it('is not shown where its flag is off', () => {
  device({ agent: IPHONE });
  show(false);
  expect(banner()).toBeNull();
});

it.each([
  [89, false],
  [90, true],
])('comes again %i days after it was dismissed: %s', async (days, again) => {
  device({ agent: IPHONE });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(banner()).toBeNull();
  document.body.innerHTML = '';
  vi.spyOn(Date, 'now').mockReturnValue(now + days * DAY_MS);
  show();
  expect(banner() !== null).toBe(again);
});

it('counts a visit once, however many pages it has', () => {
  device({ agent: IPHONE, visits: 0 });
  show();
  show();
  expect(banner()).toBeNull();
  expect(localStorage.getItem('visits')).toBe('1');
});
