import { expect, it } from 'vitest';
import { calledBy } from './called';
import { message } from './message.fixture';
import { firstName } from './plain';
import { renderReply } from './render';

it.each([
  ['Anna Schmidt', 'Anna', 'Anna Schmidt'],
  ['Schmidt, Anna', 'Anna', 'Anna Schmidt'],
  ['Jan', 'Jan', 'Jan'],
  ['Dr. Anja Feldmann', 'Dr. Feldmann', 'Dr. Feldmann'],
  ['Univ.-Prof. Dr. Eva Gruber', 'Univ.-Prof. Dr. Gruber', 'Univ.-Prof. Dr. Gruber'],
  ['Assoc. Prof. Wendell Ang', 'Assoc. Prof. Ang', 'Assoc. Prof. Ang'],
  ['Prof. Jan van der Berg', 'Prof. van der Berg', 'Prof. van der Berg'],
  ['Frau Ebersbach', 'Frau Ebersbach', 'Frau Ebersbach'],
  ['Hermano Julián', 'Hermano Julián', 'Hermano Julián'],
  ['Tante Erna', 'Erna', 'Erna'],
  ['Jordan Lee, PhD', 'Jordan', 'Jordan Lee'],
])('%s is called %s by a friend, %s by others', (name, friend, other) => {
  expect(calledBy(name, true)?.words).toBe(friend);
  expect(calledBy(name, false)?.words).toBe(other);
});

it.each(['Dr.', 'Univ.-Prof.', 'Oma', 'Papá', 'Assoc. Prof.', ''])('%j is no name to be called by', (name) =>
  expect(calledBy(name, true)?.words ?? '').toBe(''),
);

it.each([
  ['Assoc. Prof. Wendell Ang', 'Wendell'],
  ['Univ.-Prof. Eva Gruber', 'Eva'],
])('of %s the given name is %s', (name, given) => expect(firstName(name)).toBe(given));

const greeting = (over: Parameters<typeof message>[0]) => renderReply(message(over)).text.split('\n')[0];

it.each([
  ['en', 'Hi Jan,'],
  ['de', 'Guten Tag Jan Ewers,'],
  ['fr', 'Bonjour Jan Ewers,'],
  ['es', 'Buenos días, Jan Ewers:'],
] as const)(
  'whom nobody has greeted is called by the whole name where the language keeps its distance (%s)',
  (locale, said) => expect(greeting({ locale, greet: ['Jan Ewers'] })).toBe(said),
);

it.each([
  ['en', 'Ms Harding', true, 'Dear Ms Harding,'],
  ['de', 'Frau Dr. Feldmann', true, 'Guten Tag Frau Dr. Feldmann,'],
  ['de', 'Anja', false, 'Hallo Anja,'],
  ['fr', 'Madame Quintin', true, 'Bonjour Madame Quintin,'],
  ['es', 'Julián', false, 'Hola, Julián:'],
] as const)('whom the owner has greeted is called the same (%s, %s)', (locale, words, formal, said) =>
  expect(greeting({ locale, greet: ['Somebody Else'], called: [{ words, formal }] })).toBe(said),
);

it('of several each is called as the owner does, and nobody is where one cannot be', () => {
  const called = [
    { words: 'Mai', formal: false },
    { words: 'Frau Ebersbach', formal: true },
  ];
  expect(greeting({ locale: 'de', greet: ['Mai Tran', 'G. Ebersbach'], called })).toBe(
    'Guten Tag Mai und Frau Ebersbach,',
  );
  expect(greeting({ locale: 'de', greet: ['Mai Tran', 'Univ.-Prof.'] })).toBe('Guten Tag,');
});
