import { describe, expect, it } from 'vitest';
import { zoneTable } from '../time/zone';
import { quietUntil } from './quiet';
import { inSevenBits, segmentsOf, shortened } from './segments';

describe('the parts of a text', () => {
  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    [`${'a'.repeat(69)}—`, 1],
    [`${'a'.repeat(70)}—`, 2],
    [`${'a'.repeat(134)}—`, 3],
  ])('are counted as carriers count them (%#)', (body, parts) => expect(segmentsOf(body)).toBe(parts));

  it('need no second alphabet for marks', () => {
    const text = inSevenBits('“Tue” – 2:30 PM… it’s');
    expect(text).toBe('"Tue" - 2:30 PM... it\'s');
    expect(segmentsOf(text.repeat(6))).toBe(1);
  });

  it('are few: what is long is cut at a word', () => {
    expect(shortened('Quarterly budget review with Jane', 24)).toBe('Quarterly budget...');
    expect(shortened('x'.repeat(50), 20)).toHaveLength(20);
    expect(shortened('short', 20)).toBe('short');
  });
});

describe('quiet hours', () => {
  const berlin = zoneTable('Europe/Berlin');
  const minute = (iso: string) => Date.parse(iso) / 60_000;
  const night = { from: 20 * 60, until: 7 * 60 };
  it.each([
    ['2026-03-02T18:59:00Z', night, null],
    ['2026-03-02T19:00:00Z', night, '2026-03-03T06:00:00Z'],
    ['2026-03-03T05:59:00Z', night, '2026-03-03T06:00:00Z'],
    ['2026-03-03T06:00:00Z', night, null],
    // The clock goes forward in that night.
    ['2026-03-28T22:00:00Z', night, '2026-03-29T05:00:00Z'],
    ['2026-03-02T12:00:00Z', { from: 780, until: 840 }, '2026-03-02T13:00:00Z'],
    ['2026-03-02T02:00:00Z', { from: 300, until: 300 }, null],
  ])('at %s', (now, quiet, until) => {
    expect(quietUntil(minute(now), berlin, quiet)).toBe(until === null ? null : minute(until));
  });
});
