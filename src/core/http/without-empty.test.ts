import { expect, it } from 'vitest';
import { withoutEmpty } from './without-empty';

it('takes away empty strings at any depth, and nothing else', () => {
  const at = new Date(0);
  const given = { a: '', b: ' ', c: 0, d: null, e: false, f: { g: '', h: { i: '' } }, j: [{ k: '' }, '', 'l'], at };
  expect(withoutEmpty(given)).toEqual({
    b: ' ',
    c: 0,
    d: null,
    e: false,
    f: { h: {} },
    j: [{}, '', 'l'],
    at,
  });
});

it.each(['', 'text', 0, null, undefined])('leaves %j itself alone', (value) => {
  expect(withoutEmpty(value)).toBe(value);
});
