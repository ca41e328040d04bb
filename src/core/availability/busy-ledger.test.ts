import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BusyLedger } from './busy-ledger';
import { buildFreeBusy } from './free-busy';

const coverage = { start: 0, end: 3000 };
const stretch = fc
  .tuple(fc.integer({ min: -50, max: 3050 }), fc.nat(200))
  .map(([start, length]) => ({ start, end: start + length }));
const change = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), busy: fc.array(stretch, { maxLength: 4 }) });

test('an update step by step equals building anew from what is left', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }), (syncs) => {
      const ledger = new BusyLedger(coverage);
      const events = new Map<string, (typeof change extends fc.Arbitrary<infer C> ? C : never)['busy']>();
      syncs.forEach((changes, n) => {
        for (const { id, busy } of changes) events.set(id, busy);
        const source = { version: String(n), asOf: n };
        expect(ledger.apply(changes, source)).toEqual(buildFreeBusy([...events.values()].flat(), coverage, source));
      });
    }),
    { seed: 20264, numRuns: process.env.DEEP ? 20_000 : 1_000 },
  );
});
