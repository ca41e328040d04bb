import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import {
  dateOf,
  dayNumber,
  formatClock,
  formatLocalDate,
  parseClock,
  parseLocalDate,
  weekdayOf,
} from './calendar-date';

describe('calendar days', () => {
  test('agree with the runtime’s UTC calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (n) => {
        const date = new Date(n * 86_400_000);
        const { year, month, day } = dateOf(n);
        expect([year, month, day]).toEqual([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]);
        expect(dayNumber(year, month, day)).toBe(n);
        expect(weekdayOf(n)).toBe((date.getUTCDay() + 6) % 7);
      }),
      { numRuns: propertyRuns(2_000, 50_000), seed: 1 },
    );
  });

  test('months and days out of range carry over', () => {
    expect(dayNumber(2026, 14, 1)).toBe(dayNumber(2027, 2, 1));
    expect(dayNumber(2026, 0, 31)).toBe(dayNumber(2025, 12, 31));
    expect(dayNumber(2026, 3, 0)).toBe(dayNumber(2026, 2, 28));
  });

  test('text is read strictly', () => {
    expect(formatLocalDate(parseLocalDate('2028-02-29'))).toBe('2028-02-29');
    for (const bad of ['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '']) {
      expect(() => parseLocalDate(bad)).toThrow(RangeError);
    }
    expect(formatClock(parseClock('24:00'))).toBe('24:00');
    for (const bad of ['24:01', '9:00', '12:60', '']) expect(() => parseClock(bad)).toThrow(RangeError);
  });
});
