import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFreeBusy } from '../availability/free-busy';
import { alwaysAvailable } from '../availability/hours';
import { dayNumber } from '../time/calendar-date';
import type { Period } from '../time/period';
import { zoneTable } from '../time/zone';
import { explain } from './explain';
import { startsTooLong, stretchTooLong } from './in-a-row';
import { isFree } from './is-free';
import type { Attendee, SlotQuery } from './query';
import { findSlots } from './search';

const monday = dayNumber(2026, 6, 15) * 1440;
const at = (day: number, hour: number, minute = 0) => monday + day * 1440 + hour * 60 + minute;
const meeting = (day: number, hour: number, minutes = 60): Period => ({
  start: at(day, hour),
  end: at(day, hour) + minutes,
});

function person(changes: Partial<Attendee>): Attendee {
  return {
    id: 'owner',
    role: 'CHAIR',
    freeBusy: buildFreeBusy([], { start: at(-30, 0), end: at(60, 0) }),
    availability: alwaysAvailable(zoneTable('UTC')),
    bufferBefore: 0,
    bufferAfter: 0,
    weight: 1,
    ...changes,
  };
}

function search(attendee: Attendee): SlotQuery {
  return {
    window: { start: at(0, 0), end: at(14, 0) },
    duration: 60,
    step: 60,
    gridZone: zoneTable('UTC'),
    now: at(-1, 0),
    minimumNotice: 0,
    attendees: [attendee],
    exclude: [],
    minOptional: 0,
  };
}

const daysOf = (q: SlotQuery) =>
  new Set(
    findSlots(q)
      .toArray()
      .map((slot) => Math.floor((slot.start - monday) / 1440)),
  );

describe('caps', () => {
  test('E21 a day with its number of meetings is full, the others are not', () => {
    const q = search(person({ dailyLimit: 2, meetings: [meeting(0, 9), meeting(0, 15), meeting(1, 9)] }));
    expect(daysOf(q).has(0)).toBe(false);
    expect(daysOf(q).has(1)).toBe(true);
    expect(explain(q, meeting(0, 11))).toEqual([
      {
        who: 'owner',
        what: '2 of 2 meetings that day',
        rule: 'daily limit',
        period: { start: at(0, 0), end: at(1, 0) },
      },
    ]);
  });

  test('E21 the minutes of a day count the new meeting', () => {
    const q = search(person({ limits: { minutesPerDay: 120 }, meetings: [meeting(0, 9, 60), meeting(1, 9, 61)] }));
    expect(daysOf(q).has(0)).toBe(true);
    expect(daysOf(q).has(1)).toBe(false);
    expect(explain(q, meeting(1, 11))[0]?.rule).toBe('daily minutes');
  });

  test('E21 a week begins on Monday', () => {
    const q = search(person({ limits: { perWeek: 2 }, meetings: [meeting(0, 9), meeting(6, 9), meeting(7, 9)] }));
    expect([...daysOf(q)]).toEqual([7, 8, 9, 10, 11, 12, 13]);
    expect(explain(q, meeting(3, 11))[0]).toMatchObject({
      rule: 'weekly limit',
      period: { start: at(0, 0), end: at(7, 0) },
    });
  });

  test('days are those of the place where they are spent', () => {
    const availability = {
      ...alwaysAvailable(zoneTable('UTC')),
      travel: [{ first: '2026-06-15', last: '2026-06-20', zone: zoneTable('Asia/Tokyo') }],
    };
    // 16:00 UTC on Monday is Tuesday 01:00 in Tokyo.
    const q = search(person({ availability, dailyLimit: 1, meetings: [meeting(0, 16)] }));
    expect(isFree(q, meeting(0, 14))).toBe(true);
    expect(isFree(q, meeting(1, 14))).toBe(false);
  });
});

describe('meetings in a row', () => {
  const limits = { inARow: { minutes: 180, pause: 15 } };
  const busy = (...events: Period[]) => buildFreeBusy(events, { start: at(-30, 0), end: at(60, 0) });

  test('A23 a meeting may lengthen a stretch up to the limit and no further', () => {
    const two = person({ limits, freeBusy: busy(meeting(0, 9, 120)) });
    expect(isFree(search(two), meeting(0, 11))).toBe(true);
    const three = person({ limits, freeBusy: busy(meeting(0, 9, 180)) });
    expect(explain(search(three), meeting(0, 12))).toEqual([
      { who: 'owner', what: 'too long without a pause', rule: 'in a row', period: { start: at(0, 9), end: at(0, 13) } },
    ]);
    expect(isFree(search(three), { start: at(0, 12, 15), end: at(0, 13, 15) })).toBe(true);
  });

  test('A23 a meeting between two stretches joins both', () => {
    const q = search(person({ limits, freeBusy: busy(meeting(0, 9, 90), meeting(0, 11, 60)) }));
    expect(isFree(q, { start: at(0, 10, 30), end: at(0, 11) })).toBe(true);
    const longer = search(person({ limits, freeBusy: busy(meeting(0, 9, 90), meeting(0, 11, 61)) }));
    expect(isFree(longer, { start: at(0, 10, 30), end: at(0, 11) })).toBe(false);
    const half = { duration: 30, step: 30 };
    expect([...findSlots({ ...q, ...half }).starts()]).toContain(at(0, 10, 30));
    expect([...findSlots({ ...longer, ...half }).starts()]).not.toContain(at(0, 10, 30));
  });

  test('the starts ruled out are those at which the stretch is too long, in every free gap', () => {
    const event = fc
      .tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 5, max: 90 }))
      .map(([start, length]) => ({ start: at(0, 0) + start, end: at(0, 0) + start + length }));
    const window = { start: at(0, 2), end: at(0, 20) };
    let tooLong = 0;
    fc.assert(
      fc.property(
        fc.array(event, { minLength: 2, maxLength: 14 }),
        fc.array(event, { maxLength: 2 }),
        fc.integer({ min: 20, max: 260 }),
        fc.integer({ min: 0, max: 45 }),
        fc.integer({ min: 5, max: 80 }),
        (events, held, minutes, pause, duration) => {
          const limit = { minutes, pause };
          const a = person({ freeBusy: busy(...events), holds: busy(...held), limits: { inARow: limit } });
          const ruledOut = startsTooLong(a, window, duration);
          for (let start = window.start; start + duration <= window.end; start++) {
            const p = { start, end: start + duration };
            if ([...events, ...held].some((other) => other.start < p.end && start < other.end)) continue;
            const out = [...ruledOut.starts].some((from, i) => from <= start && start < (ruledOut.ends[i] as number));
            expect(out).toBe(stretchTooLong(a, p, limit) !== undefined);
            if (out) tooLong++;
          }
        },
      ),
      { seed: 20263, numRuns: process.env.DEEP ? 1_000 : 100 },
    );
    expect(tooLong).toBeGreaterThan(1_000);
  });
});
