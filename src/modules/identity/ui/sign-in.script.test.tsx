import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { translator } from '@/messages/translate';
import { SignInForm } from './sign-in-form';

/** What the server answers by the end of the path, and the forms that it was sent. */
let answers: Record<string, () => Response | Promise<Response>>;
const sent: { path: string; fields: Record<string, string> }[] = [];
const location = { href: 'http://localhost:3000/auth/signin', search: '', reload: vi.fn() };
let session: object;

beforeAll(async () => {
  vi.stubGlobal('location', location);
  // The page's script as it is bundled.
  await import('./sign-in.script');
});
beforeEach(() => {
  sent.length = 0;
  session = {};
  location.href = 'http://localhost:3000/auth/signin';
  location.reload.mockReset();
  answers = {
    'signin/email': () => Response.json({ url: 'http://localhost:3000/auth/signin?sent=1' }),
    'signin/google': () => Response.json({ url: 'https://accounts.google.com/authorize' }),
  };
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path.endsWith('/csrf')) return Response.json({ csrfToken: 'token' });
    if (path.endsWith('/session')) return Response.json(session);
    if (path.endsWith('/providers')) return Response.json({ email: { type: 'email' }, google: { type: 'oauth' } });
    sent.push({ path, fields: Object.fromEntries(new URLSearchParams(String(init.body))) });
    const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
    if (!answer) throw new TypeError(`nothing at ${path}`);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(changes: Partial<Parameters<typeof SignInForm>[0]> = {}) {
  render(
    <SignInForm
      t={translator('en', 'signin')}
      callbackUrl="/loops"
      supportEmail="help@acme.test"
      sandbox={false}
      {...changes}
    />,
  );
}
const email = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByRole('button', { name: 'Send me a sign-in link' });
const google = () => screen.getByRole('button', { name: 'Continue with Google' });
/** What is read out with a heading. */
const said = (heading: Element) => document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent;
async function askForLink() {
  await userEvent.type(email(), 'dana@acme.test{Enter}');
}

describe('a link by mail', () => {
  it('is asked for with the way back; then the page says where to look, and has the focus there', async () => {
    show();
    await askForLink();
    const heading = await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(sent).toEqual([
      {
        path: '/api/auth/signin/email',
        fields: { email: 'dana@acme.test', callbackUrl: '/loops', csrfToken: 'token', json: 'true' },
      },
    ]);
    expect(said(heading)).toContain('on its way to dana@acme.test.');
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('heading')).toEqual([heading]);
    await userEvent.click(screen.getByRole('link', { name: 'Use another address' }));
    expect(document.activeElement).toBe(email());
    expect(email().value).toBe('dana@acme.test');
    expect(screen.queryByRole('heading', { name: 'Check your inbox' })).toBeNull();
  });

  it('is on its way while the server works: the button says so and is deaf', async () => {
    show();
    let finish = () => {};
    answers['signin/email'] = () =>
      new Promise((resolve) => (finish = () => resolve(Response.json({ url: 'http://localhost:3000/?sent=1' }))));
    await askForLink();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(button().getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button());
    await userEvent.click(google());
    finish();
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [() => Promise.reject(new TypeError('offline')), 'The mail could not be sent. Try again.'],
    [() => Response.json({ message: 'A problem' }, { status: 500 }), 'The mail could not be sent. Try again.'],
    [
      () => Response.json({ url: 'http://localhost:3000/auth/signin?error=TooManyAttempts' }, { status: 429 }),
      'Too many attempts. Wait a few minutes, then try again.',
    ],
    [
      () => Response.json({ url: 'http://localhost:3000/auth/error?error=AccessDenied' }, { status: 403 }),
      'This account may not sign in. Contact help@acme.test.',
    ],
  ])('that cannot be sent is told, what was typed stays, and the next try forgets it', async (failure, text) => {
    show();
    const works = answers['signin/email']!;
    answers['signin/email'] = failure;
    await askForLink();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expect(email().value).toBe('dana@acme.test');
    expect(button().hasAttribute('aria-busy')).toBe(false);
    answers['signin/email'] = works;
    await userEvent.click(button());
    await screen.findByRole('heading', { name: 'Check your inbox' });
    await userEvent.click(screen.getByRole('link', { name: 'Use another address' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('Google', () => {
  it('is gone to, and the button is busy until the browser leaves', async () => {
    show();
    await userEvent.click(google());
    await waitFor(() => expect(location.href).toBe('https://accounts.google.com/authorize'));
    expect(sent[0]?.fields).toEqual({ callbackUrl: '/loops', csrfToken: 'token', json: 'true' });
    expect(google().getAttribute('aria-busy')).toBe('true');
  });

  it('that cannot be asked is told', async () => {
    show();
    answers['signin/google'] = () => Promise.reject(new TypeError('offline'));
    await userEvent.click(google());
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Google did not complete the sign-in. Try again.'),
    );
    expect(google().hasAttribute('aria-busy')).toBe(false);
  });

  it('works again for whoever comes back from its page', async () => {
    show();
    await userEvent.click(google());
    await waitFor(() => expect(google().getAttribute('aria-busy')).toBe('true'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(google().hasAttribute('aria-busy')).toBe(false);
  });
});

describe('the page', () => {
  it('tells what went wrong before, as the server has rendered it', () => {
    show({ error: 'Verification' });
    expect(screen.getByRole('alert').textContent).toBe('This link was used or is too old. Send a new one.');
  });

  it('says that a link was sent, when the address says so', () => {
    show({ sent: true });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Check your inbox');
    expect(said(heading)).toMatch(/^A sign-in link is on its way to you\./);
  });

  it('is loaded anew when somebody has signed in elsewhere in this browser, and not before', async () => {
    show();
    const look = () => document.dispatchEvent(new Event('visibilitychange'));
    look();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(location.reload).not.toHaveBeenCalled();
    session = { user: { email: 'dana@acme.test' }, expires: '2027-01-01T00:00:00.000Z' };
    look();
    await waitFor(() => expect(location.reload).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(location.reload).toHaveBeenCalledTimes(2));
  });

  it('asks whoever is signed in to confirm that it is they, and does not leave by itself', async () => {
    session = { user: { email: 'dana@acme.test' } };
    show({ confirms: 'dana@acme.test' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirm that it is you');
    expect(email().value).toBe('dana@acme.test');
    document.dispatchEvent(new Event('visibilitychange'));
    // What the page would ask is answered before what is asked after it.
    await userEvent.click(button());
    await screen.findByRole('heading', { name: 'Check your inbox' });
    expect(location.reload).not.toHaveBeenCalled();
  });
});
