import { expect, it } from 'vitest';
import { PORTION, PORTION_BYTES } from '../constants';
import { portions } from './gold';

const label = (id: number, size: number) => ({ id: String(id), ownerId: 'owner', size });

it('an export reads so many labels at once, all of them once and in order', () => {
  const all = Array.from({ length: PORTION * 2 + 1 }, (_, id) => label(id, 1_000));
  const read = portions(all);
  expect(read.map(({ length }) => length)).toEqual([PORTION, PORTION, 1]);
  expect(read.flat()).toEqual(all.map(({ id }) => id));
});

it('an export holds no more mail at once than its bound, but for one that is larger by itself', () => {
  const half = PORTION_BYTES / 2;
  expect(portions([half, half, 1, PORTION_BYTES * 3, 1, 1].map((size, id) => label(id, size)))).toEqual([
    ['0', '1'],
    ['2'],
    ['3'],
    ['4', '5'],
  ]);
  expect(portions([])).toEqual([]);
});
