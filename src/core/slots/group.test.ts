import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slotQueries } from '../../../tests/support/slot-queries';
import { buildFreeBusy } from '../availability/free-busy';
import { sameHours } from '../availability/hours';
import { dayNumber } from '../time/calendar-date';
import { zoneTable } from '../time/zone';
import { ACTIVITIES, activityRule } from './activity-hours';
import { explain } from './explain';
import { pollCandidates } from './poll';
import type { Attendee, SlotQuery } from './query';
import { relaxations } from './relax';
import { findSlots } from './search';

const zone = zoneTable('Europe/London');
const monday = dayNumber(2026, 1, 12) * 1440;
const at = (hour: number, day = 0) => monday + day * 1440 + hour * 60;

function person(id: string, role: Attendee['role'], ...busy: [number, number][]): Attendee {
  return {
    id,
    role,
    freeBusy: buildFreeBusy(
      busy.map(([from, to]) => ({ start: at(from), end: at(to) })),
      { start: at(-100), end: at(1000) },
    ),
    availability: { zone, weekly: sameHours([0, 1, 2, 3, 4], [[540, 1020]]), overrides: new Map(), travel: [] },
    bufferBefore: 0,
    bufferAfter: 0,
    weight: 1,
  };
}

const query = (...attendees: Attendee[]): SlotQuery => ({
  window: { start: at(0), end: at(24) },
  duration: 60,
  step: 60,
  gridZone: zone,
  now: at(-24),
  minimumNotice: 0,
  attendees,
  exclude: [],
  minOptional: 0,
});

describe('pollCandidates', () => {
  test('A24 offers the times that suit most, and a time for whoever the first does not suit', () => {
    const q = query(
      person('chair', 'CHAIR'),
      person('ann', 'REQ-PARTICIPANT', [9, 12], [13, 17]),
      person('bob', 'REQ-PARTICIPANT', [12, 17]),
      person('eve', 'REQ-PARTICIPANT', [9, 10], [14, 17]),
    );
    expect(findSlots(q).count).toBe(0);
    const chosen = pollCandidates(q, { k: 3, perDay: 3, minGap: 0 });
    expect(chosen.map((slot) => [(slot.start - at(0)) / 60, slot.present])).toEqual([
      [10, ['bob', 'eve']],
      [12, ['ann', 'eve']],
      [11, ['bob', 'eve']],
    ]);
  });

  test('a required person outweighs any number of optional ones', () => {
    const q = query(
      person('chair', 'CHAIR'),
      person('ann', 'REQ-PARTICIPANT', [9, 16]),
      person('bob', 'OPT-PARTICIPANT', [12, 17]),
      person('eve', 'OPT-PARTICIPANT', [12, 17]),
    );
    const [first] = pollCandidates(q, { k: 1, perDay: 1, minGap: 0 });
    expect(first).toMatchObject({ start: at(16), present: ['ann'], missing: ['bob', 'eve'] });
  });

  test('the first candidate has the best coverage there is, and none breaks the chair', () => {
    fc.assert(
      fc.property(slotQueries, (q) => {
        const attendees = q.attendees.map((a, i) => ({
          ...a,
          id: `p${i}`,
          role: i === 0 ? ('CHAIR' as const) : ('REQ-PARTICIPANT' as const),
        }));
        const chosen = pollCandidates({ ...q, attendees }, { k: 3, perDay: 2, minGap: 30 });
        const counts = chosen.map((slot) => slot.present.length);
        expect(counts).toEqual([...counts].sort((a, b) => b - a));
        const full = findSlots({ ...q, attendees, minOptional: 0 });
        if (full.count > 0 && attendees.length > 1) expect(counts[0]).toBe(attendees.length - 1);
        for (const slot of chosen) {
          const there = attendees.filter((a) => a.role === 'CHAIR' || slot.present.includes(a.id));
          expect(explain({ ...q, attendees: there, minOptional: 0 }, slot)).toEqual([]);
        }
      }),
      { seed: 20270, numRuns: process.env.DEEP ? 5_000 : 400 },
    );
  });
});

describe('relaxations', () => {
  test('A5 says which single rule opens most', () => {
    const lunch = { zone, weekly: sameHours([0, 1, 2, 3, 4], [[720, 780]]), overrides: new Map(), travel: [] };
    const owner = {
      ...person('owner', 'CHAIR', [9, 12], [13, 17]),
      rules: [{ name: 'lunch', meeting: 'outside' as const, hours: lunch, sentence: 'I never work over lunch.' }],
    };
    expect(relaxations(query(owner))).toEqual([
      { who: 'owner', rule: 'hours', opens: 16 },
      { who: 'owner', rule: 'lunch', opens: 1, sentence: 'I never work over lunch.' },
    ]);
  });

  test('names the person without whom the others could meet', () => {
    const q = query(person('chair', 'CHAIR'), person('ann', 'REQ-PARTICIPANT', [0, 24]));
    expect(relaxations(q)).toEqual([{ who: 'ann', rule: 'required', opens: 8 }]);
  });
});

describe('activityRule', () => {
  test('A12 a dinner is in the evening and a lunch at noon, where it takes place', () => {
    const day = {
      ...person('owner', 'CHAIR'),
      availability: { zone, weekly: sameHours([0], [[0, 1440]]), overrides: new Map(), travel: [] },
    };
    const hoursOf = (activity: string) => {
      const rule = activityRule(activity, zone);
      return findSlots({ ...query(day), rules: rule ? [rule] : [] })
        .toArray()
        .map((slot) => (slot.start - at(0)) / 60);
    };
    expect(hoursOf('dinner')).toEqual([18, 19, 20, 21]);
    expect(hoursOf('Lunch')).toEqual([12, 13]);
    expect(hoursOf('breakfast')).toEqual([7, 8, 9]);
    expect(hoursOf('meeting').length).toBe(24);
    for (const activity of ACTIVITIES) expect(hoursOf(activity).length).toBeGreaterThan(1);
  });
});
