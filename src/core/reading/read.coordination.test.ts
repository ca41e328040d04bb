import { describe, expect, it } from 'vitest';
import { at, FIRST, OFFERED, readWindows } from './context.fixture';
import { read } from './read';

const THIS_FRIDAY = [{ start: at(10, 9, 11), end: at(10, 9, 11) + 30 }];

/** Read on Monday 5 October 2026. Every sentence is understood to its last word. */
describe('words that a list leaves out', () => {
  it.each([
    ['Tuesday this week or next works.', ['+2026-10-06', '+2026-10-13']],
    [
      'Mon or Tue next week or the week after would work.',
      ['+2026-10-12', '+2026-10-13', '+2026-10-19', '+2026-10-20'],
    ],
    ['Tuesday next week or Thursday the week after', ['+2026-10-13', '+2026-10-22']],
    ['Friday or the day after works.', ['+2026-10-09', '+2026-10-10']],
    ['next Tuesday or the one after', ['+2026-10-13', '+2026-10-20']],
    ['10, 11 or 3 on the 12th would work.', ['+2026-10-12 10:00', '+2026-10-12 11:00', '+2026-10-12 15:00']],
    ['The 12th or 13th of November would be great.', ['+2026-11-12', '+2026-11-13']],
    ['I could do the 5th, 6th or 9th of November.', ['+2026-11-05', '+2026-11-06', '+2026-11-09']],
    ['November 10-12 works for me.', ['+2026-11-10', '+2026-11-11', '+2026-11-12']],
    [
      'Could we do early next week or late the week after?',
      ['+2026-10-12', '+2026-10-13', '+2026-10-22', '+2026-10-23'],
    ],
    ['Late Friday afternoon works.', ['+2026-10-09 15:00-17:00']],
    ['Weekend mornings are fine.', ['+FREQ=WEEKLY;BYDAY=SA,SU -12:00']],
    ['Happy New Year! Tuesday at 3 works.', ['+2026-10-06 15:00']],
    ['any time after Easter', ['>=2027-03-29']],
    ['by the end of next week please', ['<=2026-10-16']],
    ['Mondays and Wednesdays are usually blocked for me.', ['-FREQ=WEEKLY;BYDAY=MO', '-FREQ=WEEKLY;BYDAY=WE']],
    ['Nothing until Thursday afternoon, sorry.', ['-2026-10-05', '-2026-10-06', '-2026-10-07', '-2026-10-08 -12:00']],
  ])('%s', (text, expected) => {
    expect(readWindows(text)).toEqual(expected);
    expect(read(text, FIRST).residue).toEqual([]);
  });

  it.each([
    ['I am in London and out on Thursday. Any afternoon of mine is fine.', '-2026-10-08'],
    ['I’m in Paris and away Thursday. Any afternoon is fine.', '-2026-10-08'],
    ['I am out on Thursday. Afternoons are fine.', '-2026-10-08'],
  ])('a day that is out is out for every time said later: %s', (text, out) => {
    const windows = readWindows(text);
    expect(windows.filter((window) => window.includes('2026-10-08'))).toEqual([expect.stringContaining(out)]);
  });

  it('this week or next is two weeks and leaves nothing unread', () => {
    expect(readWindows('Could we do this week or next?')).toHaveLength(10);
    expect(read('Could we do this week or next?', FIRST).residue).toEqual([]);
  });

  it.each([
    ['Friday week at 3 works.', ['+2026-10-16 15:00']],
    ['I am open at 12 on Mon Nov 2 or 11 on next Friday.', ['+2026-11-02 12:00', '+2026-10-16 11:00']],
    ['Geht Mittwoch oder nächste Woche Freitag?', ['+2026-10-07', '+2026-10-16']],
    ['Puedo a las 9 el 9 de noviembre o a las 11 el 10 de noviembre.', ['+2026-11-09 09:00', '+2026-11-10 11:00']],
    ['Um 11 Uhr am Mittwoch den 7.10. könnte ich.', ['+2026-10-07 11:00']],
    ['Nächste Woche Dienstag und nächste Woche Donnerstag passen.', ['+2026-10-13', '+2026-10-15']],
  ])('%s', (text, expected) => {
    expect(readWindows(text)).toEqual(expected);
  });

  it.each([
    ['Wednesday before 2 or Thursday of next week before 11 would work.', FIRST],
    ['Tuesday next week is not possible, but Friday would suit me.', { ...OFFERED, offered: THIS_FRIDAY }],
  ])('asks which week is meant: %s', (text, context) => {
    expect(read(text, context).flags).toContain('ambiguous_time');
  });

  it('does not act on a timestamp whose zone it would have to drop', () => {
    expect(readWindows('2026-10-07T10:00:00Z works')).toEqual([]);
    expect(read('2026-10-07T10:00:00Z works', FIRST).residue).not.toEqual([]);
  });
});
