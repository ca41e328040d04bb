import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithMessages } from '../../../../tests/support/with-messages';
import type { IntegrationItem } from '../schema';
import { AccountCard } from './account-card';
import { CaldavForm } from './caldav-form';

const router = { refresh() {} } as unknown as NonNullable<React.ContextType<typeof AppRouterContext>>;
const refusal = {
  error: 'The server refuses this name or password',
  code: 'cannot_connect',
  fields: { password: ['The server refuses this name or password'] },
};
let sent: [string, string | undefined, unknown][];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, init.method, init.body ? JSON.parse(String(init.body)) : null]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const shown = (element: React.ReactNode) =>
  render(
    <AppRouterContext.Provider value={router}>
      <WithMessages>{element}</WithMessages>
    </AppRouterContext.Provider>,
  );
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('knows the addresses of common providers, and keeps what was entered when the server refuses', async () => {
  answer = () => Response.json(refusal, { status: 422 });
  shown(<CaldavForm user="dana@acme.test" />);
  expect(value('Server address')).toBe('https://caldav.icloud.com/');
  await userEvent.selectOptions(screen.getByLabelText('Provider'), 'Fastmail');
  await userEvent.type(screen.getByLabelText('App password'), 'abcd efgh');
  await userEvent.click(screen.getByRole('button', { name: 'Connect this account' }));
  await screen.findByText('The server refuses this name or password');
  expect(document.activeElement).toBe(screen.getByLabelText('App password'));
  expect(['Server address', 'User name', 'App password'].map(value)).toEqual([
    'https://caldav.fastmail.com/',
    'dana@acme.test',
    'abcd efgh',
  ]);
  answer = () => Response.json({ id: 'x' }, { status: 201 });
  await userEvent.click(screen.getByRole('button', { name: 'Connect this account' }));
  await waitFor(() => expect(value('App password')).toBe(''));
  const entry = { url: 'https://caldav.fastmail.com/', user: 'dana@acme.test', password: 'abcd efgh' };
  expect(sent).toEqual([1, 2].map(() => ['/api/integrations/caldav', 'POST', entry]));
});

const account: IntegrationItem = {
  id: 'a1',
  kind: 'caldav',
  account: 'dana',
  server: 'cloud.acme.test',
  state: 'expired',
  lastSyncAt: null,
  booked: 2,
  calendars: [],
};

it('gives an account its new password where it is shown', async () => {
  answer = () => Response.json({ id: 'a1' });
  shown(<AccountCard account={account} nowMs={0} />);
  expect(screen.getByRole('alert').textContent).toContain('cloud.acme.test no longer lets Sundial read');
  await userEvent.click(screen.getByRole('button', { name: 'Reconnect' }));
  await userEvent.type(await screen.findByLabelText('New app password'), 'fresh');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([['/api/integrations/caldav/a1', 'PATCH', { password: 'fresh' }]]);
});

it('says before it disconnects what becomes of meetings and open matters', async () => {
  shown(<AccountCard account={account} nowMs={0} openLoops={1} />);
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  const words = (await screen.findByRole('dialog')).textContent;
  expect(words).toContain('2 meetings to come stay in it and keep their time');
  expect(words).toContain('1 open matter goes on with the calendars that are left');
});
