import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFreeBusy } from '../availability/free-busy';
import { alwaysAvailable, sameHours } from '../availability/hours';
import { dayNumber } from '../time/calendar-date';
import type { Period } from '../time/period';
import { UTC } from '../time/zone';
import { explain } from './explain';
import { startsWithoutFocus } from './focus';
import type { Attendee, FocusTime } from './query';

const monday = dayNumber(2026, 6, 15) * 1440;
const at = (hour: number, minute = 0) => monday + hour * 60 + minute;
const window = { start: at(0), end: at(24) };

function owner(focus: Partial<FocusTime>, busy: readonly Period[]): Attendee {
  return {
    id: 'owner',
    role: 'CHAIR',
    freeBusy: buildFreeBusy(busy, { start: at(-240), end: at(240) }),
    availability: { zone: UTC, weekly: sameHours([0], [[540, 1020]]), overrides: new Map(), travel: [] },
    bufferBefore: 0,
    bufferAfter: 0,
    weight: 1,
    focus: [{ minutes: 180, blocks: 3, blockMin: 60, sentence: 's7', ...focus }],
  };
}

function obstacles(a: Attendee, p: Period) {
  const q = { window, duration: 60, step: 30, gridZone: UTC, now: at(-24), minimumNotice: 0, exclude: [] };
  return explain({ ...q, attendees: [a], minOptional: 0 }, p);
}

describe('focus time', () => {
  test('E21 a day keeps its three hours of work in blocks of an hour', () => {
    const a = owner({}, [{ start: at(11), end: at(13) }]);
    // Free: 9–11 and 13–17. A meeting in the middle of the afternoon leaves 9–11, 13–14:30 and 15:30–17.
    expect(obstacles(a, { start: at(14, 30), end: at(15, 30) })).toEqual([]);
    const fuller = owner({}, [{ start: at(9), end: at(14) }]);
    expect(obstacles(fuller, { start: at(14), end: at(14, 30) })).toEqual([
      {
        who: 'owner',
        what: '150 of 180 minutes without meetings would be left',
        rule: 'focus',
        period: window,
        sentence: 's7',
      },
    ]);
  });

  test('only the longest blocks count, and only those that are long enough', () => {
    const one = owner({ blocks: 1, blockMin: 0 }, []);
    expect(obstacles(one, { start: at(12), end: at(14) })).toEqual([]);
    expect(obstacles(one, { start: at(11, 30), end: at(14, 30) })[0]?.rule).toBe('focus');
    const short = owner({ minutes: 400, blocks: 9, blockMin: 60 }, []);
    expect(obstacles(short, { start: at(9, 30), end: at(10) })).toEqual([]);
    expect(obstacles(short, { start: at(9, 59), end: at(10, 30) })[0]?.what).toMatch(/^390 of 400/);
  });

  test('a meeting outside of the hours that it is about takes none', () => {
    const a = owner({ hours: { ...alwaysAvailable(UTC), weekly: sameHours([0], [[540, 720]]) } }, []);
    expect(obstacles(a, { start: at(13), end: at(16) })).toEqual([]);
    expect(obstacles(a, { start: at(11, 30), end: at(12, 30) })[0]?.rule).toBe('focus');
  });

  test('the starts ruled out are those that leave too few minutes, counted one by one', () => {
    const event = fc
      .tuple(fc.integer({ min: 480, max: 1040 }), fc.integer({ min: 5, max: 120 }))
      .map(([start, length]) => ({ start: monday + start, end: monday + start + length }));
    let found = 0;
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 5 }),
        fc.record({
          minutes: fc.integer({ min: 30, max: 300 }),
          blocks: fc.integer({ min: 1, max: 4 }),
          blockMin: fc.constantFrom(0, 30, 60, 90),
        }),
        fc.integer({ min: 10, max: 120 }),
        (busy, rule, duration) => {
          const out = startsWithoutFocus(owner(rule, busy), window, duration);
          for (let start = at(8); start < at(18); start += 7) {
            const p = { start, end: start + duration };
            const touches = p.start < at(17) && p.end > at(9);
            const ruledOut = [...out.starts].some((from, i) => from <= start && start < (out.ends[i] as number));
            expect(ruledOut).toBe(touches && longestRuns([...busy, p], rule) < rule.minutes);
            if (ruledOut) found++;
          }
        },
      ),
      { seed: 20267, numRuns: process.env.DEEP ? 2_000 : 150 },
    );
    expect(found).toBeGreaterThan(500);
  });
});

/** Minutes of the longest free runs between nine and five, from a map of single minutes. */
function longestRuns(busy: readonly Period[], { blocks, blockMin }: { blocks: number; blockMin: number }): number {
  const map = Array.from({ length: 480 }, (_, i) => busy.some((b) => b.start <= at(9) + i && at(9) + i < b.end));
  const runs = map
    .map((taken) => (taken ? '|' : '.'))
    .join('')
    .split('|');
  const lengths = runs.map((run) => run.length).filter((length) => length > 0 && length >= blockMin);
  return lengths
    .sort((a, b) => b - a)
    .slice(0, blocks)
    .reduce((sum, length) => sum + length, 0);
}
