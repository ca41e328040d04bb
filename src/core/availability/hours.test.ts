import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { dayNumber, formatLocalDate } from '../time/calendar-date';
import { zoneTable } from '../time/zone';
import { parseDailyHours } from './daily-hours';
import { type Availability, alwaysAvailable, availablePeriods, sameHours } from './hours';
import { localDayAt, localDayPeriod } from './local-days';

const berlin = zoneTable('Europe/Berlin');
const none = { overrides: new Map(), travel: [] };
const instant = (text: string) => Temporal.Instant.from(text).epochMilliseconds / 60_000;
const week = (from: string, to: string) => ({ start: instant(from), end: instant(to) });
const show = (pairs: Int32Array) =>
  Array.from({ length: pairs.length / 2 }, (_, i) =>
    [pairs[2 * i], pairs[2 * i + 1]].map((t) => new Date((t as number) * 60_000).toISOString().slice(0, 16)).join('/'),
  );

describe('parseDailyHours', () => {
  test('an end at or before the start is on the next day, and 24:00 is an end', () => {
    expect(parseDailyHours([['09:00', '17:00']])).toEqual([[540, 1020]]);
    expect(parseDailyHours([['22:00', '06:00']])).toEqual([[1320, 1800]]);
    expect(parseDailyHours([['18:00', '24:00']])).toEqual([[1080, 1440]]);
    expect(parseDailyHours([['00:00', '00:00']])).toEqual([[0, 1440]]);
    expect(() => parseDailyHours([['24:00', '06:00']])).toThrow(RangeError);
    expect(() => parseDailyHours([['9', '17']])).toThrow(RangeError);
  });
});

describe('availablePeriods', () => {
  test('A1 hours are wall time of each day, also on the day the clock changes', () => {
    const a = { zone: berlin, weekly: sameHours([5, 6, 0], [[540, 1020]]), ...none };
    expect(show(availablePeriods(a, week('2026-10-24T00:00Z', '2026-10-27T00:00Z')))).toEqual([
      '2026-10-24T07:00/2026-10-24T15:00',
      '2026-10-25T08:00/2026-10-25T16:00',
      '2026-10-26T08:00/2026-10-26T16:00',
    ]);
  });

  test('a night shift over the gap is an hour shorter, one over the fold an hour longer', () => {
    const a = { zone: berlin, weekly: sameHours([5], [[1320, 1800]]), ...none };
    expect(show(availablePeriods(a, week('2026-03-28T00:00Z', '2026-03-30T00:00Z')))).toEqual([
      '2026-03-28T21:00/2026-03-29T04:00',
    ]);
    expect(show(availablePeriods(a, week('2026-10-24T00:00Z', '2026-10-26T00:00Z')))).toEqual([
      '2026-10-24T20:00/2026-10-25T05:00',
    ]);
  });

  test('hours up to 24:00 join those from 00:00, and a missing midnight is no obstacle', () => {
    const cairo = zoneTable('Africa/Cairo');
    // 2026-04-24 begins at 01:00 in Cairo.
    const a = { zone: cairo, weekly: sameHours([3, 4], [[0, 1440]]), ...none };
    expect(show(availablePeriods(a, week('2026-04-20T00:00Z', '2026-04-27T00:00Z')))).toEqual([
      '2026-04-22T22:00/2026-04-24T21:00',
    ]);
  });

  test('hours that never occur are no availability', () => {
    // Samoa had no 30 December 2011, a Friday.
    const apia = { zone: zoneTable('Pacific/Apia'), weekly: sameHours([4], [[540, 1020]]), ...none };
    expect(show(availablePeriods(apia, week('2011-12-26T00:00Z', '2012-01-03T00:00Z')))).toEqual([]);
    const night = { zone: berlin, weekly: sameHours([6], [[60, 150]]), ...none };
    expect(show(availablePeriods(night, week('2026-03-28T00:00Z', '2026-03-30T00:00Z')))).toEqual([
      '2026-03-29T00:00/2026-03-29T01:00',
    ]);
  });

  test('an override replaces the day, an empty one is a holiday', () => {
    const a = {
      zone: berlin,
      weekly: sameHours([0, 1, 2], [[540, 1020]]),
      overrides: new Map([
        ['2026-06-15', []],
        [
          '2026-06-16',
          parseDailyHours([
            ['10:00', '12:00'],
            ['13:00', '14:00'],
          ]),
        ],
      ]),
      travel: [],
    };
    expect(show(availablePeriods(a, week('2026-06-15T00:00Z', '2026-06-17T09:00Z')))).toEqual([
      '2026-06-16T08:00/2026-06-16T10:00',
      '2026-06-16T11:00/2026-06-16T12:00',
      '2026-06-17T07:00/2026-06-17T09:00',
    ]);
  });

  test('on a trip the same hours hold in the other zone', () => {
    const tokyo = { first: '2026-06-16', last: '2026-06-16', zone: zoneTable('Asia/Tokyo') };
    const a = { zone: berlin, weekly: sameHours([0, 1, 2], [[540, 1020]]), overrides: new Map(), travel: [tokyo] };
    expect(show(availablePeriods(a, week('2026-06-15T00:00Z', '2026-06-18T00:00Z')))).toEqual([
      '2026-06-15T07:00/2026-06-15T15:00',
      '2026-06-16T00:00/2026-06-16T08:00',
      '2026-06-17T07:00/2026-06-17T15:00',
    ]);
  });

  test('A1 every minute is available exactly when its wall clock says so, by Temporal', () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'];
    const hours = fc.constantFrom([[540, 1020] as const], [[480, 720] as const, [780, 1440] as const], []);
    fc.assert(
      fc.property(fc.constantFrom(...zones), hours, hours, fc.nat(364), (tzid, weekday, weekend, day) => {
        const a: Availability = {
          zone: zoneTable(tzid),
          weekly: [...sameHours([0, 1, 2, 3, 4], weekday), ...sameHours([5, 6], weekend)],
          ...none,
        };
        const start = (dayNumber(2025, 1, 1) + day) * 1440;
        const pairs = availablePeriods(a, { start, end: start + 1440 });
        for (let t = start; t < start + 1440; t += 5) {
          const local = Temporal.Instant.fromEpochMilliseconds(t * 60_000).toZonedDateTimeISO(tzid);
          const clock = local.hour * 60 + local.minute;
          const open = (local.dayOfWeek > 5 ? weekend : weekday).some(([from, to]) => from <= clock && clock < to);
          const found =
            show(pairs).length > 0 &&
            [...pairs].some((from, i) => i % 2 === 0 && from <= t && t < (pairs[i + 1] as number));
          expect(found).toBe(open);
        }
      }),
      { seed: 20265, numRuns: process.env.DEEP ? 2_000 : 60 },
    );
  });
});

describe('local days', () => {
  test('divide time without gap or overlap, also across the date line', () => {
    const zones = ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Tokyo', 'America/Los_Angeles'].map(zoneTable);
    const first = dayNumber(2026, 6, 15);
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.constantFrom(...zones),
        fc.nat(6),
        fc.nat(3),
        fc.nat(14 * 1440),
        (home, elsewhere, day, length, minute) => {
          const a = {
            ...alwaysAvailable(home),
            travel: [
              { first: formatLocalDate(first + day), last: formatLocalDate(first + day + length), zone: elsewhere },
            ],
          };
          const t = (first - 2) * 1440 + minute;
          const { start, end } = localDayPeriod(a, localDayAt(a, t));
          expect(start).toBeLessThanOrEqual(t);
          expect(end).toBeGreaterThan(t);
          expect(localDayAt(a, start)).toBe(localDayAt(a, t));
          expect(localDayAt(a, end - 1)).toBe(localDayAt(a, t));
          expect(localDayAt(a, end)).toBeGreaterThan(localDayAt(a, t));
        },
      ),
      { seed: 20266, numRuns: process.env.DEEP ? 50_000 : 2_000 },
    );
  });
});
