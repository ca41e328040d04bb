import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { WithMessages } from '../../../../tests/support/with-messages';
import { UserMenu } from './user-menu';

const dana = { name: 'Dana Reyes', email: 'dana@acme.test', image: null };
const entries = () => screen.queryAllByRole('menuitem').map((item) => item.textContent);

it('opens by the keyboard with name, address and entries, and closes with Escape', async () => {
  const user = userEvent.setup();
  render(<UserMenu user={dana} />, { wrapper: WithMessages });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('dana@acme.test')).toBeTruthy();
  expect(entries()).toEqual(['Settings', 'Support', 'Log out']);
  await user.keyboard('{Escape}');
  expect(entries()).toEqual([]);
});

it('shows only "Log out" when there is nothing else to go to', async () => {
  render(<UserMenu user={dana} logOutOnly />, { wrapper: WithMessages });
  await userEvent.click(screen.getByRole('button', { name: 'Account menu of Dana Reyes' }));
  await screen.findByRole('menu');
  expect(entries()).toEqual(['Log out']);
});

it('leads whoever waits to their account and to support', async () => {
  render(<UserMenu user={dana} waiting />, { wrapper: WithMessages });
  await userEvent.click(screen.getByRole('button', { name: 'Account menu of Dana Reyes' }));
  await screen.findByRole('menu');
  expect(entries()).toEqual(['Account', 'Support', 'Log out']);
  expect(screen.getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe('/settings/account');
  expect(screen.getByRole('menuitem', { name: 'Support' }).getAttribute('href')).toBe('/support');
});

it('stands for somebody without a name by the first letter of the address', () => {
  render(<UserMenu user={{ name: null, email: 'kim@acme.test', image: null }} />, { wrapper: WithMessages });
  expect(screen.getByText('K')).toBeTruthy();
});

it('is called what is seen of it', () => {
  const { rerender } = render(<UserMenu user={dana} wide />, { wrapper: WithMessages });
  expect(screen.getByRole('button', { name: 'Account menu of Dana Reyes dana@acme.test' })).toBeTruthy();
  rerender(<UserMenu user={dana} />);
  expect(screen.getByRole('button', { name: 'Account menu of Dana Reyes' })).toBeTruthy();
});
