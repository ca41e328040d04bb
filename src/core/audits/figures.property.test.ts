import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '../time/calendar-date';
import { driftByWeek, type Handled, mondayOfDay, SEVERITIES, severityFigures, workFigures } from './figures';

const MONDAY = dayNumber(2026, 3, 2);
const handled = (over: Partial<Handled>): Handled => ({
  day: MONDAY,
  seconds: null,
  overturned: null,
  asGold: null,
  ...over,
});
const work = fc.array(
  fc.record({
    day: fc.integer({ min: MONDAY, max: MONDAY + 40 }),
    seconds: fc.option(fc.nat(900)),
    overturned: fc.option(fc.boolean()),
    asGold: fc.option(fc.boolean()),
  }),
  { maxLength: 60 },
);

describe('the figures of a trainer’s work', () => {
  test('shares are of what was looked at, not of all', () => {
    const some = [
      handled({ seconds: 30, overturned: true, asGold: false }),
      handled({ seconds: 50, overturned: false }),
      handled({ seconds: 41 }),
    ];
    expect(workFigures(some)).toEqual({
      handled: 3,
      medianSeconds: 41,
      overturned: { count: 1, of: 2 },
      asGold: { count: 0, of: 1 },
    });
    expect(workFigures([])).toEqual({
      handled: 0,
      medianSeconds: null,
      overturned: { count: 0, of: 0 },
      asGold: { count: 0, of: 0 },
    });
  });

  test('week by week they add up to those of the whole time, and no week is left out', () => {
    fc.assert(
      fc.property(work, (all) => {
        const weeks = driftByWeek(all, MONDAY, MONDAY + 41);
        expect(weeks.map(({ monday }) => monday)).toEqual([0, 7, 14, 21, 28, 35].map((days) => MONDAY + days));
        const whole = workFigures(all);
        const sum = (of: (week: (typeof weeks)[number]) => number) => weeks.reduce((n, week) => n + of(week), 0);
        expect(sum((week) => week.handled)).toBe(whole.handled);
        expect(sum((week) => week.overturned.count)).toBe(whole.overturned.count);
        expect(sum((week) => week.asGold.of)).toBe(whole.asGold.of);
      }),
    );
  });

  test('a week begins on Monday, also before 1970', () => {
    expect([-1, 0, 3, 4, 11, MONDAY, MONDAY + 6].map(mondayOfDay)).toEqual([-3, -3, -3, 4, 11, MONDAY, MONDAY]);
  });
});

describe('weighted severity', () => {
  test('a critical mistake weighs ten minor ones, per hundred judged', () => {
    const verdicts = ['critical', 'minor', 'major', ...Array(7).fill('none')] as const;
    expect(severityFigures(verdicts)).toEqual({ judged: 10, critical: 1, major: 1, minor: 1, weightPerHundred: 140 });
    expect(severityFigures([]).weightPerHundred).toBeNull();
  });

  test('it never falls when a verdict becomes worse, and lies between 0 and 1,000', () => {
    const verdict = fc.constantFrom(...SEVERITIES, 'none' as const);
    const harm = ['none', 'minor', 'major', 'critical'] as const;
    fc.assert(
      fc.property(fc.array(verdict, { minLength: 1, maxLength: 30 }), fc.nat(), verdict, (all, at, other) => {
        const place = at % all.length;
        const changed = all.map((one, n) => (n === place ? other : one));
        const [before, after] = [severityFigures(all), severityFigures(changed)].map((f) => f.weightPerHundred ?? 0);
        const worse = harm.indexOf(other) - harm.indexOf(all[place]!);
        expect(Math.sign((after ?? 0) - (before ?? 0))).toBe(Math.sign(worse));
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(1_000);
      }),
    );
  });
});
