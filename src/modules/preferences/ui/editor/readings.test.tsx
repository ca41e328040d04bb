import { expect, it } from 'vitest';
import { answerOf } from '../document/document.fixture';
import { readingsOf } from './readings';

const LUNCH = 'Lunch 12:30–13:15 is blocked.';
const read = (text: string, before = readingsOf([], new Map())) => readingsOf(answerOf(text).sentences, before);

it('what is read as before is the same object, wherever the sentence stands now', () => {
  const before = read(`- ${LUNCH}\n- Mind the penguins.`);
  const after = read(`- Mind the zebras.\n- ${LUNCH}`, before);
  expect(after.get(LUNCH)).toBe(before.get(LUNCH));
  expect([...after.keys()]).toEqual(['Mind the zebras.', LUNCH]);
});

it('what is read in another way is another object', () => {
  const [sentence] = answerOf(`- ${LUNCH}`).sentences;
  if (!sentence) throw new Error('No sentence');
  const before = readingsOf([sentence], new Map());
  const after = readingsOf([{ ...sentence, past: true }], before);
  expect([before.get(LUNCH)?.past, after.get(LUNCH)?.past]).toEqual([false, true]);
});
