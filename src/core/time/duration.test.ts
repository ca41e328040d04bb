import { describe, expect, test } from 'vitest';
import { formatBasicDateTime, parseBasicDateTime } from './basic-format';
import { dayNumber } from './calendar-date';
import { endOf, parseDuration } from './duration';
import { formatIso, formatWall } from './iso';
import { toInstant, UTC, zoneTable } from './zone';

describe('durations', () => {
  test.each([
    ['PT1H30M', { days: 0, minutes: 90 }],
    ['P1D', { days: 1, minutes: 0 }],
    ['P2W', { days: 14, minutes: 0 }],
    ['P1DT2H', { days: 1, minutes: 120 }],
    ['PT61S', { days: 0, minutes: 2 }],
    ['-PT15M', { days: 0, minutes: -15 }],
    ['+P1D', { days: 1, minutes: 0 }],
    ['P', null],
    ['PT', null],
    ['1H', null],
    ['P999999W', null],
  ])('%s', (text, expected) => {
    expect(parseDuration(text)).toEqual(expected);
  });

  test('days are wall-clock days, hours are exact', () => {
    const zone = zoneTable('America/New_York');
    const wall = dayNumber(2026, 3, 7) * 1440 + 12 * 60;
    const start = toInstant(zone, wall);
    expect(endOf(zone, wall, start, { days: 1, minutes: 0 }) - start).toBe(23 * 60);
    expect(endOf(zone, wall, start, { days: 0, minutes: 1440 }) - start).toBe(24 * 60);
    expect(endOf(zone, wall, start, { days: 0, minutes: -5 })).toBe(start);
  });
});

describe('dates and times as text', () => {
  test.each(['20260312', '20260312T090000', '20260312T090059Z', '00010101', '99991231T235959'])(
    '%s round-trips',
    (text) => {
      const value = parseBasicDateTime(text);
      expect(value && formatBasicDateTime(value)).toBe(text);
    },
  );

  test.each(['', '2026', '20260230', '20261301', '20260312T24', '20260312T250000', '2026-03-12'])(
    '%s is none',
    (text) => {
      expect(parseBasicDateTime(text)).toBeNull();
    },
  );

  test('ISO 8601 carries the zone’s offset', () => {
    const t = dayNumber(2026, 3, 12) * 1440 + 13 * 60;
    expect(formatIso(t, zoneTable('America/New_York'))).toBe('2026-03-12T09:00:00-04:00');
    expect(formatIso(t, zoneTable('Asia/Kathmandu'), 5)).toBe('2026-03-12T18:45:05+05:45');
    expect(formatIso(t, UTC)).toBe('2026-03-12T13:00:00Z');
    expect(formatWall(-1)).toBe('1969-12-31T23:59');
  });
});
