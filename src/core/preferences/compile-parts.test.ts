import { describe, expect, it } from 'vitest';
import { compile } from './compile';
import type { Rule } from './rule';

const read = (text: string, locale: string) =>
  compile(text, { now: 29_700_000, zone: 'America/New_York', locale }).sentences;
const rulesOf = (text: string, locale = 'en'): Rule[] => read(text, locale).flatMap(({ rules }) => rules);

describe('sides of a time before and after', () => {
  it.each<[string, string, Rule[]]>([
    [
      'fr',
      'Merci de prévoir une heure avant chaque train et deux heures après chaque vol.',
      [
        { kind: 'travel', around: 'train', before: 60, after: 0 },
        { kind: 'travel', around: 'flight', before: 0, after: 120 },
      ],
    ],
    [
      'en',
      'Block two hours before each flight and one hour after each train.',
      [
        { kind: 'travel', around: 'flight', before: 120, after: 0 },
        { kind: 'travel', around: 'train', before: 0, after: 60 },
      ],
    ],
    [
      'en',
      'Two hours before flights and one hour after.',
      [{ kind: 'travel', around: 'flight', before: 120, after: 60 }],
    ],
    [
      'en',
      'Keep 30 minutes before flights and after trains.',
      [{ kind: 'travel', around: 'flight', before: 30, after: 0 }],
    ],
    ['en', 'Keep 30 minutes before flights free.', [{ kind: 'travel', around: 'flight', before: 30, after: 0 }]],
  ])('stay with their own noun in %s "%s"', (locale, text, rules) => {
    expect(rulesOf(text, locale)).toEqual(rules);
  });
});

describe('meetings and times in pairs', () => {
  it.each<[string, Rule[]]>([
    [
      'Interviews on Tuesdays and coffees on Thursdays only.',
      [
        { kind: 'only', when: { weekdays: [1] }, scope: { types: ['interview'] } },
        { kind: 'only', when: { weekdays: [3] }, scope: { types: ['coffee'] } },
      ],
    ],
    [
      'Interviews and coffees only on Tuesdays and Thursdays.',
      [{ kind: 'only', when: { weekdays: [1, 3] }, scope: { types: ['interview', 'coffee'] } }],
    ],
  ])('are not mixed in "%s"', (text, rules) => {
    expect(rulesOf(text)).toEqual(rules);
  });
});

describe('a part of the day with a limit', () => {
  it.each<[string, Rule]>([
    [
      'No calls in the evening until 8.',
      { kind: 'never', when: { hours: [[1020, 1200]] }, scope: { media: ['video', 'phone'] } },
    ],
    [
      'Calls only in the morning from 10.',
      { kind: 'only', when: { hours: [[600, 720]] }, scope: { media: ['video', 'phone'] } },
    ],
  ])('keeps both in "%s"', (text, rule) => {
    expect(rulesOf(text)).toEqual([rule]);
  });
});

describe('hours that are all there is of some days', () => {
  it.each<[string, string, Rule[]]>([
    ['en', 'Fridays only until 2.', [{ kind: 'never', when: { weekdays: [4], hours: [[840, 1440]] } }]],
    [
      'de',
      'Freitags nur bis 14 Uhr und montags nur ab 10 Uhr.',
      [
        { kind: 'never', when: { weekdays: [4], hours: [[840, 1440]] } },
        { kind: 'never', when: { weekdays: [0], hours: [[0, 600]] } },
      ],
    ],
    ['es', 'Los viernes solo hasta las 14.', [{ kind: 'never', when: { weekdays: [4], hours: [[840, 1440]] } }]],
    ['fr', 'Le vendredi, uniquement le matin.', [{ kind: 'never', when: { weekdays: [4], hours: [[720, 1440]] } }]],
    [
      'en',
      'On Mondays, interviews only before noon.',
      [{ kind: 'never', when: { weekdays: [0], hours: [[720, 1440]] }, scope: { types: ['interview'] } }],
    ],
    ['en', 'Only Fridays until 2.', [{ kind: 'only', when: { weekdays: [4], hours: [[0, 840]] } }]],
  ])('leave the other days alone in %s "%s"', (locale, text, rules) => {
    expect(rulesOf(text, locale)).toEqual(rules);
  });
});

describe('what a second part leaves out', () => {
  it.each<[string, Rule['kind'][]]>([
    ['At least 24 hours notice, 48 for interviews.', []],
    ['Coffees run 45 minutes, lunches 90.', ['duration', 'duration']],
    ['Interviews: 30 min, max 45.', ['duration', 'longest']],
    ['Prefer mornings for customers and never after 4.', ['like', 'never']],
    ['No Mondays if possible and never on Fridays.', ['like', 'never']],
    ['Ideally nothing before 10 and nothing after 4.', ['like']],
    ['Write to Anna formally, and cc me.', []],
    ['In-person meetings only with customers.', []],
    ['Remind guests once, but VIPs never.', []],
    ['VIPs: Anna Berg and ben@globex.example.', []],
  ])('is the word of the first, or is not understood, in "%s"', (text, kinds) => {
    expect(rulesOf(text).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('a word for nobody or for some', () => {
  it.each<[string, string]>([
    ['en', 'Nobody is a VIP.'],
    ['en', 'Nobody from @north.example has priority.'],
    ['fr', 'Personne ne passe avant.'],
    ['es', 'Nadie tiene prioridad.'],
    ['de', 'Niemand hat Vorrang.'],
  ])('is no name in %s "%s"', (locale, text) => {
    expect(rulesOf(text, locale)).toEqual([]);
  });
});

describe('patterns of titles', () => {
  it.each<[string, string[]]>([
    ['Title: "<guest\'s first name> x Sam"', ['{guest first name} x Sam']],
    ['Title: "<guest> / Sam"', ['{guest} / Sam']],
    ['Title: "{guest} <> Sam"', ['{guest} <> Sam']],
    ['Title: "<their shoe size> x Sam"', []],
    ['Title: "{nickname} x Sam"', []],
  ])('take brackets for notation in %s', (text, patterns) => {
    expect(rulesOf(text).map((rule) => rule.kind === 'title' && rule.pattern)).toEqual(patterns);
  });
});

describe('how mails to somebody are written', () => {
  const named = { by: 'name', name: 'Mme Duval' } as const;
  it.each<[string, string, Rule[]]>([
    [
      'fr',
      'Avec Mme Duval, vouvoyez et écrivez en français.',
      [
        { kind: 'formality', tone: 'formal', people: named },
        { kind: 'language', language: 'fr', people: named },
      ],
    ],
    ['en', 'Write in French and formally to Mme Duval.', []],
    ['en', 'With investors be formal and sign as "Dana Reyes, CEO".', []],
    [
      'en',
      'Casual, but formal with lawyers.',
      [
        { kind: 'formality', tone: 'warm' },
        { kind: 'formality', tone: 'formal', people: { by: 'tag', tag: 'lawyer' } },
      ],
    ],
    [
      'es',
      'Los correos, breves y de tú, y firma como «Equipo de Ana».',
      [
        { kind: 'formality', tone: 'warm' },
        { kind: 'mail_length', most: { words: 60 } },
        { kind: 'signature', text: 'Equipo de Ana' },
      ],
    ],
  ])('holds for all that is said of them, or nothing does, in %s "%s"', (locale, text, rules) => {
    expect(rulesOf(text, locale)).toEqual(rules);
  });
});

describe('a place that the owner is at now and then', () => {
  it.each<[string, string]>([
    ['en', "When I'm in Austin, no calls before 11."],
    ['en', "No calls before 11, when I'm in Austin."],
    ['en', "While I'm in Tokyo, offer only mornings."],
    ['fr', 'Quand je suis à Paris, pas de réunion avant 11h.'],
    ['es', 'Cuando estoy en Madrid, nada antes de las 11.'],
    ['de', 'Wenn ich in Berlin bin, keine Termine vor 11 Uhr.'],
  ])('binds nothing without its dates in %s "%s"', (locale, text) => {
    expect(rulesOf(text, locale)).toEqual([]);
  });

  it('is where the owner is, without a condition', () => {
    expect(rulesOf("I'm in Chicago, so use Central time.")).toMatchObject([{ kind: 'zone', zone: 'America/Chicago' }]);
  });
});

describe('lengths of an hour and a part of one', () => {
  it.each<[string, string, number[]]>([
    ['en', 'Interviews are an hour and a quarter.', [75]],
    ['en', 'Interviews are three quarters of an hour.', [45]],
    ['en', 'Interviews take a quarter of an hour.', [15]],
    ['de', 'Interviews dauern eine Viertelstunde.', [15]],
    ['de', 'Interviews dauern eine Stunde und eine Viertelstunde.', [75]],
    ['fr', 'Les entretiens durent une heure et quart.', [75]],
    ['es', 'Las entrevistas duran una hora y cuarto.', [75]],
    ['en', 'Interviews are an hour and ten.', []],
  ])('are read whole in %s "%s"', (locale, text, minutes) => {
    expect(rulesOf(text, locale).map((rule) => rule.kind === 'duration' && rule.minutes)).toEqual(minutes);
  });
});

describe('a place to meet', () => {
  it.each<[string, string[]]>([
    ["For breakfast meetings use the Corner Grill; it's quiet and they know me there.", ['Corner Grill']],
    ['For coffee use the Corner Grill; lunches at Osteria Fenice.', ['Corner Grill', 'Osteria Fenice']],
    ['Lunch at the Corner Grill, breakfast at the Grand Hotel.', ['Corner Grill']],
    ['For coffee use the Corner Grill, 14 Mill Lane.', ['Corner Grill, 14 Mill Lane']],
    ["Coffee at Blue Door, it's next to the office.", ['Blue Door']],
    ["Coffee at Blue Door, it's next to the office if it rains.", []],
  ])('ends where the next clause begins in "%s"', (text, places) => {
    expect(rulesOf(text).map((rule) => rule.kind === 'place' && rule.place)).toEqual(places);
  });
});
