import { expect, test } from 'vitest';
import { totalOf } from './seat-total';

test('seats cost as many times one, and each less from so many on', () => {
  const price = { unit: { amount: 7_900 }, reduced: { from: 5, unit: 6_715 } };
  expect([1, 4, 5, 12].map((seats) => totalOf(price, seats))).toEqual([7_900, 31_600, 33_575, 80_580]);
  expect(totalOf({ ...price, reduced: null }, 5)).toBe(39_500);
});
