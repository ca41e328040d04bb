import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { menuRule } from '../../../tests/support/recurrence-rules';
import { dayNumber } from '../time/calendar-date';
import { formatIso, formatWall } from '../time/iso';
import type { WallMinute } from '../time/period';
import { fixedZone, toInstant, toWall, UTC, type ZoneTable, zoneTable } from '../time/zone';
import { expand } from './expand';
import { recurrenceSetOf, type SeriesStart } from './lines';
import { recurrenceLines } from './lines.fixture';
import type { Override, RecurrenceSet } from './set';

const newYork = zoneTable('America/New_York');
const wall = (y: number, mo: number, d: number, h = 0, mi = 0): WallMinute => dayNumber(y, mo, d) * 1440 + h * 60 + mi;
const ALWAYS = { start: wall(2000, 1, 1), end: wall(2100, 1, 1) };

function series(lines: string[], dtstart: WallMinute, options: Partial<SeriesStart> = {}): RecurrenceSet {
  const duration = { days: 0, minutes: 60 };
  return recurrenceSetOf(lines, { dtstart, zone: newYork, allDay: false, duration, ...options });
}
function walls(set: RecurrenceSet, window = ALWAYS): string[] {
  return expand(set, window).map((instance) => formatWall(toWall(set.zone, instance.start)));
}
function override(recurrenceId: WallMinute, start: WallMinute, more: Partial<Override> = {}): Override {
  const at = toInstant(newYork, start);
  return { recurrenceId, start: at, end: at + 60, thisAndFuture: false, cancelled: false, ref: 'changed', ...more };
}

describe('a series on its zone’s clock', () => {
  test('keeps its wall time when the clocks change', () => {
    const set = series(['RRULE:FREQ=WEEKLY;COUNT=3'], wall(2026, 3, 1, 9));
    expect(expand(set, ALWAYS).map((i) => formatIso(i.start, newYork))).toEqual([
      '2026-03-01T09:00:00-05:00',
      '2026-03-08T09:00:00-04:00',
      '2026-03-15T09:00:00-04:00',
    ]);
  });

  test('P11 shifts an instance in a gap, and only that one', () => {
    const set = series(['RRULE:FREQ=DAILY;COUNT=3'], wall(2026, 3, 7, 2, 30));
    expect(walls(set)).toEqual(['2026-03-07T02:30', '2026-03-08T03:30', '2026-03-09T02:30']);
  });

  test('P11 takes the first of a time that comes twice', () => {
    const set = series(['RRULE:FREQ=DAILY;COUNT=2'], wall(2026, 10, 31, 1, 30));
    expect(formatIso(expand(set, ALWAYS)[1]?.start as number, newYork)).toBe('2026-11-01T01:30:00-04:00');
  });

  test('P11 follows Ramadan in Casablanca', () => {
    const zone = zoneTable('Africa/Casablanca');
    const set = series(['RRULE:FREQ=MONTHLY;COUNT=4'], wall(2025, 1, 20, 12), { zone });
    const expected = [1, 2, 3, 4].map((month) => toInstant(zone, wall(2025, month, 20, 12)));
    expect(expand(set, ALWAYS).map((i) => i.start)).toEqual(expected);
    expect(new Set(expected.map((t) => toWall(zone, t) - t)).size).toBe(2);
  });

  test('P11 a night across the gap keeps its exact length with DTEND, its days with DURATION', () => {
    const night = { days: 0, minutes: 480 };
    const exact = series(['RRULE:FREQ=DAILY;COUNT=2'], wall(2026, 3, 6, 22), { duration: night });
    const [, second] = expand(exact, ALWAYS);
    expect((second?.end ?? 0) - (second?.start ?? 0)).toBe(480);
    const nominal = series(['RRULE:FREQ=DAILY;COUNT=2'], wall(2026, 3, 6, 22), { duration: { days: 1, minutes: 0 } });
    expect(expand(nominal, ALWAYS).map((i) => (i.end - i.start) / 60)).toEqual([24, 23]);
  });

  test('all-day instances are the days of the viewer’s zone, 23 hours long when the clocks change', () => {
    const set = series(['RRULE:FREQ=DAILY;COUNT=3;BYHOUR=9'], wall(2026, 3, 7), {
      allDay: true,
      duration: { days: 1, minutes: 0 },
    });
    expect(expand(set, ALWAYS).map((i) => (i.end - i.start) / 60)).toEqual([24, 23, 24]);
  });
});

describe('UNTIL, EXDATE, RDATE', () => {
  test.each([
    ['20260304T140000Z', 3],
    ['20260304T135959Z', 2],
    ['20260304', 3],
    ['20260304T090000', 3],
    ['20260304T085900', 2],
  ])('P11 UNTIL=%s is inclusive', (until, count) => {
    expect(walls(series([`RRULE:FREQ=DAILY;UNTIL=${until}`], wall(2026, 3, 2, 9)))).toHaveLength(count);
  });

  test('UNTIL in UTC counts for all-day series by its date', () => {
    const options = { allDay: true, duration: { days: 1, minutes: 0 } };
    expect(walls(series(['RRULE:FREQ=DAILY;UNTIL=20260304T000000Z'], wall(2026, 3, 2), options))).toHaveLength(3);
  });

  test.each([
    'EXDATE;TZID=America/New_York:20260303T090000',
    'EXDATE:20260303T140000Z',
    'EXDATE;VALUE=DATE:20260303',
    'EXDATE;TZID=Europe/London:20260303T140000',
    'EXDATE;TZID=Eastern Standard Time:20260303T090000,20260401T090000',
    'exdate;tzid="America/New_York":20260303T090000',
  ])('%s takes out one instance', (line) => {
    const set = series(['RRULE:FREQ=DAILY;COUNT=3', line], wall(2026, 3, 2, 9));
    expect(walls(set)).toEqual(['2026-03-02T09:00', '2026-03-04T09:00']);
  });

  test('P11 RDATE adds starts, days and periods; one that the rule has too counts once', () => {
    const lines = [
      'RRULE:FREQ=DAILY;COUNT=2',
      'RDATE;TZID=America/New_York:20260303T090000,20260310T110000',
      'RDATE;VALUE=DATE:20260312',
      'RDATE;VALUE=PERIOD:20260311T120000Z/20260311T123000Z,20260313T120000Z/PT2H',
    ];
    const found = expand(series(lines, wall(2026, 3, 2, 9)), ALWAYS);
    expect(found.map((i) => [formatWall(toWall(newYork, i.start)), i.end - i.start])).toEqual([
      ['2026-03-02T09:00', 60],
      ['2026-03-03T09:00', 60],
      ['2026-03-10T11:00', 60],
      ['2026-03-11T08:00', 30],
      ['2026-03-12T09:00', 60],
      ['2026-03-13T08:00', 120],
    ]);
  });

  test('DTSTART counts even when the rule does not have it', () => {
    expect(walls(series(['RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=1'], wall(2026, 3, 2, 9)))).toEqual([
      '2026-03-02T09:00',
      '2026-03-03T09:00',
    ]);
  });

  test('a date that cannot be read is passed over, one in another notation is read', () => {
    const daily = ['RRULE:FREQ=DAILY;COUNT=4'];
    const all = expand(series(daily, wall(2026, 3, 2, 9)), ALWAYS);
    expect(expand(series([...daily, 'EXDATE:yesterday,,20260230T090000'], wall(2026, 3, 2, 9)), ALWAYS)).toEqual(all);
    const zone = 'TZID=(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna';
    for (const exdate of ['EXDATE:20260303t080000z', 'EXDATE:20260303T090000+0100', `EXDATE;${zone}:20260303T090000`]) {
      const without = series([...daily, exdate], wall(2026, 3, 2, 9), { zone: zoneTable('Europe/Berlin') });
      expect(expand(without, ALWAYS)).toHaveLength(3);
    }
  });

  test('a rule that cannot be read is an error with a code, so that the caller keeps one busy block', () => {
    expect(() => series(['RRULE:FREQ=MINUTELY'], 0)).toThrow(expect.objectContaining({ code: 'sub_daily' }));
    const many = `EXDATE:${'20260303T090000Z,'.repeat(6_000)}20260303T090000Z`;
    expect(() => series([many], 0)).toThrow(expect.objectContaining({ code: 'too_much_work' }));
    const endless = series(['RRULE:FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8;BYMINUTE=0,1,2,3,4,5,6'], 0);
    expect(() => expand(endless, ALWAYS)).toThrow(expect.objectContaining({ code: 'too_much_work' }));
  });
});

describe('overrides', () => {
  const daily = ['RRULE:FREQ=DAILY;COUNT=4'];
  const start = wall(2026, 3, 2, 9);

  test('replace their instance, also from outside the window', () => {
    const set = series(daily, start, { overrides: [override(start + 1440, wall(2026, 5, 1, 15))] });
    expect(walls(set)).toEqual(['2026-03-02T09:00', '2026-03-04T09:00', '2026-03-05T09:00', '2026-05-01T15:00']);
    const may = { start: wall(2026, 5, 1), end: wall(2026, 5, 3) };
    expect(expand(set, may)).toEqual([
      expect.objectContaining({
        ref: 'changed',
        recurrenceId: start + 1440,
        start: toInstant(newYork, wall(2026, 5, 1, 15)),
      }),
    ]);
  });

  test('cancelled ones only take away; one whose day EXDATE names is kept', () => {
    const cancelled = override(start, start, { cancelled: true });
    expect(walls(series(daily, start, { overrides: [cancelled] }))).toHaveLength(3);
    const lines = [...daily, 'EXDATE;TZID=America/New_York:20260303T090000'];
    const moved = override(start + 1440, wall(2026, 3, 3, 15));
    expect(walls(series(lines, start, { overrides: [moved] }))).toContain('2026-03-03T15:00');
  });

  test('P11 THISANDFUTURE moves all later instances, until the next one', () => {
    const range = override(start + 1440, start + 1440 + 120, { thisAndFuture: true });
    const single = override(start + 2 * 1440, start + 2 * 1440 + 30);
    expect(walls(series(daily, start, { overrides: [range, single] }))).toEqual([
      '2026-03-02T09:00',
      '2026-03-03T11:00',
      '2026-03-04T09:30',
      '2026-03-05T11:00',
    ]);
    const ended = override(start + 1440, start + 1440, { thisAndFuture: true, cancelled: true });
    expect(walls(series(daily, start, { overrides: [ended] }))).toEqual(['2026-03-02T09:00']);
  });
});

describe('laws of series', () => {
  const zones: ZoneTable[] = ['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe'].map(
    zoneTable,
  );
  const anySeries = fc
    .record({
      rule: menuRule,
      zone: fc.constantFrom(...zones, UTC, fixedZone('UTC+1', 60)),
      day: fc.integer({ min: dayNumber(2020, 1, 1), max: dayNumber(2026, 12, 31) }),
      minute: fc.nat(1439),
      minutes: fc.integer({ min: 0, max: 3_000 }),
    })
    .map(({ rule, zone, day, minute, minutes }) =>
      series([`RRULE:${rule}`], day * 1440 + minute, { zone, duration: { days: 0, minutes } }),
    );
  const window = (set: RecurrenceSet) => ({ start: set.dtstart - 5_000, end: set.dtstart + 500 * 1440 });
  const runs = propertyRuns(500, 10_000);

  test('P6 P7 windows see exactly the instances that overlap them', () => {
    fc.assert(
      fc.property(anySeries, fc.nat(450 * 1440), fc.nat(40 * 1440), (set, from, length) => {
        const inner = { start: set.dtstart + from, end: set.dtstart + from + length };
        const touching = expand(set, window(set)).filter(
          (i) => i.start < inner.end && (i.end > inner.start || (i.end === i.start && i.start >= inner.start)),
        );
        expect(expand(set, inner)).toEqual(touching);
      }),
      { numRuns: runs, seed: 67 },
    );
  });

  test('P9 EXDATE removes one instance, RDATE adds one, the order of lines is irrelevant', () => {
    fc.assert(
      fc.property(anySeries, fc.nat(50), fc.nat(400 * 1440), (set, pick, offset) => {
        const all = expand(set, window(set));
        const gone = all[pick % all.length] as (typeof all)[number];
        const extra = set.dtstart + offset;
        const without = expand({ ...set, exdate: new Set([gone.recurrenceId]) }, window(set));
        expect(without).toEqual(all.filter((i) => i !== gone));
        const withExtra = expand({ ...set, rdate: [extra] }, window(set));
        const isNew = !all.some((i) => i.start === toInstant(set.zone, extra));
        expect(withExtra.length).toBe(all.length + (isNew ? 1 : 0));
        const lines = recurrenceLines({ ...set, exdate: new Set([gone.recurrenceId]), rdate: [extra] });
        const zoneOf = () => set.zone;
        expect(expand(recurrenceSetOf([...lines].reverse(), { ...set, zoneOf }), window(set))).toEqual(
          expand(recurrenceSetOf(lines, { ...set, zoneOf }), window(set)),
        );
      }),
      { numRuns: runs, seed: 9 },
    );
  });
});
