import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toWall, zoneTable } from '../time/zone';
import { countsByWeek, median, mediansByWeek, minutesCovered } from './figures';
import { weeksUntil } from './weeks';

const newYork = zoneTable('America/New_York');
/** Wednesday, November 4, 2026, 17:00 in New York, three days after the clocks went back. */
const now = Date.UTC(2026, 10, 4, 22) / 60_000;

describe('weeks', () => {
  test('they begin on Monday at midnight on the clock of the zone, also across a change of the clocks', () => {
    const weeks = weeksUntil(now, newYork, 8);
    expect(weeks.map(({ start }) => toWall(newYork, start) % 1440)).toEqual(Array(8).fill(0));
    expect(weeks.map(({ start, end }) => (end - start) / 60)).toEqual([168, 168, 168, 168, 168, 168, 169, 168]);
    expect(weeks.at(-1)!.start).toBeLessThan(now);
    expect(weeks.at(-1)!.end).toBeGreaterThan(now);
  });
});

const weeks = weeksUntil(now, newYork, 2);
const monday = weeks[1]!.start;

describe('minutes covered', () => {
  test('what overlaps counts once, what is still to come not yet, and a week with nothing is nought', () => {
    const spans = [
      { start: monday + 600, end: monday + 660 },
      { start: monday + 630, end: monday + 690 },
      { start: now - 15, end: now + 45 },
      { start: now + 60, end: now + 90 },
    ];
    expect(minutesCovered(spans, weeks, now).map(({ value }) => value)).toEqual([0, 90 + 15]);
  });

  test('it equals a count minute by minute', () => {
    const span = fc.tuple(fc.integer({ min: -60, max: 400 }), fc.nat(90)).map(([at, length]) => ({
      start: at,
      end: at + length,
    }));
    const two = [
      { start: 0, end: 150 },
      { start: 150, end: 300 },
    ];
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), fc.integer({ min: 0, max: 320 }), (spans, until) => {
        const expected = two.map(({ start, end }) => {
          let minutes = 0;
          for (let at = start; at < Math.min(end, until); at += 1) {
            if (spans.some((one) => one.start <= at && at < one.end)) minutes += 1;
          }
          return minutes;
        });
        expect(minutesCovered(spans, two, until).map(({ value }) => value)).toEqual(expected);
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});

describe('medians and counts', () => {
  test('a week in which nothing was measured has no median', () => {
    const measured = [
      { at: monday + 1, value: 90 },
      { at: monday + 2, value: 30 },
      { at: monday + 3, value: 31 },
    ];
    expect(mediansByWeek(measured, weeks).map(({ value }) => value)).toEqual([null, 31]);
    expect(countsByWeek([monday - 1, monday, monday + 1], weeks).map(({ value }) => value)).toEqual([1, 2]);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNull();
  });
});
