import { describe, expect, it } from 'vitest';
import { expand } from '@/core/recurrence/expand';
import { recurrenceSetOf } from '@/core/recurrence/lines';
import { toWall, zoneTable } from '@/core/time/zone';
import { ruleOf } from '../../../sandbox/microsoft/pattern';
import { exchangeName, zoneNamed } from './clock-names';
import { patternOf, ruleLine } from './recurrence';

const ZONE = zoneTable('America/New_York');
/** Monday, 1 March 2027, 09:00 in New York. */
const FIRST = Date.UTC(2027, 2, 1, 14) / 60_000;

function starts(line: string): number[] {
  const start = { dtstart: toWall(ZONE, FIRST), zone: ZONE, allDay: false, duration: { days: 0, minutes: 30 } };
  return expand(recurrenceSetOf([line], start), { start: FIRST, end: FIRST + 900 * 1440 }).map((one) => one.start);
}

describe('a rule', () => {
  it.each([
    'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=9',
    'RRULE:FREQ=WEEKLY',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270401T140000Z',
    'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270329T125959Z',
    'RRULE:FREQ=MONTHLY;BYDAY=1MO',
    'RRULE:FREQ=MONTHLY;BYDAY=-1MO;COUNT=5',
    'RRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1',
    'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1',
    'RRULE:FREQ=YEARLY;UNTIL=20280301',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=1MO',
  ])('%s gives the same times by Exchange’s pattern, and by the rule that is made of it', (line) => {
    const pattern = patternOf(line, FIRST, ZONE);
    expect(starts(ruleOf(pattern as Parameters<typeof ruleOf>[0], ZONE.tzid, false))).toEqual(starts(line));
    expect(starts(ruleLine(pattern, ZONE))).toEqual(starts(line));
  });

  it.each([
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=5MO',
    'FREQ=YEARLY;BYWEEKNO=3',
    'FREQ=HOURLY',
    'nonsense',
  ])('%s is refused: Exchange has no such pattern', (line) => {
    expect(() => patternOf(`RRULE:${line}`, FIRST, ZONE)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
});

it('names a clock as Windows does, also one that Windows has under another name', () => {
  expect(exchangeName(zoneTable('America/New_York'), FIRST)).toBe('Eastern Standard Time');
  expect(exchangeName(zoneTable('Europe/Oslo'), FIRST)).toMatch(/Europe Standard Time$/);
  expect(exchangeName(zoneTable('UTC'), FIRST)).toBe('UTC');
});

it('knows Windows’ names and IANA’s, and none that only a file explains', () => {
  expect(zoneNamed('W. Europe Standard Time')?.tzid).toBe('Europe/Berlin');
  expect(zoneNamed('Asia/Kathmandu')?.tzid).toBe('Asia/Kathmandu');
  expect(zoneNamed('tzone://Microsoft/Custom')).toBeNull();
  expect(zoneNamed('UTC+2')).toBeNull();
});
