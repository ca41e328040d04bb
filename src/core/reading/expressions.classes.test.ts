import { describe, expect, it } from 'vitest';
import { itemsIn, meaning } from './expressions.fixture';

/** What holds of one phrase of a class holds of the others. Read on Wednesday 18 November 2026 at 10:00. */
const TABLES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'days of a month that is pointed at': [
    ['out 4 to 23 next month', '2026-12-04/2026-12-24'],
    ['from 3 to 12 of this month', '2026-11-03/2026-11-13'],
    ['20 of last month', '2026-10-20'],
    ['the 20th of last month', '2026-10-20'],
  ],
  'weekdays that are counted': [
    ['two Sundays from now', '2026-11-29'],
    ['three Mondays ago', '2026-11-02'],
    ['in two Saturdays', '2026-11-28'],
  ],
  'days beside a day': [
    ['on the day after tomorrow', '2026-11-20'],
    ['on the day before yesterday', '2026-11-16'],
    ['a year ago today', '2025-11-18'],
    ['Thanksgiving last year', '2025-11-27'],
    ['Thursday the 12th', '2026-11-12'],
    ['8pm on 25', '2026-11-25T20:00'],
  ],
  'hours of two numbers': [
    ['from six to eight in the evening', '2026-11-18T18:00/2026-11-18T20:00'],
    ['at ten to four', '2026-11-18T15:50'],
    ['from 10 pm to 2', '2026-11-18T22:00/2026-11-19T02:00'],
    ['out at 4 - 6:30 pm?', '2026-11-18T16:00/2026-11-18T18:30'],
    ['in an hour and thirty minutes', '2026-11-18T11:30'],
  ],
  'months and decades in digits': [
    ['the report covers 2026/09', '2026-09-01/2026-10-01'],
    ['out 11 -2026', '2026-11-01/2026-12-01'],
    ["music of the 80's", '1980-01-01/1990-01-01'],
    ['in the noughties', '2000-01-01/2010-01-01'],
    ['in the two thousand and tens', '2010-01-01/2020-01-01'],
    ['in the year 247', '0247-01-01/0248-01-01'],
    ['the third- quarter of 2016', '2016-07-01/2016-10-01'],
  ],
  'stretches within a stretch': [
    ['last week between Thursday and Saturday', '2026-11-12/2026-11-15'],
    ['this week from Thu to Fri', '2026-11-19/2026-11-21'],
    ['the rest of the day', '2026-11-18T10:00/2026-11-19'],
    ['from now until 6pm', '2026-11-18T10:00/2026-11-18T18:00'],
    ['for 2 hours from 6pm', '2026-11-18T18:00/2026-11-18T20:00'],
    ['blocked for the day', '2026-11-18'],
  ],
  'bounds said with two words': [
    ['later than or at 1/1/2027', '2027-01-01/'],
    ['on or before Friday', '/2026-11-21'],
    ['in advance of 2pm', '/2026-11-18T14:00'],
  ],
  'series without "every"': [
    ['mornings at 9am', 'FREQ=DAILY'],
    ['class on Monday mornings', 'FREQ=WEEKLY;BYDAY=MO'],
    ['each 4/15', 'FREQ=YEARLY'],
  ],
  'places counted from the end': [
    ['the third to last day of the month', '2026-11-28'],
    ['the second-to-last day of March', '2027-03-30'],
  ],
  'weeks after a day': [
    ['let us talk a week today', '2026-11-25'],
    ['let us talk tomorrow week', '2026-11-26'],
    ['the night before Christmas', '2026-12-24T20:00/2026-12-25'],
    ['in the month of may', '2027-05-01/2027-06-01'],
  ],
  'hours that are told': [
    ['meet at 9 sharp', '2026-11-19T09:00'],
    ['meet at half eight', '2026-11-19T08:30'],
    ['meet from 8 in the morning until 2 in the afternoon', '2026-11-18T08:00/2026-11-18T14:00'],
    ['meet between 9 in the morning and 2 in the afternoon', '2026-11-18T09:00/2026-11-18T14:00'],
    ["it's twelve thirty", '2026-11-18T12:30'],
    ['at mid-day', '2026-11-18T12:00'],
    ['back at 12 lunchtime', '2026-11-18T12:00'],
    ['move the eleven am appointment to 4.', '2026-11-18T11:00 + 2026-11-18T16:00'],
  ],
  'years and lengths': [
    ['stay for another day', '86400 s'],
    ['offline for the hour', '3600 s'],
    ['away for all-week', '604800 s'],
    ['he died on 5 December 1391', '1391-12-05'],
    ['half a year', `${365 * 43_200} s`],
    ['in half a year', '2027-05-18'],
  ],
};

describe.each(Object.entries(TABLES))('%s', (_, rows) => {
  it.each(rows)('%s', (text, expected) => {
    expect(meaning(text)).toBe(expected);
  });
});

describe('counts, verbs and measures name no time', () => {
  it.each([
    'the 5 of us agreed',
    'the 3 of them left',
    'THE SYSTEM MAY RESTART',
    'YOU MAY ENTER',
    'sat on a chair',
    'I gave him a second chance',
    'he is in his mid thirties',
    'at 6.5  kilograms',
  ])('%s', (text) => {
    expect(itemsIn(text)).toEqual([]);
  });

  it('"the weekend" is the next one, not every one', () => {
    expect(meaning('during the weekend')).toBe('2026-11-21/2026-11-23');
  });
});
