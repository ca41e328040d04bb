import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { assignments, HIDDEN } from './assignment';
import { type Candidate, drawSample, quotas, type SamplingRule, USUAL_RULE } from './sampling';

const runs = { numRuns: propertyRuns(200, 3_000) };
const candidates: fc.Arbitrary<Candidate[]> = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    confidence: fc.constantFrom(0.2, 0.5, 0.8, 0.95, 1),
    kind: fc.constantFrom('accept', 'decline', 'late', 'cancel'),
  }),
  { selector: ({ id }) => id, maxLength: 80 },
);
const rules: fc.Arbitrary<SamplingRule> = fc
  .tuple(fc.nat(100), fc.nat(100))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)
  .map(([a, b]) => ({ uncertain: a, newKinds: b - a, random: 100 - b }));

describe('a sample', () => {
  it('has the size that was asked for, or all there is; nothing twice; the same for the same seed', () => {
    fc.assert(
      fc.property(candidates, rules, fc.nat(60), fc.string(), (all, rule, size, seed) => {
        const options = { size, rule, knownKinds: new Set(['accept']), seed };
        const drawn = drawSample(all, options);
        expect(drawn).toHaveLength(Math.min(size, all.length));
        expect(new Set(drawn.map(({ id }) => id)).size).toBe(drawn.length);
        expect(drawSample([...all].reverse(), options)).toEqual(drawn);
      }),
      runs,
    );
  });

  it('takes of the uncertain the least certain, and new kinds only as such', () => {
    fc.assert(
      fc.property(candidates, fc.nat(40), (all, size) => {
        const knownKinds = new Set(['accept', 'decline']);
        const drawn = drawSample(all, { size, rule: USUAL_RULE, knownKinds, seed: 's' });
        const of = (stratum: string) =>
          all.filter(({ id }) => drawn.some((one) => one.id === id && one.stratum === stratum));
        const uncertain = of('uncertain');
        expect(uncertain.length).toBe(
          Math.min(quotas(size, [50, 20, 30])[0] ?? 0, all.filter((c) => c.confidence < 1).length),
        );
        const least = Math.max(0, ...uncertain.map(({ confidence }) => confidence));
        const left = all.filter(({ id }) => !uncertain.some((one) => one.id === id));
        if (uncertain.length > 0) for (const one of left) expect(one.confidence).toBeGreaterThanOrEqual(least);
        for (const { kind } of of('new_kinds')) expect(knownKinds.has(kind)).toBe(false);
      }),
      runs,
    );
  });

  it('is half uncertain, three tenths by chance and two tenths new where there is enough of each', () => {
    const all = Array.from({ length: 400 }, (_, i) => ({
      id: `m${i}`,
      confidence: i % 4 === 0 ? 0.5 : 1,
      kind: i % 5 === 0 ? 'new' : 'known',
    }));
    const drawn = drawSample(all, { size: 40, rule: USUAL_RULE, knownKinds: new Set(['known']), seed: 'a' });
    const count = (stratum: string) => drawn.filter((one) => one.stratum === stratum).length;
    expect([count('uncertain'), count('random'), count('new_kinds')]).toEqual([20, 12, 8]);
    // In random order: not one part after the other.
    expect(new Set(drawn.slice(0, 12).map(({ stratum }) => stratum)).size).toBeGreaterThan(1);
    expect(drawSample(all, { size: 40, rule: USUAL_RULE, knownKinds: new Set(), seed: 'b' })).not.toEqual(drawn);
  });
});

describe('who labels what', () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 60 });
  const people = fc.integer({ min: 2, max: 5 }).map((n) => Array.from({ length: n }, (_, i) => `labeler ${i}`));

  it('gives every message to one labeler, and at least the overlap to two different ones', () => {
    fc.assert(
      fc.property(ids, people, fc.integer({ min: 20, max: 100 }), fc.string(), (messages, labelers, overlap, seed) => {
        const all = assignments(messages, labelers, { overlap, seed });
        const by = new Map(messages.map((id) => [id, all.filter((one) => one.messageId === id)]));
        for (const list of by.values()) {
          expect(list.length).toBeGreaterThan(0);
          expect(new Set(list.map(({ labelerId }) => labelerId)).size).toBe(list.length);
        }
        const doubled = [...by.values()].filter((list) => list.length === 2).length;
        expect(doubled).toBe(Math.ceil((messages.length * overlap) / 100));
        expect(all).toHaveLength(messages.length + doubled);
      }),
      runs,
    );
  });

  it('gives everybody as many, in an order of their own, a fifth of it without the reader’s reading', () => {
    fc.assert(
      fc.property(ids, people, fc.string(), (messages, labelers, seed) => {
        const all = assignments(messages, labelers, { overlap: 20, seed });
        const lists = labelers.map((labeler) => all.filter(({ labelerId }) => labelerId === labeler));
        const sizes = lists.map((list) => list.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        for (const list of lists) {
          expect(list.map(({ position }) => position)).toEqual(list.map((_, i) => i));
          expect(list.filter(({ prefillHidden }) => prefillHidden)).toHaveLength(
            Math.ceil((list.length * HIDDEN) / 100),
          );
        }
      }),
      runs,
    );
  });

  it('by one labeler alone has no overlap', () => {
    const all = assignments(['a', 'b'], ['x'], { overlap: 100, seed: '' });
    expect(all.map(({ messageId }) => messageId).sort()).toEqual(['a', 'b']);
  });
});
