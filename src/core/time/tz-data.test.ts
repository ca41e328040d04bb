import packed from 'moment-timezone/data/packed/latest.json' with { type: 'json' };
import { afterAll, expect, test } from 'vitest';
import { installZoneData, TZ_DATA_VERSION, zoneNames } from './tz-data';
import { offsetAt, zoneTable } from './zone';

// The tests of a worker share their modules.
afterAll(() => installZoneData(packed));

test('a newer release of the tz data can be installed at start, anything else is refused', () => {
  const bundled = TZ_DATA_VERSION;
  expect(() => installZoneData({ version: 'x', zones: [], links: [] })).toThrow(RangeError);
  expect(TZ_DATA_VERSION).toBe(bundled);
  installZoneData({
    version: '2099a',
    zones: ['Etc/UTC|UTC|0|0||', 'Mars/Olympus|MT MST|-1f -2f|01|1e1|7'],
    links: ['Mars/Olympus|Mars/Base'],
  });
  expect(TZ_DATA_VERSION).toBe('2099a');
  expect(zoneNames()).toEqual(['Etc/UTC', 'Mars/Base', 'Mars/Olympus']);
  const change = 1 * 3600 + 14 * 60 + 1;
  expect([offsetAt(zoneTable('Mars/Base'), change - 1), offsetAt(zoneTable('mars/base'), change)]).toEqual([75, 135]);
});
