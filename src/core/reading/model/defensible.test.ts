import { expect, it } from 'vitest';
import { FIRST, OFFERED } from '../context.fixture';
import { isDefensible } from './defensible';

const ZONE = 'America/New_York';
const row = (date: string, from: string | null = null, to: string | null = null) => ({ date, from, to });
const check = (quote: string, ...rows: ReturnType<typeof row>[]) =>
  isDefensible(quote, rows, { text: quote, zone: ZONE, context: FIRST });

it.each([
  ['Tuesday at 2', row('2026-10-06', '14:00')],
  ['Tuesday at 2', row('2026-10-06', '02:00')],
  ['Tuesday at 2', row('2026-10-13', '14:00')],
  ['5/11', row('2026-11-05')],
  ['5/11', row('2027-05-11')],
  ['October 13, 3pm to 4pm', row('2026-10-13', '15:00', '16:00')],
  ['October 13, 3pm to 4pm', row('2026-10-13', '15:00')],
  ['tomorrow after 4', row('2026-10-06', '16:00')],
  ['the 14th at 15:00', row('2026-10-14', '15:00')],
])('%s may be %j', (quote, one) => {
  expect(check(quote, one)).toBe(true);
});

it.each([
  ['Tuesday at 2', row('2026-10-07', '14:00')],
  ['Tuesday at 2', row('2026-10-06', '15:00')],
  ['Tuesday at 2', row('2026-12-01', '14:00')],
  ['Tuesday, October 13', row('2026-10-20')],
  ['tomorrow after 4', row('2026-10-07', '16:00')],
  ['after the opera', row('2026-10-06')],
])('%s is not %j', (quote, one) => {
  expect(check(quote, one)).toBe(false);
});

it('of several days each has to be named', () => {
  expect(check('Tuesday or Thursday', row('2026-10-06'), row('2026-10-08'))).toBe(true);
  expect(check('Tuesday or Thursday', row('2026-10-06'), row('2026-10-09'))).toBe(false);
  expect(check('Tuesday')).toBe(false);
});

it('a start that stands in the conversation may be meant by any words', () => {
  const context = { ...FIRST, proposed: [{ by: 'guest' as const, start: OFFERED.offered[1]?.start ?? 0 }] };
  const at = (hour: string) =>
    isDefensible('that one', [row('2026-10-14', hour)], { text: 'that one', zone: ZONE, context });
  expect([at('15:00'), at('16:00')]).toEqual([true, false]);
});

it('a day without an hour has an hour that the message or the conversation names', () => {
  const at = (text: string, quote: string, hour: string, context = FIRST) =>
    isDefensible(quote, [row('2026-10-13', hour)], { text, zone: ZONE, context });
  const same = 'Wednesday at 5pm, or else Tuesday the 13th, same hour';
  expect(at(same, 'Tuesday the 13th, same hour', '17:00')).toBe(true);
  expect(at(same, 'Tuesday the 13th, same hour', '16:00')).toBe(false);
  expect(at('Tuesday the 13th then', 'Tuesday the 13th', '17:00')).toBe(false);
  const proposed = [{ by: 'guest' as const, start: OFFERED.offered[1]?.start ?? 0 }];
  expect(at('Tuesday the 13th then', 'Tuesday the 13th', '15:00', { ...FIRST, proposed })).toBe(true);
  // An hour that is said for this day is the hour of this day.
  expect(at('Tuesday the 13th at 4, or Wednesday at 5pm', 'Tuesday the 13th at 4', '17:00')).toBe(false);
});
