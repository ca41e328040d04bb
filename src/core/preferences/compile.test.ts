import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from './compile';
import type { Rule } from './rule';

const read = (text: string, locale = 'en') =>
  compile(text, { now: 29_700_000, zone: 'America/New_York', locale }).sentences;
const rulesOf = (text: string, locale?: string): Rule[] => read(text, locale).flatMap(({ rules }) => rules);

describe('days and hours', () => {
  it.each<[string, Rule[]]>([
    [
      'No meetings before 9 and after 17 on Mondays and Fridays.',
      [
        {
          kind: 'never',
          when: {
            weekdays: [0, 4],
            hours: [
              [0, 540],
              [1020, 1440],
            ],
          },
        },
      ],
    ],
    [
      'Keep Tuesday afternoons and Thursday mornings free.',
      [
        { kind: 'never', when: { weekdays: [1], hours: [[720, 1020]] } },
        { kind: 'never', when: { weekdays: [3], hours: [[0, 720]] } },
      ],
    ],
    [
      'No meetings on Mondays in December.',
      [{ kind: 'never', when: { weekdays: [0], dates: { from: '2026-12-01', to: '2026-12-31' } } }],
    ],
    ['Fridays in July and August are off.', []],
  ])('belong together in "%s"', (text, rules) => {
    expect(rulesOf(text)).toEqual(rules);
  });
});

describe('what is no language', () => {
  it.each<[string, Rule]>([
    ['My number is +1 202 555 0117.', { kind: 'phone', number: '+12025550117' }],
    ['Ignore Bot@Notes.example.', { kind: 'ignore', people: { by: 'address', address: 'bot@notes.example' } }],
    ['My time zone is Europe/Berlin.', { kind: 'zone', zone: 'Europe/Berlin' }],
    ['Sign as "No calls, only mornings".', { kind: 'signature', text: 'No calls, only mornings' }],
    ['@lakeshore.example is a VIP.', { kind: 'priority', people: { by: 'domain', domain: 'lakeshore.example' } }],
  ])('is kept as it is in "%s"', (text, rule) => {
    expect(rulesOf(text)).toEqual([rule]);
  });
});

describe('a sentence of several clauses', () => {
  it('says what each of them says, about the same meetings', () => {
    expect(rulesOf('Interviews only in the morning, 45 minutes.')).toEqual([
      { kind: 'only', when: { hours: [[0, 720]] }, scope: { types: ['interview'] } },
      { kind: 'duration', minutes: 45, scope: { types: ['interview'] } },
    ]);
  });

  it('may say of a part of the day when it ends', () => {
    const hours = (text: string) => rulesOf(text).map((rule) => 'when' in rule && rule.when?.hours);
    expect(hours('No meetings Tuesday mornings until 1pm.')).toEqual([[[0, 780]]]);
    expect(hours('No meetings Tuesday mornings until 9:30.')).toEqual([[[0, 570]]]);
  });

  it('may end with a clock whose figures a full stop would make a date', () => {
    expect(rulesOf('No meetings before 9.30.')).toEqual([{ kind: 'never', when: { hours: [[0, 570]] } }]);
    expect(rulesOf('Kein Termin bis 23.12.', 'de')).toMatchObject([{ kind: 'never', when: { dates: {} } }]);
  });

  it('may say why at its end', () => {
    expect(rulesOf("No meetings before 10 on Mondays, that's when I read.")).toHaveLength(1);
  });

  it.each([
    'Interviews take 30 to 45 minutes.',
    'Keep Fridays free, but not in June.',
    'Keep Fridays free, but Anna may have one.',
    'For the moles and voles, keep Fridays free.',
    'No meetings on Fridays, I used to allow them.',
  ])('binds nothing where a part is unread that could take the rest back: "%s"', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });

  it.each([
    'No meetings on Fridays unless it is urgent.',
    'No meetings on Fridays, except with the Tokyo crowd.',
    'If the sun shines, keep Fridays free.',
    'When my kids are ill, keep mornings free.',
    'Keine Termine am Freitag, außer es brennt.',
    'Pas de réunion le vendredi, sauf urgence.',
    'Sin reuniones los viernes, salvo urgencias.',
  ])('binds nothing under a condition: "%s"', (text) => {
    expect(rulesOf(text)).toEqual([]);
  });
});

describe('a codeword', () => {
  it('narrows what follows it', () => {
    expect(rulesOf('When I write "quick one", make it 15 minutes by phone.')).toEqual([
      { kind: 'duration', minutes: 15, scope: { codeword: 'quick one' } },
      { kind: 'medium', medium: 'phone', scope: { codeword: 'quick one' } },
    ]);
  });

  it('opens the best times over all rules', () => {
    expect(rulesOf('"code red": the best slots in the next two business days, over all my other rules.')).toEqual([
      { kind: 'codeword', word: 'code red', businessDays: 2 },
    ]);
  });
});

/** Sentences that people write, and their words. */
const CORPUS = readFileSync('evals/preferences/lines.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): { text: string; locale: string } => JSON.parse(line));
const WORDS = [...new Set(CORPUS.flatMap(({ text }) => text.split(/\s+/)))];

const shuffled = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const sentence = fc.constantFrom(...CORPUS.map(({ text }) => text));
const documents = fc
  .array(fc.oneof(shuffled, sentence, fc.string({ unit: 'grapheme', maxLength: 60 })), { maxLength: 6 })
  .map((lines) => lines.map((line) => `- ${line}`).join('\n'));

describe('any document', () => {
  it('is compiled without fail, and no rule comes from a sentence that is marked unread', () => {
    fc.assert(
      fc.property(documents, (document) => {
        for (const { understood, rules, unread, text, start, end } of read(document)) {
          expect(document.slice(start, end)).toBe(text);
          if (understood === 'no') expect(rules).toEqual([]);
          else expect(rules.length).toBeGreaterThan(0);
          expect(unread.length === 0).toBe(understood === 'yes');
        }
      }),
      { numRuns: 150 },
    );
  });

  it('compiles to the same again', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const once = read(document);
        compile('Something else.', { now: 29_700_000, zone: 'Europe/Berlin' });
        expect(read(document)).toEqual(once);
      }),
      { numRuns: 40 },
    );
  });

  it('says the same whatever the order of its sentences', () => {
    const english = CORPUS.filter(({ locale }) => locale === 'en').map(({ text }) => text);
    const list = (lines: readonly string[]) => lines.map((line) => `- ${line}\n`).join('');
    const said = (lines: readonly string[]) =>
      read(list(lines))
        .map(({ text, rules }) => JSON.stringify([text, rules]))
        .sort();
    fc.assert(
      fc.property(fc.shuffledSubarray(english, { minLength: 2, maxLength: 8 }), (lines) => {
        expect(said([...lines].reverse())).toEqual(said(lines));
      }),
      { numRuns: 40 },
    );
  });
});

describe('an exception that stands by itself', () => {
  it.each([
    ['en', 'No weekends, ever. Exception: my co-founder.'],
    ['en', 'No meetings on Fridays. The only exception is my dentist.'],
    ['de', 'Keine Termine am Freitag. Ausnahme: meine Mitgründerin.'],
    ['es', 'Sin reuniones los viernes. Excepción: mi cofundador.'],
  ])('voids the sentence before it where it was not understood, in %s "%s"', (locale, text) => {
    expect(read(text, locale).map(({ understood, rules }) => [understood, rules])).toEqual([
      ['no', []],
      ['no', []],
    ]);
  });
});
