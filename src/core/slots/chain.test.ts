import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFreeBusy } from '../availability/free-busy';
import { alwaysAvailable } from '../availability/hours';
import type { Period } from '../time/period';
import { UTC } from '../time/zone';
import { bestChain, type ChainProblem, MOST_STOPS, type Stop } from './chain';
import { findSlots } from './search';

const day: Period = { start: 0, end: 1440 };

function stop(id: string, place: string, duration: number, busy: readonly Period[], step = 1): Stop {
  const slots = findSlots({
    window: day,
    duration,
    step,
    gridZone: UTC,
    now: 0,
    minimumNotice: 0,
    attendees: [
      {
        id,
        role: 'CHAIR',
        freeBusy: buildFreeBusy(busy, { start: -100, end: 2000 }),
        availability: alwaysAvailable(UTC),
        bufferBefore: 0,
        bufferAfter: 0,
        weight: 1,
      },
    ],
    exclude: [],
    minOptional: 0,
  });
  return { id, place, slots };
}

/** All orders of all subsets, each meeting as early as it can be. */
function bruteForce({ start, stops, travel }: ChainProblem): { kept: number; end: number } {
  let best = { kept: 0, end: start.at };
  const visit = (left: readonly Stop[], place: string, at: number, kept: number) => {
    if (kept > best.kept || (kept === best.kept && at < best.end)) best = { kept, end: at };
    for (const next of left) {
      const arrival = at + (place === next.place ? 0 : travel(place, next.place));
      const begins = next.slots.starts().find((t) => t >= arrival);
      if (begins === undefined) continue;
      visit(
        left.filter((one) => one !== next),
        next.place,
        begins + next.slots.query.duration,
        kept + 1,
      );
    }
  };
  visit(stops, start.place, start.at, 0);
  return best;
}

const places = ['A', 'B', 'C'];
const busy = fc.array(
  fc.tuple(fc.nat(1300), fc.integer({ min: 20, max: 500 })).map(([start, length]) => ({ start, end: start + length })),
  { maxLength: 4 },
);
const problems = fc
  .record({
    stops: fc.array(
      fc.tuple(fc.constantFrom(...places), fc.integer({ min: 30, max: 300 }), busy, fc.constantFrom(1, 15)),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    ways: fc.array(fc.integer({ min: 5, max: 120 }), { minLength: 9, maxLength: 9 }),
    at: fc.nat(700),
  })
  .map(({ stops, ways, at }) => ({
    start: { place: 'A', at },
    stops: stops.map(([place, duration, times, step], i) => stop(String(i), place, duration, times, step)),
    travel: (from: string, to: string) => ways[places.indexOf(from) * 3 + places.indexOf(to)] as number,
  }));

describe('bestChain', () => {
  test('keeps as many meetings as any order of any of them can, and ends as early', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        const visits = bestChain(problem);
        const best = bruteForce(problem);
        expect(visits.length).toBe(best.kept);
        if (best.kept > 0) expect(visits.at(-1)?.end).toBe(best.end);
      }),
      { seed: 20268, numRuns: process.env.DEEP ? 5_000 : 300 },
    );
  });

  test('every visit is a slot of its own search, reached in time', () => {
    fc.assert(
      fc.property(problems, (problem) => {
        let { place, at } = problem.start;
        for (const visit of bestChain(problem)) {
          const own = problem.stops.find((one) => one.id === visit.id);
          expect([...(own?.slots.starts() ?? [])]).toContain(visit.start);
          expect(visit.start).toBeGreaterThanOrEqual(
            at + (place === visit.place ? 0 : problem.travel(place, visit.place)),
          );
          at = visit.end;
          place = visit.place;
        }
      }),
      { seed: 20269, numRuns: process.env.DEEP ? 5_000 : 300 },
    );
  });

  test('refuses more meetings than it can search exactly', () => {
    const one = stop('x', 'A', 30, []);
    const stops = Array.from({ length: MOST_STOPS + 1 }, () => one);
    expect(() => bestChain({ start: { place: 'A', at: 0 }, stops, travel: () => 10 })).toThrow(RangeError);
  });

  test('a place without a way is left out', () => {
    const stops = [stop('near', 'A', 60, []), stop('far', 'B', 60, [])];
    const visits = bestChain({ start: { place: 'A', at: 0 }, stops, travel: () => Number.POSITIVE_INFINITY });
    expect(visits).toEqual([{ id: 'near', place: 'A', start: 0, end: 60 }]);
  });
});
