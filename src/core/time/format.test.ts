import { describe, expect, test } from 'vitest';
import { dayNumber } from './calendar-date';
import { cityOf, formatDay, formatTime, formatTimeRange, zoneLabel } from './format';
import { toInstant, zoneTable } from './zone';

const newYork = zoneTable('America/New_York');
const march = toInstant(newYork, dayNumber(2026, 3, 12) * 1440 + 9 * 60);

describe('days and times for people', () => {
  test('are written as the language writes them', () => {
    expect(formatDay(march, newYork, 'en')).toBe('Thursday, March 12');
    expect(formatDay(march, newYork, 'en', { year: true })).toBe('Thursday, March 12, 2026');
    expect(formatDay(march, newYork, 'de')).toBe('Donnerstag, 12. März');
    expect(formatDay(march, newYork, 'fr')).toBe('jeudi 12 mars');
    expect(formatDay(march, newYork, 'es')).toBe('jueves, 12 de marzo');
    expect(formatTime(march, newYork, 'en')).toBe('9:00 AM');
    expect(formatTime(march, newYork, 'fr')).toBe('09:00');
    expect(formatTimeRange(march, march + 30, newYork, 'en')).toBe('9:00 – 9:30 AM');
    expect(formatTimeRange(march, march + 30, newYork, 'de')).toBe('09:00–09:30 Uhr');
  });

  test('follow the zone, also when its rules are newer than the runtime', () => {
    const noon = dayNumber(2026, 12, 15) * 1440 + 19 * 60;
    expect(formatTime(noon, zoneTable('America/Vancouver'), 'en')).toBe('12:00 PM');
    expect(formatDay(dayNumber(2026, 3, 12) * 1440 + 60, newYork, 'en')).toBe('Wednesday, March 11');
  });

  test('a range over midnight or through a fold keeps both ends', () => {
    expect(formatTimeRange(march + 14 * 60, march + 16 * 60, newYork, 'en')).toBe('11:00 PM – 1:00 AM');
    const fold = toInstant(newYork, dayNumber(2026, 11, 1) * 1440 + 105);
    expect(formatTimeRange(fold, fold + 30, newYork, 'en')).toBe('1:45 AM – 1:15 AM');
  });

  test('an unknown locale falls back to English instead of failing', () => {
    expect(formatTime(march, newYork, 'xx-nonsense-1')).toBe('9:00 AM');
    expect(formatDay(march, newYork, '')).toBe('Thursday, March 12');
  });
});

describe('names of zones', () => {
  test('are the letters of the American coasts or the city', () => {
    expect(zoneLabel('America/New_York', 'en', march)).toBe('ET');
    expect(zoneLabel('US/Pacific', 'de', march)).toBe('PT');
    expect(zoneLabel('Europe/London', 'en', march)).toBe('London time');
    expect(zoneLabel('Europe/Vienna', 'de', march)).toBe('Ortszeit Wien');
    expect(zoneLabel('Europe/Athens', 'fr', march)).toBe('heure d’Athènes');
    expect(zoneLabel('Africa/Cairo', 'fr', march)).toBe('heure du Caire');
    expect(zoneLabel('America/New_York', 'es', march)).toBe('ET');
    expect(zoneLabel('Etc/GMT-2', 'en', march)).toBe('UTC+2');
    expect(zoneLabel('Etc/UTC', 'fr', march)).toBe('UTC');
  });

  test('cities have their present name', () => {
    expect(cityOf('Asia/Calcutta')).toBe('Kolkata');
    expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(cityOf('America/New_York', 'es')).toBe('Nueva York');
  });
});
