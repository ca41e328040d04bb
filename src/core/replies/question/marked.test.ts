import { expect, it } from 'vitest';
import { markedWords } from './marked';

const shown = (text: string, quotes: readonly string[]) =>
  markedWords(text, quotes).map((parts) => parts.map((part) => (part.marked ? `[${part.text}]` : part.text)).join(''));

it.each([
  [
    'Thanks! Could we do Thursday after 3 instead?',
    ['Thursday after 3'],
    ['Thanks!', 'Could we do [Thursday after 3] instead?'],
  ],
  ['THURSDAY\nafter 3 works', ['thursday'], ['[THURSDAY]', 'after 3 works']],
  ['That is at two.', ['at'], ['That is [at] two.']],
  ['Tuesday or Wednesday morning', ['Tuesday', 'Wednesday', 'Wednesday morning'], ['[Tuesday] or [Wednesday morning]']],
  ['Nothing of it', ['Friday'], ['Nothing of it']],
  ['', ['Friday'], []],
])('%j with %j', (text, quotes, sentences) => expect(shown(text, quotes)).toEqual(sentences));

it('shows of a long mail the sentences that matter, and of one without any its beginning', () => {
  const story = 'We had a long story to tell about the summer and everything in it. '.repeat(8);
  expect(shown(`${story}Could it be Friday? ${story}`, ['Friday'])).toEqual(['Could it be [Friday]?']);
  expect(shown(story, ['Friday'])).toHaveLength(4);
});

it('marks nothing twice and loses no letter', () => {
  const text = 'Friday, friday and FRIDAY afternoon.';
  const parts = markedWords(text, ['friday', 'Friday afternoon', 'FRIDAY']).flat();
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter((part) => part.marked).map((part) => part.text)).toEqual([
    'Friday',
    'friday',
    'FRIDAY afternoon',
  ]);
});
