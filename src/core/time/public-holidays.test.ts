import { describe, expect, it } from 'vitest';
import { dayNumber, formatLocalDate } from './calendar-date';
import { countryOf, publicHolidays } from './public-holidays';
import { toWall, zoneTable } from './zone';

const year = (tzid: string, of: number) =>
  publicHolidays(tzid, { start: dayNumber(of, 1, 1) * 1440 + 1440, end: dayNumber(of, 12, 31) * 1440 }).map(
    ({ start }) => {
      const wall = toWall(zoneTable(tzid), start);
      expect(wall % 1440).toBe(0);
      return formatLocalDate(wall / 1440);
    },
  );

describe('public holidays', () => {
  it.each([
    ['America/New_York', '2026-11-26', 'Thanksgiving'],
    ['America/Chicago', '2027-01-18', 'Martin Luther King Jr. Day'],
    ['Europe/Berlin', '2026-10-03', 'Unity'],
    ['Europe/London', '2026-12-28', 'Boxing Day, moved'],
    ['Europe/Paris', '2027-07-14', 'Bastille'],
    ['Europe/Madrid', '2027-01-06', 'Epiphany'],
    ['Asia/Calcutta', '2027-01-26', 'Republic Day, by an older name of the zone'],
  ])('%s: %s (%s)', (zone, day) => {
    expect(year(zone, Number(day.slice(0, 4)))).toContain(day);
  });

  it('are whole days of the zone, and none of an ordinary one', () => {
    const [christmas] = publicHolidays('Asia/Tokyo', {
      start: dayNumber(2026, 5, 4) * 1440,
      end: dayNumber(2026, 5, 4) * 1440 + 60,
    });
    expect(christmas && christmas.end - christmas.start).toBe(1440);
    expect(year('America/New_York', 2026)).not.toContain('2026-12-24');
  });

  it('lie in no stretch that ends as they begin', () => {
    const zone = zoneTable('America/New_York');
    const [thanksgiving] = publicHolidays('America/New_York', {
      start: dayNumber(2026, 11, 26) * 1440 + 900,
      end: dayNumber(2026, 11, 26) * 1440 + 901,
    });
    const start = thanksgiving?.start ?? 0;
    expect(formatLocalDate(toWall(zone, start) / 1440)).toBe('2026-11-26');
    expect(publicHolidays('America/New_York', { start: start - 1440, end: start })).toEqual([]);
    expect(publicHolidays('America/New_York', { start, end: start + 1 })).toHaveLength(1);
  });

  it('are not known of zones that no country has, nor of far years', () => {
    expect(countryOf('Etc/UTC')).toBeUndefined();
    expect(publicHolidays('Etc/UTC', { start: 0, end: 1e9 })).toEqual([]);
    expect(year('America/New_York', 2050)).toEqual([]);
  });
});
