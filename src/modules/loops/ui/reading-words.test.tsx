import { describe, expect, it } from 'vitest';
import { reasonText, reasonWords } from '@/core/loop/asking/reason-words';
import { gate } from '@/core/reading/gate';
import { byGrammar } from '@/core/reading/reader';
import { FLAGS, INTENTS, type Reading, type ReadingContext } from '@/core/reading/reading';
import { dayNumber } from '@/core/time/calendar-date';
import { translator } from '@/messages/translate';
import { firstUpper } from '@/ui/words';
import { confidenceWords, readingWords, sourceWords } from './reading-words';

/** A mail of the owner, read on Tuesday, November 24, 2026, in New York. */
const context: ReadingContext = {
  now: dayNumber(2026, 11, 24) * 1440 + 15 * 60,
  ownerZone: 'America/New_York',
  senderZone: 'America/New_York',
  locale: 'en-US',
  role: 'owner',
  loopState: 'new',
  offered: [],
  event: null,
  workday: { start: 540, end: 1020 },
};
const said = { t: translator('en', 'loops'), locale: 'en' } as const;
const read = async (text: string) => (await byGrammar(text, context)).grammar;

describe('what was read of a mail', () => {
  it('says what the mail asks for, and days in a row as one stretch', async () => {
    const reading = await read('Sunny, could you find us 30 minutes next week, by video?');
    expect(readingWords(reading, said)).toEqual([
      'Asks for a meeting',
      '“next week”: can Monday, November 30 – Friday, December 4, New York',
      '30 minutes',
      'Video',
    ]);
    expect([sourceWords(reading, said), confidenceWords(reading, said)]).toEqual(['Read and understood', '100 % sure']);
  });

  it('says hours on the clock, without the marks of data', async () => {
    const lines = readingWords(
      await read('Sunny, please find 30 minutes with Jane on Thursday between 2 and 4pm.'),
      said,
    );
    expect(lines.join('\n')).toContain('Thursday, November 26, 2:00 – 4:00 PM, New York');
    const weekly = readingWords(await read('Sunny, please set up a call with Jane every Monday at 3pm.'), said);
    expect(weekly.join('\n')).not.toMatch(/FREQ|BYDAY|_|\d\d:\d\d/);
  });

  it('does not speak of being sure where a part was not understood', async () => {
    const reading = await read(
      'Sunny, please find Jane and me 60 minutes frobbing Thursday zorp at 3 blips next week.',
    );
    expect(sourceWords(reading, said)).toBe('Read in part');
    expect(confidenceWords(reading, said)).toBeNull();
    expect(reasonText(gate(reading, context).reasons)).toMatch(
      /^I read only part of this mail\. Not understood: .*“zorp”.*\.$/,
    );
  });
});

describe('reasons', () => {
  it('are sentences, each once; what is one already stays', () => {
    expect(
      reasonWords(['You asked for 30 minutes with Jane Doe', 'doubtful: accept option', 'no clear intent']),
    ).toEqual([
      'You asked for 30 minutes with Jane Doe',
      'I am not sure that it takes a time on offer',
      'I do not know what this mail asks for',
    ]);
    expect(reasonText(['You asked for it', 'You asked for it', 'I wrote 5 mails today. You are asked.'])).toBe(
      'You asked for it. I wrote 5 mails today. You are asked.',
    );
  });

  it('of every doubt that a reading can raise are words for a person', async () => {
    const plain = await read('Sunny, please find Jane and me 60 minutes next week.');
    const all = INTENTS.map((kind) => ({ kind, confidence: 0.5, evidence: '' }));
    const readings: Reading[] = [
      { ...plain, understood: 'none', residue: ['zorp'], flags: [...FLAGS], intents: all },
      { ...plain, by: 'model', intents: [], details: { ...plain.details, durationMin: 600 } },
      { ...plain, options: [{ option: 1, stance: 'prefer', confidence: 0.5, evidence: '' }] },
      { ...plain, questions: [{ topic: 'other', evidence: '' }] },
      await read('Monday 3pm, or 4 pm, any time on Monday. I cannot do Monday at 3pm.'),
    ];
    const reasons = readings.flatMap((reading) => gate(reading, context).reasons);
    expect(new Set(reasons).size).toBeGreaterThan(INTENTS.length);
    expect(reasons.filter((reason) => reasonWords([reason])[0] === firstUpper(reason))).toEqual([]);
  });
});
