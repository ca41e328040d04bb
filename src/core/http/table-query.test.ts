import { expect, it } from 'vitest';
import { FIRST_PAGE } from './page-size';
import { tableAddress, tableQuery } from './table-query';

const COLUMNS = { sortable: ['name', 'last'], hideable: ['last', 'next'] } as const;
const PLAIN = { q: '', sort: null, limit: FIRST_PAGE, hidden: [] };

it('an address says what a table shows, and leaves out what is usual', () => {
  const query = { q: 'jane doe', sort: { by: 'last' as const, desc: true }, limit: 30, hidden: ['next'] };
  const address = tableAddress('/people', query);
  expect(address).toBe('/people?q=jane+doe&sort=-last&limit=30&hide=next');
  expect(tableQuery(Object.fromEntries(new URLSearchParams(address.split('?')[1])), COLUMNS)).toEqual(query);
  expect(tableAddress('/people', PLAIN)).toBe('/people');
});

it('what it is narrowed to stands in the address, if the list can be narrowed to it', () => {
  const columns = { ...COLUMNS, filters: { role: ['USER', 'ADMIN'] } };
  expect(tableQuery({ role: 'ADMIN', plan: 'pro' }, columns)).toEqual({ ...PLAIN, filters: { role: 'ADMIN' } });
  expect(tableQuery({ role: 'KING' }, columns)).toEqual(PLAIN);
  expect(tableAddress('/people', { filters: { role: 'ADMIN', plan: '' } })).toBe('/people?role=ADMIN');
});

it.each([
  [{}, PLAIN],
  [{ sort: 'salary', limit: 'all', hide: 'name,vip' }, PLAIN],
  [{ sort: '-', limit: '-5' }, PLAIN],
  [{ limit: '1e9' }, { ...PLAIN, limit: 1_000 }],
  [{ limit: '15.9' }, PLAIN],
  [
    { q: ['  ana ', 'bo'], sort: ['name'] },
    { ...PLAIN, q: 'ana', sort: { by: 'name', desc: false } },
  ],
])('an address that cannot be meant opens the usual list: %j', (parameters, query) => {
  expect(tableQuery(parameters, COLUMNS)).toEqual(query);
});
