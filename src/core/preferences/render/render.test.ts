import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs';
import { LANGUAGES } from '../../time/wall-format';
import type { CompiledSentence } from '../compiled';
import { ruleText } from '../normal';
import type { Rule } from '../rule';
import { anyRule } from '../rule-arbitrary.fixture';
import { describeRule } from './describe';
import { render, renderDocument, renderRule } from './render';

const SENTENCES: [Rule, sentence: string, chip: string][] = [
  [
    { kind: 'never', when: { weekdays: [4], hours: [[900, 1440]] } },
    'No meetings on Friday after 15:00.',
    'never offer Fri after 3:00 PM',
  ],
  [
    { kind: 'only', when: { weekdays: [3, 1], hours: [[540, 720]] }, scope: { types: ['interview'] } },
    'Interviews only on Tuesday and Thursday, 09:00–12:00.',
    'offer interviews only Tue, Thu 9:00 AM – 12:00 PM',
  ],
  [
    { kind: 'only', when: { dates: { from: '2027-02-01', to: '2027-02-04' }, hours: [[600, 960]] } },
    'From 2027-02-01 to 2027-02-04, meetings only between 10:00 and 16:00.',
    'offer only Feb 1 – 4, 2027 10:00 AM – 4:00 PM',
  ],
  [
    { kind: 'never', when: { hours: [[720, 780]] }, name: 'lunch' },
    'No meetings between 12:00 and 13:00 (lunch).',
    'never offer 12:00 – 1:00 PM (lunch)',
  ],
  [
    { kind: 'never', when: { weekdays: [0], nth: 1, dates: { to: '2027-03-31' } }, scope: { codeword: 'Board' } },
    'No meetings on the first Monday of the month until 2027-03-31, if I write "board".',
    'never offer first Mon until Mar 31, 2027, on “board”',
  ],
  [
    { kind: 'like', weight: 2, when: { hours: [[0, 720]] } },
    'I prefer meetings before 12:00.',
    'prefer before 12:00 PM',
  ],
  [
    { kind: 'buffer', before: 10, after: 10, scope: { media: ['video'] } },
    'Keep 10 minutes free before and after video meetings.',
    'keep 10 minutes before and after (meetings by video)',
  ],
  [
    { kind: 'limit', most: { count: 4 }, per: 'day', scope: { people: { by: 'side', side: 'outside' } } },
    'At most 4 outside meetings a day.',
    'at most 4 a day (meetings with anyone outside your organisation)',
  ],
  [
    { kind: 'limit', most: { count: 1 }, per: 'week', scope: { types: ['lunch', 'coffee'] } },
    'At most 1 coffee or lunch a week.',
    'at most 1 a week (coffee and lunches)',
  ],
  [{ kind: 'duration', minutes: 30 }, 'Meetings last 30 minutes by default.', 'book 30 minutes'],
  [
    { kind: 'duration', minutes: 45, scope: { types: ['coffee'] } },
    'Coffee takes 45 minutes.',
    'book 45 minutes (coffee)',
  ],
  [
    { kind: 'horizon', most: { minutes: 14 * 1440 } },
    'Offer times at most 14 days ahead.',
    'offer nothing later than 14 days from now',
  ],
  [{ kind: 'zone', zone: 'Europe/Berlin' }, 'My time zone is Europe/Berlin.', 'use Europe/Berlin'],
  [
    { kind: 'zone', zone: 'Europe/Lisbon', city: 'Lisbon', dates: { from: '2026-12-03', to: '2026-12-09' } },
    'I am in Lisbon from 2026-12-03 to 2026-12-09 (Europe/Lisbon).',
    'use Europe/Lisbon Dec 3 – 9, 2026',
  ],
  [
    {
      kind: 'hours',
      weekdays: [0, 1, 2, 3, 4],
      hours: [
        [540, 720],
        [780, 1020],
      ],
    },
    'My working hours are 09:00–12:00 and 13:00–17:00 on weekdays.',
    'work Mon–Fri 9:00 AM – 12:00 PM and 1:00 – 5:00 PM',
  ],
  [
    { kind: 'tagged', tag: 'VIP', people: { by: 'address', address: 'Jane@Acme.com' } },
    'Count jane@acme.com as a VIP.',
    'treat jane@acme.com as VIP',
  ],
  [
    { kind: 'title', pattern: '{guest} × {owner}', scope: { people: { by: 'tag', tag: 'vip' } } },
    'The title of meetings with VIPs is "{guest} × {owner}".',
    'title the event “{guest} × {owner}” (meetings with VIPs)',
  ],
];

describe('renderRule', () => {
  it.each(SENTENCES)('says a rule in one plain sentence and in few words: %j', (rule, sentence, chip) => {
    expect(renderRule(rule)).toBe(sentence);
    expect(describeRule(rule)).toBe(chip);
  });

  it('says different rules differently, and one rule always alike', () => {
    const sentences = new Map<string, string>();
    fc.assert(
      fc.property(anyRule, (rule) => {
        const sentence = renderRule(rule);
        expect(sentences.get(sentence) ?? ruleText(rule)).toBe(ruleText(rule));
        sentences.set(sentence, ruleText(rule));
        expect(sentence).toMatch(/^[^\n]+\.$/);
        for (const language of LANGUAGES) {
          const chip = describeRule(rule, language);
          expect(chip).not.toMatch(/^$|undefined|null|NaN|\(\+|24:00/);
        }
      }),
      { numRuns: propertyRuns(1_000, 10_000) },
    );
  });
});

describe('renderDocument', () => {
  it('puts the sentences under headings, and what was said twice where it was said last', () => {
    const document = renderDocument([
      { kind: 'duration', minutes: 30 },
      { kind: 'formality', tone: 'brief' },
      { kind: 'name', name: 'Dana Reyes' },
      { kind: 'duration', minutes: 45 },
      { kind: 'duration', minutes: 30, scope: {} },
    ]);
    expect(document).toBe(`About me:

- My name is Dana Reyes.

Meetings:

- Meetings last 45 minutes by default.
- Meetings last 30 minutes by default.

How you write:

- Write briefly.
`);
  });
});

describe('render', () => {
  it('keeps the words of what was not understood, under their heading', () => {
    const sentence = (one: Partial<CompiledSentence>): CompiledSentence => ({
      ...{ id: 's1', text: '', start: 0, end: 0, headings: [], understood: 'no', rules: [], unread: [], past: false },
      ...one,
    });
    const sentences = [
      sentence({ text: 'Purple is my colour.', headings: ['Me', 'Taste'] }),
      sentence({ text: 'Half an hour.', understood: 'yes', rules: [{ kind: 'duration', minutes: 30 }] }),
      sentence({ text: 'Be nice, and kind.', understood: 'partial', rules: [{ kind: 'formality', tone: 'warm' }] }),
    ];
    expect(render({ sentences, conflicts: [] })).toBe(`Meetings:

- Meetings last 30 minutes by default.

Taste:

- Purple is my colour.

Notes:

- Be nice, and kind.
`);
  });
});
