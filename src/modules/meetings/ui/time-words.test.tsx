import { describe, expect, it } from 'vitest';
import { dayNumber } from '@/core/time/calendar-date';
import { otherSpanWords, sameClock, slotWords } from './time-words';

/** Tuesday, November 24, 2026, 14:30 UTC. */
const tuesday = dayNumber(2026, 11, 24) * 1440 + 14 * 60 + 30;

describe('words for times', () => {
  it('names weekday, date and clock of the zone', () => {
    expect(slotWords(tuesday, 'America/New_York')).toBe('Tue, Nov 24 · 9:30 AM');
  });
  it('names the weekday in the other zone only when it differs', () => {
    const halfHour = (start: number) => ({ start, end: start + 30 });
    expect(otherSpanWords(halfHour(tuesday), 'Europe/London', 'America/New_York')).toBe('9:30 – 10:00 AM');
    expect(otherSpanWords(halfHour(tuesday + 120), 'Europe/London', 'Asia/Tokyo')).toBe('Wed 1:30 – 2:00 AM');
  });
  it('knows zones whose clocks agree at that moment', () => {
    expect(sameClock(tuesday, 'Europe/Berlin', 'Europe/Paris')).toBe(true);
    expect(sameClock(tuesday, 'Europe/London', 'Europe/Paris')).toBe(false);
  });
});
