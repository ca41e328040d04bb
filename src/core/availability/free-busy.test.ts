import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Period } from '../time/period';
import { buildFreeBusy, type FreeBusy, isBusy, mergeFreeBusy } from './free-busy';

const runs = { seed: 20262, numRuns: process.env.DEEP ? 20_000 : 1_000 };
const coverage = { start: 1000, end: 1600 };
const event = fc
  .tuple(fc.integer({ min: 900, max: 1700 }), fc.integer({ min: -5, max: 120 }))
  .map(([start, length]) => ({ start, end: start + length }));
/** Few and many: both ways of building the union are taken. */
const events = fc.oneof(fc.array(event, { maxLength: 3 }), fc.array(event, { minLength: 2, maxLength: 60 }));
const wide = { start: -3_000_000, end: 3_000_000 };

/** The busy minutes, marked one by one. */
function minutesOf(list: readonly Period[], clip: Period): Set<number> {
  const marked = new Set<number>();
  for (const { start, end } of list) {
    for (let t = Math.max(start, clip.start); t < Math.min(end, clip.end); t++) marked.add(t);
  }
  return marked;
}

function periodsOf(busy: FreeBusy): Period[] {
  return [...busy.starts].map((start, i) => ({ start, end: busy.ends[i] as number }));
}

describe('buildFreeBusy', () => {
  test('covers exactly the union of the events inside the coverage', () => {
    fc.assert(
      fc.property(events, (list) => {
        for (const clip of [coverage, wide]) {
          const busy = buildFreeBusy(list, clip);
          expect(minutesOf(periodsOf(busy), wide)).toEqual(minutesOf(list, clip));
        }
      }),
      runs,
    );
  });

  test('is sorted, disjoint and does not touch', () => {
    fc.assert(
      fc.property(events, (list) => {
        const busy = buildFreeBusy(list, coverage);
        busy.starts.forEach((start, i) => {
          expect(busy.ends[i] as number).toBeGreaterThan(start);
          if (i > 0) expect(start).toBeGreaterThan(busy.ends[i - 1] as number);
        });
      }),
      runs,
    );
  });

  test('does not depend on order or repetition, and changes nothing when applied again', () => {
    fc.assert(
      fc.property(events, (list) => {
        const busy = buildFreeBusy(list, coverage);
        expect(buildFreeBusy([...list].reverse(), coverage)).toEqual(busy);
        expect(buildFreeBusy([...list, ...list], coverage)).toEqual(busy);
        expect(buildFreeBusy(periodsOf(busy), coverage)).toEqual(busy);
      }),
      runs,
    );
  });

  test('rounds parts of minutes outward and ignores empty events', () => {
    const busy = buildFreeBusy(
      [
        { start: 1010.5, end: 1011.1 },
        { start: 1100, end: 1100 },
      ],
      coverage,
    );
    expect(periodsOf(busy)).toEqual([{ start: 1010, end: 1012 }]);
  });
});

describe('mergeFreeBusy', () => {
  test('is busy where any calendar is, and known only where all are', () => {
    fc.assert(
      fc.property(events, events, (one, two) => {
        const a = buildFreeBusy(one, coverage, { version: 'a', asOf: 5 });
        const b = buildFreeBusy(two, { start: 1100, end: 2000 }, { version: 'b', asOf: 3 });
        const both = mergeFreeBusy(a, b);
        expect(both.coverage).toEqual({ start: 1100, end: 1600 });
        expect(both.asOf).toBe(3);
        expect(both.version).toBe('a b');
        expect(minutesOf(periodsOf(both), wide)).toEqual(minutesOf([...one, ...two], { start: 1100, end: 1600 }));
      }),
      runs,
    );
  });
});

describe('isBusy', () => {
  test('A3 what is not known is busy, never free', () => {
    fc.assert(
      fc.property(events, event, (list, at) => {
        if (at.end <= at.start) return;
        const busy = buildFreeBusy(list, coverage);
        const known = at.start >= coverage.start && at.end <= coverage.end;
        const taken = list.some((one) => one.end > one.start && one.start < at.end && at.start < one.end);
        expect(isBusy(busy, at)).toBe(!known || taken);
      }),
      runs,
    );
  });
});
