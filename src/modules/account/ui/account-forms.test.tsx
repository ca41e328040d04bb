import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '@/ui/toast';
import { WithMessages } from '../../../../tests/support/with-messages';
import { DeleteAccount } from './delete-account';
import { ExportCard } from './export-card';
import { HumanHelpForm } from './human-help-form';
import { NotificationForm } from './notification-form';
import { NameForm } from './settings-forms';

const router = { refresh: vi.fn() } as unknown as AppRouterInstance;
const shown = (content: ReactNode) =>
  render(
    <AppRouterContext.Provider value={router}>
      <WithMessages>
        {content}
        <Toaster />
      </WithMessages>
    </AppRouterContext.Provider>,
  );

/** The network's answers in their order, and what was asked. */
function answering(...answers: readonly [status: number, body: object | null][]) {
  const asked: { url: string; method: string; body: unknown }[] = [];
  let next = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push({ url, method: init.method ?? 'GET', body: init.body ? JSON.parse(String(init.body)) : null });
    const [status, body] = answers[next++] ?? [500, null];
    return new Response(body === null ? null : JSON.stringify(body), { status });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it('a name is saved by itself; refused, it stays as it was typed, with the reason', async () => {
  const asked = answering(
    [400, { error: 'Invalid input', code: 'invalid', fields: { name: ['Too long'] } }],
    [200, {}],
  );
  shown(<NameForm name="Dana" />);
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByLabelText('Name'), ' Reyes');
  await userEvent.click(save);
  expect(await screen.findByText('Too long')).toBeTruthy();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Dana Reyes');
  await userEvent.click(save);
  expect(await screen.findAllByText('Name saved.')).toBeTruthy();
  expect(asked.map(({ method, body }) => [method, body])).toEqual(Array(2).fill(['PATCH', { name: 'Dana Reyes' }]));
});

it('a switch is saved at once, and goes back when it could not be', async () => {
  const asked = answering([200, {}], [500, { error: 'Something went wrong', code: 'internal' }]);
  shown(<NotificationForm news={{ reminders: true, reports: true, briefing: true }} />);
  const [reminders, reports] = [
    screen.getByRole('switch', { name: 'Reminders' }),
    screen.getByRole('switch', { name: 'Reports' }),
  ];
  await userEvent.click(reports);
  expect(reports.getAttribute('aria-checked')).toBe('false');
  expect(asked[0]?.body).toEqual({ notifications: { reports: false } });
  await userEvent.click(reminders);
  expect(await screen.findAllByText('Something went wrong.')).toBeTruthy();
  expect(reminders.getAttribute('aria-checked')).toBe('true');
});

it('human help is one of three, saved as it is chosen', async () => {
  const asked = answering([200, {}]);
  shown(<HumanHelpForm value="off" />);
  await userEvent.click(screen.getByRole('radio', { name: /When stuck/ }));
  expect(asked[0]?.body).toEqual({ humanHelp: 'when_stuck' });
  expect(screen.getByRole('radio', { name: /When stuck/ })).toHaveProperty('checked', true);
});

it('an export says whether it is there, being made, or failed', () => {
  const none = { state: 'none', askedAt: null, readyAt: null, expiresAt: null, sizeBytes: null } as const;
  const nowMs = Date.parse('2026-03-02T10:05:00Z');
  const { rerender } = shown(<ExportCard status={none} nowMs={nowMs} />);
  expect(screen.getByRole('button', { name: 'Export everything' })).toBeTruthy();
  const again = (status: Parameters<typeof ExportCard>[0]['status']) =>
    rerender(
      <AppRouterContext.Provider value={router}>
        <WithMessages>
          <ExportCard status={status} nowMs={nowMs} />
        </WithMessages>
      </AppRouterContext.Provider>,
    );
  again({ ...none, state: 'running', askedAt: '2026-03-02T10:04:00Z' });
  expect(screen.getByText('Your export is being made')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  again({ ...none, state: 'ready', readyAt: '2026-03-02T10:00:00Z', sizeBytes: 2_345_678 });
  expect(screen.getByText(/2\.3 MB/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/api/user/export/archive');
  again({ ...none, state: 'failed', askedAt: '2026-03-02T10:04:00Z' });
  expect(screen.getByText('The export could not be made')).toBeTruthy();
});

it('A25 a deletion needs the address, keeps what was typed, and can be taken back', async () => {
  const refused = {
    error: 'Invalid input',
    code: 'invalid',
    fields: { email: ['This is not the address of this account'] },
  };
  const asked = answering([400, refused], [200, { at: null }]);
  const { unmount } = shown(<DeleteAccount email="dana@acme.test" when={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  const field = await screen.findByLabelText('Type dana@acme.test to confirm');
  expect(screen.getByRole('button', { name: 'Delete in 24 hours' })).toHaveProperty('disabled', true);
  await userEvent.type(field, 'dana@acme');
  await userEvent.click(screen.getByRole('button', { name: 'Delete in 24 hours' }));
  expect(await screen.findByText('This is not the address of this account')).toBeTruthy();
  expect(field).toHaveProperty('value', 'dana@acme');
  unmount();
  shown(<DeleteAccount email="dana@acme.test" when="Tue, Mar 3 · 10:00 AM (Berlin)" />);
  expect(screen.getByText(/deleted on Tue, Mar 3 · 10:00 AM \(Berlin\)/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/user/deletion',
    'DELETE /api/user/deletion',
  ]);
});

describe('what needs a fresh sign-in', () => {
  const refused = { error: 'Sign in again to confirm that it is you', code: 'reauth_required' };
  const there = '/auth/signin?confirm=1&callbackUrl=%2Fsettings%2Faccount';
  const assign = vi.fn();
  beforeEach(() => {
    assign.mockReset();
    vi.stubGlobal('location', { pathname: '/settings/account', search: '', assign });
  });

  it('leads there and back: a deletion, an export', async () => {
    answering([403, refused], [403, refused]);
    const { unmount } = shown(<DeleteAccount email="dana@acme.test" when={null} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
    await userEvent.type(await screen.findByLabelText('Type dana@acme.test to confirm'), 'dana@acme.test');
    await userEvent.click(screen.getByRole('button', { name: 'Delete in 24 hours' }));
    unmount();
    const none = { state: 'none', askedAt: null, readyAt: null, expiresAt: null, sizeBytes: null } as const;
    shown(<ExportCard status={none} nowMs={0} />);
    await userEvent.click(screen.getByRole('button', { name: 'Export everything' }));
    expect(assign.mock.calls).toEqual([[there], [there]]);
  });

  it('a download that would be refused leads there, and one that would not begins', async () => {
    const asked = answering([403, null], [200, null]);
    const readyAt = '2026-03-02T10:00:00Z';
    const ready = { state: 'ready', askedAt: readyAt, readyAt, expiresAt: readyAt, sizeBytes: 1 } as const;
    shown(<ExportCard status={ready} nowMs={0} />);
    const link = screen.getByRole('link', { name: 'Download' });
    await userEvent.click(link);
    await userEvent.click(link);
    expect(assign.mock.calls).toEqual([[there], ['/api/user/export/archive']]);
    expect(asked.map(({ method }) => method)).toEqual(['HEAD', 'HEAD']);
  });
});
