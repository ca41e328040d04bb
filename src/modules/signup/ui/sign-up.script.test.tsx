import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { translator } from '@/messages/translate';
import { FLAG_DEFAULTS } from '@/modules/flags/schema';
import { SignUpForm } from './sign-up-form';

const DATA = { v: 1, name: 'Kim Lee', timeZone: 'Asia/Seoul', at: '2026-03-02T09:00:00.000Z' };

let answer: () => Promise<Response>;
const sent: { url: string; body: string }[] = [];
const gone = vi.fn();

beforeEach(() => {
  // One try per page load: every test is a page load of its own.
  vi.resetModules();
  sent.length = 0;
  gone.mockReset();
  answer = async () => Response.json({ ok: true });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!String(url).startsWith('/api/user')) return Response.json({});
    sent.push({ url, body: String(init.body) });
    return answer();
  });
  vi.spyOn(window.location, 'replace').mockImplementation(gone);
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const session = {
  user: { name: null, email: 'kim@acme.test', image: null, role: 'USER' as const },
  flags: FLAG_DEFAULTS,
  expires: new Date(Date.now() + 60_000).toISOString(),
};

async function land(signedIn = true, page: 'any' | 'complete-signup' = 'any') {
  const { SessionProvider } = await import('@/modules/identity/ui/use-session');
  const { SignupSync } = await import('./signup-sync');
  const { CompleteSignup } = await import('./complete-signup');
  const { WithMessages } = await import('../../../../tests/support/with-messages');
  return render(
    <SessionProvider session={signedIn ? session : null}>
      <SignupSync />
      {page === 'complete-signup' ? <CompleteSignup /> : null}
    </SessionProvider>,
    { wrapper: WithMessages },
  );
}

describe('after signing up', () => {
  it('what was told is sent once, removed, and the person goes to "/"', async () => {
    localStorage.setItem('signup-data', JSON.stringify({ ...DATA, favourite: 'blue' }));
    const view = await land(true, 'complete-signup');
    await waitFor(() => expect(gone).toHaveBeenCalledWith('/'));
    view.rerender(<p>again</p>);
    expect(sent).toEqual([{ url: '/api/user/signup', body: JSON.stringify(DATA) }]);
    expect(localStorage.getItem('signup-data')).toBeNull();
  });

  it('a visitor sends nothing', async () => {
    localStorage.setItem('signup-data', JSON.stringify(DATA));
    await land(false);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toEqual([]);
    expect(localStorage.getItem('signup-data')).not.toBeNull();
  });

  it.each([
    ['an error of the server', async () => Response.json({ error: 'No' }, { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
  ])('%s keeps it for the next load, with a warning on the console and a way on', async (_, failure) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    answer = failure;
    localStorage.setItem('signup-data', JSON.stringify(DATA));
    await land(true, 'complete-signup');
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/');
    expect(warn).toHaveBeenCalledOnce();
    expect(sent).toHaveLength(1);
    expect(gone).not.toHaveBeenCalled();
    expect(JSON.parse(localStorage.getItem('signup-data') ?? '')).toEqual(DATA);
  });

  it.each(['{', 'null', '[]', '{"v":2}'])(
    'what cannot be read (%s) is removed, and the person goes to "/"',
    async (stored) => {
      localStorage.setItem('signup-data', stored);
      await land();
      await waitFor(() => expect(gone).toHaveBeenCalledWith('/'));
      expect([sent.length, localStorage.getItem('signup-data')]).toEqual([0, null]);
    },
  );

  it('the page that waits for it shows the loading view, and goes to "/" when there is nothing to wait for', async () => {
    await land(true, 'complete-signup');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    await waitFor(() => expect(gone).toHaveBeenCalledWith('/'));
    expect(sent).toEqual([]);
  });

  it('on any other page nothing happens when nothing was stored', async () => {
    await land();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(gone).not.toHaveBeenCalled();
  });
});

describe('the sign-up page', () => {
  const posts: string[] = [];
  beforeAll(async () => void (await import('./sign-up.script')));

  async function fill(code = '') {
    posts.length = 0;
    vi.stubGlobal('fetch', async (url: string) => {
      posts.push(url);
      if (url.endsWith('/providers')) return Response.json({ email: { id: 'email', type: 'email' } });
      return Response.json({ csrfToken: 'x', url: 'http://localhost:3000/auth/signin?sent=1' });
    });
    render(
      <SignUpForm
        t={translator('en', 'signin')}
        supportEmail="help@acme.test"
        sandbox={false}
        waitlist={false}
        chosen={null}
        returnUrl={null}
        code={code}
      />,
    );
    await userEvent.type(screen.getByLabelText('Your name'), ' Kim Lee ');
    await userEvent.type(screen.getByLabelText('Email address'), 'kim@acme.test');
  }
  const go = () => userEvent.click(screen.getByRole('button', { name: 'Send me a sign-in link' }));
  const stored = () => JSON.parse(localStorage.getItem('signup-data') ?? 'null');

  it('keeps what was told in this browser before it sends the link', async () => {
    await fill();
    await userEvent.type(screen.getByLabelText(/Company/), 'Acme');
    await go();
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(screen.getByText('kim@acme.test')).toBeTruthy();
    expect(stored()).toEqual({
      v: 1,
      name: 'Kim Lee',
      company: 'Acme',
      timeZone: expect.any(String),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(posts.some((url) => url.includes('/signin/email'))).toBe(true);
  });

  it('asks for a name before anything is sent', async () => {
    await fill();
    await userEvent.clear(screen.getByLabelText('Your name'));
    await go();
    expect([stored(), posts.filter((url) => url.includes('/signin/'))]).toEqual([null, []]);
  });

  it.each([
    ['is not asked of whoever comes by Google, which tells it', true, undefined],
    ['is kept where it was typed, by whichever way somebody comes', false, 'Kim Lee'],
  ])('a name %s', async (_, cleared, name) => {
    await fill('ABCD-EFGH');
    if (cleared) await userEvent.clear(screen.getByLabelText('Your name'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(stored()).toMatchObject({ code: { kind: 'invite', value: 'ABCD-EFGH' }, timeZone: expect.any(String) });
    expect(stored().name).toBe(name);
  });

  it('takes over what earlier pages kept, and removes it there: a code that was typed comes first', async () => {
    localStorage.setItem('referral', JSON.stringify({ code: 'ben', at: 1 }));
    localStorage.setItem('free-trial', JSON.stringify({ at: 1 }));
    localStorage.setItem('team-invite', JSON.stringify({ token: 't' }));
    await fill('ABCD-EFGH');
    await go();
    expect(stored()).toMatchObject({ code: { kind: 'invite', value: 'ABCD-EFGH' }, plan: 'free-trial' });
    expect(Object.keys(localStorage)).toEqual(['signup-data']);
  });

  const referredBy = (code: string, days: number) => JSON.stringify({ code, at: Date.now() - days * 86_400_000 });
  it.each([
    [
      { referral: referredBy('ben', 1), 'team-invite': '{"token":"t"}' },
      { kind: 'team', value: 't' },
    ],
    [
      { referral: referredBy('ben', 29), 'team-invite': '{' },
      { kind: 'referral', value: 'ben' },
    ],
    [{ referral: referredBy('ben', 31) }, undefined],
    [{ referral: referredBy('ben; path=/', 1) }, undefined],
    [{ referral: '{"code":"ben"}' }, undefined],
    [{ referral: 'ben' }, undefined],
  ])('of %o the code is %o', async (before, code) => {
    for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value as string);
    await fill();
    await go();
    expect(stored().code).toEqual(code);
  });
});
