import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startsByMinuteMap } from '../../../tests/support/minute-map';
import { gridOf, slotQueries } from '../../../tests/support/slot-queries';
import { buildFreeBusy, mergeFreeBusy } from '../availability/free-busy';
import { offsetAt, toWall } from '../time/zone';
import { explain } from './explain';
import { isFree } from './is-free';
import { type Attendee, isRequired, type SlotQuery } from './query';
import { findSlots } from './search';

const runs = { seed: 20261, numRuns: process.env.DEEP ? 5_000 : 100 };
const startsOf = (q: SlotQuery) => [...findSlots(q).starts()];

describe('findSlots', () => {
  test('equals isFree asked for every start on the grid', () => {
    let hits = 0;
    fc.assert(
      fc.property(slotQueries, (q) => {
        const free = gridOf(q, (t) => toWall(q.gridZone, t)).filter((t) =>
          isFree(q, { start: t, end: t + q.duration }),
        );
        hits += free.length;
        expect(startsOf(q)).toEqual(free);
      }),
      runs,
    );
    expect(hits).toBeGreaterThan(runs.numRuns);
  });

  test('the sweep equals a map of minutes that shares no code with it', () => {
    let hits = 0;
    fc.assert(
      fc.property(slotQueries, (full) => {
        const q = { ...full, rules: [], attendees: full.attendees.map(plain) };
        const found = startsOf(q);
        hits += found.length;
        expect(found).toEqual(startsByMinuteMap(q));
      }),
      { ...runs, numRuns: runs.numRuns / 2 },
    );
    expect(hits).toBeGreaterThan(runs.numRuns);
  });

  test('the view by number, the list and the iteration agree', () => {
    fc.assert(
      fc.property(slotQueries, (q) => {
        const slots = findSlots(q);
        const list = slots.toArray();
        expect(list.length).toBe(slots.count);
        expect([...slots]).toEqual(list);
        expect(list.map((slot) => slot.start)).toEqual([...slots.starts()]);
        expect(list.map((slot) => slot.cost)).toEqual([...slots.costs()]);
        expect(slots.at(slots.count)).toBeUndefined();
        expect(slots.at(-1)).toBeUndefined();
      }),
      runs,
    );
  });

  test('more busy time or one more person never adds a slot', () => {
    fc.assert(
      fc.property(slotQueries, slotQueries, fc.integer({ min: 0, max: 4000 }), (q, other, at) => {
        const before = new Set(startsOf(q));
        const start = q.window.start + (at % (q.window.end - q.window.start));
        const event = { start, end: start + 45 };
        const busier = {
          ...q,
          attendees: q.attendees.map((a) =>
            a.limits || a.dailyLimit !== undefined || a.caps?.length || a.pauses?.length
              ? a
              : { ...a, freeBusy: mergeFreeBusy(a.freeBusy, buildFreeBusy([event], a.freeBusy.coverage)) },
          ),
        };
        for (const found of startsOf(busier)) expect(before.has(found)).toBe(true);
        const joined = other.attendees.filter(isRequired);
        for (const found of startsOf({ ...q, attendees: [...q.attendees, ...joined] }))
          expect(before.has(found)).toBe(true);
      }),
      runs,
    );
  });

  test('A23 no slot comes nearer to busy time than its buffer, leaves the window or precedes the notice', () => {
    fc.assert(
      fc.property(slotQueries, (q) => {
        for (const { start, end, missing } of findSlots(q).toArray()) {
          expect(start).toBeGreaterThanOrEqual(Math.max(q.window.start, q.now + q.minimumNotice));
          expect(end).toBeLessThanOrEqual(Math.min(q.window.end, q.now + (q.horizon ?? 1e9)));
          for (const a of q.attendees.filter((one) => isRequired(one))) expect(nearestBusy(a, start, end)).toBe(false);
          const here = q.attendees.filter((one) => !isRequired(one) && !missing.includes(one.id));
          for (const a of here) expect(nearestBusy(a, start, end)).toBe(false);
          for (const no of q.exclude.filter((one) => one.end > one.start))
            expect(start < no.end && no.start < end).toBe(false);
        }
      }),
      runs,
    );
  });

  test('shifting everything by four weeks shifts the answer while no clock changes', () => {
    fc.assert(
      fc.property(slotQueries, (q) => {
        const by = 4 * 7 * 1440;
        const zones = [
          q.gridZone,
          ...q.attendees.map((a) => a.availability.zone),
          ...hoursOf(q).map((hours) => hours.zone),
        ];
        const still = zones.every((zone) => {
          const days = [-8, -4, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36].map((d) => q.window.start + d * 1440);
          return new Set(days.map((t) => offsetAt(zone, t))).size === 1;
        });
        if (!still || hasDates(q)) return;
        expect(startsOf(shifted(q, by))).toEqual(startsOf(q).map((t) => t + by));
      }),
      runs,
    );
  });

  test('an empty period rules nothing out', () => {
    const [q] = fc.sample(slotQueries, { seed: 1, numRuns: 1 }) as [SlotQuery];
    const anyone = { ...q, attendees: [], only: undefined, rules: [], minOptional: 0, now: 0, horizon: undefined };
    const start = q.window.start + 60;
    const around = { start, end: start + 30 };
    const free = { ...anyone, exclude: [{ start: start + 10, end: start + 10 }] };
    expect(isFree(free, around)).toBe(true);
    expect(startsOf(free)).toEqual(startsOf({ ...anyone, exclude: [] }));
  });

  test('rejects queries without sense', () => {
    const [q] = fc.sample(slotQueries, { seed: 1, numRuns: 1 }) as [SlotQuery];
    expect(() => findSlots({ ...q, duration: 0 })).toThrow(RangeError);
    expect(() => findSlots({ ...q, step: 0 })).toThrow(RangeError);
    expect(() => isFree(q, { start: 5, end: 5 })).toThrow(RangeError);
    expect(() => isFree(q, { start: 5, end: 5_000_000 })).toThrow(RangeError);
    expect(isFree(q, { start: 2 ** 33, end: 2 ** 33 + 30 })).toBe(false);
    expect(() => findSlots({ ...q, window: { start: 0, end: 2 ** 22 } })).toThrow(RangeError);
    expect(() => findSlots({ ...q, window: { start: 2 ** 32, end: 2 ** 32 + 60 } })).toThrow(RangeError);
  });
});

describe('explain', () => {
  test('A5 is empty exactly when isFree, and names what is in the way', () => {
    let blocked = 0;
    fc.assert(
      fc.property(slotQueries, fc.nat(4000), fc.integer({ min: 1, max: 150 }), (q, at, length) => {
        const start = q.window.start - 30 + at;
        const p = { start, end: start + length };
        const obstacles = explain(q, p);
        expect(obstacles.length === 0).toBe(isFree(q, p));
        blocked += obstacles.length;
        for (const { what, rule, period } of obstacles) {
          expect(what.length).toBeGreaterThan(0);
          expect(rule.length).toBeGreaterThan(0);
          expect(period.end).toBeGreaterThanOrEqual(period.start);
        }
      }),
      runs,
    );
    expect(blocked).toBeGreaterThan(runs.numRuns);
  });
});

/** What the map of minutes knows of a person. */
function plain({ dailyLimit: _, limits: __, rules: ___, journeys: ____, ...a }: Attendee): Attendee {
  return { ...a, caps: [], pauses: [], focus: [], availability: { ...a.availability, travel: [] } };
}

/** Looks at every busy stretch, without any search structure. */
function nearestBusy(a: Attendee, start: number, end: number): boolean {
  return [a.freeBusy, a.holds].some((busy) =>
    [...(busy?.starts ?? [])].some((from, i) => {
      const to = busy?.ends[i] as number;
      return start - a.bufferBefore < to && from < end + a.bufferAfter;
    }),
  );
}

/** The hours of all rules. */
function hoursOf(q: SlotQuery) {
  const focus = q.attendees.flatMap((a) =>
    (a.focus ?? []).flatMap(({ hours, days }) => [hours ?? [], days ?? []].flat()),
  );
  return [...(q.rules ?? []), ...q.attendees.flatMap((a) => a.rules ?? [])].map((rule) => rule.hours).concat(focus);
}

function hasDates(q: SlotQuery): boolean {
  return [...q.attendees.map((a) => a.availability), ...hoursOf(q)].some(
    (hours) => hours.overrides.size > 0 || hours.travel.length > 0,
  );
}

function shifted(q: SlotQuery, by: number): SlotQuery {
  const move = <P extends { start: number; end: number }>(p: P): P => ({ ...p, start: p.start + by, end: p.end + by });
  const moveBusy = (busy: Attendee['freeBusy']) => ({
    ...busy,
    starts: busy.starts.map((t) => t + by),
    ends: busy.ends.map((t) => t + by),
    coverage: move(busy.coverage),
  });
  return {
    ...q,
    window: move(q.window),
    now: q.now + by,
    exclude: q.exclude.map(move),
    ...(q.only ? { only: q.only.map(move) } : {}),
    attendees: q.attendees.map((a) => ({
      ...a,
      freeBusy: moveBusy(a.freeBusy),
      ...(a.holds ? { holds: moveBusy(a.holds) } : {}),
      journeys: a.journeys?.map(move),
      caps: a.caps?.map((cap) => ({ ...cap, ...(cap.meetings ? { meetings: cap.meetings.map(move) } : {}) })),
      wishes: a.wishes?.map(move),
    })),
  };
}
