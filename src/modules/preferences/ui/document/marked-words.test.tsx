import { expect, it } from 'vitest';
import { stretchesOf, unreadSpans } from './marked-words';

it('finds words that were not read each after the one before it', () => {
  expect(unreadSpans('no a or a here', ['a', 'a'])).toEqual([
    { start: 3, end: 4 },
    { start: 8, end: 9 },
  ]);
});

it('passes over words that do not stand in the sentence', () => {
  expect(unreadSpans('no calls', ['meetings', ''])).toEqual([]);
});

it('cuts a text where marks begin and end, and loses none of it', () => {
  const stretches = stretchesOf('one two three', [{ start: 4, end: 7 }], { start: 0, end: 5 });
  expect(stretches.map(({ text, unread, current }) => [text, unread, current])).toEqual([
    ['one ', false, true],
    ['t', true, true],
    ['wo', true, false],
    [' three', false, false],
  ]);
});
