import { describe, expect, it } from 'vitest';
import { zoneTable } from '../../time/zone';
import { at } from '../testing/scene';
import { addBusinessDays, addBusinessHours, FOLLOW_UP_HOURS, nextWithin, nextWithinAll } from './business-time';

const newYork = zoneTable('America/New_York');

describe('business time', () => {
  it.each([
    ['from a Tuesday', at(3, 10), 2, at(5, 10)],
    ['over a weekend', at(5, 15), 2, at(9, 15)],
    ['from a night, to nine', at(3, 3), 1, at(4, 9)],
    ['over the change of the clock, at the same hour', at(6, 11), 1, at(9, 11)],
  ])('days %s', (_, from, days, expected) => {
    expect(addBusinessDays(newYork, from, days)).toBe(expected);
  });

  it.each([
    ['within a day', at(3, 10), at(3, 14)],
    ['over night', at(3, 15), at(4, 11)],
    ['over a weekend', at(6, 16), at(9, 12)],
    ['from a Sunday', at(8, 12), at(9, 13)],
  ])('four hours %s', (_, from, expected) => {
    expect(addBusinessHours(newYork, from, 4)).toBe(expected);
  });

  it('the next office hour is now, later today, or the next working day', () => {
    expect(nextWithin(newYork, at(3, 8), FOLLOW_UP_HOURS)).toBe(at(3, 8));
    expect(nextWithin(newYork, at(3, 6), FOLLOW_UP_HOURS)).toBe(at(3, 8));
    expect(nextWithin(newYork, at(6, 18), FOLLOW_UP_HOURS)).toBe(at(9, 8));
  });

  it('of several zones it is the hour that all share, and none where they share none', () => {
    const london = zoneTable('Europe/London');
    expect(nextWithinAll([newYork, london], at(3, 6), FOLLOW_UP_HOURS)).toBe(at(3, 8));
    expect(nextWithinAll([newYork, zoneTable('Asia/Tokyo')], at(3, 6), { from: 540, to: 1020 })).toBeNull();
  });
});
