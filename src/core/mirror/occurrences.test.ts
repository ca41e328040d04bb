import { describe, expect, it } from 'vitest';
import { dayNumber, formatLocalDate } from '../time/calendar-date';
import { toInstant, zoneTable } from '../time/zone';
import type { EventMoment } from './moment';
import { type MirrorEvent, occurrencesOf } from './occurrences';

const newYork = zoneTable('America/New_York');
const day = (date: string): EventMoment => ({ kind: 'day', date });
const wall = (zone: string, month: number, date: number, hour: number) =>
  toInstant(zoneTable(zone), dayNumber(2026, month, date) * 1440 + hour * 60);
const at = (month: number, date: number, hour: number, zone = 'America/New_York'): EventMoment => ({
  kind: 'instant',
  at: wall(zone, month, date, hour),
  zone,
});
const plain = {
  status: 'confirmed',
  recurrence: [],
  recurringEventId: null,
  originalStart: null,
} as const satisfies Partial<MirrorEvent>;
const november = { start: wall('UTC', 11, 1, 0), end: wall('UTC', 12, 1, 0) };

/** A 09:00 meeting in New York on Mondays, from 19 October on. */
const weekly: MirrorEvent = {
  ...plain,
  id: 'm',
  start: at(10, 19, 9),
  end: at(10, 19, 10),
  recurrence: ['RRULE:FREQ=WEEKLY'],
};

const starts = (events: MirrorEvent[], window = november) =>
  occurrencesOf(events, window, newYork)
    .map((occurrence) => occurrence.start)
    .sort((a, b) => a - b);

describe('occurrencesOf', () => {
  it('keeps the wall time of a series across the end of daylight saving time', () => {
    expect(starts([weekly])).toEqual([2, 9, 16, 23, 30].map((date) => wall('America/New_York', 11, date, 9)));
  });

  it('leaves out instances that were cancelled and places moved ones where they went', () => {
    const exception = { ...plain, recurringEventId: 'm', start: null, end: null };
    const cancelled: MirrorEvent = { ...exception, id: 'm_1', status: 'cancelled', originalStart: at(11, 9, 9) };
    const moved: MirrorEvent = {
      ...exception,
      id: 'm_2',
      originalStart: at(11, 16, 9),
      start: at(11, 17, 15),
      end: at(11, 17, 16),
    };
    expect(starts([weekly, cancelled, moved])).toEqual([
      wall('America/New_York', 11, 2, 9),
      wall('America/New_York', 11, 17, 15),
      wall('America/New_York', 11, 23, 9),
      wall('America/New_York', 11, 30, 9),
    ]);
  });

  it('shows an instance that moved into the window from outside', () => {
    const moved: MirrorEvent = {
      ...plain,
      id: 'm_3',
      recurringEventId: 'm',
      originalStart: at(12, 7, 9),
      start: at(11, 6, 9),
      end: at(11, 6, 10),
    };
    const window = { start: wall('UTC', 11, 5, 0), end: wall('UTC', 11, 8, 0) };
    expect(starts([weekly, moved], window)).toEqual([wall('America/New_York', 11, 6, 9)]);
  });

  it('lets an all-day event last the days of the person, not those of UTC', () => {
    const holiday: MirrorEvent = { ...plain, id: 'd', start: day('2026-11-10'), end: day('2026-11-12') };
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu']) {
      const [occurrence] = occurrencesOf([holiday], november, zoneTable(zone));
      expect(occurrence).toMatchObject({ start: wall(zone, 11, 10, 0), end: wall(zone, 11, 12, 0) });
    }
  });

  it('leaves out the replaced days of an all-day series', () => {
    const series: MirrorEvent = {
      ...plain,
      id: 'a',
      start: day('2026-11-02'),
      end: day('2026-11-03'),
      recurrence: ['RRULE:FREQ=DAILY;COUNT=3'],
    };
    const cancelled: MirrorEvent = {
      ...plain,
      id: 'a_1',
      status: 'cancelled',
      start: null,
      end: null,
      recurringEventId: 'a',
      originalStart: day('2026-11-03'),
    };
    const found = occurrencesOf([series, cancelled], november, newYork).map((one) =>
      formatLocalDate(Math.floor((one.start - 300) / 1440)),
    );
    expect(found).toEqual(['2026-11-02', '2026-11-04']);
  });

  it.each(['RRULE:FREQ=SECONDLY', 'RRULE:FREQ=DAILY;INTERVAL=0', 'RRULE:garbage'])(
    'keeps one block of a series whose rule cannot be used: %s',
    (rule) => {
      const hostile = { ...weekly, start: at(11, 4, 9), end: at(11, 4, 10), recurrence: [rule] };
      expect(starts([hostile])).toEqual([wall('America/New_York', 11, 4, 9)]);
    },
  );
});
