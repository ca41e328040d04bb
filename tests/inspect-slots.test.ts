import { describe, expect, test } from 'vitest';
import { inspectExplain } from '@/inspect/explain';
import { inspectSlots } from '@/inspect/slots';

const row = {
  id: 1,
  window: { from: '2026-03-06T00:00:00-05:00', to: '2026-03-10T00:00:00-04:00' },
  durationMin: 60,
  stepMin: 30,
  zone: 'America/New_York',
  now: '2026-03-05T12:00:00-05:00',
  minNoticeMin: 60,
  mode: 'all',
  attendees: [
    {
      id: 'ann',
      zone: 'America/New_York',
      hours: { mon: [['09:00', '12:00']], fri: [['09:00', '11:00']] },
      overrides: { '2026-03-06': [['10:00', '11:00']] },
      busy: [
        {
          from: '2026-03-09T09:30:00-04:00',
          to: '2026-03-09T10:00:00-04:00',
          type: 'BUSY-TENTATIVE',
          title: 'Dentist',
        },
        { from: '2026-03-09T11:00:00-04:00', to: '2026-03-09T12:00:00-04:00', type: 'FREE' },
      ],
      bufferBeforeMin: 15,
      bufferAfterMin: 0,
    },
  ],
};

describe('inspect slots', () => {
  test('lists the starts with the offset of the day, in the zone of the row', () => {
    expect(inspectSlots(row)).toEqual({
      slots: [
        { start: '2026-03-06T10:00:00-05:00', end: '2026-03-06T11:00:00-05:00' },
        { start: '2026-03-09T10:30:00-04:00', end: '2026-03-09T11:30:00-04:00' },
        { start: '2026-03-09T11:00:00-04:00', end: '2026-03-09T12:00:00-04:00' },
      ],
    });
  });

  test('ranks with a cost', () => {
    const { slots } = inspectSlots({ ...row, rank: { k: 2, perDay: 1 } });
    expect(slots).toEqual([
      { start: '2026-03-06T10:00:00-05:00', end: '2026-03-06T11:00:00-05:00', cost: expect.any(Number) },
      { start: '2026-03-09T10:30:00-04:00', end: '2026-03-09T11:30:00-04:00', cost: expect.any(Number) },
    ]);
  });

  test('mode any: one person who is free is enough, and each slot says who', () => {
    const bob = { id: 'bob', hours: { fri: [['15:00', '16:00']] } };
    const { slots } = inspectSlots({ ...row, mode: 'any', attendees: [...row.attendees, bob] });
    expect(slots[1]).toEqual({
      start: '2026-03-06T15:00:00-05:00',
      end: '2026-03-06T16:00:00-05:00',
      who: ['bob'],
      missing: ['ann'],
    });
    expect(slots.length).toBe(4);
  });

  test('without a slot it says which rule opens most', () => {
    const attendees = [{ ...row.attendees[0], hours: {}, overrides: {} }];
    const { slots, obstacles } = inspectSlots({ ...row, attendees });
    expect(slots).toEqual([]);
    expect(obstacles?.[0]).toMatchObject({ who: 'ann', rule: 'hours' });
  });

  test('a chain visits as many people as can be met in turn', () => {
    const { slots } = inspectSlots({
      window: { from: '2026-06-15T00:00', to: '2026-06-16T00:00' },
      zone: 'UTC',
      stepMin: 1,
      mode: 'any',
      start: { place: 'Station', at: '2026-06-15T09:00' },
      travelMin: { Station: { Café: 10, Museum: 20 }, Café: { Museum: 15 }, Museum: { Café: 25 } },
      attendees: [
        { id: 'ann', place: 'Museum', durationMin: 60, hours: { mon: [['09:00', '12:00']] } },
        { id: 'bob', place: 'Café', durationMin: 30, hours: { mon: [['09:00', '10:00']] } },
      ],
    });
    expect(slots).toEqual([
      { start: '2026-06-15T09:10:00Z', end: '2026-06-15T09:40:00Z', who: ['bob'], place: 'Café' },
      { start: '2026-06-15T09:55:00Z', end: '2026-06-15T10:55:00Z', who: ['ann'], place: 'Museum' },
    ]);
  });

  test('an impossible row is an error', () => {
    expect(() => inspectSlots({ ...row, zone: 'Nowhere/Here' })).toThrow(RangeError);
    expect(() => inspectSlots({ ...row, now: 'tomorrow' })).toThrow(RangeError);
    expect(() => inspectSlots({ ...row, durationMin: 0 })).toThrow();
  });
});

describe('inspect explain', () => {
  test('a free time has no obstacles', () => {
    expect(inspectExplain({ ...row, at: '2026-03-09T10:15:00-04:00' })).toEqual({ free: true, obstacles: [] });
  });

  test('A5 names the event, the rule and its stretch of time', () => {
    const { free, obstacles } = inspectExplain({ ...row, at: '2026-03-09T08:45:00-04:00' });
    expect(free).toBe(false);
    expect(obstacles).toEqual([
      { who: 'ann', what: 'Dentist', rule: 'busy', from: '2026-03-09T09:30:00-04:00', to: '2026-03-09T10:00:00-04:00' },
      {
        who: 'ann',
        what: 'outside working hours',
        rule: 'hours',
        from: '2026-03-06T11:00:00-05:00',
        to: '2026-03-09T09:00:00-04:00',
      },
    ]);
  });

  test('A5 quotes the sentence a rule comes from', () => {
    const rules = [
      { name: 'focus', meeting: 'outside', hours: { mon: [['10:00', '11:00']] }, sentence: 'Focus till 11.' },
    ];
    const attendees = row.attendees.map((one) => ({ ...one, rules }));
    const { obstacles } = inspectExplain({ ...row, attendees, at: '2026-03-09T10:30:00-04:00' });
    expect(obstacles).toMatchObject([{ who: 'ann', rule: 'focus', sentence: 'Focus till 11.' }]);
  });
});
