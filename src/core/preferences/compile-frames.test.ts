import { describe, expect, it } from 'vitest';
import { compile } from './compile';
import type { Rule } from './rule';

const read = (text: string, locale = 'en') =>
  compile(text, { now: 29_700_000, zone: 'America/New_York', locale }).sentences;
const rulesOf = (text: string, locale = 'en'): Rule[] => read(text, locale).flatMap(({ rules }) => rules);
const demos = { types: ['demo'] };

describe('frames that hold for any noun and number', () => {
  it.each<[string, string, Rule[]]>([
    [
      'en',
      'I can take ten demos a day, but no more than three reviews.',
      [
        { kind: 'limit', most: { count: 10 }, per: 'day', scope: demos },
        { kind: 'limit', most: { count: 3 }, per: 'day', scope: { types: ['review'] } },
      ],
    ],
    [
      'en',
      'Not more than four demos in a row, then I need 20 minutes.',
      [{ kind: 'in_a_row', most: 4, pause: 20, scope: demos }],
    ],
    [
      'de',
      'Nie mehr als drei Termine hintereinander, danach 30 Minuten Pause.',
      [{ kind: 'in_a_row', most: 3, pause: 30 }],
    ],
    [
      'en',
      'Never more than 2 hours of continuous meetings without a 20 minute gap.',
      [{ kind: 'break', after: 120, pause: 20 }],
    ],
    [
      'en',
      'After two straight hours of meetings give me thirty minutes of nothing.',
      [{ kind: 'break', after: 120, pause: 30 }],
    ],
    [
      'en',
      'Offer demos between 3 and 8 business days out.',
      [
        { kind: 'notice', least: { businessDays: 3 }, scope: demos },
        { kind: 'horizon', most: { businessDays: 8 }, scope: demos },
      ],
    ],
    [
      'en',
      'For demos I need two business days to prepare.',
      [{ kind: 'notice', least: { businessDays: 2 }, scope: demos }],
    ],
    [
      'en',
      'Nothing after 6pm, except on Thursdays when I can go until 8.',
      [
        { kind: 'never', when: { weekdays: [0, 1, 2, 4, 5, 6], hours: [[1080, 1440]] } },
        { kind: 'never', when: { weekdays: [3], hours: [[1200, 1440]] } },
      ],
    ],
    [
      'en',
      'Lengths:\nLeave five minutes between reviews, and 15 before a demo.',
      [
        { kind: 'buffer', before: 5, after: 5, scope: { types: ['review'] } },
        { kind: 'buffer', before: 15, after: 0, scope: demos },
      ],
    ],
    ['en', 'Only mornings for demos.', [{ kind: 'only', when: { hours: [[0, 720]] }, scope: demos }]],
    ['en', "Don't send more than two reminders.", [{ kind: 'follow_ups', most: 2 }]],
    [
      'en',
      'Use https://zoom.us/j/1 for Jane and https://zoom.us/j/2 for others.',
      [
        { kind: 'video', provider: 'https://zoom.us/j/1', scope: { people: { by: 'name', name: 'Jane' } } },
        { kind: 'video', provider: 'https://zoom.us/j/2' },
      ],
    ],
    [
      'en',
      "I'd like Friday afternoons free.",
      [{ kind: 'like', when: { weekdays: [4], hours: [[720, 1020]] }, weight: -2 }],
    ],
    [
      'de',
      'Freitagnachmittage hätte ich am liebsten frei.',
      [{ kind: 'like', when: { weekdays: [4], hours: [[720, 1020]] }, weight: -2 }],
    ],
    [
      'en',
      'If I write #board in the thread, offer Mondays only.',
      [{ kind: 'only', when: { weekdays: [0] }, scope: { codeword: '#board' } }],
    ],
    [
      'en',
      'Leave 45 min between a Zoom and anything face to face.',
      [{ kind: 'gap', between: ['in_person', 'video'], minutes: 45 }],
    ],
    [
      'en',
      'Nothing in the 90 minutes before one of my trains leaves.',
      [{ kind: 'travel', around: 'train', before: 90, after: 0 }],
    ],
    [
      'en',
      'Titles: "Guest × Helen", or "Org × Fernhill" when there is a company.',
      [{ kind: 'title', pattern: '{guest organisation} × Fernhill', fallback: '{guest} × Helen' }],
    ],
    [
      'en',
      'Demos are on video, on Google Meet.',
      [
        { kind: 'medium', medium: 'video', scope: demos },
        { kind: 'video', provider: 'Google Meet', scope: demos },
      ],
    ],
    [
      'en',
      'For demos, do the follow-ups in one block the next day instead.',
      [{ kind: 'follow_up_block', at: 'next_day', scope: demos }],
    ],
    [
      'en',
      'On Tuesdays there is choir, so I can go on until 5.',
      [{ kind: 'open', when: { weekdays: [1], hours: [[0, 1020]] } }],
    ],
  ])('read in %s "%s"', (locale, text, rules) => {
    expect(rulesOf(text, locale)).toEqual(rules);
  });

  it.each<[string, string]>([
    ['en', 'Follow up the next day.'],
    ['en', 'Something came up on Friday, so no meetings.'],
    ['en', 'Only Fridays for lunch with Jane.'],
    ['en', 'On Tuesdays I teach, so afternoons only.'],
    ['en', 'New clients only on Tuesdays.'],
    ['en', "I'm off after two hours of meetings."],
    ['en', 'Our mails are under 60 words.'],
    ['en', 'In Denver April 6–8 2027: only in-person meetings, between 9 and 5 local time.'],
    ['en', 'I need 2 hrs of uninterrupted writing every weekday, ideally before lunch'],
    ['en', "On Fridays there's choir, so I can't go on until 5."],
    ['en', 'No calls within an hour of a train ride.'],
    ['de', 'Ich schaffe drei Termine am Tag nicht.'],
    ['en', 'No calls before 2 hours after a meeting.'],
    ['en', 'I can take the train on Mondays.'],
    ['en', 'Last year I could take ten calls a day.'],
    ['en', 'Instead of mornings, maybe afternoons.'],
    ['en', 'She can go until 8 on Thursdays.'],
    ['en', 'Friday afternoons would be free.'],
    ['en', 'Titles: "Guest × Helen", or "Lunch × Helen" when there is time.'],
  ])('take nothing from %s "%s"', (locale, text) => {
    expect(rulesOf(text, locale)).toEqual([]);
  });
});

describe('a sentence that only repeats the one before it', () => {
  it('is understood, and binds nothing of its own', () => {
    const [first, second] = read('Monday mornings are for drawing, keep them free. Never book over it.');
    expect(first?.rules).toHaveLength(1);
    expect(second).toMatchObject({ understood: 'yes', rules: [], unread: [] });
  });

  it('is not understood where that keeps nothing free', () => {
    expect(read('Meetings last 30 minutes. Never book over it.')[1]?.understood).toBe('no');
    expect(read('Never book over it.')[0]?.understood).toBe('no');
  });
});
