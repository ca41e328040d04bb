import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { cohortsOf } from './cohorts';

const DAY = 86_400_000;
const now = Date.parse('2026-11-25T10:00:00Z');
const at = (text: string) => Date.parse(`${text}T11:30:00Z`);

it('people are counted in the week of their first briefing, which begins on Monday', () => {
  const records = [
    { firstSentAt: at('2026-11-23'), lastSignAt: null },
    { firstSentAt: at('2026-11-22'), lastSignAt: now - 27 * DAY },
    { firstSentAt: at('2026-11-16'), lastSignAt: now - 28 * DAY },
    { firstSentAt: at('2026-06-01'), lastSignAt: now },
  ];
  expect(cohortsOf(records, now, 3)).toEqual([
    { from: Date.parse('2026-11-09'), readers: 0, active: 0 },
    { from: Date.parse('2026-11-16'), readers: 2, active: 1 },
    { from: Date.parse('2026-11-23'), readers: 1, active: 0 },
  ]);
});

it('everybody of the weeks that are shown is in one cohort, and no more are active than there are', () => {
  const day = fc.integer({ min: 0, max: 120 });
  const record = fc.record({ first: day, sign: fc.option(day) }).map(({ first, sign }) => ({
    firstSentAt: now - first * DAY,
    lastSignAt: sign === null ? null : now - sign * DAY,
  }));
  fc.assert(
    fc.property(fc.array(record, { maxLength: 40 }), fc.integer({ min: 1, max: 20 }), (records, weeks) => {
      const cohorts = cohortsOf(records, now, weeks);
      expect(cohorts).toHaveLength(weeks);
      for (const { readers, active } of cohorts) expect(active).toBeLessThanOrEqual(readers);
      const shown = records.filter(({ firstSentAt }) => firstSentAt >= (cohorts[0]?.from ?? 0)).length;
      expect(cohorts.reduce((sum, { readers }) => sum + readers, 0)).toBe(shown);
    }),
    { numRuns: propertyRuns(300, 10_000) },
  );
});
