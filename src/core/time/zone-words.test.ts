import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { dayNumber } from './calendar-date';
import { zoneNames, zoneTable } from './zone';
import { CITY_NAMES, RENAMED_CITIES, ZONE_PLACES } from './zone-cities';
import { resolveZoneWord } from './zone-words';

const winter = dayNumber(2026, 1, 15) * 1440;
const summer = dayNumber(2026, 7, 15) * 1440;

describe('zone words of mail', () => {
  test.each([
    ['ET', 'America/New_York'],
    ['PST', 'America/Los_Angeles'],
    ['Eastern Daylight Time', 'America/New_York'],
    ['Pacific time', 'America/Los_Angeles'],
    ['CET', 'Europe/Paris'],
    ['MEZ', 'Europe/Paris'],
    ['BST', 'Europe/London'],
    ['London time', 'Europe/London'],
    ['Berliner Zeit', 'Europe/Berlin'],
    ['heure de Londres', 'Europe/London'],
    ['hora de Nueva York', 'America/New_York'],
    ['San Francisco', 'America/Los_Angeles'],
    ['(JST)', 'Asia/Tokyo'],
    ['India time', 'Asia/Kolkata'],
    ['Kolkata', 'Asia/Kolkata'],
    ['UTC+2', 'Etc/GMT-2'],
    ['GMT-05:00', 'Etc/GMT+5'],
    ['UTC+5:30', 'Asia/Kolkata'],
    ['+0200', 'Etc/GMT-2'],
    ['america/new york', 'America/New_York'],
    ['US Eastern time', 'America/New_York'],
    ['Pacific Time (US & Canada)', 'America/Los_Angeles'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
  ])('%s is %s', (word, tzid) => {
    expect(resolveZoneWord(word, summer)).toEqual({ tzid });
  });

  test('PST in summer and EST in summer still mean the coast', () => {
    expect(resolveZoneWord('PST', summer)).toEqual(resolveZoneWord('PDT', winter));
  });

  test('what several countries call theirs is left open, unless their clocks agree then', () => {
    expect(resolveZoneWord('IST')).toEqual({ candidates: ['Asia/Kolkata', 'Europe/Dublin', 'Asia/Jerusalem'] });
    expect(resolveZoneWord('GMT', summer)).toEqual({ candidates: ['Etc/UTC', 'Europe/London'] });
    expect(resolveZoneWord('GMT', winter)).toEqual({ tzid: 'Etc/UTC' });
    expect(resolveZoneWord('Birmingham')).toHaveProperty('candidates');
  });

  test.each(['', 'the', 'after Easter', 'Easter', '+2', '11', 'UTC+99', 'America/Nowhere', 'Mars time', 'Uhr'])(
    '"%s" names no zone',
    (word) => {
      expect(resolveZoneWord(word)).toBeNull();
    },
  );

  test('small letters that are words of the language name no zone', () => {
    expect(resolveZoneWord('est', summer)).toEqual({ tzid: 'America/New_York' });
    expect(resolveZoneWord('et', summer, 'fr')).toBeNull();
    expect(resolveZoneWord('est', summer, 'fr-CA')).toBeNull();
    expect(resolveZoneWord('ist', summer, 'de')).toBeNull();
    expect(resolveZoneWord('la')).toBeNull();
    expect(resolveZoneWord('LA')).toEqual({ tzid: 'America/Los_Angeles' });
    expect(resolveZoneWord('EST', summer, 'fr')).toEqual({ tzid: 'America/New_York' });
    expect(resolveZoneWord('nice time')).toBeNull();
  });

  test('every zone in the tables is one of the tz data, and whatever is returned can be looked up', () => {
    for (const tzid of [...Object.keys(ZONE_PLACES), ...Object.keys(CITY_NAMES), ...Object.values(RENAMED_CITIES)]) {
      expect(() => zoneTable(tzid)).not.toThrow();
    }
    const words = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom(...zoneNames()));
    fc.assert(
      fc.property(words, (word) => {
        const named = resolveZoneWord(word);
        if (named) for (const tzid of 'tzid' in named ? [named.tzid] : named.candidates) zoneTable(tzid);
      }),
      { numRuns: propertyRuns(2_000, 50_000), seed: 5 },
    );
  });
});
