import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLAG_DEFAULTS } from '@/modules/flags/schema';
import { WithMessages } from '../../../../tests/support/with-messages';
import type { KnownSession } from '../schema';
import { signIn, signOut } from './auth-client';
import { followSession } from './follow-session';
import { BrowserSession } from './session';
import { useSession } from './use-session';

const HERE = 'http://localhost:3000/loops?state=booked';
const session: KnownSession = {
  user: { name: 'Dana', email: 'dana@acme.test', image: null, role: 'USER' },
  flags: FLAG_DEFAULTS,
  expires: new Date(Date.now() + 3_600_000).toISOString(),
};

/** What the server answers by the end of the path, and what it was asked. */
let answers: Record<string, () => Response | Promise<Response>>;
const asked: { path: string; body: string | null }[] = [];
const refresh = vi.fn();
const location = { href: HERE, reload: vi.fn() };

beforeEach(() => {
  asked.length = 0;
  refresh.mockReset();
  location.href = HERE;
  answers = {
    session: () => Response.json(session),
    csrf: () => Response.json({ csrfToken: 'token' }),
    providers: () =>
      Response.json({ email: { type: 'email' }, own: { type: 'credentials' }, google: { type: 'oauth' } }),
    signout: () => Response.json({ url: '/auth/signin' }),
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, body: init.body ? String(init.body) : null });
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (!answer) throw new TypeError(`nothing at ${path}`);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const paths = () => asked.map(({ path }) => path);
const reads = () => paths().filter((path) => path === '/api/auth/session').length;

/** Another tab tells of a change. */
function tell(trigger: string): void {
  const newValue = JSON.stringify({ event: 'session', data: { trigger }, timestamp: 1 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'nextauth.message', newValue }));
}

/** What the other tabs were told last. */
const told = () => JSON.parse(localStorage.getItem('nextauth.message') ?? '{}').data?.trigger ?? null;

function Status() {
  const { status, data } = useSession();
  return <p>{`${status} ${data?.user.name ?? ''}`}</p>;
}

function Guarded() {
  useSession({ required: true });
  return null;
}

function show(children = <Status />, known: KnownSession | null = session, pollSeconds = 0) {
  const router = { refresh } as unknown as NonNullable<React.ContextType<typeof AppRouterContext>>;
  return render(
    <AppRouterContext.Provider value={router}>
      <BrowserSession session={known} pollSeconds={pollSeconds}>
        {children}
      </BrowserSession>
    </AppRouterContext.Provider>,
    { wrapper: WithMessages },
  );
}

describe("the browser's session", () => {
  it('is the one that came with the page: nothing is fetched', () => {
    show();
    expect(screen.getByText('authenticated Dana')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('is read again when the window has the focus again', async () => {
    show();
    answers.session = () => Response.json({ ...session, user: { ...session.user, name: 'Dana R.' } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('authenticated Dana R.')).toBeTruthy();
    expect(reads()).toBe(1);
  });

  it('is read again on the focus event, and once where the window comes into sight with it', async () => {
    show();
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(reads()).toBe(1));
    await waitFor(() => expect(told()).toBe('getSession'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    act(() => void tell('getSession'));
    // Two by the window would have been asked for before the one of the other tab.
    await waitFor(() => expect(reads()).toBe(3));
  });

  it('of a visitor is read again when another tab has signed in, or the window is looked at: the page follows', async () => {
    show(<Status />, null);
    act(() => void tell('getSession'));
    expect(await screen.findByText('authenticated Dana')).toBeTruthy();
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
    cleanup();
    show(<Status />, null);
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('authenticated Dana')).toBeTruthy();
  });

  it('is told to the other tabs by the first page after a sign-in, and by no other', () => {
    followSession(() => false);
    show();
    expect(told()).toBe('getSession');
    cleanup();
    localStorage.removeItem('nextauth.message');
    show();
    expect(told()).toBeNull();
  });

  it("is somebody else's when it is read again: what was made for the one before is hidden", async () => {
    show();
    answers.session = () => Response.json({ ...session, user: { ...session.user, email: 'ben@acme.test' } });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  });

  it.each([['text'], [null], [[]], [{ user: { name: 'Dana' }, expires: session.expires }], [{ user: session.user }]])(
    'stays as it is known when the answer (%j) is none, which is reported',
    async (answer) => {
      const beacon = quietly();
      show();
      answers.session = () => Response.json(answer);
      act(() => void window.dispatchEvent(new Event('focus')));
      await waitFor(() => expect(beacon).toHaveBeenCalledOnce());
      const [url, body] = beacon.mock.calls[0] ?? [];
      expect([url, body?.get('level'), body?.get('code')]).toEqual(['/api/auth/_log', 'error', 'CLIENT_SESSION_ERROR']);
      expect(screen.getByText('authenticated Dana')).toBeTruthy();
      expect(told()).toBeNull();
    },
  );

  it('has another role when it is read again: the page is made anew for it', async () => {
    show();
    answers.session = () => Response.json({ ...session, user: { ...session.user, role: 'WAITLIST' } });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  });

  it('is read again when another tab has signed out: the page is hidden and asks its guard', async () => {
    show();
    answers.session = () => Response.json({});
    act(() => void tell('signout'));
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
    await waitFor(() => expect(refresh).toHaveBeenCalled());
  });

  it.each([
    ['of another key', 'theme', '{"event":"session","data":{}}'],
    ['of another event', 'nextauth.message', '{"event":"other","data":{}}'],
  ])('is not read again on a message %s', async (_, key, newValue) => {
    show();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(reads()).toBe(0);
  });

  it.each([
    [30, 2],
    [0, 0],
  ])('with %i seconds of polling it is read %i times in a minute', async (seconds, times) => {
    vi.useFakeTimers();
    show(<Status />, session, seconds);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(reads()).toBe(times);
  });

  it('that is required and missing leads to the sign-in with SessionRequired and the way back', async () => {
    show(<Guarded />, null);
    await waitFor(() =>
      expect(location.href).toBe(`/api/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent(HERE)}`),
    );
  });
});

it('stays as it is known when it cannot be read: a connection that is lost signs nobody out', async () => {
  quietly();
  show();
  answers.session = () => Promise.reject(new TypeError('fetch failed'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads()).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(screen.getByText('authenticated Dana')).toBeTruthy();
});

/** What is reported to the server; the console is spared. */
function quietly() {
  const beacon = vi.fn((_url: string, _body: URLSearchParams) => true);
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon, onLine: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return beacon;
}

describe('signing in', () => {
  it('goes to the error page when the providers cannot be fetched, and reports it as a beacon', async () => {
    const beacon = quietly();
    answers.providers = () => Promise.reject(new TypeError('fetch failed'));
    expect(await signIn('google', {}, { callbackUrl: '/loops' })).toBeUndefined();
    expect(location.href).toBe('/api/auth/error');
    const [url, body] = beacon.mock.calls[0] ?? [];
    expect([url, body?.get('level'), body?.get('code')]).toEqual(['/api/auth/_log', 'error', 'CLIENT_FETCH_ERROR']);
  });

  it('reports where the browser sends no beacons, too', async () => {
    quietly();
    vi.stubGlobal('navigator', { ...navigator, sendBeacon: undefined, onLine: true });
    answers.providers = () => Response.json({}, { status: 500 });
    answers._log = () => Response.json({});
    await signIn('google', {});
    expect(asked.at(-1)?.path).toBe('/api/auth/_log');
    expect(new URLSearchParams(asked.at(-1)?.body ?? '').get('code')).toBe('CLIENT_FETCH_ERROR');
  });

  it.each(['nobody', 'toString'])('goes to the sign-in page for a provider (%s) that nobody knows', async (nobody) => {
    expect(await signIn(nobody, {}, { callbackUrl: '/loops' })).toBeUndefined();
    expect(location.href).toBe('/api/auth/signin?callbackUrl=%2Floops');
  });

  it('goes where the server says, and sends the csrf token and where to return to', async () => {
    answers['signin/google'] = () => Response.json({ url: 'https://accounts.google.com/authorize' });
    // Google shows a page of its own: there is no answer to wait for.
    expect(await signIn('google', {}, { callbackUrl: '/loops', redirect: false })).toBeUndefined();
    const { body } = asked.at(-1) ?? {};
    expect(Object.fromEntries(new URLSearchParams(body ?? ''))).toEqual({
      csrfToken: 'token',
      callbackUrl: '/loops',
      json: 'true',
    });
    expect(location.href).toBe('https://accounts.google.com/authorize');
  });

  it.each([
    ['the address that the server says', { url: '/auth/signin?sent=1' }, '/auth/signin?sent=1'],
    ['the callbackUrl, where it says none', {}, '/loops'],
  ])('with a redirect goes to %s', async (_, answer, to) => {
    answers['signin/email'] = () => Response.json(answer);
    expect(await signIn('email', { email: 'dana@acme.test' }, { callbackUrl: '/loops' })).toBeUndefined();
    expect(location.href).toBe(to);
  });

  it.each([
    ['credentials', 'own', 'callback/own', '/loops', 200, { error: null, status: 200, ok: true, url: '/loops' }],
    [
      'credentials that are wrong',
      'own',
      'callback/own',
      'http://localhost:3000/auth/signin?error=CredentialsSignin',
      401,
      { error: 'CredentialsSignin', status: 401, ok: false, url: null },
    ],
    [
      'an emailed link',
      'email',
      'signin/email',
      'http://localhost:3000/auth/signin?sent=1',
      200,
      { error: null, status: 200, ok: true, url: 'http://localhost:3000/auth/signin?sent=1' },
    ],
    [
      'an emailed link that cannot be sent',
      'email',
      'signin/email',
      'http://localhost:3000/auth/signin?error=EmailSignin',
      200,
      { error: 'EmailSignin', status: 200, ok: true, url: null },
    ],
  ])('by %s answers without a redirect, if asked to', async (_, provider, path, url, status, expected) => {
    answers[path] = () => Response.json({ url }, { status });
    expect(await signIn(provider, { email: 'dana@acme.test' }, { redirect: false })).toEqual(expected);
    expect(location.href).toBe(HERE);
    expect(Object.fromEntries(new URLSearchParams(asked.at(-1)?.body ?? ''))).toMatchObject({ callbackUrl: HERE });
    // Only credentials make a session at once.
    expect(told()).toBe(provider === 'own' && expected.error === null ? 'getSession' : null);
  });

  it('answers without an address where the server fails', async () => {
    answers['signin/email'] = () => Response.json({ message: 'There is a problem' }, { status: 500 });
    expect(await signIn('email', {}, { redirect: false })).toEqual({ error: null, status: 500, ok: false, url: null });
  });

  it('throws when the server cannot be reached any more', async () => {
    answers['signin/email'] = () => Promise.reject(new TypeError('fetch failed'));
    await expect(signIn('email', { email: 'dana@acme.test' })).rejects.toThrow('fetch failed');
  });
});

describe('signing out', () => {
  it('tells the other tabs and goes to the sign-in', async () => {
    await signOut('/auth/signin');
    expect(JSON.parse(localStorage.getItem('nextauth.message') ?? '')).toMatchObject({
      event: 'session',
      data: { trigger: 'signout' },
    });
    expect(new URLSearchParams(asked.at(-1)?.body ?? '').get('csrfToken')).toBe('token');
    expect(location.href).toBe('/auth/signin');
  });

  it('tells nobody and throws when the server cannot be reached', async () => {
    answers.signout = () => Promise.reject(new TypeError('fetch failed'));
    await expect(signOut('/auth/signin')).rejects.toThrow('fetch failed');
    expect([location.href, localStorage.getItem('nextauth.message')]).toEqual([HERE, null]);
  });
});
