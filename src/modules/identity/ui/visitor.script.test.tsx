import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const location = { href: 'http://localhost:3000/pricing', reload: vi.fn() };
let session: object;
const asked: string[] = [];

beforeAll(async () => {
  // The page's script as it is bundled.
  await import('./visitor.script');
});
beforeEach(() => {
  asked.length = 0;
  session = { user: { email: 'dana@acme.test' }, expires: '2027-01-01T00:00:00.000Z' };
  location.reload.mockReset();
  vi.stubGlobal('location', location);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json(session);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const looks = {
  'another tab tells': () =>
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: 'nextauth.message',
        newValue: JSON.stringify({ event: 'session', data: { trigger: 'getSession' }, timestamp: 1 }),
      }),
    ),
  'the window has the focus': () => window.dispatchEvent(new Event('focus')),
  'the window comes into sight': () => document.dispatchEvent(new Event('visibilitychange')),
};

it.each(Object.entries(looks))(
  'a visitor’s page is loaded anew for whoever has signed in, when %s',
  async (_, look) => {
    look();
    await waitFor(() => expect(location.reload).toHaveBeenCalledOnce());
  },
);

it('it stays while nobody is signed in', async () => {
  session = {};
  looks['another tab tells']();
  await waitFor(() => expect(asked).toEqual(['/api/auth/session']));
  session = { user: { email: 'dana@acme.test' }, expires: '2027-01-01T00:00:00.000Z' };
  looks['another tab tells']();
  await waitFor(() => expect(location.reload).toHaveBeenCalledOnce());
});

it('it stays while somebody writes on it', async () => {
  render(<textarea aria-label="Your message" />);
  await userEvent.type(screen.getByLabelText('Your message'), 'Hello');
  looks['another tab tells']();
  expect(asked).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Your message'));
  looks['another tab tells']();
  await waitFor(() => expect(location.reload).toHaveBeenCalledOnce());
});
