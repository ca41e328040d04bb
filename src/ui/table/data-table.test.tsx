import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tableQuery } from '@/core/http/table-query';
import { WithMessages } from '../../../tests/support/with-messages';
import { DataTable } from './data-table';
import { columnsOf } from './table-features';

interface Account {
  readonly id: string;
  readonly name: string;
  readonly loops: number;
}

const column = columnsOf<Account>();
const COLUMNS = column.columns([
  column.accessor('name', {
    meta: { words: 'Name' },
    enableHiding: false,
    cell: ({ row }) => <a href={`#${row.id}`}>{row.original.name}</a>,
  }),
  column.accessor('loops', { meta: { words: 'Loops' }, cell: ({ row }) => row.original.loops }),
]);
const accounts = (from: number, count: number): Account[] =>
  Array.from({ length: count }, (_, n) => ({ id: `a${from + n}`, name: `Account ${from + n}`, loops: from + n }));

const router = { refresh: vi.fn(), replace: vi.fn(), push: vi.fn(), prefetch: vi.fn() };
const done: string[][] = [];
const asked: string[] = [];
let answer: () => Response;
beforeEach(() => {
  vi.clearAllMocks();
  done.length = 0;
  asked.length = 0;
  answer = () => Response.json({ items: accounts(10, 3), nextCursor: null });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

interface Shown {
  readonly search?: Record<string, string>;
  readonly items?: readonly Account[];
  readonly nextCursor?: string | null;
  readonly orMore?: boolean;
}

const page = ({ search = {}, items = accounts(0, 10), nextCursor = '10', orMore = false }: Shown = {}) => (
  <AppRouterContext.Provider value={router as unknown as AppRouterInstance}>
    <WithMessages>
      <DataTable
        label="Accounts"
        columns={COLUMNS}
        first={{ items, nextCursor }}
        total={13}
        orMore={orMore}
        source="/api/accounts"
        path="/accounts"
        query={tableQuery(search, { sortable: ['name', 'loops'], hideable: ['loops'] })}
        rowId={(one) => one.id}
        rowName={(one) => one.name}
        opens
        actions={(selected, clear) => (
          <button
            type="button"
            onClick={() => {
              done.push(selected.map(({ id }) => id));
              clear();
            }}
          >
            Release
          </button>
        )}
      />
    </WithMessages>
  </AppRouterContext.Provider>
);
const rows = () => screen.getAllByRole('row').slice(1);
const focused = () => document.activeElement?.querySelector('a')?.textContent;

it('is a table that says how many rows there are and which order they are in', () => {
  render(page({ search: { sort: '-loops', q: 'acc' } }));
  const table = screen.getByRole('table', { name: 'Accounts' });
  expect(table.getAttribute('aria-rowcount')).toBe('14');
  expect(rows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(
    Array.from({ length: 10 }, (_, n) => `${n + 2}`),
  );
  const [name, loops] = screen.getAllByRole('columnheader');
  expect(name?.getAttribute('aria-sort')).toBeNull();
  expect(loops?.getAttribute('aria-sort')).toBe('descending');
  // Smallest first, largest first, as usual: each is an address that keeps the search.
  expect(within(name!).getByRole('link').getAttribute('href')).toBe('/accounts?q=acc&sort=name');
  expect(within(loops!).getByRole('link').getAttribute('href')).toBe('/accounts?q=acc');
  expect(screen.getByRole('status').textContent).toBe('10 of 13');
});

it('more rows come by cursor, in the order and search of the address, which then says how many', async () => {
  render(page({ search: { sort: 'name', q: 'acc' } }));
  const more = screen.getByRole('link', { name: 'Show 3 more' });
  expect(more.getAttribute('href')).toBe('/accounts?q=acc&sort=name&limit=30');
  await userEvent.click(more);
  await waitFor(() => expect(rows()).toHaveLength(13));
  expect(asked).toEqual(['/api/accounts?cursor=10&q=acc&sort=name']);
  expect(window.location.search).toBe('?q=acc&sort=name&limit=13');
  expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
});

it('a list that was not counted to its end says so, and goes on by twenty', () => {
  render(page({ orMore: true }));
  expect(screen.getByRole('status').textContent).toBe('10 of 13 or more');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1');
  expect(screen.getByRole('link', { name: 'Show 20 more' })).toBeTruthy();
});

it('rows that could not be read are told, and asked for again', async () => {
  render(page());
  answer = () => new Response(null, { status: 502 });
  await userEvent.click(screen.getByRole('link', { name: 'Show 3 more' }));
  expect((await screen.findByRole('alert')).textContent).toMatch('could not be read');
  answer = () => Response.json({ items: accounts(10, 3), nextCursor: null });
  await userEvent.click(screen.getByRole('link', { name: 'Show 3 more' }));
  await waitFor(() => expect(rows()).toHaveLength(13));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('another order or search begins anew, and what was on its way for the old one is dropped', async () => {
  let finish = (_: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (finish = resolve)));
  const { rerender } = render(page());
  await userEvent.click(screen.getByRole('link', { name: 'Show 3 more' }));
  rerender(page({ search: { sort: 'name' }, items: accounts(50, 2), nextCursor: null }));
  finish(Response.json({ items: accounts(10, 3), nextCursor: null }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull());
  expect(rows().map((row) => row.querySelector('a')?.textContent)).toEqual(['Account 50', 'Account 51']);
});

it('is walked and worked by keys alone', async () => {
  render(page());
  await userEvent.keyboard('j');
  expect(focused()).toBe('Account 0');
  await userEvent.keyboard('jj{ArrowDown}k');
  expect(focused()).toBe('Account 2');
  await userEvent.keyboard('xjx');
  expect(screen.getByRole('status').textContent).toBe('2 selected');
  expect(screen.getByRole('checkbox', { name: 'Select Account 3' })).toHaveProperty('checked', true);
  await userEvent.keyboard('{Enter}');
  expect(window.location.hash).toBe('#a3');
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  expect(done).toEqual([['a2', 'a3']]);
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  // The end of what is loaded brings the rest.
  screen.getAllByRole('row')[3]?.focus();
  await userEvent.keyboard('{End}j');
  await waitFor(() => expect(rows()).toHaveLength(13));
  expect(focused()).toBe('Account 9');
});

it('a click beside the link of a row opens it, one on its box does not', async () => {
  render(page());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Account 4' }));
  expect(window.location.hash).toBe('');
  await userEvent.click(within(rows()[4]!).getAllByRole('cell').at(-1)!);
  expect(window.location.hash).toBe('#a4');
});

it('arrows are the page’s own outside of the rows', async () => {
  render(page());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(document.body);
});

it('all that are loaded are selected at once', async () => {
  render(page());
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all that are shown' }));
  expect(screen.getByRole('status').textContent).toBe('10 selected');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('status').textContent).toBe('10 of 13');
});

it('columns are hidden and shown again by the address', async () => {
  const { rerender } = render(page({ search: { sort: 'name' } }));
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Loops', checked: true }));
  expect(router.replace).toHaveBeenLastCalledWith('/accounts?sort=name&hide=loops', { scroll: false });
  rerender(page({ search: { sort: 'name', hide: 'loops' } }));
  expect(rows()[0]?.textContent).toBe('Account 0');
  expect(screen.queryByRole('columnheader', { name: 'Loops', hidden: true })).toBeNull();
});
