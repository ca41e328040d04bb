import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { e164, maskedNumber } from './e164';

it.each([
  ['+14155552671', '+14155552671'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+49 30 901820', '+4930901820'],
])('%s is %s', (text, number) => {
  expect(e164(text)).toBe(number);
});

it.each(['', '4155552671', '+1 415 555', '+999 12345678', '+1415555267100000', 'call me', '+1 415 555 2671 ext. 5'])(
  'no telephone has “%s”',
  (text) => {
    expect(e164(text)).toBeNull();
  },
);

it('what is taken is of the form that the database takes, and taken again', () => {
  const digits = fc.stringMatching(/^\+[1-9]\d{5,15}$/);
  fc.assert(
    fc.property(digits, (text) => {
      const number = e164(text);
      if (number === null) return;
      expect(number).toMatch(/^\+[1-9][0-9]{6,14}$/);
      expect(e164(number)).toBe(number);
    }),
    { numRuns: propertyRuns(300, 20_000) },
  );
});

it('of a masked number neither it nor its length is left', () => {
  expect(maskedNumber('+14155552671')).toBe('+141•••71');
  expect(maskedNumber('+441234567')).toBe('+441•••67');
});
