import { describe, expect, test } from 'vitest';
import { dayNumber } from './calendar-date';
import { resolveTzid, windowsZone } from './resolve-tzid';
import type { Observance, VTimezone } from './vtimezone';
import { compileVTimezone } from './vtimezone';
import { WINDOWS_DISPLAY_NAMES } from './windows-display-names';
import { WINDOWS_ZONES } from './windows-zones.generated';
import { offsetAt, toInstant, zoneTable } from './zone';

const wall = (y: number, mo: number, d: number, h = 0) => dayNumber(y, mo, d) * 1440 + h * 60;
const rule = (start: number, offsetFrom: number, offsetTo: number, ...rrules: string[]): Observance => {
  return { start, offsetFrom, offsetTo, rrules, rdates: [] };
};
const zoneOf = (tzid: string, vtimezone?: VTimezone, at?: number) => {
  const resolved = resolveTzid(tzid, new Map(vtimezone ? [[vtimezone.tzid, vtimezone]] : []), at);
  return 'zone' in resolved ? `${resolved.via} ${resolved.zone.tzid}` : 'floating';
};
/** As Outlook writes New York's rules. */
const outlookEastern: VTimezone = {
  tzid: 'Customized Time Zone',
  location: null,
  observances: [
    rule(wall(1601, 11, 4, 2), -240, -300, 'FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
    rule(wall(1601, 3, 11, 2), -300, -240, 'FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'),
  ],
};

describe('TZIDs', () => {
  test.each([
    ['America/New_York', 'iana America/New_York'],
    ['america/new_york', 'iana America/New_York'],
    ['America/New York', 'iana America/New_York'],
    ['"Europe/Berlin"', 'iana Europe/Berlin'],
    ['/mozilla.org/20070129_1/Europe/Berlin', 'iana Europe/Berlin'],
    ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Salta', 'iana America/Argentina/Salta'],
    ['Eastern Standard Time', 'windows America/New_York'],
    ['eastern standard time', 'windows America/New_York'],
    ['W. Europe Standard Time', 'windows Europe/Berlin'],
    ['tzone://Microsoft/Utc', 'windows Etc/UTC'],
    ['(UTC-05:00) Eastern Time (US & Canada)', 'windows America/New_York'],
    ['(GMT+01.00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'windows Europe/Berlin'],
    ['mozilla.org/20050126_1/America/New_York', 'iana America/New_York'],
    ['/citadel.org/20190914_1/UTC', 'iana UTC'],
    ['US-Eastern', 'iana US/Eastern'],
    ['GMT+0530', 'offset GMT+0530'],
    ['UTC+2', 'offset UTC+2'],
    ['GMT -5:30', 'offset GMT -5:30'],
    ['+02:00', 'offset +02:00'],
    ['UTC+25', 'floating'],
    ['-5', 'floating'],
    ['a/b/EST', 'floating'],
    ['__proto__', 'floating'],
    ['constructor', 'floating'],
    ['Customized Time Zone', 'floating'],
    ['tzone://Microsoft/Custom', 'floating'],
    ['Middle Earth', 'floating'],
    ['', 'floating'],
  ])('%s is %s', (tzid, expected) => {
    expect(zoneOf(tzid)).toBe(expected);
  });

  test('X-LIC-LOCATION comes before the rules of the file, the rules before nothing', () => {
    expect(zoneOf('Mine', { ...outlookEastern, tzid: 'Mine', location: 'Europe/Paris' })).toBe('iana Europe/Paris');
    expect(zoneOf('Customized Time Zone', outlookEastern)).toBe('vtimezone Customized Time Zone');
  });

  test('a known name wins over the file’s rules unless they differ on the day', () => {
    const same = { ...outlookEastern, tzid: 'Eastern Standard Time' };
    expect(zoneOf('Eastern Standard Time', same, wall(2026, 7, 1))).toBe('windows America/New_York');
    const other = { ...outlookEastern, tzid: 'Central Standard Time' };
    expect(resolveTzid(other.tzid, new Map([[other.tzid, other]]), wall(2026, 7, 1))).toMatchObject({
      via: 'vtimezone',
      differs: true,
    });
  });

  test('all 139 Windows names and every display name lead to a zone of the tz data', () => {
    expect(WINDOWS_ZONES).toHaveLength(139);
    for (const [name] of WINDOWS_ZONES) expect(() => zoneTable(windowsZone(name) as string)).not.toThrow();
    for (const name of Object.keys(WINDOWS_DISPLAY_NAMES)) expect(windowsZone(`(UTC+01:00) ${name}`)).not.toBeNull();
  });
});

describe('compiled VTIMEZONEs', () => {
  const window = { start: wall(2020, 1, 1), end: wall(2040, 1, 1) };

  test('P4 Outlook’s rules from 1601 on equal New York where they hold', () => {
    const compiled = compileVTimezone(outlookEastern, window);
    const newYork = zoneTable('America/New_York');
    for (let t = window.start; t < window.end; t += 6 * 60) expect(offsetAt(compiled, t)).toBe(offsetAt(newYork, t));
    expect(toInstant(compiled, wall(2026, 3, 8, 2))).toBe(toInstant(newYork, wall(2026, 3, 8, 2)));
  });

  test('UNTIL in UTC, RDATE, and a rule that ended long ago', () => {
    const compiled = compileVTimezone(
      {
        tzid: 'X',
        location: null,
        observances: [
          rule(wall(1980, 4, 6, 2), 60, 120, 'FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=19900401T010000Z'),
          rule(wall(1980, 10, 5, 3), 120, 60, 'FREQ=YEARLY;BYMONTH=10;BYDAY=1SU;UNTIL=19891001T010000Z'),
          { start: wall(2025, 1, 1), offsetFrom: 120, offsetTo: 345, rrules: [], rdates: [] },
        ],
      },
      window,
    );
    expect(offsetAt(compiled, wall(2022, 1, 1))).toBe(120);
    expect(offsetAt(compiled, wall(2026, 1, 1))).toBe(345);
  });

  test('rules that no zone has are refused within the budget', () => {
    const hostile = (text: string) => () => {
      compileVTimezone({ tzid: 'X', location: null, observances: [rule(0, 0, 60, text)] }, window);
    };
    expect(hostile('FREQ=SECONDLY')).toThrow(expect.objectContaining({ code: 'sub_daily' }));
    expect(hostile('FREQ=DAILY')).toThrow(expect.objectContaining({ code: 'too_much_work' }));
    expect(zoneOf('X', { tzid: 'X', location: null, observances: [rule(0, 0, 60, 'FREQ=DAILY')] })).toBe('floating');
    expect(() => compileVTimezone({ tzid: 'X', location: null, observances: [] }, window)).toThrow(RangeError);
  });
});
