import { expect, test } from 'vitest';
import { monthsAfter } from './months-after';

test.each([
  ['2026-01-15T10:30:00Z', 1, '2026-02-15T10:30:00Z'],
  ['2026-01-31T10:30:00Z', 1, '2026-02-28T10:30:00Z'],
  ['2027-12-31T00:00:00Z', 2, '2028-02-29T00:00:00Z'],
  ['2026-11-30T23:59:00Z', 3, '2027-02-28T23:59:00Z'],
])('%s and %i months is %s', (from, months, then) => {
  expect(monthsAfter(new Date(from), months)).toBe(Date.parse(then));
});
