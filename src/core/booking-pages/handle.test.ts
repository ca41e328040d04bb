import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ADDRESS_PART, addressPartOf, whyNotHandle } from './handle';

it.each([
  ['dana-reyes', null],
  ['d4n4', null],
  ['da', 'malformed'],
  ['Dana', 'malformed'],
  ['dana--reyes', 'malformed'],
  ['-dana', 'malformed'],
  ['dana_reyes', 'malformed'],
  ['dänä', 'malformed'],
  ['x'.repeat(33), 'malformed'],
  ['admin', 'reserved'],
  ['sign-in', 'reserved'],
  ['sun-dial', 'reserved'],
  ['support', 'reserved'],
])('“%s” as a handle: %s', (handle, why) => {
  expect(whyNotHandle(handle)).toBe(why);
});

it.each([
  ['Dana Reyes', 'dana-reyes'],
  ['Jürgen Groß', 'jurgen-gross'],
  ['Intro call (30 min)', 'intro-call-30-min'],
  ['Al', 'meet-al'],
  ['李雷', 'meet'],
])('“%s” in an address is %s', (text, part) => {
  expect(addressPartOf(text, 'meet')).toBe(part);
});

it('whatever text there is, it becomes a part of an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(addressPartOf(text, 'meet')).toMatch(ADDRESS_PART);
    }),
  );
});
