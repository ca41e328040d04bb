import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compiled } from '@/messages/translate';
import { MessagesProvider } from '@/messages/use-messages';
import { Toaster } from '@/ui/toast';
import { CopyLink } from './copy-link';
import { FreshCredits } from './fresh-credits';
import { ReferralList } from './referral-list';

const asked: [string, unknown][] = [];
let answer: () => Promise<Response>;
beforeEach(() => {
  asked.length = 0;
  answer = async () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    asked.push([path, body ? JSON.parse(String(body)) : null]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const show = (children: ReactNode) =>
  render(
    <MessagesProvider locale="en" areas={{ referrals: compiled('en', 'referrals'), ui: compiled('en', 'ui') }}>
      {children}
      <Toaster />
    </MessagesProvider>,
  );
const URL = 'https://sundial.test/r/abcd2345';

it('the link is copied by one press', async () => {
  const user = userEvent.setup();
  show(<CopyLink known={URL} source="/api/referrals" hint="Followed once" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Link copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect(asked).toEqual([]);
});

it('a link that was never asked for is made now', async () => {
  answer = async () => Response.json({ url: URL });
  show(<CopyLink known={null} source="/api/referrals" hint="" />);
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Your link').value).toBe(URL));
  expect(asked).toEqual([['/api/referrals', null]]);
});

it('each friend has a state in words, and a reason where they do not count', () => {
  const row = { id: '1', name: 'Kim Lee', at: '', day: 'Monday, March 2, 2026' };
  show(
    <ReferralList
      items={[
        { ...row, state: 'trialing', reason: null },
        { ...row, id: '2', name: null, state: 'void', reason: 'same_card' },
      ]}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(first).toContain('Kim Lee');
  expect(first).toContain('Trying it out');
  expect(second).toContain('Somebody');
  expect(second).toContain('You pay with the same card.');
  expect(second).toContain('Does not count');
});

it('a new credit is told, and marked as seen once', async () => {
  const credits = [{ id: 'c1', words: 'Kim Lee has stayed: $24 come off your next invoice.' }];
  const { rerender } = show(<FreshCredits credits={credits} />);
  expect(screen.getByText(/\$24 come off your next invoice/).closest('[role=status]')).toBeTruthy();
  rerender(
    <MessagesProvider locale="en" areas={{ ui: compiled('en', 'ui') }}>
      <FreshCredits credits={[...credits]} />
    </MessagesProvider>,
  );
  await waitFor(() => expect(asked).toEqual([['/api/referrals/credited', { ids: ['c1'] }]]));
});
