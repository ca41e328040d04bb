import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { BOOKED, FIRST, OFFERED, OWNER } from './context.fixture';
import { timeExpressions } from './expressions';
import { gate } from './gate';
import { processorMs } from './processor-time.fixture';
import { read } from './read';
import { readingSchema } from './reading';
import { resolveWindows } from './resolve';
import { MAX_TOKENS } from './tokenizer';

const contexts = fc.constantFrom(
  OFFERED,
  FIRST,
  OWNER,
  BOOKED,
  { ...OFFERED, role: 'auto' as const },
  { ...FIRST, locale: 'de', senderZone: 'Europe/Berlin' },
);
const words = fc.constantFrom(
  ..."Tuesday|next week|the second one|2|2pm|10-11|3/4|not|works|but|except|between|and|or|after|before|until|the 31st|February 29|every other|Monday|morning|in 2 weeks|a day later|same time|push back|an hour|PST|your time|first|last|week of|of|from|to|-|,|.|?|\n|(|)|half past|quarter to|noon|99999999|12:99|0|31.02.|2026-13-45|Dienstag|nicht|passt|mardi|à|après|14h|el|a las|12|24:00|1000000 weeks|no|can't|if|Q3|2014|end of|May|EOD".split(
    '|',
  ),
);
const texts = fc.oneof(
  fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' ')),
  fc.string({ maxLength: 400, unit: 'binary' }),
  fc.string({ maxLength: 400 }),
);

it('reads any text into a valid reading, the same each time', () => {
  fc.assert(
    fc.property(texts, contexts, (text, context) => {
      const reading = read(text, context);
      expect(readingSchema.safeParse(reading).error).toBeUndefined();
      expect(read(text, context)).toEqual(reading);
      for (const option of reading.options) expect(option.option).toBeLessThanOrEqual(context.offered.length);
      for (const { start, end } of resolveWindows(reading, context)) expect(end).toBeGreaterThan(start);
      const decision = gate(reading, context);
      if (reading.residue.length > 0 || reading.flags.length > 0) expect(decision.auto).toBe(false);
    }),
    { numRuns: propertyRuns(150, 10_000), seed: 11 },
  );
});

it('finds expressions at the offsets that it names, in order', () => {
  fc.assert(
    fc.property(texts, (text) => {
      let last = 0;
      for (const item of timeExpressions(text, { now: FIRST.now, zone: 'Europe/Paris', locale: null })) {
        expect(text.slice(item.start, item.end)).toBe(item.text);
        expect(item.start).toBeGreaterThanOrEqual(last);
        last = item.end;
      }
    }),
    { numRuns: propertyRuns(200, 5_000), seed: 12 },
  );
});

it('holds its budget on hostile mail of 30 kB', () => {
  const pieces = [
    'Tuesday or ',
    'not ',
    '2 ',
    '(',
    'between ',
    'the week after ',
    'first ',
    '1-',
    'a',
    'next ',
    'on ',
    '\n',
    'half past ',
    'half ',
    '3/',
    'until ',
    "can't ",
    'Jane ',
    'GMT+',
    '@',
    'the ',
  ];
  for (const piece of pieces) {
    const text = piece.repeat(Math.ceil(30_000 / piece.length));
    expect(processorMs(() => read(text, OFFERED))).toBeLessThan(1_500);
  }
  expect(MAX_TOKENS).toBeLessThanOrEqual(4_000);
});
