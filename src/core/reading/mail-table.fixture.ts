import { describe, expect, it } from 'vitest';
import { BOOKED, FIRST, OFFERED, OWNER, windows } from './context.fixture';
import { gate } from './gate';
import { read } from './read';
import type { Reading, ReadingContext } from './reading';

/**
 * A mail and what it means: intents, then `#1` for a slot taken and `x2` for one refused, `any`, `dur=30`, `in=phone`,
 * `late=10`, `tz=…`, `every=` a rule; windows after ` | ` as `windows()` prints them, without the year, days joined by
 * `..`. `asks`: the
 * reader must not act on it by itself, whatever it understood. `open`: whether it may act is not this table's matter.
 */
export type MailRow = readonly [text: string, meaning: string];

/** Situations of a table. Slots on Tuesday 13th 11:00, Wednesday 14th 15:00, Friday 16th 9:00; booked is Wednesday. */
const SITUATIONS = {
  first: FIRST,
  owner: OWNER,
  offered: OFFERED,
  one: { ...OFFERED, offered: OFFERED.offered.slice(1, 2) },
  booked: BOOKED,
  ownerOffered: { ...OFFERED, role: 'owner' },
  ownerBooked: { ...BOOKED, role: 'owner' },
  auto: { ...OFFERED, role: 'auto' },
} as const satisfies Record<string, ReadingContext>;

export type MailTable = Partial<Readonly<Record<keyof typeof SITUATIONS, readonly MailRow[]>>>;

/** What a reading says, in the words of a table. */
export function meaningOf(reading: Reading): string[] {
  const { details } = reading;
  const zones = [...new Set(reading.windows.filter((w) => w.zoneSource === 'explicit').map((w) => w.zone))];
  return [
    ...reading.intents.map((intent) => intent.kind),
    ...(reading.acceptAny ? ['any'] : []),
    ...reading.options.map((option) => `${option.stance === 'reject' ? 'x' : '#'}${option.option}`),
    ...(details.durationMin === null ? [] : [`dur=${details.durationMin}`]),
    ...(details.medium === null ? [] : [`in=${details.medium}`]),
    ...(details.lateMin === null ? [] : [`late=${details.lateMin}`]),
    ...zones.map((zone) => `tz=${zone}`),
    ...reading.windows.filter((w) => w.date !== null && w.rrule !== null).map((w) => `every=${w.rrule}`),
    ...[...new Set(windows(reading))].map((window) => window.replace('2026-', '')),
  ].sort();
}

function goldOf(meaning: string): string[] {
  const [head = '', ...stretches] = meaning.split(' | ');
  return [...head.split(' ').filter((word) => word !== ''), ...stretches.flatMap(daysOf)].sort();
}

/** `+10-12..10-14 -12:00`: the same on every day of the stretch. */
function daysOf(stretch: string): string[] {
  const span = /^(\D+)(\d\d)-(\d\d)\.\.(\d\d)-(\d\d)(.*)$/.exec(stretch);
  if (!span) return [stretch];
  const [, sign, month, first, lastMonth, last, time] = span;
  const days: string[] = [];
  for (let day = Number(first), at = Number(month); at < Number(lastMonth) || day <= Number(last); day++) {
    if (day > new Date(Date.UTC(2026, at, 0)).getUTCDate()) {
      day = 1;
      at++;
    }
    days.push(`${sign}${String(at).padStart(2, '0')}-${String(day).padStart(2, '0')}${time}`);
  }
  return days;
}

/** Every mail reads as its table says and acts by itself; those marked `asks` must not act. */
export function describeMails(language: string, locale: string, table: MailTable): void {
  describe.each(Object.entries(table) as [keyof typeof SITUATIONS, readonly MailRow[]][])(
    `${language}, %s`,
    (situation, rows) => {
      const context = { ...SITUATIONS[situation], locale };
      it.each(rows)('%s', (text, meaning) => {
        const reading = read(text, context);
        const decided = gate(reading, context);
        const gold = goldOf(meaning);
        if (gold[0] === 'asks' || gold.includes('asks')) {
          expect(decided.auto).toBe(false);
          return;
        }
        const means = gold.filter((word) => word !== 'open');
        const waitsFor = gold.includes('open') ? [] : decided.reasons;
        expect({ means: meaningOf(reading), waitsFor }).toEqual({ means, waitsFor: [] });
      });
    },
  );
}
