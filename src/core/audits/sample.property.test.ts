import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawSample, placesByRisk, RISKS, riskOf, sampleSize } from './sample';

const counts = fc.record({ low: fc.nat(400), middle: fc.nat(400), high: fc.nat(400) });
const things = fc
  .array(fc.constantFrom(...RISKS), { maxLength: 120 })
  .map((risks) => risks.map((risk, n) => ({ id: `i${n}`, risk })));

test('one in twenty is looked at, ten at least, and never more than there are', () => {
  expect([0, 7, 10, 11, 200, 201, 1_000].map(sampleSize)).toEqual([0, 7, 10, 10, 10, 11, 50]);
});

test('offers are of low risk, bookings of middle risk, what is hard to take back of high risk', () => {
  expect(([0, 1, 2, 3, 4, 5] as const).map(riskOf)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high']);
});

test('all places are given, none to what is not there, and every risk has one where there are three', () => {
  fc.assert(
    fc.property(counts, fc.nat(500), (available, size) => {
      const places = placesByRisk(available, size);
      const all = available.low + available.middle + available.high;
      expect(places.low + places.middle + places.high).toBe(Math.min(size, all));
      for (const risk of RISKS) {
        expect(places[risk]).toBeLessThanOrEqual(available[risk]);
        if (size >= 3 && available[risk] > 0) expect(places[risk]).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});

test('of what there is as much of, more is looked at where more harm could be done', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(900), (each, size) => {
      const { low, middle, high } = placesByRisk({ low: each, middle: each, high: each }, size);
      expect(high).toBeGreaterThanOrEqual(middle);
      expect(middle).toBeGreaterThanOrEqual(low);
    }),
  );
  expect(placesByRisk({ low: 100, middle: 100, high: 100 }, 31)).toEqual({ low: 5, middle: 9, high: 17 });
});

test('a sample has nothing twice, and is the same again whatever the order', () => {
  fc.assert(
    fc.property(things, fc.nat(60), fc.string(), fc.infiniteStream(fc.nat()), (all, size, seed, draws) => {
      const sample = drawSample(all, size, seed).map(({ id }) => id);
      expect(new Set(sample).size).toBe(Math.min(size, all.length));
      const mixed = all
        .map((thing) => [draws.next().value ?? 0, thing] as const)
        .sort(([a], [b]) => a - b)
        .map(([, thing]) => thing);
      expect(drawSample(mixed, size, seed).map(({ id }) => id)).toEqual(sample);
    }),
  );
});

test('another seed draws others: each of a hundred is drawn about as often', () => {
  const all = Array.from({ length: 100 }, (_, n) => ({ id: `i${n}`, risk: 'low' as const }));
  const drawn = new Map<string, number>();
  for (let seed = 0; seed < 2_000; seed += 1) {
    for (const { id } of drawSample(all, 10, `${seed}`)) drawn.set(id, (drawn.get(id) ?? 0) + 1);
  }
  // Of 2,000 draws with a chance of a tenth: 200 each, with a standard deviation of 13.
  expect(Math.min(...drawn.values())).toBeGreaterThan(135);
  expect(Math.max(...drawn.values())).toBeLessThan(265);
});
