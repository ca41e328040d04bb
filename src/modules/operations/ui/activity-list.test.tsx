import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { WithMessages } from '../../../../tests/support/with-messages';
import type { ActivityRow } from '../schema';
import { ActivityList } from './activity-list';

afterEach(() => vi.unstubAllGlobals());

const NOW = Date.parse('2026-03-02T10:00:00Z');
const one = (n: number, over: Partial<ActivityRow> = {}): ActivityRow => ({
  id: `id ${n}`,
  at: '2026-03-02T09:55:00Z',
  action: 'session.opened',
  own: true,
  detail: null,
  reason: null,
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  token: null,
  ...over,
});
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says what was done, to which one, when, with what and from where', () => {
  const items = [
    one(1),
    one(2, { action: 'connection.added', detail: 'dana@acme.test' }),
    one(3, { action: 'sign_in.failed', own: false, reason: 'link', userAgent: null }),
    one(4, { action: 'user.role', own: false, detail: 'TRAINER', address: null, userAgent: null }),
    one(5, { action: 'token.wrote', reason: 'POST /api/loops/x/stop', token: 'Nightly', userAgent: 'curl/8' }),
  ];
  render(<ActivityList page={{ items, nextCursor: null }} nowMs={NOW} />, { wrapper: WithMessages });
  expect(lines()).toEqual([
    expect.stringMatching(/^Signed in.*5.*Firefox on Linux · 192\.0\.2\.7$/),
    expect.stringMatching(/^Calendar account connected: dana@acme\.test/),
    expect.stringMatching(/^A sign-in failed: the link was used before, or is too old.* · 192\.0\.2\.7$/),
    expect.stringMatching(/^Role changed: TRAINER.*by whoever runs this installation$/),
    expect.stringMatching(/^A program changed something: POST \/api\/loops\/x\/stop.*by token Nightly · /),
  ]);
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows more on request, and says when that fails', async () => {
  const answers = [
    () => Response.json({ error: 'Something went wrong', code: 'internal' }, { status: 500 }),
    () => Response.json({ items: [one(2), one(3)], nextCursor: null }),
  ];
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answers[asked.length - 1]!();
  });
  render(<ActivityList page={{ items: [one(1)], nextCursor: '17.a' }} nowMs={NOW} />, { wrapper: WithMessages });
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(lines()).toHaveLength(3);
  expect(asked).toEqual(Array(2).fill('/api/user/activity?cursor=17.a'));
  expect(screen.queryByRole('button')).toBeNull();
});

it('is empty in words', () => {
  render(<ActivityList page={{ items: [], nextCursor: null }} nowMs={NOW} />, { wrapper: WithMessages });
  expect(screen.getByText(/^Nothing yet/)).toBeTruthy();
});
