import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { dayNumber } from '../time/calendar-date';
import { zoneTable } from '../time/zone';
import { allStarts, firstStartFrom, gridStarts, startAt } from './grid';

/** The runtime's tz data is right for these in 2025, so Temporal can decide. */
const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'UTC'];
const DAYS = [
  dayNumber(2025, 3, 9),
  dayNumber(2025, 3, 30),
  dayNumber(2025, 4, 6),
  dayNumber(2025, 10, 5),
  dayNumber(2025, 11, 2),
];
const grids = fc.record({
  tzid: fc.constantFrom(...ZONES),
  day: fc.constantFrom(...DAYS),
  step: fc.constantFrom(5, 7, 15, 20, 30, 45, 50, 60, 90, 1440),
  cuts: fc.array(fc.nat(2 * 1440), { minLength: 2, maxLength: 8 }),
});

function rangesOf(day: number, cuts: readonly number[]): Int32Array {
  const sorted = [...new Set(cuts)].sort((a, b) => a - b).map((cut) => (day - 1) * 1440 + cut);
  return Int32Array.from(sorted.slice(0, sorted.length & ~1));
}

describe('gridStarts', () => {
  test('A1 are the minutes whose local clock, by Temporal, is a whole number of steps after midnight', () => {
    fc.assert(
      fc.property(grids, ({ tzid, day, step, cuts }) => {
        const ranges = rangesOf(day, cuts);
        const expected: number[] = [];
        for (let r = 0; r < ranges.length; r += 2) {
          for (let t = ranges[r] as number; t < (ranges[r + 1] as number); t++) {
            const local = Temporal.Instant.fromEpochMilliseconds(t * 60_000).toZonedDateTimeISO(tzid);
            if ((local.hour * 60 + local.minute) % step === 0) expected.push(t);
          }
        }
        expect([...allStarts(gridStarts(ranges, ranges.length, zoneTable(tzid), step))]).toEqual(expected);
      }),
      { seed: 20271, numRuns: process.env.DEEP ? 1_000 : 30 },
    );
  });

  test('are found by number and by time as in the list', () => {
    fc.assert(
      fc.property(grids, fc.integer({ min: -1600, max: 1600 }), ({ tzid, day, step, cuts }, shift) => {
        const ranges = rangesOf(day, cuts);
        const grid = gridStarts(ranges, ranges.length, zoneTable(tzid), step);
        const list = [...allStarts(grid)];
        expect(list.map((_, i) => startAt(grid, i))).toEqual(list);
        expect([startAt(grid, -1), startAt(grid, list.length)]).toEqual([undefined, undefined]);
        const t = day * 1440 + shift;
        expect(firstStartFrom(grid, t)).toBe(list.find((start) => start >= t));
      }),
      { seed: 20272, numRuns: process.env.DEEP ? 20_000 : 250 },
    );
  });
});
