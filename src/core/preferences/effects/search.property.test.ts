import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFreeBusy } from '../../availability/free-busy';
import { sameHours } from '../../availability/hours';
import { explain } from '../../slots/explain';
import { isFree } from '../../slots/is-free';
import type { SlotQuery } from '../../slots/query';
import { findSlots } from '../../slots/search';
import { dayNumber, formatLocalDate } from '../../time/calendar-date';
import { zoneTable } from '../../time/zone';
import type { SourcedRule } from '../compiled';
import type { Medium, People, Rule, Scope } from '../rule';
import type { When } from '../when';
import type { EventFacts, MeetingFacts } from './facts';
import { queryWith } from './search';

const runs = { seed: 60_621, numRuns: process.env.DEEP ? 5_000 : 80 };
/** Clocks go back on Sunday, 25 October. */
const monday = dayNumber(2026, 10, 19);
const DAYS = 9;

const some = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const stated = <T extends object>(record: T) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
const minutes = fc.constantFrom(15, 30, 60, 90);
const medium = fc.constantFrom<Medium[]>('video', 'phone', 'in_person');
const address = fc.constantFrom('jane@globex.test', 'bob@acme.test', 'eve@gmail.com');
const date = fc.integer({ min: -2, max: DAYS + 2 }).map((n) => formatLocalDate(monday + n));
const stretch = fc
  .tuple(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 1, max: 20 }))
  .map(([from, length]) => [from * 30, (from + length) * 30] as const);
const when: fc.Arbitrary<When> = fc
  .record({
    weekdays: some(fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 4 })),
    nth: fc.option(fc.constantFrom(1, 3, -1), { nil: undefined, freq: 1 }),
    dates: some(fc.record({ from: date, to: date })),
    hours: some(fc.array(stretch, { minLength: 1, maxLength: 2 })),
  })
  .map((made) => stated(made) as When);
const people: fc.Arbitrary<People> = fc.oneof(
  fc.constantFrom<People[]>(
    { by: 'side', side: 'outside' },
    { by: 'side', side: 'inside' },
    { by: 'tag', tag: 'vip' },
    { by: 'name', name: 'Jane' },
    { by: 'domain', domain: 'globex.test' },
  ),
  address.map((one): People => ({ by: 'address', address: one })),
);
const scope: fc.Arbitrary<Scope | undefined> = some(
  fc
    .record({ types: some(fc.constantFrom(['interview'], ['call', 'coffee'])), people: some(people) })
    .map((made) => stated(made) as Scope),
);
const scoped = <R extends object>(rule: fc.Arbitrary<R>) =>
  fc.tuple(rule, scope).map(([made, about]) => (about ? { ...made, scope: about } : made));

/** Rules that only take away. */
const mustNot: fc.Arbitrary<Rule> = fc.oneof(
  scoped(fc.record({ kind: fc.constant('never' as const), when })),
  scoped(fc.record({ kind: fc.constant('only' as const), when })),
  scoped(fc.record({ kind: fc.constant('buffer' as const), before: minutes, after: minutes })),
  scoped(
    fc.record({
      kind: fc.constant('limit' as const),
      most: fc.oneof(
        fc.record({ count: fc.nat(3) }),
        minutes.map((n) => ({ minutes: n * 2 })),
      ),
      per: fc.constantFrom('day' as const, 'week' as const),
    }),
  ),
  scoped(fc.record({ kind: fc.constant('follow_up_block' as const), minutes, at: fc.constant('after' as const) })),
  fc.record({ kind: fc.constant('break' as const), after: minutes, pause: minutes }),
  fc
    .record({
      kind: fc.constant('focus' as const),
      minutes: minutes.map((n) => n * 3),
      blocks: fc.integer({ min: 1, max: 3 }),
      blockMin: some(minutes),
      when: some(when),
    })
    .map((rule) => stated(rule) as Rule),
  fc.record({ kind: fc.constant('gap' as const), between: fc.tuple(medium, medium), minutes }),
  fc.record({
    kind: fc.constant('travel' as const),
    around: fc.constantFrom('flight' as const, 'train' as const, 'travel' as const),
    before: minutes,
    after: minutes,
  }),
);
const other: fc.Arbitrary<Rule> = fc.oneof(
  scoped(fc.record({ kind: fc.constant('open' as const), when })),
  scoped(fc.record({ kind: fc.constant('like' as const), when, weight: fc.constantFrom(-2, 1, 2) })),
  scoped(
    fc.record({ kind: fc.constant('lean' as const), to: fc.constantFrom('earliest' as const, 'spread' as const) }),
  ),
  scoped(
    fc.record({
      kind: fc.constant('notice' as const),
      least: fc.constantFrom({ minutes: 600 }, { businessDays: 2 }),
    }),
  ),
  scoped(
    fc.record({
      kind: fc.constant('horizon' as const),
      most: fc.constantFrom({ minutes: 4 * 1440 }, { businessDays: 3 }),
    }),
  ),
  fc.record({
    kind: fc.constant('zone' as const),
    zone: fc.constantFrom('Asia/Tokyo', 'America/New_York'),
    dates: fc.record({ from: date, to: date }),
  }),
  fc.record({ kind: fc.constant('priority' as const), people }),
  fc.record({ kind: fc.constant('codeword' as const), word: fc.constant('kairos'), businessDays: fc.constant(3) }),
);
const rulesOfAllKinds = fc.array(fc.oneof({ weight: 2, arbitrary: mustNot }, { weight: 1, arbitrary: other }), {
  maxLength: 6,
});
const sourced = (rules: readonly Rule[]): SourcedRule[] => rules.map((rule, i) => ({ rule, sentence: `s${i}` }));

const event: fc.Arbitrary<EventFacts> = fc
  .record({
    at: fc.integer({ min: -1440, max: DAYS * 1440 }),
    length: fc.integer({ min: 15, max: 150 }),
    title: fc.constantFrom(null, 'Interview', 'Flight to Rome', 'Train', 'Call'),
    guests: fc.array(
      address.map((one) => ({ address: one, name: null })),
      { maxLength: 2 },
    ),
    medium: fc.option(medium, { nil: null }),
    busy: fc.boolean(),
  })
  .map(({ at, length, ...facts }) => ({
    ...facts,
    allDay: false,
    start: monday * 1440 + at,
    end: monday * 1440 + at + length,
  }));
const meeting: fc.Arbitrary<MeetingFacts> = fc.record({
  words: fc.constantFrom(['call'], ['interview', 'Jane / Dana'], ['meeting']),
  medium: fc.option(medium, { nil: null }),
  guests: fc.array(
    address.map((one) => ({ address: one, name: null })),
    { maxLength: 2 },
  ),
  ownAddresses: fc.constant(['dana@acme.test']),
  codewords: fc.constantFrom([], [], [], ['kairos']),
});

interface Scene {
  readonly rules: readonly Rule[];
  readonly events: readonly EventFacts[];
  readonly meeting: MeetingFacts;
  readonly zone: string;
}
const scene: fc.Arbitrary<Scene> = fc.record({
  rules: rulesOfAllKinds,
  events: fc.array(event, { maxLength: 8 }),
  meeting,
  zone: fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu'),
});

function search({ rules, events, meeting: about, zone }: Scene): SlotQuery {
  const home = zoneTable(zone);
  const start = monday * 1440;
  const base: SlotQuery = {
    window: { start, end: start + DAYS * 1440 },
    duration: 30,
    step: 30,
    gridZone: home,
    now: start - 700,
    minimumNotice: 60,
    attendees: [
      {
        id: 'owner',
        role: 'CHAIR',
        freeBusy: buildFreeBusy(
          events.filter((one) => one.busy),
          { start: start - 9 * 1440, end: start + 30 * 1440 },
        ),
        availability: {
          zone: home,
          weekly: sameHours([0, 1, 2, 3, 4], [[540, 1080]]),
          overrides: new Map(),
          travel: [],
        },
        bufferBefore: 0,
        bufferAfter: 5,
        weight: 1,
      },
    ],
    exclude: [],
    minOptional: 0,
  };
  return queryWith(base, sourced(rules), { meeting: about, events });
}

const startsOf = (q: SlotQuery) => [...findSlots(q).starts()];

describe('the search under rules of every kind', () => {
  test('A5 a time is found exactly when nothing explains why not', () => {
    let refused = 0;
    let found = 0;
    fc.assert(
      fc.property(scene, (made) => {
        const q = search(made);
        const starts = new Set(startsOf(q));
        for (let start = q.window.start; start + 30 <= q.window.end; start += 30) {
          const p = { start, end: start + 30 };
          const obstacles = explain(q, p);
          expect(isFree(q, p)).toBe(obstacles.length === 0);
          // Off the local grid nothing is offered; a half hour of Kathmandu lies a quarter off.
          if (made.zone !== 'Asia/Kathmandu' && made.rules.every((rule) => rule.kind !== 'zone'))
            expect(starts.has(start)).toBe(obstacles.length === 0);
          if (obstacles.length === 0) found++;
          else refused++;
        }
      }),
      runs,
    );
    expect(Math.min(found, refused)).toBeGreaterThan(runs.numRuns * 5);
  });

  test('what the rules refuse names its sentence', () => {
    fc.assert(
      fc.property(scene, (made) => {
        const bare = search({ ...made, rules: [] });
        const q = search(made);
        for (let start = q.window.start; start + 30 <= q.window.end; start += 90) {
          const p = { start, end: start + 30 };
          if (!isFree(bare, p)) continue;
          const own = new Set(['window', 'unknown']);
          for (const { rule, sentence } of explain(q, p)) {
            // Away from home the same working hours lie elsewhere.
            if (own.has(rule) || (rule === 'hours' && made.rules.some((one) => one.kind === 'zone'))) continue;
            expect(made.rules[Number(sentence?.slice(1))]).toBeDefined();
          }
        }
      }),
      runs,
    );
  });

  test('one more thing that must not be never opens a time', () => {
    let closed = 0;
    fc.assert(
      fc.property(scene, mustNot, fc.nat(6), (made, more, place) => {
        const before = new Set(startsOf(search(made)));
        const rules = [...made.rules.slice(0, place), more, ...made.rules.slice(place)];
        const after = startsOf(search({ ...made, rules }));
        for (const start of after) expect(before.has(start)).toBe(true);
        if (after.length < before.size) closed++;
      }),
      runs,
    );
    expect(closed).toBeGreaterThan(runs.numRuns / 12);
  });

  test('the order of the sentences changes nothing', () => {
    fc.assert(
      fc.property(scene, fc.infiniteStream(fc.nat(1_000)), (made, keys) => {
        const rules = made.rules.map((rule) => ({ rule, key: keys.next().value as number }));
        const shuffled = rules.sort((a, b) => a.key - b.key).map(({ rule }) => rule);
        const [one, two] = [findSlots(search(made)), findSlots(search({ ...made, rules: shuffled }))];
        expect([...two.starts()]).toEqual([...one.starts()]);
        const costs = one.costs();
        for (const [i, cost] of two.costs().entries()) expect(cost).toBeCloseTo(costs[i] as number, 6);
      }),
      runs,
    );
  });
});
