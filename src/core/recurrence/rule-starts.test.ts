import fc from 'fast-check';
import { RRule, rrulestr } from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { anyRule, menuRule, startsByDefinition } from '../../../tests/support/recurrence-rules';
import { dayNumber } from '../time/calendar-date';
import { Budget, DEFAULT_LIMIT } from './budget';
import { parseRecurrenceRule } from './parse-rule';
import { ruleStarts } from './rule-starts';

const at = (y: number, mo: number, d: number, h = 9, mi = 0) => dayNumber(y, mo, d) * 86_400 + h * 3600 + mi * 60;
const dtstarts = fc
  .record({ day: fc.integer({ min: dayNumber(1999, 1, 1), max: dayNumber(2030, 12, 31) }), minute: fc.nat(1439) })
  .map(({ day, minute }) => day * 86_400 + minute * 60);
const YEARS = 366 * 86_400;

function starts(rule: string, dtstart: number, from: number, to: number, steps = 100_000): number[] {
  return ruleStarts(parseRecurrenceRule(rule), dtstart, from, to, new Budget({ steps, instances: 100_000 }));
}

describe('the starts of a rule', () => {
  test('P5 equal a walk over every day by the definition', () => {
    fc.assert(
      fc.property(anyRule, dtstarts, (text, dtstart) => {
        const to = dtstart + 4 * YEARS;
        expect(starts(text, dtstart, dtstart, to)).toEqual(startsByDefinition(parseRecurrenceRule(text), dtstart, to));
      }),
      { numRuns: propertyRuns(300, 100_000), seed: 5 },
    );
  }, 600_000);

  test('P6 P7 a window gives exactly what the whole has in it, however it is cut', () => {
    fc.assert(
      fc.property(anyRule, dtstarts, fc.array(fc.nat(3 * YEARS), { maxLength: 4 }), (text, dtstart, cuts) => {
        const to = dtstart + 3 * YEARS;
        const whole = starts(text, dtstart, dtstart, to);
        const edges = [dtstart - 1000, ...cuts.map((c) => dtstart + c).sort((a, b) => a - b), to];
        const parts = edges.slice(1).flatMap((edge, i) => starts(text, dtstart, edges[i] as number, edge));
        expect(parts).toEqual(whole);
      }),
      { numRuns: propertyRuns(250, 20_000), seed: 6 },
    );
  });

  test('P8 rise strictly, and there are at most COUNT', () => {
    fc.assert(
      fc.property(anyRule, dtstarts, (text, dtstart) => {
        const found = starts(text, dtstart, dtstart, dtstart + 5 * YEARS);
        const { count } = parseRecurrenceRule(text);
        if (count !== null) expect(found.length).toBeLessThanOrEqual(count);
        for (let i = 1; i < found.length; i++) expect(found[i] as number).toBeGreaterThan(found[i - 1] as number);
      }),
      { numRuns: propertyRuns(250, 20_000), seed: 8 },
    );
  });

  test('P10 rules of calendar menus equal rrule and rrule-temporal', () => {
    fc.assert(
      fc.property(menuRule, dtstarts, (text, dtstart) => {
        const to = dtstart + 2 * YEARS;
        const ours = starts(text, dtstart, dtstart, to);
        const start = new Date(dtstart * 1000);
        const rrule = new RRule({ ...(rrulestr(text) as RRule).origOptions, dtstart: start });
        expect(ours).toEqual(rrule.between(start, new Date(to * 1000 - 1), true).map((d) => d.getTime() / 1000));
        const zoned = Temporal.Instant.fromEpochMilliseconds(dtstart * 1000).toZonedDateTimeISO('UTC');
        const basic = zoned.toPlainDateTime().toString().replace(/[-:]/g, '');
        const icsText = `DTSTART:${basic.length === 13 ? `${basic}00` : basic}Z\nRRULE:${text}`;
        const temporal = new RRuleTemporal({ rruleString: icsText });
        const dates = temporal.between(start, new Date(to * 1000 - 1), true);
        expect(ours).toEqual(dates.map((d) => d.epochMilliseconds / 1000));
      }),
      { numRuns: propertyRuns(120, 5_000), seed: 10 },
    );
  });

  test('a window eight years or eight centuries in costs the same number of steps', () => {
    for (const rule of ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=YEARLY']) {
      for (const year of [2026, 2034, 2826]) {
        const from = at(year, 1, 1);
        expect(() => starts(rule, at(2026, 1, 1), from, from + 90 * 86_400, 92)).not.toThrow();
      }
    }
  });
});

describe('P11 fixed regressions', () => {
  const days = (rule: string, dtstart: number, to: number) =>
    starts(rule, dtstart, dtstart, to).map((s) => new Date(s * 1000).toISOString().slice(0, 10));

  test('the last weekday of the month, as Outlook writes it', () => {
    expect(days('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', at(2026, 1, 30), at(2026, 6, 1))).toEqual([
      '2026-01-30',
      '2026-02-27',
      '2026-03-31',
      '2026-04-30',
      '2026-05-29',
    ]);
  });

  test('BYSETPOS that names one instance twice yields it once', () => {
    expect(days('FREQ=MONTHLY;BYDAY=1MO;BYSETPOS=1,-1', at(2026, 1, 5), at(2026, 4, 1))).toEqual([
      '2026-01-05',
      '2026-02-02',
      '2026-03-02',
    ]);
  });

  test('the fifth weekday from the end exists only in long months', () => {
    expect(days('FREQ=MONTHLY;BYDAY=-5MO', at(2026, 1, 1), at(2026, 9, 1))).toEqual([
      '2026-03-02',
      '2026-06-01',
      '2026-08-03',
    ]);
  });

  test('the thirtieth of February never comes, in few steps', () => {
    expect(starts('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', at(2026, 1, 1), at(2034, 1, 1), at(2034, 4, 1), 95)).toEqual(
      [],
    );
    expect(starts('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', at(2026, 1, 1), at(2034, 1, 1), at(2034, 4, 1), 2)).toEqual(
      [],
    );
  });

  test('the 31st is skipped in short months and 29 February in common years', () => {
    expect(days('FREQ=MONTHLY', at(2026, 1, 31), at(2026, 6, 1))).toEqual(['2026-01-31', '2026-03-31', '2026-05-31']);
    expect(days('FREQ=YEARLY', at(2024, 2, 29), at(2033, 1, 1))).toEqual(['2024-02-29', '2028-02-29', '2032-02-29']);
  });

  test('WKST decides which week an every-other-week rule means (RFC 5545 3.8.5.3)', () => {
    const rule = (wkst: string) => `FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=${wkst}`;
    const from = at(1997, 8, 5);
    expect(days(rule('MO'), from, at(1998, 1, 1))).toEqual(['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24']);
    expect(days(rule('SU'), from, at(1998, 1, 1))).toEqual(['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31']);
  });

  test('sub-daily rules that were asked for jump over what never matches', () => {
    const hourly = parseRecurrenceRule('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30', { subDaily: true });
    const budget = new Budget({ steps: 2_000, instances: 10 });
    expect(ruleStarts(hourly, at(2026, 1, 1), at(2026, 1, 1), at(2030, 1, 1), budget)).toEqual([]);
    const minutely = parseRecurrenceRule('FREQ=MINUTELY;INTERVAL=90;COUNT=4', { subDaily: true });
    const found = ruleStarts(minutely, at(1997, 9, 2), 0, at(1998, 1, 1), new Budget());
    expect(found.map((s) => (s - at(1997, 9, 2)) / 60)).toEqual([0, 90, 180, 270]);
  });
});

describe('P12 arbitrary text', () => {
  const pieces = fc.oneof(
    anyRule,
    fc.string({ maxLength: 60 }),
    fc
      .array(
        fc.constantFrom(
          'FREQ=DAILY',
          'FREQ=SECONDLY',
          'FREQ=YEARLY',
          'FREQ=WEEKLY',
          'INTERVAL=0',
          'INTERVAL=999999',
          'INTERVAL=-1',
          'COUNT=999999999',
          'COUNT=0',
          'UNTIL=99991231',
          'UNTIL=20260230',
          'BYMONTH=2',
          'BYMONTHDAY=30,31',
          'BYDAY=53MO,-53SU',
          'BYDAY=XX',
          'BYSETPOS=366,-366',
          'BYYEARDAY=366',
          'BYWEEKNO=53',
          'BYHOUR=0,1,2,3,4,5,6,7',
          'BYMINUTE=0,10,20,30,40,50',
          'BYSECOND=0,30,60',
          'WKST=SU',
          'X-FOO=1',
          'RSCALE=CHINESE',
          'SKIP=FORWARD',
          'BYMONTH=9L',
          ';',
          '=',
          'FREQ',
        ),
        { maxLength: 7 },
      )
      .map((parts) => parts.join(';')),
  );

  test('is refused with a code or expanded within the budget, never more', () => {
    fc.assert(
      fc.property(pieces, dtstarts, (text, dtstart) => {
        let steps = 0;
        class Counting extends Budget {
          override step(): void {
            steps++;
            super.step();
          }
        }
        try {
          const rule = parseRecurrenceRule(text, { subDaily: true });
          const budget = new Counting({ steps: 3_000, instances: 500 });
          const found = ruleStarts(rule, dtstart, dtstart + YEARS, dtstart + 2 * YEARS, budget);
          expect(found.length).toBeLessThanOrEqual(500);
        } catch (error) {
          expect(error).toHaveProperty('name', 'RecurrenceError');
        }
        expect(steps).toBeLessThanOrEqual(3_000 + 200);
      }),
      { numRuns: propertyRuns(250, 50_000), seed: 12 },
    );
  });
});

describe('hostile rules', () => {
  const every = (n: number) => Array.from({ length: n }, (_, i) => i).join();
  const crowd = `BYHOUR=${every(24)};BYMINUTE=${every(60)};BYSECOND=${every(60)}`;

  test.each([
    ['every second with a COUNT', `FREQ=DAILY;${crowd};COUNT=999999999`],
    ['every second of a year', `FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;${crowd}`],
    ['every second of three days', `FREQ=MONTHLY;BYMONTHDAY=1,2,3;${crowd};COUNT=999999`],
    ['a day that never comes', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30;COUNT=1'],
  ])('%s stops at the budget before its window', (_, text) => {
    const dtstart = at(1900, 1, 1);
    let steps = 0;
    class Counting extends Budget {
      override step(cost = 1): void {
        steps += cost;
        super.step(cost);
      }
    }
    const found = () =>
      ruleStarts(parseRecurrenceRule(text), dtstart, at(2050, 12, 31), at(2051, 1, 1), new Counting());
    expect(found).toThrow(expect.objectContaining({ code: 'too_much_work' }));
    expect(steps).toBeLessThanOrEqual(DEFAULT_LIMIT.steps + 1);
  });
});

describe('other calendars (RFC 7529)', () => {
  const days = (rule: string, dtstart: number, years: number) =>
    starts(rule, dtstart, dtstart, dtstart + years * YEARS).map((s) => new Date(s * 1000).toISOString().slice(0, 10));

  test('SKIP moves what a short month does not have', () => {
    const monthly = (skip: string) => days(`RSCALE=GREGORIAN;FREQ=MONTHLY;COUNT=4;SKIP=${skip}`, at(2014, 1, 31), 1);
    expect(monthly('OMIT')).toEqual(['2014-01-31', '2014-03-31', '2014-05-31', '2014-07-31']);
    expect(monthly('BACKWARD')).toEqual(['2014-01-31', '2014-02-28', '2014-03-31', '2014-04-30']);
    expect(monthly('FORWARD')).toEqual(['2014-01-31', '2014-03-01', '2014-03-31', '2014-05-01']);
    const yearly = 'RSCALE=GREGORIAN;FREQ=YEARLY;COUNT=3;SKIP=FORWARD';
    expect(days(yearly, at(2016, 2, 29), 4)).toEqual(['2016-02-29', '2017-03-01', '2018-03-01']);
  });

  test('the Chinese New Year, as RFC 7529 lists it', () => {
    expect(days('RSCALE=CHINESE;FREQ=YEARLY;COUNT=4', at(2013, 2, 10), 5)).toEqual([
      '2013-02-10',
      '2014-01-31',
      '2015-02-19',
      '2016-02-08',
    ]);
  });

  test('a bar mitzvah in the Hebrew leap month', () => {
    const rule = (skip: string) => `RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=5L;BYMONTHDAY=8;SKIP=${skip};COUNT=3`;
    expect(days(rule('OMIT'), at(2014, 2, 8), 8)).toEqual(['2014-02-08', '2016-02-17', '2019-02-13']);
    expect(days(rule('FORWARD'), at(2014, 2, 8), 4)).toEqual(['2014-02-08', '2015-02-27', '2016-02-17']);
  });

  test('a window in the middle gives the same', () => {
    const rule = 'RSCALE=ETHIOPIC;FREQ=MONTHLY;BYMONTH=13';
    const from = at(2026, 1, 1);
    const whole = starts(rule, at(2013, 9, 6), at(2013, 9, 6), from + 2 * YEARS);
    expect(starts(rule, at(2013, 9, 6), from, from + 2 * YEARS)).toEqual(whole.filter((s) => s >= from));
    expect(whole).toHaveLength(15);
  });

  test('months and their days limit the days and weeks of DAILY and WEEKLY', () => {
    const newYears = ['2013-02-10', '2014-01-31', '2015-02-19'];
    expect(days('RSCALE=CHINESE;FREQ=DAILY;BYMONTH=1;BYMONTHDAY=1;COUNT=3', at(2013, 2, 10), 4)).toEqual(newYears);
    expect(days('RSCALE=CHINESE;FREQ=WEEKLY;BYMONTH=1;COUNT=6', at(2013, 2, 10), 2)).toEqual([
      '2013-02-10',
      '2013-02-17',
      '2013-02-24',
      '2013-03-03',
      '2013-03-10',
      '2014-02-02',
    ]);
    const daily = 'RSCALE=HEBREW;FREQ=DAILY;INTERVAL=3;BYMONTH=5L';
    const whole = starts(daily, at(2020, 1, 1), 0, at(2030, 1, 1));
    expect(starts(daily, at(2020, 1, 1), at(2024, 1, 1), at(2025, 1, 1))).toEqual(
      whole.filter((s) => s >= at(2024, 1, 1, 0) && s < at(2025, 1, 1, 0)),
    );
  });

  test('what SKIP cannot move is as without it', () => {
    const leapDays = ['2016-02-29', '2020-02-29'];
    const daily = 'RSCALE=GREGORIAN;FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;SKIP=FORWARD;COUNT=2';
    expect(days(daily, at(2015, 1, 1), 7)).toEqual(leapDays);
    const hourly = parseRecurrenceRule('RSCALE=GREGORIAN;FREQ=HOURLY;COUNT=2', { subDaily: true });
    expect(hourly.scale).toBeNull();
  });

  test('parts that are not counted there are refused', () => {
    const weeks = () => starts('RSCALE=HEBREW;FREQ=YEARLY;BYWEEKNO=1', at(2026, 1, 1), 0, at(2027, 1, 1));
    const ancient = () => starts('RSCALE=CHINESE;FREQ=YEARLY;COUNT=9999', at(1, 1, 1), at(2026, 1, 1), at(2027, 1, 1));
    expect(ancient).toThrow(expect.objectContaining({ code: 'too_much_work' }));
    expect(weeks).toThrow(expect.objectContaining({ code: 'unsupported' }));
    expect(days('RSCALE=HEBREW;FREQ=WEEKLY;COUNT=2', at(2026, 1, 1), 1)).toEqual(['2026-01-01', '2026-01-08']);
  });
});
