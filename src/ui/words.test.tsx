import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/messages/languages';
import { translator } from '@/messages/translate';
import { relativeTime } from './relative-time';
import { errorText, firstUpper, plural } from './words';

describe('relative time', () => {
  const now = 1_000_000_000_000;
  it.each([
    [-3_600_000, 'just now'],
    [0, 'just now'],
    [4_999, 'just now'],
    [5_000, '5 seconds ago'],
    [59_999, '59 seconds ago'],
    [60_000, '1 minute ago'],
    [61_000, '1 minute 1 second ago'],
    [3_599_000, '59 minutes 59 seconds ago'],
    [3_600_000, '1 hour ago'],
    [7_380_000, '2 hours 3 minutes ago'],
    [86_399_000, '23 hours 59 minutes ago'],
    [86_400_000, '1 day ago'],
    [93_600_000, '1 day 2 hours ago'],
    [86_400_000 * 40, '40 days ago'],
  ])('%i ms ago reads "%s"', (elapsed, text) => {
    expect(relativeTime(now - elapsed, now, translator('en', 'ui'))).toBe(text);
  });

  it('is said in the language of the page', () => {
    const said = (locale: Locale) => relativeTime(now - 93_600_000, now, translator(locale, 'ui'));
    expect(LOCALES.map(said)).toEqual([
      '1 day 2 hours ago',
      'vor 1 Tag 2 Stunden',
      'il y a 1 jour 2 heures',
      'hace 1 día 2 horas',
    ]);
  });
});

describe('text helpers', () => {
  it('upper-cases the first letter only and turns underscores into spaces', () => {
    expect(firstUpper('past_due')).toBe('Past due');
    expect(firstUpper('sent to ACME')).toBe('Sent to ACME');
    expect(firstUpper('')).toBe('');
  });

  it('adds s unless a plural is given', () => {
    expect([plural(1, 'loop'), plural(0, 'loop'), plural(2, 'reply', 'replies')]).toEqual([
      '1 loop',
      '0 loops',
      '2 replies',
    ]);
  });

  it.each([
    [undefined, 'Oops! Something went wrong.'],
    [new Error(''), 'Oops! Something went wrong.'],
    [{ message: 'no Error' }, 'Oops! Something went wrong.'],
    [new Error('It was taken'), 'It was taken.'],
    ['Already said.', 'Already said.'],
    ['Really?', 'Really?'],
  ])('makes a sentence of %s', (error, text) => {
    expect(errorText(error)).toBe(text);
  });
});
