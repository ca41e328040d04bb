import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { expect, it } from 'vitest';
import { WithMessages } from '../../../tests/support/with-messages';
import { WaitingMenu } from './waiting-menu';

const vera = { name: 'Vera Holm', email: 'vera@umbra.test', image: null };

async function entriesOn(path: string) {
  render(
    <PathnameContext.Provider value={path}>
      <WaitingMenu user={vera} />
    </PathnameContext.Provider>,
    { wrapper: WithMessages },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Account menu of Vera Holm' }));
  await screen.findByRole('menu');
  const entries = screen.getAllByRole('menuitem').map((item) => item.textContent);
  cleanup();
  return entries;
}

it('on the waitlist one has the whole menu on the own account, and can only log out where access is denied', async () => {
  expect(await entriesOn('/settings/account')).toEqual(['Account', 'Support', 'Log out']);
  for (const path of ['/dashboard', '/settings', '/settings/accounts']) {
    expect([path, await entriesOn(path)]).toEqual([path, ['Log out']]);
  }
});
