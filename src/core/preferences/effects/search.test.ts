import { describe, expect, it } from 'vitest';
import { buildFreeBusy } from '../../availability/free-busy';
import { sameHours } from '../../availability/hours';
import { explain } from '../../slots/explain';
import type { SlotQuery } from '../../slots/query';
import { rankSlots } from '../../slots/rank';
import { relaxations } from '../../slots/relax';
import { findSlots } from '../../slots/search';
import { dayNumber } from '../../time/calendar-date';
import type { Period } from '../../time/period';
import { UTC, zoneTable } from '../../time/zone';
import type { SourcedRule } from '../compiled';
import type { Rule } from '../rule';
import type { EventFacts, MeetingFacts } from './facts';
import { queryWith } from './search';

/** Monday 2026-06-15. */
const monday = dayNumber(2026, 6, 15);
const at = (day: number, hour: number, minute = 0) => (monday + day) * 1440 + hour * 60 + minute;
const slot = (day: number, hour: number, minutes = 30): Period => ({
  start: at(day, hour),
  end: at(day, hour) + minutes,
});
const sourced = (...rules: Rule[]): SourcedRule[] => rules.map((rule, i) => ({ rule, sentence: `s${i + 1}` }));

const jane: MeetingFacts = {
  words: ['meeting', 'Jane Doe / Dana Reyes'],
  medium: 'video',
  guests: [{ address: 'jane@globex.test', name: 'Jane Doe' }],
  ownAddresses: ['dana@acme.test'],
  codewords: [],
};

function event(period: Period, facts: Partial<EventFacts> = {}): EventFacts {
  const guests = [{ address: 'x@other.test', name: null }];
  return { title: 'Call', guests, medium: 'video', busy: true, allDay: false, ...period, ...facts };
}

function search(rules: readonly SourcedRule[], facts: Partial<MeetingFacts> = {}, events: EventFacts[] = []) {
  const base: SlotQuery = {
    window: { start: at(0, 0), end: at(14, 0) },
    duration: 30,
    step: 30,
    gridZone: UTC,
    now: at(-3, 9),
    minimumNotice: 240,
    attendees: [
      {
        id: 'owner',
        role: 'CHAIR',
        freeBusy: buildFreeBusy(
          events.filter((one) => one.busy),
          { start: at(-10, 0), end: at(90, 0) },
        ),
        availability: {
          zone: UTC,
          weekly: sameHours([0, 1, 2, 3, 4], [[540, 1020]]),
          overrides: new Map(),
          travel: [],
        },
        bufferBefore: 0,
        bufferAfter: 0,
        weight: 1,
      },
    ],
    exclude: [],
    minOptional: 0,
  };
  return queryWith(base, rules, { meeting: { ...jane, ...facts }, events });
}

/** What stands in the way, as the name of the rule and the sentence. */
const why = (q: SlotQuery, p: Period) => explain(q, p).map(({ rule, sentence }) => [rule, sentence]);

describe('what binds', () => {
  it('A5 every refused time names the sentence that refuses it', () => {
    const q = search(
      sourced(
        { kind: 'never', when: { weekdays: [4], hours: [[720, 1440]] }, name: 'Friday afternoon' },
        { kind: 'only', when: { hours: [[0, 720]] }, scope: { types: ['interview'] } },
        { kind: 'limit', most: { count: 1 }, per: 'day' },
        { kind: 'buffer', before: 15, after: 15 },
        { kind: 'hours', weekdays: [0, 1, 2, 3, 4], hours: [[540, 1020]] },
      ),
      { words: ['interview', 'Jane'] },
      [event(slot(1, 9)), event(slot(0, 10), { guests: [], medium: null, title: 'Desk' })],
    );
    expect(why(q, slot(4, 14))).toEqual([
      ['Friday afternoon', 's1'],
      ['only then', 's2'],
    ]);
    expect(why(q, slot(1, 11))).toEqual([['daily limit', 's3']]);
    expect(why(q, { start: at(0, 10, 35), end: at(0, 11, 5) })).toEqual([['buffer', 's4']]);
    expect(why(q, slot(2, 18))).toEqual([
      ['hours', 's5'],
      ['only then', 's2'],
    ]);
    expect(why(q, slot(2, 9))).toEqual([]);
  });

  it('A5 public holidays of the countries that are named are kept free, and no other day', () => {
    // Juneteenth is Friday of this week; 24 June is nothing in either country.
    const never: Rule = { kind: 'never', when: { holidays: ['FR', 'US'] } };
    const q = search(sourced(never));
    expect(why(q, slot(4, 14))).toEqual([['public holiday', 's1']]);
    expect(rankSlots(findSlots(q), q, { k: 3, perDay: 1, minGap: 0 }).map(({ start }) => start)).not.toContain(
      at(4, 9),
    );
    expect(why(q, slot(3, 14))).toEqual([]);
    expect(why(q, slot(9, 14))).toEqual([]);
    expect(why(search(sourced({ kind: 'never', when: { holidays: ['FR'] } })), slot(4, 14))).toEqual([]);
    const mornings: Rule = { kind: 'never', when: { holidays: ['US'], hours: [[0, 720]] } };
    expect(why(search(sourced(mornings)), slot(4, 14))).toEqual([]);
    expect(why(search(sourced(mornings)), slot(4, 9))).toEqual([['public holiday', 's1']]);
  });

  it('the times that one sentence allows are alternatives, those of two sentences both bind', () => {
    const tuesdays: Rule = { kind: 'only', when: { weekdays: [1], hours: [[0, 720]] } };
    const thursdays: Rule = { kind: 'only', when: { weekdays: [3], hours: [[720, 1440]] } };
    const dated: Rule = { kind: 'only', when: { dates: { from: '2026-06-17', to: '2026-06-18' }, hours: [[0, 600]] } };
    const one = search([tuesdays, thursdays, dated].map((rule) => ({ rule, sentence: 's1' })));
    const free = (q: SlotQuery) =>
      [slot(1, 9), slot(1, 14), slot(2, 9), slot(2, 14), slot(3, 9), slot(3, 14)].map((p) => why(q, p).length === 0);
    expect(free(one)).toEqual([true, false, true, false, true, true]);
    expect(free(search(sourced(tuesdays, thursdays)))).toEqual([false, false, false, false, false, false]);
  });

  it('hours of some dates leave the other days alone', () => {
    const away = { from: '2026-06-16', to: '2026-06-18' };
    const hours = search(sourced({ kind: 'only', when: { dates: away, hours: [[600, 720]] } }));
    expect(why(hours, slot(0, 15))).toEqual([]);
    expect(why(hours, slot(1, 11))).toEqual([]);
    expect(why(hours, slot(1, 15))).toEqual([['only then', 's1']]);
    const wednesday = search(sourced({ kind: 'only', when: { dates: away, weekdays: [2] } }));
    expect([0, 1, 2, 3, 4].filter((day) => why(wednesday, slot(day, 9)).length === 0)).toEqual([0, 2, 4]);
    const those = search(sourced({ kind: 'only', when: { dates: away } }));
    expect([0, 1, 2, 3, 4].filter((day) => why(those, slot(day, 9)).length === 0)).toEqual([1, 2, 3]);
  });

  it('a rule of a scope leaves other meetings alone', () => {
    const rules = sourced({
      kind: 'never',
      when: { weekdays: [0] },
      scope: { people: { by: 'side', side: 'outside' } },
    });
    expect(why(search(rules), slot(0, 9))).toEqual([['kept free', 's1']]);
    const inside = [{ address: 'bob@acme.test', name: 'Bob' }];
    expect(why(search(rules, { guests: inside }), slot(0, 9))).toEqual([]);
  });

  it('dates and the first Monday of a month are kept free', () => {
    const q = search(
      sourced(
        { kind: 'never', when: { dates: { from: '2026-06-17', to: '2026-06-18' } } },
        { kind: 'never', when: { weekdays: [0], nth: 1 } },
        { kind: 'never', when: { weekdays: [4], nth: -1, dates: { from: '2026-07-01' } } },
      ),
    );
    const wide = { ...q, window: { start: at(0, 0), end: at(60, 0) } };
    expect([0, 1, 2, 3, 4].filter((day) => why(wide, slot(day, 9)).length > 0)).toEqual([2, 3]);
    expect(why(wide, slot(21, 9))).toEqual([['kept free', 's2']]);
    expect(why(wide, slot(14, 9))).toEqual([]);
    // 31 July is the last Friday of that month; 26 June was before the dates.
    expect(why(wide, slot(46, 9))).toEqual([['kept free', 's3']]);
    expect(why(wide, slot(11, 9))).toEqual([]);
  });

  it('a limit counts the meetings of its scope only', () => {
    const rules = sourced({
      kind: 'limit',
      most: { minutes: 60 },
      per: 'day',
      scope: { people: { by: 'side', side: 'outside' } },
    });
    const bob = [{ address: 'bob@acme.test', name: null }];
    const q = search(rules, {}, [event(slot(0, 9, 120), { guests: bob }), event(slot(1, 9, 60))]);
    expect(why(q, slot(0, 13))).toEqual([]);
    expect(why(q, slot(1, 13))).toEqual([['daily minutes', 's1']]);
  });

  it('A23 a meeting in the calendar keeps the free time that its own kind needs', () => {
    const rules = sourced(
      { kind: 'buffer', before: 30, after: 60, scope: { types: ['interview'] } },
      { kind: 'gap', between: ['video', 'in_person'], minutes: 45 },
    );
    const events = [
      event(slot(0, 11), { title: 'Interview with Sam', medium: 'phone' }),
      event(slot(1, 11), { title: 'Visit', medium: 'in_person' }),
    ];
    const q = search(rules, {}, events);
    expect(why(q, slot(0, 12))).toEqual([['buffer', 's1']]);
    expect(why(q, { start: at(0, 12, 30), end: at(0, 13) })).toEqual([]);
    expect(why(q, { start: at(0, 10, 15), end: at(0, 10, 45) })).toEqual([['buffer', 's1']]);
    expect(why(q, { start: at(1, 12, 10), end: at(1, 12, 40) })).toEqual([['gap', 's2']]);
    expect(why(search(rules, { medium: 'phone' }, events), slot(1, 12))).toEqual([]);
  });

  it('the block for follow-ups after a meeting is kept free, after the new one and after those there are', () => {
    const rules = sourced({ kind: 'follow_up_block', minutes: 15, at: 'after', scope: { types: ['interview'] } });
    const events = [event(slot(0, 11, 60), { title: 'Interview' }), event(slot(1, 11, 60), { title: 'Call' })];
    const q = search(rules, { words: ['interview'] }, events);
    expect(why(q, slot(0, 12))).toEqual([['buffer', 's1']]);
    expect(why(q, { start: at(0, 12, 15), end: at(0, 12, 45) })).toEqual([]);
    expect(why(q, { start: at(1, 10, 30), end: at(1, 11) })).toEqual([['buffer', 's1']]);
    expect(why(search(rules, {}, events), { start: at(1, 10, 30), end: at(1, 11) })).toEqual([]);
  });

  it.each(['Flight to Lisbon', 'LH 1234 nach Lissabon', 'Vol Paris', 'Vuelo a Madrid'])('time around “%s”', (title) => {
    const rules = sourced({ kind: 'travel', around: 'flight', before: 120, after: 60 });
    const q = search(rules, {}, [event(slot(0, 12, 60), { title, guests: [], medium: null })]);
    expect(why(q, slot(0, 10))).toEqual([['flight', 's1']]);
    expect(why(q, slot(0, 9))).toEqual([]);
    expect(why(q, slot(0, 14))).toEqual([]);
  });

  it('E21 a pause after so much in a row, and hours of work without meetings', () => {
    const rules = sourced(
      { kind: 'break', after: 120, pause: 30 },
      { kind: 'focus', minutes: 180, blocks: 3, blockMin: 60 },
    );
    const q = search(rules, {}, [event(slot(0, 9, 120)), event(slot(1, 9, 270))]);
    expect(why(q, slot(0, 11))).toEqual([['in a row', 's1']]);
    expect(why(q, { start: at(0, 11, 30), end: at(0, 12) })).toEqual([]);
    expect(why(q, slot(1, 14))).toEqual([['focus', 's2']]);
  });

  it('notice and horizon in the days that the owner works', () => {
    // Friday 09:00: two business days later is Tuesday 09:00.
    const q = search(
      sourced({ kind: 'notice', least: { businessDays: 2 } }, { kind: 'horizon', most: { businessDays: 4 } }),
    );
    expect(why(q, slot(0, 16))).toEqual([['notice', 's1']]);
    expect(why(q, slot(1, 9))).toEqual([]);
    expect(why(q, slot(3, 16))).toEqual([]);
    expect(why(q, slot(4, 9))).toEqual([['horizon', 's2']]);
    const urgent = sourced(
      { kind: 'notice', least: { businessDays: 2 } },
      { kind: 'notice', least: { minutes: 60 }, scope: { people: { by: 'name', name: 'Jane' } } },
    );
    expect(search(urgent).minimumNotice).toBe(60);
  });

  it('where the owner is away, the hours are those of the place', () => {
    const rules = sourced(
      { kind: 'zone', zone: 'Asia/Tokyo', dates: { from: '2026-06-17', to: '2026-06-17' }, city: 'Tokyo' },
      { kind: 'never', when: { hours: [[720, 780]] }, name: 'lunch' },
    );
    const q = search(rules);
    expect(why(q, slot(2, 0))).toEqual([]);
    expect(why(q, slot(2, 3))).toEqual([['lunch', 's2']]);
    expect(why(q, slot(1, 12))).toEqual([['lunch', 's2']]);
    expect(q.attendees[0]?.availability.travel[0]?.zone).toBe(zoneTable('Asia/Tokyo'));
  });
});

describe('follow-up work that is gathered on the next day', () => {
  const demo = (period: Period) => event(period, { title: 'Demo for Globex' });
  const free = (rules: readonly Rule[], events: readonly EventFacts[]) => {
    const q = search(sourced(...rules), {}, [...events]);
    return (day: number) =>
      Array.from({ length: 16 }, (_, i) => slot(day, 9 + i / 2)).filter((one) => !why(q, one).length);
  };

  it('keeps its time free there, and none after the meeting', () => {
    const demos = [demo(slot(0, 9)), demo(slot(0, 11)), demo(slot(4, 9))];
    const rules: Rule[] = [
      { kind: 'follow_up_block', minutes: 30, at: 'after' },
      { kind: 'follow_up_block', at: 'next_day', scope: { types: ['demo'] } },
    ];
    const full = [event({ start: at(1, 9), end: at(1, 15, 30) })];
    const all = free(rules, [...demos, ...full]);
    // Two demos on Monday ask for an hour of Tuesday in one piece, of which an hour and a half is left,
    // half an hour of it after the meeting before.
    expect(all(1).map(({ start }) => start)).toEqual([at(1, 16, 30)]);
    expect(all(0).map(({ start }) => start)).toContain(at(0, 9, 30));
    const none = free(rules.slice(0, 1), [...demos, ...full]);
    expect(none(0).map(({ start }) => start)).not.toContain(at(0, 9, 30));
    // The demo of Friday is written up on Monday.
    const days = search(sourced(...rules), {}, demos).attendees[0]?.focus?.map(({ days: some, minutes }) => [
      [...(some?.overrides.keys() ?? [])],
      minutes,
    ]);
    expect(days).toEqual([
      [['2026-06-16'], 60],
      [['2026-06-22'], 30],
    ]);
  });
});

describe('what giving up a sentence would open', () => {
  it('E31 counts for each sentence what it alone keeps closed', () => {
    const rules = sourced(
      { kind: 'never', when: { weekdays: [0, 1, 2, 3] }, name: 'not then' },
      { kind: 'limit', most: { count: 0 }, per: 'day', weekdays: [4] },
      { kind: 'travel', around: 'flight', before: 600, after: 600 },
    );
    const q = search(rules, {}, [event(slot(7, 9, 480), { title: 'Flight' })]);
    expect(findSlots(q).count).toBe(0);
    const found = relaxations(q).filter(({ sentence }) => sentence !== undefined);
    // Two weeks: Monday to Thursday less the day of the flight, and both Fridays.
    expect(found).toEqual([
      { who: 'owner', rule: 'not then', sentence: 's1', opens: 7 * 16 },
      { who: 'owner', rule: 'daily limit', sentence: 's2', opens: 2 * 16 },
    ]);
  });
});

describe('what opens', () => {
  it('hours beyond the usual ones for those who may have them, after all others', () => {
    const rules = sourced(
      { kind: 'open', when: {}, scope: { people: { by: 'tag', tag: 'vip' } } },
      { kind: 'priority', people: { by: 'domain', domain: 'globex.test' } },
    );
    const q = search(rules);
    expect(why(q, slot(0, 19))).toEqual([]);
    expect(why(q, slot(0, 23))).toEqual([['hours', undefined]]);
    expect(why(search(rules, { guests: [{ address: 'x@y.test', name: null }] }), slot(0, 19))).toHaveLength(1);
    const best = rankSlots(findSlots(q), q, { k: 1, perDay: 1, minGap: 0 });
    expect(best[0]?.start).toBe(at(0, 9));
  });

  it('an open side is the day as it is worked, not the night', () => {
    const opens = (hours: readonly [number, number]) =>
      search(
        sourced({ kind: 'open', when: { hours: [hours] }, scope: { people: { by: 'domain', domain: 'globex.test' } } }),
      );
    const canStartAt7 = opens([420, 1440]);
    expect(why(canStartAt7, slot(0, 7))).toEqual([]);
    expect(why(canStartAt7, slot(0, 6))).toHaveLength(1);
    expect(why(canStartAt7, slot(0, 16))).toEqual([]);
    expect(why(canStartAt7, slot(0, 18))).toHaveLength(1);
    const until7 = opens([0, 1140]);
    expect(why(until7, slot(0, 18))).toEqual([]);
    expect(why(until7, slot(0, 7))).toHaveLength(1);
    const evenings = opens([1200, 1440]);
    expect(why(evenings, slot(0, 21))).toEqual([]);
    expect(why(evenings, slot(0, 23))).toHaveLength(1);
  });

  it('a codeword opens all but busy time, for some business days', () => {
    const rules = sourced(
      { kind: 'never', when: {} },
      { kind: 'buffer', before: 60, after: 60 },
      { kind: 'codeword', word: 'Kairos', businessDays: 2 },
    );
    const q = search(rules, { codewords: ['kairos'] }, [event(slot(0, 10))]);
    expect(why(q, { start: at(0, 10, 30), end: at(0, 11) })).toEqual([]);
    expect(why(q, slot(0, 10))).toEqual([['busy', undefined]]);
    expect(why(q, slot(1, 16))).toEqual([]);
    expect(why(q, slot(2, 9))).toEqual([['horizon', 's3']]);
    expect(findSlots(search(rules, {}, [])).count).toBe(0);
  });
});

describe('what ranks', () => {
  const first = (q: SlotQuery) => rankSlots(findSlots(q), q, { k: 1, perDay: 1, minGap: 0 })[0]?.start;

  it('liked hours come first, disliked ones last', () => {
    expect(first(search(sourced({ kind: 'like', when: { hours: [[840, 1020]] }, weight: 2 })))).toBe(at(0, 14));
    expect(first(search(sourced({ kind: 'like', when: { weekdays: [0] }, weight: -2 })))).toBe(at(1, 9));
    const dated = sourced({ kind: 'like', when: { dates: { from: '2026-06-19', to: '2026-06-19' } }, weight: 9 });
    expect(first(search(dated))).toBe(at(4, 9));
  });

  it('the earliest, the latest, days with meetings or without', () => {
    expect(first(search(sourced({ kind: 'lean', to: 'earliest' })))).toBe(at(0, 9));
    expect(first(search(sourced({ kind: 'lean', to: 'latest' })))).toBe(at(11, 16, 30));
    const monday = [event(slot(1, 15))];
    expect(first(search(sourced({ kind: 'lean', to: 'clustered' }), {}, monday))).toBe(at(1, 9));
    expect(first(search(sourced({ kind: 'lean', to: 'spread' }), {}, [event(slot(0, 15))]))).toBe(at(1, 9));
  });
});
