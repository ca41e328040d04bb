import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slotQueries } from '../../../tests/support/slot-queries';
import { buildFreeBusy } from '../availability/free-busy';
import { sameHours } from '../availability/hours';
import { dayNumber, dayOfWall } from '../time/calendar-date';
import { toWall, zoneTable } from '../time/zone';
import type { Slot, SlotQuery } from './query';
import { NO_SPREAD, type Pick, rankSlots } from './rank';
import { findSlots } from './search';

const runs = { seed: 20267, numRuns: process.env.DEEP ? 10_000 : 125 };
const picks = fc.record({
  k: fc.integer({ min: 1, max: 5 }),
  perDay: fc.integer({ min: 1, max: 3 }),
  minGap: fc.constantFrom(0, 30, 90),
});

const placeOf = (q: SlotQuery, start: number) => {
  const wall = toWall(q.gridZone, start);
  const clock = wall - dayOfWall(wall) * 1440;
  return { day: dayOfWall(wall), part: clock < 720 ? 0 : clock < 1020 ? 1 : 2 };
};

/** Takes the cheapest again and again, by sorting everything. */
function greedy(q: SlotQuery, { k, perDay, minGap }: Pick): Slot[] {
  const chosen: Slot[] = [];
  for (const slot of findSlots(q)
    .toArray()
    .sort((a, b) => a.cost - b.cost || a.start - b.start)) {
    const { day } = placeOf(q, slot.start);
    const sameDay = chosen.filter((other) => placeOf(q, other.start).day === day).length;
    const near = chosen.some((other) => Math.abs(other.start - slot.start) < minGap);
    if (chosen.length < k && sameDay < perDay && !near) chosen.push(slot);
  }
  return chosen;
}

describe('rankSlots', () => {
  test('without a spread: the k cheapest that keep perDay and minGap, cheapest first', () => {
    fc.assert(
      fc.property(slotQueries, picks, (q, pick) => {
        expect(rankSlots(findSlots(q), q, { ...pick, spread: NO_SPREAD })).toEqual(greedy(q, pick));
      }),
      runs,
    );
  });

  test('E2 options lie on two days and in two parts of the day whenever the free times allow it', () => {
    fc.assert(
      fc.property(slotQueries, fc.integer({ min: 2, max: 4 }), (q, k) => {
        const all = findSlots(q)
          .toArray()
          .map((slot) => placeOf(q, slot.start));
        const ranked = rankSlots(findSlots(q), q, { k, perDay: k, minGap: 0 });
        const chosen = ranked.map((slot) => placeOf(q, slot.start));
        const distinct = (places: { day: number; part: number }[], key: 'day' | 'part') =>
          Math.min(2, new Set(places.map((place) => place[key])).size);
        expect(ranked.length).toBe(Math.min(k, all.length));
        expect(distinct(chosen, 'day')).toBe(distinct(all, 'day'));
        expect(distinct(chosen, 'part')).toBe(distinct(all, 'part'));
      }),
      runs,
    );
  });

  test('every option is a slot of the search, keeps perDay and minGap, and the cost never falls', () => {
    fc.assert(
      fc.property(slotQueries, picks, fc.string(), (q, pick, seed) => {
        const slots = findSlots(q);
        const ranked = rankSlots(slots, q, { ...pick, seed, tolerance: 0.3 });
        const all = new Map(slots.toArray().map((slot) => [slot.start, slot]));
        ranked.forEach((slot, i) => {
          expect(all.get(slot.start)).toEqual(slot);
          const before = ranked.slice(0, i);
          for (const other of before) {
            expect(slot.cost).toBeGreaterThanOrEqual(other.cost);
            expect(Math.abs(slot.start - other.start)).toBeGreaterThanOrEqual(pick.minGap);
          }
          const { day } = placeOf(q, slot.start);
          expect(before.filter((other) => placeOf(q, other.start).day === day).length).toBeLessThan(pick.perDay);
        });
        expect(rankSlots(findSlots(q), q, { ...pick, seed, tolerance: 0.3 })).toEqual(ranked);
      }),
      runs,
    );
  });

  const zone = zoneTable('America/New_York');
  const monday = dayNumber(2026, 6, 15) * 1440;
  const week: SlotQuery = {
    window: { start: monday, end: monday + 5 * 1440 },
    duration: 30,
    step: 30,
    gridZone: zone,
    now: monday - 1440,
    minimumNotice: 0,
    attendees: [
      {
        id: 'owner',
        role: 'CHAIR',
        freeBusy: buildFreeBusy([], { start: monday - 9999, end: monday + 99_999 }),
        availability: { zone, weekly: sameHours([0, 1, 2, 3, 4], [[540, 1020]]), overrides: new Map(), travel: [] },
        bufferBefore: 0,
        bufferAfter: 0,
        weight: 1,
      },
    ],
    exclude: [],
    minOptional: 0,
  };

  test('E2 three options of an empty week: two mornings and an afternoon, on two days at least', () => {
    const local = rankSlots(findSlots(week), week, { k: 3, perDay: 2, minGap: 60 }).map(({ start }) => {
      const wall = toWall(zone, start) - monday;
      return [Math.floor(wall / 1440), (wall % 1440) / 60];
    });
    expect(local).toEqual([
      [0, 9],
      [0, 10],
      [1, 12],
    ]);
  });

  test('a seed chooses among equals the same way every time, and another seed otherwise', () => {
    const flat = { ...week, costPerDay: 0 };
    const pick = (seed: string) =>
      rankSlots(findSlots(flat), flat, { k: 3, perDay: 1, minGap: 60, seed }).map((s) => s.start);
    expect(pick('loop 1')).toEqual(pick('loop 1'));
    expect(new Set(['1', '2', '3', '4', '5'].map((seed) => pick(seed).join())).size).toBeGreaterThan(3);
  });

  test('limits that cannot all be kept cost a bounded number of attempts', () => {
    const pick = { k: 8, perDay: 1, minGap: 9 * 1440, spread: { days: 8, parts: 3 } };
    expect(rankSlots(findSlots(week), week, pick).length).toBe(1);
  });
});
