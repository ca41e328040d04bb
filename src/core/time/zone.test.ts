import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { dayNumber } from './calendar-date';
import { primaryName, unpackZone } from './tz-data';
import { fixedZone, knownZone, offsetAt, TZ_DATA_VERSION, toInstant, toWall, zoneNames, zoneTable } from './zone';
import sample from './zone-offsets.sample.json' with { type: 'json' };

const runs = propertyRuns(2_000, 100_000);
/** Zones whose rules the runtime's older tz data has right in 1975–2025, where the oracle can decide. */
const ORACLE_ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Moscow',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Antarctica/Troll',
];
const wall = (y: number, mo: number, d: number, h = 0, mi = 0) => dayNumber(y, mo, d) * 1440 + h * 60 + mi;

describe('the bundled tz data', () => {
  test('is the release that the sample was taken from', () => {
    expect(sample.source).toContain(TZ_DATA_VERSION);
  });

  test('A1 agrees with an independent packaging of the same release in every zone, far beyond 2037', () => {
    const wrong: string[] = [];
    for (const { names, offsets } of sample.zones) {
      for (const name of names.split(' ')) {
        const found = sample.instants.map((t) => offsetAt(zoneTable(name), t));
        if (found.join() !== offsets.join()) wrong.push(name);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('knows names in any case, links included, and nothing else', () => {
    expect(knownZone('america/NEW_york')).toBe('America/New_York');
    expect(knownZone('us/eastern')).toBe('US/Eastern');
    expect(knownZone('Eastern Standard Time')).toBeUndefined();
    expect(() => zoneTable('Mars/Olympus')).toThrow(RangeError);
    expect(offsetAt(zoneTable('US/Eastern'), 0)).toBe(-300);
  });

  test('P1 every zone changes its offset exactly at its transitions', () => {
    for (const name of zoneNames()) {
      const zone = zoneTable(name);
      const raw = unpackZone(primaryName(name));
      expect(zone.at.length).toBe(raw.offset.length);
      for (let i = 1; i < raw.at.length; i++) {
        const at = raw.at[i] as number;
        if (!(at > (raw.at[i - 1] as number))) throw new Error(`${name}: transitions out of order`);
        if (offsetAt(zone, at) !== raw.offset[i] || offsetAt(zone, at - 1 / 60) !== raw.offset[i - 1]) {
          throw new Error(`${name}: wrong at ${at}`);
        }
      }
    }
  });
});

describe('wall time and instants', () => {
  test('before the first and after the last transition the nearest offset holds, however far away', () => {
    for (const name of ['America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Etc/UTC']) {
      const zone = zoneTable(name);
      for (const t of [-1e13, -3e9, -2e9]) expect(offsetAt(zone, t)).toBe(zone.offset[0]);
      for (const t of [3e8, 3e9, 1e13]) expect(toInstant(zone, toWall(zone, t))).toBe(t);
      expect(offsetAt(zone, 1e13)).toBe(zone.offset.at(-1));
    }
  });

  test('P2 toInstant undoes toWall, except for the second pass through a fold', () => {
    const names = zoneNames();
    fc.assert(
      fc.property(fc.nat(names.length - 1), fc.integer({ min: 0, max: 68_000_000 }), (i, t) => {
        const zone = zoneTable(names[i] as string);
        const there = toWall(zone, t);
        const options = [toInstant(zone, there, 'earlier'), toInstant(zone, there, 'later')];
        expect(options).toContain(t);
        expect(toWall(zone, options[0] as number)).toBe(there);
      }),
      { numRuns: runs, seed: 2 },
    );
  });

  test('P2 gaps and folds resolve as in Temporal', () => {
    const near = fc.oneof(
      fc.integer({ min: wall(1975, 1, 1), max: wall(2024, 12, 31) }),
      fc.tuple(fc.nat(100_000), fc.integer({ min: -1600, max: 1600 })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...ORACLE_ZONES), near, (name, where) => {
        const zone = zoneTable(name);
        let w: number;
        if (typeof where === 'number') w = where;
        else {
          const inside = [...zone.at].filter((t) => t > wall(1975, 1, 1) && t < wall(2024, 12, 1));
          if (inside.length === 0) return;
          const at = inside[where[0] % inside.length] as number;
          w = toWall(zone, at) + where[1];
        }
        const plain = Temporal.PlainDateTime.from('1970-01-01T00:00').add({ minutes: w });
        for (const disambiguation of ['compatible', 'earlier', 'later'] as const) {
          const expected = plain.toZonedDateTime(name, { disambiguation }).epochMilliseconds / 60_000;
          expect(toInstant(zone, w, disambiguation)).toBe(expected);
        }
      }),
      { numRuns: runs, seed: 3 },
    );
  });

  test('a day that the calendar skipped (Apia, 30 December 2011) shifts by a whole day', () => {
    const zone = zoneTable('Pacific/Apia');
    const noon = wall(2011, 12, 30, 12);
    expect(toWall(zone, toInstant(zone, noon))).toBe(wall(2011, 12, 31, 12));
    expect(toWall(zone, toInstant(zone, noon, 'earlier'))).toBe(wall(2011, 12, 29, 12));
    expect(() => toInstant(zone, noon, 'reject')).toThrow(RangeError);
  });

  test('half-hour summer time (Lord Howe) shifts by half an hour', () => {
    const zone = zoneTable('Australia/Lord_Howe');
    const gap = wall(2026, 10, 4, 2, 15);
    expect(toWall(zone, toInstant(zone, gap))).toBe(gap + 30);
    const fold = wall(2026, 4, 5, 1, 45);
    expect(toInstant(zone, fold, 'later') - toInstant(zone, fold)).toBe(30);
    expect(() => toInstant(zone, fold, 'reject')).toThrow(RangeError);
  });

  test('rules that the runtime does not know yet are applied (Vancouver keeps summer time from 2026)', () => {
    expect(offsetAt(zoneTable('America/Vancouver'), wall(2026, 12, 15))).toBe(-420);
  });

  test('a fixed zone has no gaps', () => {
    expect(toInstant(fixedZone('UTC+05:45', 345), 345)).toBe(0);
  });
});
