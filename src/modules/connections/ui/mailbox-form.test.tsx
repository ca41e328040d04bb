import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithMessages } from '../../../../tests/support/with-messages';
import { MailboxForm } from './mailbox-form';

const router = { refresh() {} } as unknown as NonNullable<React.ContextType<typeof AppRouterContext>>;
const refusal = {
  error: 'The server refuses this name or password',
  code: 'login',
  fields: { password: ['The server refuses this name or password'] },
};
let sent: unknown[];
let answer: () => Response;

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

async function connect() {
  render(
    <AppRouterContext.Provider value={router}>
      <WithMessages>
        <MailboxForm user="dana@acme.test" plain={false} />
      </WithMessages>
    </AppRouterContext.Provider>,
  );
  await userEvent.type(screen.getByLabelText('Mail server'), 'imap.acme.test');
  await userEvent.selectOptions(screen.getByLabelText('Encryption'), 'STARTTLS');
  await userEvent.type(screen.getByLabelText('App password'), 'abcd efgh');
  await userEvent.click(screen.getByRole('button', { name: 'Connect this mailbox' }));
}
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

it('keeps everything that was entered when the server refuses, and says where to look', async () => {
  answer = () => Response.json(refusal, { status: 400 });
  await connect();
  await screen.findByText('The server refuses this name or password');
  expect(screen.getByLabelText('App password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('App password'));
  expect(['Mail server', 'Port', 'User name', 'App password'].map(value)).toEqual([
    'imap.acme.test',
    '143',
    'dana@acme.test',
    'abcd efgh',
  ]);
});

it('forgets the password once it is stored', async () => {
  answer = () => Response.json({ id: 'x' });
  await connect();
  await waitFor(() => expect(value('App password')).toBe(''));
  expect(sent).toEqual([
    { host: 'imap.acme.test', port: 143, security: 'starttls', user: 'dana@acme.test', password: 'abcd efgh' },
  ]);
});

it('offers no connection without encryption to the outside', () => {
  render(
    <AppRouterContext.Provider value={router}>
      <WithMessages>
        <MailboxForm user="" plain={false} />
      </WithMessages>
    </AppRouterContext.Provider>,
  );
  expect(screen.queryByRole('option', { name: /None/ })).toBeNull();
});
