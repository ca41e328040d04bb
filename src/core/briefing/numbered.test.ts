import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { belowLines } from './below-lines';
import { isCourtesy } from './courtesy';
import { numberedAnswers } from './numbered';
import { bareVerdict } from './verdict';

const reader = { now: Date.parse('2026-03-02T11:30:00Z') / 60_000, locale: 'en' };
const said = (text: string) => {
  const { parts, rest } = numberedAnswers(text, reader);
  return [...parts.map(({ lines, words }) => `${lines.join('+')}: ${words}`), ...(rest ? [`rest: ${rest}`] : [])];
};

describe('an answer to a numbered list', () => {
  it.each([
    ['2: approve', ['2: approve']],
    ['approve 2', ['2: approve']],
    ['1 yes, 3 no', ['1: yes', '3: no']],
    ['yes 1 no 3', ['1: yes', '3: no']],
    ['1. y\n3. n', ['1: yes', '3: no']],
    ['yes to 1 and 3', ['1+3: yes']],
    ['1, 3 yes', ['1+3: yes']],
    ['yes to options 2 and 3', ['2+3: yes']],
    ['two: yes', ['2: yes']],
    ['no. 2 yes', ['2: yes']],
    ['line 2: cancel', ['2: cancel']],
    ['push 3 by 30 minutes', ['3: push by 30 minutes']],
    ['move 2 to 4', ['2: move to 4']],
    ['2: move it to Tuesday, 3 pm', ['2: move it to Tuesday, 3 pm']],
    ["I'm running late for 2, about 10 minutes", ["2: I'm running late, about 10 minutes"]],
    ['approve 1, push 2 by 15 minutes and cancel 3', ['1: approve', '2: push by 15 minutes', '3: cancel']],
    ['1: ja, 2: nein', ['1: ja', '2: nein']],
    ['2 : oui', ['2: oui']],
    ['2', ['2: ']],
    ['1: yes. Also push my 3pm by 30 minutes', ['1: yes', 'rest: Also push my 3pm by 30 minutes']],
  ])('"%s" is of its lines', (text, parts) => expect(said(text)).toEqual(parts));

  it.each([
    'push my 3pm by 30 minutes',
    'cancel the one with Jane',
    'let us meet at 2',
    'move the one with Jane to 4',
    '1:30 works',
    'I need 2 meetings with Bob next week',
    '2 lunches with Bob',
    'Book 2 hours with Jane on Friday',
    'push it to 20',
    'Thanks!',
  ])('"%s" names no line', (text) => expect(said(text)).toEqual([`rest: ${text}`]));

  it('names only numbers that were written, and never fails, whatever is written', () => {
    const words = fc.constantFrom(
      'yes',
      'no',
      'push',
      'by',
      '30',
      'minutes',
      '3pm',
      ',',
      '\n',
      'and',
      'for',
      'late',
      ':',
    );
    const numbers = fc.integer({ min: 1, max: 9 }).map(String);
    const texts = fc.oneof(
      fc.array(fc.oneof(words, numbers), { maxLength: 12 }).map((all) => all.join(' ')),
      fc.string({ maxLength: 60 }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { parts } = numberedAnswers(text, reader);
        for (const { lines } of parts) {
          expect(lines.length).toBeGreaterThan(0);
          for (const line of lines) expect(line).toBeGreaterThan(0);
        }
        const written = (text.match(/\p{Nd}+|\p{L}+/gu) ?? []).length;
        expect(parts.flatMap(({ lines }) => lines).length).toBeLessThanOrEqual(written);
      }),
      { numRuns: propertyRuns(300, 20_000) },
    );
  });
});

it('what stands between the quoted lines is of the line above it', () => {
  const quoted = (line: string) => `This is Monday.\n\n${line}`;
  expect(
    belowLines([
      { quoted: quoted('1. Your decision is needed: Lunch\n\nDecide:'), answer: 'yes' },
      { quoted: '2. 3:00 PM: Budget', answer: 'push it\nby an hour' },
    ]),
  ).toBe('1: yes\n2: push it by an hour');
  expect(belowLines([{ quoted: 'This is Monday.', answer: 'Thanks' }])).toBeNull();
  expect(belowLines([])).toBeNull();
});

it.each([
  ['Thanks!', true],
  ['Hi Sunny,', true],
  ['Have a nice day', true],
  ['Also push my 3pm by 30 minutes', false],
  ['Please find 30 minutes with bob@initech.test next week', false],
])('"%s" beside an answer is a courtesy: %s', (text, is) => expect(isCourtesy(text, reader)).toBe(is));

it.each([
  ['yes', 'yes'],
  ['Approved.', 'yes'],
  ['No thanks', 'no'],
  ['n', 'no'],
  ['push my 3pm', null],
  ['no, cancel my 3pm', null],
  ['Thanks!', null],
] as const)('"%s" alone is a %s', (text, verdict) => expect(bareVerdict(text, reader)).toBe(verdict));
