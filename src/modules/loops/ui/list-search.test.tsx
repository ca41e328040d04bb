import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listQueryOf } from '../schema';
import { listHref } from './list-address';
import { ListSearch } from './list-search';
import { outside, Page, standInForNetwork } from './page.fixture';

standInForNetwork();
const show = (search: Record<string, string> = {}) =>
  render(
    <Page>
      <ListSearch query={listQueryOf(search)} />
    </Page>,
  );

it('puts the search and the order into the address, and keeps the filter', async () => {
  show({ state: 'booked' });
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await userEvent.keyboard('kim & co');
  await waitFor(() => expect(outside.went).toEqual(['/loops?state=booked&q=kim+%26+co']));
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'Next step');
  expect(outside.went.at(-1)).toBe('/loops?state=booked&q=kim+%26+co&sort=next');
});

it('Escape clears the search and leaves it', async () => {
  show({ q: 'kim' });
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(outside.went).toEqual(['/loops']));
});

it('an address without sense is the list without filters', () => {
  expect(listQueryOf({ q: 'before\u0000after' }).q).toBe('');
  const query = listQueryOf({ state: 'nonsense', sort: 'x', limit: '-3', q: 'x'.repeat(200) });
  expect(query).toEqual({ state: undefined, q: '', sort: 'activity', limit: 10 });
  expect(listHref(query)).toBe('/loops');
});
