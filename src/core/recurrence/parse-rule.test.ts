import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { anyRule } from '../../../tests/support/recurrence-rules';
import { formatRecurrenceRule, parseRecurrenceRule } from './parse-rule';

describe('the text of a rule', () => {
  test('round-trips', () => {
    fc.assert(
      fc.property(anyRule, (text) => {
        const rule = parseRecurrenceRule(text);
        expect(parseRecurrenceRule(formatRecurrenceRule(rule))).toEqual(rule);
      }),
      { numRuns: propertyRuns(1_000, 50_000), seed: 13 },
    );
    const hebrew = 'RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=3,5L;SKIP=FORWARD';
    expect(formatRecurrenceRule(parseRecurrenceRule(hebrew))).toBe(hebrew);
    expect(() => parseRecurrenceRule(`FREQ=DAILY;BYMONTHDAY=${'1,'.repeat(2_000)}1`)).toThrow('too long');
    expect(formatRecurrenceRule(parseRecurrenceRule('rrule:freq=weekly;until=20260401T120000z;'))).toBe(
      'FREQ=WEEKLY;UNTIL=20260401T120000Z',
    );
  });

  test.each([
    ['', 'malformed'],
    ['FREQ=FORTNIGHTLY', 'malformed'],
    ['INTERVAL=2', 'malformed'],
    ['FREQ=DAILY;INTERVAL=0', 'out_of_range'],
    ['FREQ=DAILY;COUNT=0', 'out_of_range'],
    ['FREQ=DAILY;FREQ=DAILY', 'malformed'],
    ['FREQ=DAILY;UNTIL=20260230', 'malformed'],
    ['FREQ=MONTHLY;BYMONTHDAY=32', 'out_of_range'],
    ['FREQ=MONTHLY;BYMONTHDAY=0', 'out_of_range'],
    ['FREQ=DAILY;BYHOUR=24', 'out_of_range'],
    ['FREQ=DAILY;SOMETHING=1', 'unknown_part'],
    ['FREQ=SECONDLY', 'sub_daily'],
    ['FREQ=HOURLY;INTERVAL=24', 'sub_daily'],
    ['FREQ=DAILY;COUNT=3;UNTIL=20260101', 'forbidden'],
    ['FREQ=WEEKLY;BYMONTHDAY=3', 'forbidden'],
    ['FREQ=MONTHLY;BYWEEKNO=3', 'forbidden'],
    ['FREQ=MONTHLY;BYYEARDAY=3', 'forbidden'],
    ['FREQ=WEEKLY;BYDAY=1MO', 'forbidden'],
    ['FREQ=YEARLY;BYWEEKNO=3;BYDAY=1MO', 'forbidden'],
    ['FREQ=DAILY;BYSETPOS=1', 'forbidden'],
    ['RSCALE=MARTIAN;FREQ=YEARLY', 'unsupported'],
    ['FREQ=MONTHLY;SKIP=FORWARD', 'forbidden'],
    ['FREQ=YEARLY;BYMONTH=5L', 'forbidden'],
    ['FREQ=YEARLY;BYMONTH=13', 'forbidden'],
  ])('%s is refused', (text, code) => {
    expect(() => parseRecurrenceRule(text)).toThrow(expect.objectContaining({ name: 'RecurrenceError', code }));
  });
});
