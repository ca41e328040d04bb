import fc from 'fast-check';
import { type BusyEvent, buildFreeBusy } from '@/core/availability/free-busy';
import { type Availability, type DailyHours, sameHours } from '@/core/availability/hours';
import { preferenceCurve } from '@/core/slots/preference-curve';
import type { Attendee, HoursRule, SlotQuery } from '@/core/slots/query';
import { dayNumber, formatLocalDate } from '@/core/time/calendar-date';
import type { EpochMinute, Period } from '@/core/time/period';
import { zoneTable } from '@/core/time/zone';

/** First days of windows, each next to a change of the clock in one of ZONES. */
const DAYS = [
  dayNumber(2026, 3, 7),
  dayNumber(2026, 10, 24),
  dayNumber(2026, 11, 1),
  dayNumber(2026, 4, 4),
  dayNumber(2026, 4, 23),
  dayNumber(2026, 9, 5),
  dayNumber(2011, 12, 29),
  dayNumber(2026, 6, 15),
];
const ZONES = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'America/Santiago',
  'Pacific/Apia',
  'Asia/Tokyo',
].map(zoneTable);

const zone = fc.constantFrom(...ZONES);
const hours: fc.Arbitrary<DailyHours> = fc.constantFrom<DailyHours[]>(
  [[540, 1020]],
  [
    [480, 720],
    [780, 1080],
  ],
  [[1320, 1800]],
  [[0, 1440]],
  [[600, 1440]],
  [],
);

function availability(firstDay: number): fc.Arbitrary<Availability> {
  const date = fc.integer({ min: firstDay - 1, max: firstDay + 4 });
  return fc.record({
    zone,
    weekly: fc
      .tuple(hours, hours)
      .map(([week, weekend]) => [...sameHours([0, 1, 2, 3, 4], week), ...sameHours([5, 6], weekend)]),
    overrides: fc
      .array(fc.tuple(date.map(formatLocalDate), hours), { maxLength: 2 })
      .map((entries) => new Map(entries)),
    travel: fc.array(
      fc.tuple(date, fc.nat(2), zone).map(([day, length, elsewhere]) => ({
        first: formatLocalDate(day),
        last: formatLocalDate(day + length),
        zone: elsewhere,
      })),
      { maxLength: 1 },
    ),
  });
}

function period(window: Period, longest: number): fc.Arbitrary<Period> {
  return fc
    .tuple(fc.integer({ min: window.start - 300, max: window.end }), fc.integer({ min: 0, max: longest }))
    .map(([start, length]) => ({ start, end: start + length }));
}

/** Busy events of one calendar, in any order and overlapping. */
export function busyEvents(window: Period, most = 12): fc.Arbitrary<BusyEvent[]> {
  return fc.array(period(window, 200), { maxLength: most });
}

function hoursRule(firstDay: number): fc.Arbitrary<HoursRule> {
  return fc.record({
    name: fc.constantFrom('lunch', 'focus'),
    meeting: fc.constantFrom('inside' as const, 'outside' as const, 'outside' as const),
    hours: availability(firstDay),
    sentence: fc.constant('I keep my lunch.'),
  });
}

function rarely<T>(one: fc.Arbitrary<T>): fc.Arbitrary<T[]> {
  return fc.oneof({ weight: 4, arbitrary: fc.constant<T[]>([]) }, { weight: 1, arbitrary: one.map((it) => [it]) });
}

function attendee(firstDay: number, window: Period): fc.Arbitrary<Attendee> {
  const coverage = fc.constantFrom(
    { start: window.start - 10_000, end: window.end + 10_000 },
    { start: window.start - 10_000, end: window.end - 600 },
  );
  const rare = { freq: 3 };
  return fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    role: fc.constantFrom('CHAIR' as const, 'REQ-PARTICIPANT' as const, 'OPT-PARTICIPANT' as const),
    freeBusy: fc
      .tuple(busyEvents(window), coverage)
      .map(([events, known]) => buildFreeBusy(events, known, { version: '1', asOf: 7 })),
    availability: availability(firstDay),
    bufferBefore: fc.constantFrom(0, 0, 5, 15),
    bufferAfter: fc.constantFrom(0, 0, 10, 30),
    weight: fc.constantFrom(1, 2.5),
    preferences: fc.option(
      fc.constant(
        preferenceCurve([
          { weekday: 0, from: 480, to: 720, cost: 3 },
          { weekday: 6, from: 1200, to: 1600, cost: -1 },
        ]),
      ),
      { nil: undefined },
    ),
    wishes: fc.array(
      period(window, 600).map((p) => ({ ...p, cost: 2 })),
      { maxLength: 2 },
    ),
    dailyLimit: fc.option(fc.nat(4), { nil: undefined, ...rare }),
    limits: fc.option(
      fc.record({
        perWeek: fc.option(fc.nat(9), { nil: undefined, ...rare }),
        minutesPerDay: fc.option(fc.nat(400), { nil: undefined, ...rare }),
        inARow: fc.option(
          fc.record({ minutes: fc.integer({ min: 30, max: 240 }), pause: fc.constantFrom(0, 10, 30) }),
          {
            nil: undefined,
          },
        ),
      }),
      { nil: undefined, ...rare },
    ),
    caps: rarely(
      fc.record({
        most: fc.oneof(
          fc.nat(3).map((count) => ({ count })),
          fc.nat(300).map((minutes) => ({ minutes })),
        ),
        per: fc.constantFrom('day' as const, 'week' as const),
        weekdays: fc.option(fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 5 }), { nil: undefined }),
        meetings: fc.array(period(window, 200), { maxLength: 5 }),
        sentence: fc.constant('s1'),
      }),
    ),
    pauses: rarely(fc.record({ minutes: fc.integer({ min: 30, max: 240 }), pause: fc.constantFrom(5, 20) })),
    focus: rarely(
      fc.record({
        minutes: fc.integer({ min: 30, max: 240 }),
        blocks: fc.integer({ min: 1, max: 3 }),
        blockMin: fc.constantFrom(0, 30, 60),
        hours: fc.option(availability(firstDay), { nil: undefined }),
        days: fc.option(availability(firstDay), { nil: undefined }),
      }),
    ),
    holds: fc.option(
      busyEvents(window, 3).map((events) =>
        buildFreeBusy(events, { start: window.start - 9_999, end: window.end + 9_999 }),
      ),
      { nil: undefined },
    ),
    rules: fc.array(hoursRule(firstDay), { maxLength: 1 }),
    journeys: fc.array(
      period(window, 90).map((p) => ({ ...p, toMeeting: 40, fromMeeting: 25 })),
      { maxLength: 1 },
    ),
  });
}

/** Searches of a few days around changes of the clock, with every kind of rule. Reproducible by fast-check's seed. */
export const slotQueries: fc.Arbitrary<SlotQuery> = fc
  .tuple(fc.constantFrom(...DAYS), fc.integer({ min: 1, max: 3 }), fc.nat(1439))
  .chain(([firstDay, days, clock]) => {
    const start = firstDay * 1440 + clock;
    const window = { start, end: start + days * 1440 };
    return fc.record({
      window: fc.constant(window),
      duration: fc.constantFrom(15, 30, 45, 60, 120),
      step: fc.constantFrom(10, 15, 30, 50, 60),
      gridZone: zone,
      now: fc.integer({ min: start - 300, max: start + 300 }),
      minimumNotice: fc.constantFrom(0, 60, 240),
      horizon: fc.option(fc.constantFrom(1440, 3000), { nil: undefined, freq: 3 }),
      attendees: fc.array(attendee(firstDay, window), { minLength: 1, maxLength: 3 }),
      exclude: fc.array(period(window, 300), { maxLength: 2 }),
      only: fc.option(fc.array(period(window, 2000), { maxLength: 3 }), { nil: undefined, freq: 3 }),
      rules: fc.array(hoursRule(firstDay), { maxLength: 1 }),
      minOptional: fc.constantFrom(0, 0, 1, 2),
    });
  });

/** Every minute of the window that is on the grid, looked at one by one. */
export function gridOf(q: SlotQuery, wallAt: (t: EpochMinute) => number): EpochMinute[] {
  const found: EpochMinute[] = [];
  for (let t = q.window.start; t < q.window.end; t++) {
    const clock = ((wallAt(t) % 1440) + 1440) % 1440;
    if (clock % q.step === 0) found.push(t);
  }
  return found;
}
