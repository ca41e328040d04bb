import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { cohenOfPairs } from './cohen';
import { fleissKappa } from './fleiss';
import { krippendorffAlpha } from './krippendorff';
import { masiDistance, nominalDistance } from './masi';
import { intersectionOverUnion, type Span, spanAgreement } from './spans';

const runs = { numRuns: propertyRuns(300, 5_000) };
const value = fc.constantFrom('a', 'b', 'c');
const pairs = fc.array(fc.tuple(value, value), { minLength: 1, maxLength: 30 });
const letters = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }).map((all) => new Set(all));
const spans: fc.Arbitrary<Span[]> = fc
  .array(fc.record({ kind: fc.constantFrom('+', '-'), start: fc.nat(300), length: fc.integer({ min: 1, max: 90 }) }), {
    maxLength: 5,
  })
  .map((all) => all.map(({ kind, start, length }) => ({ kind, start, end: start + length })));

describe('κ and α', () => {
  it('are at most 1, and 1 only of labelings that are all the same', () => {
    fc.assert(
      fc.property(pairs, (labels) => {
        const { value: kappa, raw } = cohenOfPairs(labels);
        if (kappa === null) return;
        expect(kappa).toBeLessThanOrEqual(1);
        expect(kappa === 1).toBe(labels.every(([a, b]) => a === b));
        expect(raw).toBeCloseTo(labels.filter(([a, b]) => a === b).length / labels.length, 12);
      }),
      runs,
    );
  });

  it('do not depend on the order of items, nor on who is first', () => {
    fc.assert(
      fc.property(pairs, (labels) => {
        const { value: kappa } = cohenOfPairs(labels);
        const other = cohenOfPairs([...labels].reverse().map(([a, b]) => [b, a] as const)).value;
        if (kappa === null) expect(other).toBeNull();
        else expect(other).toBeCloseTo(kappa, 10);
      }),
      runs,
    );
  });

  it('α of two labelers is Fleiss’ κ but for the correction of small samples', () => {
    fc.assert(
      fc.property(pairs, (labels) => {
        const counts = labels.map((pair) => ['a', 'b', 'c'].map((v) => pair.filter((one) => one === v).length));
        const fleiss = fleissKappa(counts);
        const alpha = krippendorffAlpha(labels, nominalDistance);
        const n = 2 * labels.length;
        // Krippendorff 2011: De = (1 − Σp²) · n / (n − 1).
        expect(1 - (alpha.expected ?? 0)).toBeCloseTo(((1 - (fleiss.expected ?? 0)) * n) / (n - 1), 10);
        expect(alpha.raw).toBeCloseTo(fleiss.raw ?? 0, 10);
      }),
      runs,
    );
  });
});

it('MASI is a symmetric distance from 0 to 1, and 0 only of equal sets', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      const distance = masiDistance(a, b);
      expect(distance).toBe(masiDistance(b, a));
      expect(distance).toBeGreaterThanOrEqual(0);
      expect(distance).toBeLessThanOrEqual(1);
      expect(distance === 0).toBe(a.size === b.size && [...a].every((one) => b.has(one)));
    }),
    runs,
  );
});

it('minutes of spans, counted one by one, give the same overlap', () => {
  const minutes = (all: readonly Span[]) =>
    new Set(
      all.flatMap(({ kind, start, end }) => Array.from({ length: end - start }, (_, i) => `${kind}${start + i}`)),
    );
  fc.assert(
    fc.property(spans, spans, (a, b) => {
      const [first, second] = [minutes(a), minutes(b)];
      const union = new Set([...first, ...second]).size;
      const both = [...first].filter((minute) => second.has(minute)).length;
      expect(intersectionOverUnion(a, b)).toBeCloseTo(union === 0 ? 1 : both / union, 12);
      expect(spanAgreement([[a, a]])).toMatchObject(a.length > 0 ? { f1: 1, iou: 1 } : { f1: null, iou: null });
    }),
    runs,
  );
});
