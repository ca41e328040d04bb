import { describe, expect, it } from 'vitest';
import { compile } from './compile';
import { describeRule } from './render/describe';

function said(text: string, locale = 'en-US'): string[] {
  const { sentences } = compile(text, { now: 29_700_000, zone: 'America/New_York', locale });
  return sentences.flatMap(({ rules, unread }) => [
    ...rules.map((rule) => describeRule(rule)),
    ...unread.map((part) => `? ${part}`),
  ]);
}

describe('a list after a noun', () => {
  it('is said of that noun, thing by thing', () => {
    expect(said('Founders: 25 min, Tue and Thu only, video')).toEqual([
      'book 25 minutes (meetings with founders)',
      'offer meetings with founders only Tue, Thu',
      'meet by video (meetings with founders)',
    ]);
    expect(said('Coffee = Octane on Memorial Dr, 45 min')).toEqual([
      'meet at “Octane on Memorial Dr” (coffee)',
      'book 45 minutes (coffee)',
    ]);
  });

  it('is not cut into what would be said of all meetings', () => {
    expect(said('Interviews: Tuesdays, 45 minutes, my kids come first')).toEqual([
      '? Interviews: Tuesdays, 45 minutes, my kids come first',
    ]);
  });

  it('has days and hours of those meetings, and not of all work', () => {
    expect(said('Interviews 45 min, Tue–Thu, between 10 and 4.')).toEqual([
      'book 45 minutes (interviews)',
      'offer interviews only Tue–Thu 10:00 AM – 4:00 PM',
    ]);
    expect(said('Interviews take 45 minutes, I work Mon–Fri 9 to 5.')).toEqual([
      'book 45 minutes (interviews)',
      'work Mon–Fri 9:00 AM – 5:00 PM',
    ]);
  });

  it('tells how meetings are after how long they are', () => {
    expect(said('15 minutes for phone interviews')).toEqual(['book 15 minutes (interviews by phone)']);
    expect(said('Recruiters: 15 minutes, phone')).toEqual([
      'book 15 minutes (meetings with recruiters)',
      'meet by phone (meetings with recruiters)',
    ]);
  });
});

describe('two things in one sentence', () => {
  it('are read where each stands by itself', () => {
    expect(said('I stop at 5, and on Fridays I finish at 3.')).toEqual([
      'never offer after 5:00 PM',
      'never offer Fri after 3:00 PM',
    ]);
    expect(said('Max 7 meetings per day everything included, on Friday max 3.')).toEqual([
      'at most 7 a day',
      'at most 3 a day, Fri',
    ]);
  });

  it.each([
    'On Fridays I finish at 3, and no meetings before 10.',
    "In August I'm in Lisbon, and no meetings before 10.",
    'I like coffee, and no meetings before 10.',
    'My cell is 312-555-0148, okay to give to customers, not to recruiters or vendors.',
    'No calls. (Exception: Bex from Halftone, she pays my mortgage)',
    'Evening meetings on Tuesdays.',
    'Please keep them empty Tue-Thu.',
    'Office hours are Wed 2-4pm.',
  ])('bind nothing where one could be of the other: %s', (text) => {
    expect(said(text).filter((words) => !words.startsWith('?'))).toEqual([]);
  });
});

describe('as people tell it', () => {
  it.each([
    ["Don't book anything with recruiters without my ok.", ['ask you before I book (meetings with recruiters)']],
    ["If Marcus asks, it's a yes.", ['give Marcus priority']],
    ['If no reply after 3 days remind once.', ['send at most 1 follow-up', 'follow up after 3 business days']],
    ['Evening meetings on Tuesdays only.', ['never offer Mon, Wed, Thu, Fri, Sat, Sun 5:00 – 9:00 PM']],
    ['I usually eat lunch between 12 and 12:30.', ['never offer 12:00 – 12:30 PM (lunch)']],
    ["On Tuesdays I'm only around until 2pm.", ['never offer Tue after 2:00 PM']],
    ['Nothing before noon, not even the dean.', ['never offer before 12:00 PM']],
    ['Interviews take 45 minutes and demos 20.', ['book 45 minutes (interviews)', 'book 20 minutes (demos)']],
  ])('%s', (text, rules) => {
    expect(said(text)).toEqual(rules);
  });

  it.each([
    "If Marcus asks, it's a yes or no question.",
    'I work until 5 most days.',
    'I eat lunch with clients between 12 and 1.',
    'We have dinner on Fridays at 7.',
  ])('%s is none of these', (text) => {
    expect(said(text)).toEqual([`? ${text}`]);
  });
});
