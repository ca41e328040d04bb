import { describe, expect, it } from 'vitest';
import { dayNumber } from '../time/calendar-date';
import { toInstant, zoneTable } from '../time/zone';
import { suggestHours } from './suggest-hours';

const tokyo = zoneTable('Asia/Tokyo');
/** A meeting on a day of November 2026 (the 2nd is a Monday), local hours in Tokyo. */
const meeting = (date: number, from: number, to: number) => {
  const midnight = dayNumber(2026, 11, date) * 1440;
  return { start: toInstant(tokyo, midnight + from * 60), end: toInstant(tokyo, midnight + to * 60) };
};
const weekdays = [2, 3, 4, 5, 6, 9, 10, 11, 12, 13];

describe('suggestHours', () => {
  it('takes the stretch of the local day that holds the meetings', () => {
    const meetings = weekdays.flatMap((date) => [meeting(date, 10, 11), meeting(date, 17.25, 18.75)]);
    const hours = suggestHours(meetings, tokyo);
    expect(Object.keys(hours ?? {})).toEqual(['mon', 'tue', 'wed', 'thu', 'fri']);
    expect(hours?.mon).toEqual([['09:00', '19:00']]);
  });

  it('is not led astray by one early call or a block of a whole day', () => {
    const usual = weekdays.flatMap((date) => [meeting(date, 9, 10), meeting(date, 15, 16)]);
    const odd = [meeting(4, 5, 6), meeting(5, 0, 24)];
    expect(suggestHours([...usual, ...odd], tokyo)?.wed).toEqual([['09:00', '17:00']]);
  });

  it('lengthens a few hours of meetings to a whole day', () => {
    const early = weekdays.flatMap((date) => [meeting(date, 9.5, 10), meeting(date, 15, 15.5)]);
    expect(suggestHours(early, tokyo)?.mon).toEqual([['09:00', '17:00']]);
    const late = weekdays.flatMap((date) => [meeting(date, 11, 12), meeting(date, 16, 17)]);
    expect(suggestHours(late, tokyo)?.mon).toEqual([['11:00', '19:00']]);
  });

  it('counts a Saturday that is worked again and again', () => {
    const meetings = [...weekdays, 7, 14].map((date) => meeting(date, 9, 17));
    expect(Object.keys(suggestHours(meetings, tokyo) ?? {})).toEqual(['mon', 'tue', 'wed', 'thu', 'fri', 'sat']);
  });

  it('says nothing from a few meetings', () => {
    expect(suggestHours([meeting(2, 9, 10), meeting(3, 9, 10)], tokyo)).toBeNull();
  });
});
