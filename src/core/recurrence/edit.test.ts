import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { menuRule } from '../../../tests/support/recurrence-rules';
import { dayNumber } from '../time/calendar-date';
import { toInstant, zoneTable } from '../time/zone';
import { changeInstance, moveSeries, removeInstance, splitSeries } from './edit';
import { expand } from './expand';
import { recurrenceSetOf } from './lines';
import type { Instance, RecurrenceSet } from './set';

const zone = zoneTable('Europe/Berlin');
const runs = propertyRuns(500, 10_000);
const start = dayNumber(2026, 3, 2) * 1440 + 9 * 60;

function series(lines: string[], dtstart = start): RecurrenceSet {
  return recurrenceSetOf(lines, { dtstart, zone, allDay: false, duration: { days: 0, minutes: 30 } });
}
const window = (set: RecurrenceSet) => ({ start: set.dtstart - 3_000, end: set.dtstart + 700 * 1440 });
const seen = (set: RecurrenceSet | null, within: RecurrenceSet): Instance[] => (set ? expand(set, window(within)) : []);

const edited = fc
  .record({
    rule: menuRule,
    day: fc.integer({ min: dayNumber(2024, 1, 1), max: dayNumber(2026, 12, 31) }),
    out: fc.nat(10),
    changed: fc.nat(10),
    ranged: fc.boolean(),
  })
  .map(({ rule, day, out, changed, ranged }) => {
    // DTSTART on the first start of the rule, as every calendar writes it.
    const first = expand(series([`RRULE:${rule}`], day * 1440 + 600), window(series([], day * 1440)))[1];
    const plain = series([`RRULE:${rule}`], first?.recurrenceId ?? day * 1440 + 600);
    const all = expand(plain, window(plain));
    const gone = all[out];
    const other = all[changed];
    let set = gone && out > 0 ? removeInstance(plain, gone.recurrenceId) : plain;
    if (other && other !== gone && changed > 0) {
      const at = toInstant(zone, other.recurrenceId + 45);
      const { recurrenceId } = other;
      set = changeInstance(set, {
        recurrenceId,
        thisAndFuture: ranged,
        cancelled: false,
        start: at,
        end: at + 50,
        ref: 'x',
      });
    }
    return set;
  });

describe('editing a series', () => {
  test('"this one" touches one instance', () => {
    const set = series(['RRULE:FREQ=DAILY;COUNT=3']);
    expect(seen(removeInstance(set, start + 1440), set)).toHaveLength(2);
    const at = toInstant(zone, start + 1500);
    const changed = {
      recurrenceId: start + 1440,
      thisAndFuture: false,
      cancelled: false,
      start: at,
      end: at + 5,
      ref: 'a',
    };
    const result = seen(changeInstance(set, changed), set);
    expect(result.map((i) => i.ref)).toEqual([null, 'a', null]);
    expect(seen(removeInstance(changeInstance(set, changed), start + 1440), set).map((i) => i.ref)).toEqual([
      null,
      null,
    ]);
  });

  test('"this and following": both parts together have the same instances', () => {
    fc.assert(
      fc.property(edited, fc.nat(200 * 1440), (set, offset) => {
        const at = set.dtstart + offset;
        const { before, after } = splitSeries(set, at);
        const times = (instances: Instance[]) => instances.map((i) => [i.recurrenceId, i.start, i.end]);
        const parts = [...seen(before, set), ...seen(after, set)].sort((a, b) => a.start - b.start);
        expect(times(parts)).toEqual(times(expand(set, window(set))));
        for (const i of seen(after, set)) expect(i.recurrenceId).toBeGreaterThanOrEqual(at);
      }),
      { numRuns: runs, seed: 21 },
    );
  });

  test('"all" moves every instance by the same wall time, or says that the rule forbids it', () => {
    const shifts = fc.oneof(
      fc.integer({ min: -300, max: 300 }),
      fc.integer({ min: -8, max: 8 }).map((d) => d * 1440),
    );
    let moved = 0;
    fc.assert(
      fc.property(edited, shifts, (set, shift) => {
        let result: RecurrenceSet;
        try {
          result = moveSeries({ ...set, overrides: [] }, shift);
        } catch (error) {
          expect(error).toHaveProperty('code', 'unsupported');
          return;
        }
        moved++;
        const within = { start: set.dtstart + 30 * 1440, end: set.dtstart + 600 * 1440 };
        const original = expand({ ...set, overrides: [] }, within).map((i) => i.recurrenceId + shift);
        const now = new Set(expand(result, window(set)).map((i) => i.recurrenceId));
        for (const id of original) expect(now).toContain(id);
      }),
      { numRuns: runs, seed: 22 },
    );
    expect(moved).toBeGreaterThan(runs / 3);
  });

  test('a meeting on the 15th is not silently moved to the 16th', () => {
    const set = series(['RRULE:FREQ=MONTHLY;BYMONTHDAY=15'], dayNumber(2026, 3, 15) * 1440);
    expect(() => moveSeries(set, 1440)).toThrow(expect.objectContaining({ code: 'unsupported' }));
    expect(moveSeries(set, 60).dtstart).toBe(set.dtstart + 60);
  });
});
