import { expect, it } from 'vitest';
import { compile } from './compile';
import { isFact } from './fact';

const context = { now: 29_900_000, zone: 'Europe/Berlin' };
const facts = (text: string) => compile(text, context).sentences.map((sentence) => isFact(sentence, context));

it.each([
  'I am a partner at a small law firm.',
  "I'm the mother of two lovely girls.",
  'My husband is a teacher.',
  'Ich bin Architektin.',
])('tells who somebody is: %s', (text) => {
  expect(facts(text)).toEqual([true]);
});

it.each([
  'I am hopeless before ten in the morning.',
  'I am not a morning person.',
  'I am best after lunch.',
  'I am usually in the office on Tuesdays.',
  'My daughter is at school until 3.',
  'I am happy only when Fridays are quiet.',
  'Be quick about the wobbly penguins.',
  'No meetings on Friday.',
  'My time zone is Europe/Berlin.',
])('is more than a fact, or a rule: %s', (text) => {
  expect(facts(text)).toEqual([false]);
});
