import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeTexts } from './merge';

const text = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');
const base = text('Hours 9 to 5.', 'Lunch at noon.', 'No calls on Friday.');

it('takes changes of different lines from both sides', () => {
  const mine = text('Hours 9 to 5.', 'Lunch at one.', 'No calls on Friday.');
  const theirs = text('Hours 9 to 5.', 'Lunch at noon.', 'No calls on Friday.', 'Coffee at Joe’s.');
  expect(mergeTexts(base, mine, theirs)).toEqual({
    text: text('Hours 9 to 5.', 'Lunch at one.', 'No calls on Friday.', 'Coffee at Joe’s.'),
    clashes: [],
  });
});

it('keeps the lines of both where they clash, and says so', () => {
  const mine = text('Hours 9 to 5.', 'Lunch at one.', 'No calls on Friday.');
  const theirs = text('Hours 9 to 5.', 'Lunch at two.', 'No calls on Friday.');
  expect(mergeTexts(base, mine, theirs)).toEqual({
    text: text('Hours 9 to 5.', 'Lunch at two.', 'Lunch at one.', 'No calls on Friday.'),
    clashes: [{ mine: ['Lunch at one.'], theirs: ['Lunch at two.'] }],
  });
});

it('takes the same change of both sides once', () => {
  const both = text('Hours 9 to 5.', 'No calls on Friday.');
  expect(mergeTexts(base, both, both)).toEqual({ text: both, clashes: [] });
});

it('lets a line go that one side removed', () => {
  const mine = text('Lunch at noon.', 'No calls on Friday.');
  const theirs = text('Hours 9 to 5.', 'Lunch at noon.');
  expect(mergeTexts(base, mine, theirs)).toEqual({ text: 'Lunch at noon.\n', clashes: [] });
});

const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 }).map((lines) => text(...lines));

it('of one changed side is that side', () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      expect(mergeTexts(one, other, one)).toEqual({ text: other, clashes: [] });
      expect(mergeTexts(one, one, other)).toEqual({ text: other, clashes: [] });
    }),
    { seed: 1, numRuns: 500 },
  );
});

it('loses no line that either side added', () => {
  fc.assert(
    fc.property(texts, texts, texts, (one, mine, theirs) => {
      const merged = new Set(mergeTexts(one, mine, theirs).text.split('\n'));
      const added = [...mine.split('\n'), ...theirs.split('\n')].filter((line) => !one.split('\n').includes(line));
      expect(added.every((line) => merged.has(line))).toBe(true);
    }),
    { seed: 2, numRuns: 500 },
  );
});
