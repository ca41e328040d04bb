import { expect, it } from 'vitest';
import { sentencesOfDocument } from '../document';
import { type Placing, rulesAt, takenOf, withTaken } from './placed';

const SENTENCE = 'I am no good to anybody before 10';
const RULE = 'No meetings before 10:00.';

it('a rule takes the place of the words, or stands after them as a sentence of its own', () => {
  const text = `- ${SENTENCE}\n- Other.`;
  const place = { start: 2, end: 2 + SENTENCE.length };
  const written = (placing: Placing) => {
    const { from, to, words } = rulesAt(text, place, [RULE], placing);
    return text.slice(0, from) + words + text.slice(to);
  };
  expect(written('instead')).toBe(`- ${RULE}\n- Other.`);
  expect(written('beside')).toBe(`- ${SENTENCE}. ${RULE}\n- Other.`);
});

it('several sentences of a text give way at once, each where it stands', () => {
  const text = `# Hours\n- ${SENTENCE}\n- Fridays are sacred.\n- Other.`;
  const taken = [
    { sentence: SENTENCE, rules: [RULE], placing: 'instead' as const },
    { sentence: 'Fridays are sacred.', rules: ['No meetings on Friday.'], placing: 'beside' as const },
  ];
  const sentences = sentencesOfDocument(text);
  expect(withTaken(text, sentences, taken)).toBe(
    `# Hours\n- ${RULE}\n- Fridays are sacred. No meetings on Friday.\n- Other.`,
  );
  expect(withTaken(text, sentences, [...taken, { sentence: 'Gone.', rules: [RULE], placing: 'instead' }])).toBeNull();
});

it('what a sentence was read as before stays where its words go', () => {
  const reading = { sentence: SENTENCE, kept: ['Write formally.', RULE], proposals: [{ sentence: RULE }] };
  expect(takenOf(reading, 'instead').rules).toEqual(['Write formally.', RULE]);
  expect(takenOf(reading, 'beside').rules).toEqual([RULE]);
});
