import { afterEach, expect, it, vi } from 'vitest';

const jar: string[] = [];
const beacons: string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  jar.length = 0;
  beacons.length = 0;
});

/** Somebody opens a page, whose script is run anew each time. */
async function open(search: string, protocol = 'https:', pathname = '/'): Promise<void> {
  vi.stubGlobal('location', { search, protocol, pathname });
  vi.stubGlobal('navigator', { sendBeacon: (url: string) => void beacons.push(url) });
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void jar.push(cookie));
  vi.resetModules();
  await import('./referral.script');
}

it('remembers for 30 days who recommended us, and the last one counts', async () => {
  await open('?via=ana');
  await open('?utm_source=x&via=ben-2');
  expect(jar).toEqual([
    'via=ana; path=/; max-age=2592000; samesite=lax; secure',
    'via=ben-2; path=/; max-age=2592000; samesite=lax; secure',
  ]);
  expect(JSON.parse(localStorage.getItem('referral') ?? '')).toEqual({ code: 'ben-2', at: expect.any(Number) });
});

it('remembers the link that leads to the page of a recommendation, and has it counted', async () => {
  await open('', 'https:', '/r/ana23456');
  expect(jar).toEqual(['via=ana23456; path=/; max-age=2592000; samesite=lax; secure']);
  expect(JSON.parse(localStorage.getItem('referral') ?? '').code).toBe('ana23456');
  expect(beacons).toEqual(['/api/referrals/ana23456/clicks']);
});

it('sends nothing anywhere from any other page', async () => {
  await open('?via=ana', 'https:', '/pricing');
  expect(beacons).toEqual([]);
});

it('can be tried without https', async () => {
  await open('?via=ana', 'http:');
  expect(jar).toEqual(['via=ana; path=/; max-age=2592000; samesite=lax']);
});

it.each(['', '?via=', '?via=a;domain=evil', '?via=%0d%0aSet-Cookie', `?via=${'x'.repeat(65)}`])(
  'remembers nothing of %j',
  async (search) => {
    await open(search);
    expect(jar).toEqual([]);
    expect(localStorage.getItem('referral')).toBeNull();
  },
);
