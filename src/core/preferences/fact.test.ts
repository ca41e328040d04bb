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
  "I've run this company since 2014 and my calendar has been a mess ever since.",
  'My younger one, Emil, started school this autumn.',
  "I've been with the company since 2009, started in the mailroom.",
  'We sell dental software to clinics in Ohio.',
  'Q4 is always crazy around here.',
  'Thanks for doing this!',
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
  "I've had Fridays off since 2014.",
  "I've been told to avoid Mondays.",
  'We started to keep mornings free.',
  'My calendar is always crazy before noon.',
  'Thanks for keeping Mondays free.',
  'My time zone is Europe/Berlin.',
])('is more than a fact, or a rule: %s', (text) => {
  expect(facts(text)).toEqual([false]);
});
