import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dayNumber } from '@/core/time/calendar-date';
import { translator } from '@/messages/translate';
import type { OfferPage } from '../queries/slot-page';
import { OfferView } from './slot-offer';

/** Tuesday, November 24, 2026, 15:00 UTC. */
const start = dayNumber(2026, 11, 24) * 1440 + 15 * 60;
const page: OfferPage = {
  kind: 'offer',
  assistant: 'Sunny',
  owner: 'Dana Reyes',
  guest: 'Jane Doe',
  title: 'Intro',
  medium: 'video',
  durationMin: 30,
  set: 2,
  slots: [
    { n: 1, start, end: start + 30 },
    { n: 2, start: start + 1440, end: start + 1470 },
  ],
  heldUntil: start,
  standing: null,
  zone: 'Europe/London',
  zoneGuessed: true,
  ownerZone: 'America/New_York',
  answered: false,
  chosen: null,
  asks: false,
  language: null,
  poll: null,
};
const location = {
  href: 'http://localhost:3000/t/TOKEN?option=1',
  reload: vi.fn(),
};
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  vi.stubGlobal('location', location);
  location.reload.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody opens the page; its script is loaded anew. */
async function open(changes: Partial<OfferPage> = {}) {
  const given = { token: 'TOKEN', zonePicked: false, arrival: null, chosen: null, now: start - 60, assistant: 'Sunny' };
  const spoken = { locale: 'en', t: translator('en', 'guest') } as const;
  const zones = [{ tzid: own, label: own }];
  const zone = changes.zone ?? page.zone;
  render(<OfferView page={{ ...page, ...changes }} zone={zone} zones={zones} {...given} {...spoken} />);
  await import('./guest-page.script');
}

it('the button names the time that is chosen', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Book this time, London' })).toBeTruthy();
  await userEvent.click(screen.getAllByRole('radio')[1]!);
  expect(screen.getByRole('button', { name: 'Book Wed, Nov 25, 3:00 PM London' })).toBeTruthy();
});

it('an answer that is looked at is asked after while the page is seen, until something has come of it', async () => {
  let shown = '<span data-waiting></span>';
  const asked = vi.fn(async (_url: string) => new Response(shown));
  vi.stubGlobal('fetch', asked);
  await open({ answered: true });
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(asked).toHaveBeenCalledWith(location.href));
  expect(location.reload).not.toHaveBeenCalled();
  shown = '<h1>Booked</h1>';
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(location.reload).toHaveBeenCalled());
});

it('a meeting that is cancelled meanwhile is shown so, though its page is answered as gone', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>It does not take place</h1>', { status: 410 }));
  await open({ answered: true });
  await vi.advanceTimersByTimeAsync(2_000);
  await waitFor(() => expect(location.reload).toHaveBeenCalled());
});

it('a page that waits for nothing asks for nothing', async () => {
  const asked = vi.fn(async () => new Response(''));
  vi.stubGlobal('fetch', asked);
  await open();
  await vi.advanceTimersByTimeAsync(4_000);
  window.dispatchEvent(new Event('focus'));
  expect(asked).not.toHaveBeenCalled();
});
