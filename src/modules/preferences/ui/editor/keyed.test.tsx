import { expect, it } from 'vitest';
import { keyedAgain, NOTHING_KEYED } from './keyed';

const begun = keyedAgain(NOTHING_KEYED, ['a', 'b', 'c']);
const keys = (...texts: string[]) => keyedAgain(begun, texts).keys;

it('a text that is changed keeps its key, and so do those around it', () => {
  expect(begun.keys).toEqual([0, 1, 2]);
  expect(keys('a', 'bb', 'c')).toEqual([0, 1, 2]);
});

it('what is put in gets a new key, also between texts that are alike', () => {
  expect(keys('a', 'b', 'new', 'c')).toEqual([0, 1, 3, 2]);
  expect(keys('new', 'a', 'b', 'c')).toEqual([3, 0, 1, 2]);
  const twins = keyedAgain(NOTHING_KEYED, ['a', 'a']);
  expect(new Set(keyedAgain(twins, ['a', 'a', 'a']).keys).size).toBe(3);
});

it('what is taken away takes its key with it, and no key comes back', () => {
  const shorter = keyedAgain(begun, ['a', 'c']);
  expect(shorter.keys).toEqual([0, 2]);
  expect(keyedAgain(shorter, ['a', 'b', 'c']).keys).toEqual([0, 3, 2]);
  expect(keyedAgain(shorter, []).keys).toEqual([]);
});
