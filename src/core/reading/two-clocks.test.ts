import { describe, expect, it } from 'vitest';
import { read } from './read';
import type { ReadingContext } from './reading';

const NOW = Date.UTC(2026, 10, 20, 18, 18) / 60_000;
const OFFERED = Date.UTC(2026, 10, 24, 15, 0) / 60_000;

const context: ReadingContext = {
  now: NOW,
  ownerZone: 'America/New_York',
  senderZone: null,
  locale: null,
  role: 'guest',
  loopState: 'options_offered',
  offered: [{ start: OFFERED, end: OFFERED + 30 }],
  event: null,
  workday: { start: 540, end: 1020 },
};

describe('one time on two clocks', () => {
  it('a copied line of ours is the slot that it names', () => {
    const reading = read('Tuesday, November 24, 3:00 PM London time (10:00 AM ET) works', context);
    expect(reading.options).toMatchObject([{ option: 1, stance: 'accept' }]);
  });

  it('each clock keeps the zone that follows it, and the second saying is dropped', () => {
    const reading = read('How about Monday, March 1, 4:15 PM Kathmandu time (10:30 AM London time)?', context);
    expect(reading.windows).toMatchObject([{ from: '16:15', zone: 'Asia/Kathmandu' }]);
  });
});
