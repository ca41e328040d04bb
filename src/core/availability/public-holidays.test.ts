import { describe, expect, it } from 'vitest';
import { dayNumber, formatLocalDate, parseLocalDate } from '../time/calendar-date';
import { HOLIDAY_COUNTRIES, type HolidayCountry, holidayCountryOfZone, isPublicHoliday } from './public-holidays';

function daysOf(country: HolidayCountry, year: number): string[] {
  const days: string[] = [];
  for (let day = dayNumber(year, 1, 1); day < dayNumber(year + 1, 1, 1); day++)
    if (isPublicHoliday(country, day)) days.push(formatLocalDate(day).slice(5));
  return days;
}

describe('public holidays', () => {
  // As published: gov.uk/bank-holidays for 2026 and 2027, opm.gov for 2027.
  it('are those of England and Wales, with the days that take the place of a weekend', () => {
    expect(daysOf('GB-EAW', 2026)).toEqual([
      ...['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-26', '12-28'],
    ]);
    expect(daysOf('GB-EAW', 2027)).toEqual([
      ...['01-01', '03-26', '03-29', '05-03', '05-31', '08-30'],
      ...['12-25', '12-26', '12-27', '12-28'],
    ]);
  });

  it('are those of the United States, observed on the nearest weekday', () => {
    expect(daysOf('US', 2027)).toEqual([
      ...['01-01', '01-18', '02-15', '05-31', '06-18', '06-19', '07-04', '07-05', '09-06', '10-11', '11-11', '11-25'],
      ...['12-24', '12-25', '12-31'],
    ]);
  });

  it.each<[HolidayCountry, string[]]>([
    ['DE', ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26']],
    ['DE-SN', ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '10-31', '11-18', '12-25', '12-26']],
    ['FR', ['01-01', '04-06', '05-01', '05-08', '05-14', '05-25', '07-14', '08-15', '11-01', '11-11', '12-25']],
    ['ES', ['01-01', '01-06', '04-03', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']],
    ['NL', ['01-01', '04-06', '04-27', '05-14', '05-25', '12-25', '12-26']],
    ['IE', ['01-01', '02-02', '03-17', '04-06', '05-04', '06-01', '08-03', '10-26', '12-25', '12-26']],
  ])('of %s in 2026', (country, days) => {
    expect(daysOf(country, 2026)).toEqual(days);
  });

  it('know every country of the list in every year', () => {
    for (const country of HOLIDAY_COUNTRIES)
      for (const year of [2025, 2031, 2040]) expect(daysOf(country, year).length).toBeGreaterThan(6);
  });

  it('know the country of a zone, and none where it is not sure', () => {
    expect(holidayCountryOfZone('America/Indiana/Knox')).toBe('US');
    expect(holidayCountryOfZone('Europe/London')).toBe('GB-EAW');
    expect(holidayCountryOfZone('America/Toronto')).toBeNull();
    expect(holidayCountryOfZone('Etc/UTC')).toBeNull();
  });

  it('are days of the place, not of the clock', () => {
    expect(isPublicHoliday('FR', parseLocalDate('2027-07-14'))).toBe(true);
    expect(isPublicHoliday('DE', parseLocalDate('2027-07-14'))).toBe(false);
  });
});
