import { describe, expect, it } from 'vitest';
import { pageOf, pageQuery } from './page';
import { shownOf } from './page-size';
import { Problem, parse } from './problem';

const people = Array.from({ length: 35 }, (_, i) => ({ name: i === 30 ? 'Zoë Ünal' : `Person ${i}` }));
const read = (query: Record<string, string>) => pageOf(people, parse(pageQuery, query), ({ name }) => name);
const refused = (query: Record<string, string>) => {
  try {
    parse(pageQuery, query);
  } catch (error) {
    return error instanceof Problem ? [error.status, error.fields] : error;
  }
  return null;
};

describe('a list', () => {
  it('has 10 items on its first page and 20 on each one after it', () => {
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page = read(cursor === null ? {} : { cursor });
      sizes.push(page.items.length);
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(sizes).toEqual([10, 20, 5]);
  });

  it('has as many as are asked for, and ends where it ends', () => {
    expect(read({ limit: '35' })).toEqual({ items: people, nextCursor: null });
    expect(read({ limit: '34' }).nextCursor).toBe('34');
    expect(read({ cursor: '35' })).toEqual({ items: [], nextCursor: null });
  });

  it('can be searched, word by word, without accents', () => {
    expect(read({ q: ' unal ZOE ' }).items).toEqual([{ name: 'Zoë Ünal' }]);
    expect(read({ q: 'person 1', limit: '50' }).items).toHaveLength(13);
    expect(read({ q: '' }).items).toHaveLength(10);
  });

  it.each<[Record<string, string>, string, string]>([
    [{ limit: 'all' }, 'limit', 'Expected number, received nan'],
    [{ limit: '' }, 'limit', 'Number must be greater than or equal to 1'],
    [{ limit: '0' }, 'limit', 'Number must be greater than or equal to 1'],
    [{ limit: '51' }, 'limit', 'Number must be less than or equal to 50'],
    [{ limit: '1.5' }, 'limit', 'Expected integer, received float'],
    [{ cursor: 'x' }, 'cursor', 'Expected number, received nan'],
    [{ cursor: '' }, 'cursor', 'Number must be greater than or equal to 1'],
    [{ cursor: '-10' }, 'cursor', 'Number must be greater than or equal to 1'],
    [{ cursor: '10001' }, 'cursor', 'Number must be less than or equal to 10000'],
  ])('is not read for %j', (query, field, text) => {
    expect(refused(query)).toEqual([400, { [field]: [text] }]);
  });
});

it.each([
  [undefined, 10],
  ['', 10],
  ['x', 10],
  ['-3', 10],
  ['12.5', 10],
  ['5', 10],
  ['30', 30],
  ['999999', 1000],
])('a web page whose address says limit=%s shows %i items', (limit, shown) => {
  expect(shownOf(limit)).toBe(shown);
});
