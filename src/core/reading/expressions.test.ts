import { describe, expect, it } from 'vitest';
import { itemsIn, meaning } from './expressions.fixture';

describe('finds no time where none is meant', () => {
  it.each([
    'you may not!',
    'May I come in?',
    'the march was long and cold',
    'sun and sand',
    'he sat down on the second chair',
    'wait a second',
    'just a minute, please',
    'day by day we grow',
    'every now and then',
    'Happy New Year!',
    'the fall of the wall',
    'spring into action',
    'version 2.10.1',
    'release 3.14',
    'Boeing 747 and Windows 11',
    'RFC 2822',
    'part number 12-34-56',
    'the code is "ABC-12-03"',
    'Open XYZ-9876-B2C3 next',
    'it costs $12 or 20 euros',
    'a 20% discount',
    'call (206) 555-0199',
    'at 650-555-0123',
    'the score was 2-1',
    'pages 10-12',
    'a ratio of 3:1',
    'a 1:1 with Sam',
    '12 Main Street, suite 400',
    'he is 10 years old',
    'see 192.168.0.1',
    'https://example.com/2026/10/12',
    'write to may@june.example.com',
    'sent from monday.com',
    'three of us',
    'a day',
    '32 August 2014',
    'August 32, 2014',
    'two three',
    'nothing about steps 3 and 4',
    'next steps',
  ])('%s', (text) => {
    expect(itemsIn(text)).toEqual([]);
  });
});

describe('keeps the other reading of words on which speakers differ', () => {
  const others = (text: string): (string | undefined)[] =>
    itemsIn(text)[0]?.value.alternatives?.map(({ from, to }) => [from, to].filter(Boolean).join('/')) ?? [];
  it.each([
    ['next Friday', '2026-11-20T00:00'],
    ['October 30', '2026-10-30T00:00'],
    ['since late July', '2026-07-16T00:00'],
    ['late July', '2026-07-16T00:00/2026-08-01T00:00'],
    ['the end of next week', '2026-11-27T00:00/2026-11-30T00:00'],
    ['next 3 weeks', '2026-11-23T00:00/2026-12-14T00:00'],
    ['from May to October 2027', '2027-05-01T00:00/2027-10-01T00:00'],
    ['this weekend', '2026-11-20T18:00/2026-11-23T00:00'],
    ['the 90s', '2090-01-01T00:00/2100-01-01T00:00'],
    ['at 7', '2026-11-18T07:00'],
  ])('%s', (text, other) => {
    expect(others(text)).toContain(other);
  });

  it('has none where the words are plain', () => {
    for (const text of ['tomorrow at 15:00', 'March 3, 2027', 'next week', 'in two hours'])
      expect(itemsIn(text)[0]?.value.alternatives, text).toBeUndefined();
  });
});

it('names the words that it read, without what only leads to them', () => {
  const words = (text: string): string[] => itemsIn(text).map((item) => item.text);
  expect(words('see you on Monday at 3pm.')).toEqual(['Monday at 3pm']);
  expect(words('it ends at the end of next month')).toEqual(['end of next month']);
  expect(words('what about the last quarter?')).toEqual(['last quarter']);
  expect(words('from 9 to 5 on Friday, for 2 hours')).toEqual(['from 9 to 5 on Friday', '2 hours']);
  expect(meaning('from 9 to 5 on Friday, for 2 hours')).toBe('2026-11-20T09:00/2026-11-20T17:00 + 7200 s');
});
