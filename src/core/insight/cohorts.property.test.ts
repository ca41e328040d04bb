import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weeksUntil } from '../figures/weeks';
import { zoneTable } from '../time/zone';
import { type Cohort, cohortsOf, type Newcomer } from './cohorts';
import { counted, FEWEST, shareOf } from './few';

const NOW = Date.UTC(2026, 2, 18, 12) / 60_000;
const WEEKS = weeksUntil(NOW, zoneTable('Etc/UTC'), 6);
const FIRST = WEEKS[0]!.start;
const DAY = 1440;

const newcomer = (over: Partial<Newcomer> = {}): Newcomer => ({
  signedUp: FIRST,
  onboarded: null,
  firstAsked: null,
  firstBooked: null,
  booked: [],
  ...over,
});
const later = fc.option(fc.nat(45 * DAY));
const people = fc.array(
  fc
    .record({
      signedUp: fc.integer({ min: FIRST - 10 * DAY, max: NOW }),
      onboarded: later,
      firstAsked: later,
      booked: fc.array(fc.nat(45 * DAY), { maxLength: 4 }),
    })
    .map(({ signedUp, onboarded, firstAsked, booked }) => {
      const after = (minutes: number | null) => (minutes === null ? null : signedUp + minutes);
      const bookings = booked.map((minutes) => signedUp + minutes);
      return newcomer({
        signedUp,
        onboarded: after(onboarded),
        firstAsked: after(firstAsked),
        firstBooked: bookings.length > 0 ? Math.min(...bookings) : null,
        booked: bookings,
      });
    }),
  { maxLength: 120 },
);

describe('cohorts', () => {
  test('they are told of twelve people who came in one week', () => {
    const own = Array.from({ length: 12 }, (_, n) =>
      newcomer({
        signedUp: FIRST + n,
        onboarded: n < 11 ? FIRST + 60 : null,
        firstAsked: FIRST + n + (n < 10 ? 13 : 15) * DAY,
        firstBooked: n < 10 ? FIRST + n + (n + 1) * 60 : null,
        booked: n < 10 ? [FIRST + n, FIRST + n, FIRST + 14 * DAY] : [],
      }),
    );
    const [first, second] = cohortsOf(own, WEEKS, NOW);
    expect(first).toMatchObject({
      signedUp: 12,
      onboarded: 11 / 12,
      activated: 10 / 12,
      booked: 10 / 12,
      minutesToBooked: 330,
      active: [10 / 12, 0, 10 / 12, 0, 0, 0],
    });
    expect(second).toMatchObject({ signedUp: 0, onboarded: null, booked: null, active: [] });
  });

  test('whoever came less than two weeks ago may still become active', () => {
    const all = cohortsOf([], WEEKS, NOW).map(({ activated }) => activated);
    const many = WEEKS.flatMap(({ start }) => Array.from({ length: 10 }, () => newcomer({ signedUp: start })));
    expect(all).toEqual(Array(6).fill(null));
    expect(cohortsOf(many, WEEKS, NOW).map(({ activated }) => activated)).toEqual([0, 0, 0, null, null, null]);
  });

  test('everybody is counted once, in the week that they came in', () => {
    fc.assert(
      fc.property(people, (all) => {
        const cohorts = cohortsOf(all, WEEKS, NOW);
        WEEKS.forEach((week, n) => {
          const own = all.filter(({ signedUp }) => signedUp >= week.start && signedUp < week.end);
          expect(cohorts[n]?.signedUp).toBe(counted(own.length));
          expect(cohorts[n]?.booked).toBe(
            shareOf(own.filter(({ firstBooked }) => firstBooked !== null).length, own.length),
          );
        });
      }),
      { numRuns: 300 },
    );
  });

  test('a cohort is followed to the week of now, and no share is above all or below none', () => {
    fc.assert(
      fc.property(people, (all) => {
        cohortsOf(all, WEEKS, NOW).forEach(({ active, onboarded, booked }, n) => {
          if (active.length > 0) expect(active).toHaveLength(WEEKS.length - n);
          for (const share of [...active, onboarded, booked]) {
            if (typeof share === 'number') expect(share >= 0 && share <= 1).toBe(true);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  test('the order of people changes nothing, and nothing is told of fewer than ten', () => {
    const told = ({ signedUp, onboarded, activated, booked, active }: Cohort) => [
      ...(signedUp === 'few' ? [] : [signedUp]),
      ...[onboarded, activated, booked, ...active].map((share) =>
        typeof share === 'number' && typeof signedUp === 'number' ? Math.round(share * signedUp) : 0,
      ),
    ];
    fc.assert(
      fc.property(people, (all) => {
        const cohorts = cohortsOf(all, WEEKS, NOW);
        expect(cohortsOf([...all].reverse(), WEEKS, NOW)).toEqual(cohorts);
        for (const count of cohorts.flatMap(told)) expect(count === 0 || count >= FEWEST).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test('a group of nobody is nobody, of one to nine few, of ten and more as many as it has', () => {
  expect([0, 1, 9, 10, 11].map(counted)).toEqual([0, 'few', 'few', 10, 11]);
  expect([shareOf(0, 0), shareOf(0, 9), shareOf(0, 10), shareOf(9, 20), shareOf(10, 20)]).toEqual([
    null,
    'few',
    0,
    'few',
    0.5,
  ]);
});
