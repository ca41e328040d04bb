import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import type { CompileContext } from '../compiled';
import { conflictsOf } from './conflicts';

const context: CompileContext = { now: 29_900_000, zone: 'Europe/Berlin', locale: 'en' };

/** The kinds of conflicts with the words of their sentences. */
function conflicts(...lines: string[]) {
  const { sentences } = compile(lines.map((line) => `- ${line}\n`).join(''), context);
  for (const sentence of sentences) expect(sentence.understood, sentence.text).toBe('yes');
  const texts = new Map(sentences.map(({ id, text }) => [id, text]));
  return conflictsOf(sentences).map(({ kind, sentences: ids }) => [kind, ...ids.map((id) => texts.get(id))]);
}

const HOURS = 'I work 9:00 to 17:00 on weekdays.';

describe('conflictsOf', () => {
  it.each([
    ['two windows that do not meet', [HOURS, 'Meetings only on Monday.', 'Interviews only on Tuesday.']],
    ['a window that another rule closes', [HOURS, 'Interviews only on Tuesday, 09:00–12:00.', 'Keep Tuesdays free.']],
    [
      'focus time that takes the rest of the day',
      ['I work 9:00 to 13:00 on weekdays.', 'Keep at least 4 hours a day free for focused work in one block.'],
    ],
  ])('names what leaves no time: %s', (_, lines) => {
    const [first, ...others] = conflicts(...lines);
    expect(first?.[0]).toBe('no_time_left');
    expect(first?.slice(1)).toEqual(lines.slice(-(first?.length ?? 1) + 1));
    expect(others).toEqual([]);
  });

  it.each([
    ['a window outside the hours', [HOURS, 'Interviews only after 18:00.']],
    ['a wish outside the hours', [HOURS, 'I prefer meetings after 18:00.']],
    ['a wish that a must forbids', ['No meetings on Friday.', 'I prefer meetings on Friday after 15:00.']],
    ['a length beyond the longest', ['Interviews take 1 hour.', 'Interviews take at most 45 minutes.']],
    ['a length beyond the window', ['Interviews take 1 hour.', 'Interviews only on Monday, 09:00–09:30.']],
    ['notice beyond the horizon', ['I need at least 10 business days of notice.', 'Offer times at most 7 days ahead.']],
    ['dates the wrong way round', ['No meetings from 2027-02-10 to 2027-02-01.']],
  ])('names what can never apply: %s', (_, lines) => {
    expect(conflicts(...lines)).toEqual([['never_applies', ...lines]]);
  });

  it.each([
    [
      'two usual lengths',
      ['Meetings last 30 minutes by default.', 'Write briefly.', 'Meetings last 45 minutes by default.'],
    ],
    ['two lengths of one kind', ['Coffee takes 30 minutes.', 'Coffee takes 45 minutes.']],
    ['two buffers', ['Keep 10 minutes free before and after meetings.', 'Keep 15 minutes free after meetings.']],
    ['hours of one day', [HOURS, 'My working hours are 10:00–14:00 on Friday.']],
    ['what is liked and disliked', ['I prefer meetings on Friday.', 'I would rather not have meetings on Friday.']],
  ])('names what is said twice: %s', (_, lines) => {
    expect(conflicts(...lines)).toEqual([['same_thing_twice', ...lines.filter((line) => line !== 'Write briefly.')]]);
  });

  it.each([
    [['Give jane@acme.com priority.', 'Avoid meetings with anyone at acme.com.']],
    [['Count Jane Doe as a VIP.', 'Ignore mail from Jane Doe.']],
  ])('names a person who is wanted and kept away: %j', (lines) => {
    expect(conflicts(...lines)).toEqual([['person', ...lines]]);
  });

  it.each([
    [['No interviews.', HOURS]],
    [['Interviews only on Tuesday mornings and Thursday afternoons.', HOURS]],
    [['I work 7:00 to 15:00 on weekdays.', 'I prefer meetings before 09:00.']],
    [['Interviews only on Tuesday, 09:00–10:00.', HOURS]],
    [['At most 1 meeting a week.', HOURS]],
    [[HOURS, 'No meetings after 18:00.', 'Keep weekends free.']],
    [[HOURS, 'Interviews only after 18:00.', 'Interviews may be outside my working hours after 18:00.']],
    [['No meetings between 12:00 and 13:00 (lunch).', 'No meetings between 13:00 and 14:00 (lunch).']],
    [['Keep 10 minutes free before meetings.', 'Keep 5 minutes free after meetings.']],
    [['Coffee takes 30 minutes.', 'Interviews take 45 minutes.', 'Meetings last 30 minutes by default.']],
    [['Keep at least 3 hours a day free for focused work in at most 3 blocks.', HOURS, 'No meetings before 12:00.']],
    [['Give jane@acme.com priority.', 'Avoid meetings with anyone at example.org.']],
    [['I prefer meetings before 12:00.', HOURS, 'Interviews only on Tuesday after 13:00.']],
  ])('finds nothing in what people ordinarily say: %j', (lines) => {
    expect(conflicts(...lines)).toEqual([]);
  });
});
