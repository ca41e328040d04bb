import { describe, expect, it } from 'vitest';
import { zoneTable } from '../time/zone';
import { briefingDue, briefingSendable, isWorkingDay } from './due';
import { nextBriefing } from './pause';

const minute = (text: string) => Date.parse(text) / 60_000;
const newYork = zoneTable('America/New_York');

describe('a briefing is due', () => {
  it.each([
    // The clocks go forward on March 8, 2026, and back on November 1.
    ['2026-03-07T11:29:00Z', null],
    ['2026-03-07T11:30:00Z', '2026-03-07'],
    ['2026-03-08T10:30:00Z', '2026-03-08'],
    ['2026-03-08T10:29:00Z', null],
    ['2026-11-01T11:29:00Z', null],
    ['2026-11-01T11:30:00Z', '2026-11-01'],
    ['2026-11-01T12:29:00Z', '2026-11-01'],
    ['2026-11-01T12:30:00Z', null],
  ])('from half past six on the owner’s clock, for an hour: %s', (at, date) => {
    expect(briefingDue(minute(at), newYork)).toEqual(date && { kind: 'daily', date });
  });

  it('and is sent until noon, if that takes so long', () => {
    expect(briefingSendable(minute('2026-11-01T16:59:00Z'), newYork)).toEqual({ kind: 'daily', date: '2026-11-01' });
    expect(briefingSendable(minute('2026-11-01T17:00:00Z'), newYork)).toBeNull();
  });

  it.each([
    ['2026-11-06T20:59:00Z', null],
    ['2026-11-06T21:00:00Z', '2026-11-06'],
    ['2026-11-06T22:00:00Z', null],
    ['2026-11-05T21:00:00Z', null],
    // In summer an hour earlier.
    ['2026-10-30T20:00:00Z', '2026-10-30'],
  ])('of the week on Friday at four: %s', (at, date) => {
    expect(briefingDue(minute(at), newYork)).toEqual(date && { kind: 'week', date });
  });

  it('on days that the owner works, and not on public holidays', () => {
    const hours = { mon: [['09:00', '17:00']], thu: [['09:00', '17:00']], sat: [] };
    const works = (at: string) => isWorkingDay(minute(at), newYork, 'America/New_York', hours);
    expect(works('2026-11-23T12:00:00Z')).toBe(true);
    expect(works('2026-11-24T12:00:00Z')).toBe(false);
    expect(works('2026-11-28T12:00:00Z')).toBe(false);
    // Thanksgiving.
    expect(works('2026-11-26T12:00:00Z')).toBe(false);
  });
});

describe('whoever does not look at them', () => {
  const day = 86_400_000;
  it.each([
    [{ firstSentAt: null, lastSignAt: null, pausedAt: null }, 0, 'brief'],
    [{ firstSentAt: 0, lastSignAt: null, pausedAt: null }, 27 * day, 'brief'],
    [{ firstSentAt: 0, lastSignAt: null, pausedAt: null }, 28 * day, 'ask'],
    [{ firstSentAt: 0, lastSignAt: 10 * day, pausedAt: null }, 37 * day, 'brief'],
    [{ firstSentAt: 0, lastSignAt: 10 * day, pausedAt: null }, 38 * day, 'ask'],
    [{ firstSentAt: 0, lastSignAt: 10 * day, pausedAt: 38 * day }, 39 * day, 'none'],
    [{ firstSentAt: 0, lastSignAt: 40 * day, pausedAt: 38 * day }, 41 * day, 'brief'],
  ] as const)('is asked once, and then left alone until there is a sign: %o after %i ms', (readership, now, next) => {
    expect(nextBriefing(readership, now)).toBe(next);
  });
});
