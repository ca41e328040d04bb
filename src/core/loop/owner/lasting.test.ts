import { describe, expect, it } from 'vitest';
import { describeRule } from '../../preferences/render/describe';
import { lastingWishes } from './lasting';

const wishes = (text: string, ...passages: string[]) =>
  lastingWishes(text, { now: 29_900_000, zone: 'Europe/Berlin', passages });
const read = (text: string) => wishes(text).flatMap(({ rules }) => rules.map((rule) => describeRule(rule)));

describe('lasting wishes in words', () => {
  it.each([
    ['From now on no meetings before 10.', 'No meetings before 10.', 'never offer before 10:00 AM'],
    ['No meetings on Fridays from now on, please.', 'No meetings on Fridays.', 'never offer Fri'],
    [
      'Please always leave 15 minutes between calls.',
      'Leave 15 minutes between calls.',
      'keep 15 minutes before and after (meetings by video and by phone)',
    ],
    ['From now on I need 24 hours notice.', 'I need 24 hours notice.', 'offer nothing sooner than 24 hours from now'],
    ['My meetings are 45 minutes from now on.', 'My meetings are 45 minutes.', 'book 45 minutes'],
    ['From now on at most\n4 meetings a day.', 'At most 4 meetings a day.', 'at most 4 a day'],
    ['Ab jetzt bitte keine Termine am Freitag.', 'Keine Termine am Freitag.', 'never offer Fri'],
    ['From now on ask me before you send anything.', 'Ask me before you send anything.', 'ask you before I write'],
    ['Drafts only from now on please', 'Drafts only.', 'only write drafts'],
    ['From now on, book without asking me.', 'Book without asking me.', 'book without asking you'],
  ])('%s', (mail, text, words) => {
    const [wish] = wishes(mail);
    expect(wish?.text).toBe(text);
    expect(read(mail)).toEqual([words]);
  });

  it.each(['Ask me before you move meetings.', 'Book without asking me.'])(
    'how freely the assistant acts is lasting by itself: %s',
    (mail) => {
      expect(wishes(mail)).toHaveLength(1);
    },
  );

  it.each([
    "Don't ask Jane about the budget",
    "Don't ask me about the budget",
    'He left without asking',
    "I'm always happy to meet. 30 minutes with Jane please",
    'Never mind the 30 minutes',
    'Let us talk some time in the future, 30 minutes',
    'Make it 45 minutes',
    'Ask me tomorrow',
    'Ask me first.',
    'No meetings on Friday.',
    'Can you find 30 minutes for Jane and me next week?',
  ])('%s is none', (mail) => {
    expect(wishes(mail)).toEqual([]);
  });

  it('are those that the reader takes so, and what is not understood says so', () => {
    expect(wishes('I prefer mornings in general.', 'in general')).toMatchObject([
      { rules: [{ kind: 'like', weight: 2 }] },
    ]);
    expect(wishes('From now on treat people as penguins.')).toEqual([
      { text: 'From now on treat people as penguins.', rules: [] },
    ]);
  });

  it('are found among other sentences', () => {
    const mail =
      'Hi Sunny,\n\nplease find 30 minutes with Jane next week. From now on no meetings before 10. Thanks!\nDana';
    expect(wishes(mail).map(({ text }) => text)).toEqual(['No meetings before 10.']);
  });
});
