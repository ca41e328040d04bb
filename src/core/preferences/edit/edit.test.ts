import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../../tests/support/property-runs';
import { compile } from '../compile';
import { type CompileContext, rulesOf } from '../compiled';
import { ruleText } from '../normal';
import { renderRule } from '../render/render';
import type { Rule, RuleOf } from '../rule';
import { anyRule } from '../rule-arbitrary.fixture';
import { removeSentence, replaceRules } from './edit';
import { restOf } from './subject';

const context: CompileContext = { now: 29_900_000, zone: 'Europe/Berlin', locale: 'en' };
const edit = (document: string, ...rules: Rule[]) => replaceRules(document, compile(document, context), rules);

const DOCUMENT = `# How I want to be scheduled

Some words that mean nothing to a scheduler, sorry.

## Week
 *  I work from 9 to 17 on weekdays.
 *  **No meetings on Friday after 15:00.** Never ever.
 *  Interviews take 45 minutes, and coffee 30 minutes.

## Rest
1. Keep 10 minutes free before meetings. Keep 5 minutes free after meetings.
2. Write briefly.
`;

describe('replaceRules', () => {
  it('changes nothing where the document says so already', () => {
    expect(edit(DOCUMENT, { kind: 'duration', minutes: 45, scope: { types: ['interview'] } })).toBe(DOCUMENT);
    expect(edit(DOCUMENT)).toBe(DOCUMENT);
  });

  it('puts a canonical sentence in the place of one that said otherwise of the same', () => {
    expect(edit(DOCUMENT, { kind: 'formality', tone: 'formal' })).toBe(
      DOCUMENT.replace('Write briefly.', 'Write formally.'),
    );
  });

  it('splits a sentence that says more', () => {
    expect(edit(DOCUMENT, { kind: 'duration', minutes: 60, scope: { types: ['coffee'] } })).toBe(
      DOCUMENT.replace(
        'Interviews take 45 minutes, and coffee 30 minutes.',
        'Interviews take 45 minutes. Coffee takes 1 hour.',
      ),
    );
  });

  it('keeps the times that one sentence allows in one sentence', () => {
    const document = '- Interviews only on Tuesday mornings and Thursday afternoons. Interviews take 45 minutes.\n';
    const [only] = rulesOf(compile(document, context)).map(({ rule }) => rule) as [RuleOf<'only'>];
    expect(edit(document, only, { ...only, when: { weekdays: [4] } })).toBe(
      '- Interviews only on Tuesday before 12:00 or on Friday. Interviews take 45 minutes.\n',
    );
    expect(edit('', only, { ...only, when: { weekdays: [4] } })).toBe(
      'Hours:\n\n- Interviews only on Tuesday before 12:00 or on Friday.\n',
    );
  });

  it('replaces the hours of the weekdays that are named, and keeps the others', () => {
    expect(edit(DOCUMENT, { kind: 'hours', weekdays: [4], hours: [[540, 780]] })).toBe(
      DOCUMENT.replace(
        'I work from 9 to 17 on weekdays.',
        'My working hours are 09:00–17:00 on Monday, Tuesday, Wednesday and Thursday. My working hours are 09:00–13:00 on Friday.',
      ),
    );
    expect(edit('- No meetings on Thursday and Friday.\n', { kind: 'hours', weekdays: [4], hours: [[540, 780]] })).toBe(
      '- No meetings on Thursday. My working hours are 09:00–13:00 on Friday.\n',
    );
  });

  it('says once what was said in two sentences', () => {
    expect(edit(DOCUMENT, { kind: 'buffer', before: 15, after: 15 })).toBe(
      DOCUMENT.replace(
        '1. Keep 10 minutes free before meetings. Keep 5 minutes free after meetings.',
        '1. Keep 15 minutes free before and after meetings.',
      ),
    );
  });

  it('puts what is new beside its like, as an item of the same list', () => {
    expect(edit(DOCUMENT, { kind: 'signature', text: 'Sunny' })).toBe(
      DOCUMENT.replace('2. Write briefly.\n', '2. Write briefly.\n3. Sign with "Sunny".\n'),
    );
  });

  it('puts what has no like under a heading at the end', () => {
    expect(edit(DOCUMENT, { kind: 'name', name: 'Dana Reyes' }, { kind: 'zone', zone: 'Europe/Berlin' })).toBe(
      `${DOCUMENT}\n## About me\n\n- My name is Dana Reyes.\n- My time zone is Europe/Berlin.\n`,
    );
    expect(edit('- Write briefly.', { kind: 'name', name: 'Dana Reyes' })).toBe(
      '- Write briefly.\n- My name is Dana Reyes.',
    );
    expect(edit('', { kind: 'formality', tone: 'brief' })).toBe('How you write:\n\n- Write briefly.\n');
  });

  it('keeps the line ends of the text', () => {
    expect(edit('# Me\r\n- Write briefly.\r\n', { kind: 'offers', count: 3 }, { kind: 'grid', minutes: 15 })).toBe(
      '# Me\r\n- Write briefly.\r\n- Offer 3 options in each mail.\r\n\r\n## Hours\r\n\r\n- Meetings start on the quarter hour.\r\n',
    );
  });
});

describe('removeSentence', () => {
  const without = (text: string) => {
    const compiled = compile(DOCUMENT, context);
    const { id } = compiled.sentences.find((sentence) => sentence.text === text) as { id: string };
    return removeSentence(DOCUMENT, compiled, id);
  };

  it('takes the line with it where that held nothing else', () => {
    expect(without('Write briefly.')).toBe(DOCUMENT.replace('2. Write briefly.\n', ''));
  });

  it('leaves the other sentences of the line', () => {
    expect(without('Keep 10 minutes free before meetings.')).toBe(
      DOCUMENT.replace('Keep 10 minutes free before meetings. ', ''),
    );
    expect(without('Keep 5 minutes free after meetings.')).toBe(
      DOCUMENT.replace(' Keep 5 minutes free after meetings.', ''),
    );
  });
});

/** Documents of canonical sentences and words that say nothing, in lists, paragraphs and under headings. */
const line = fc.oneof(
  { weight: 4, arbitrary: anyRule.map(renderRule) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('I paint in the evenings.', '# Heading', '', '**Bold:**', 'Purple, since 1999!'),
  },
);
const mark = fc.constantFrom('- ', '', '* ', '1. ', '  - [ ] ');
const document = fc
  .array(fc.tuple(mark, fc.array(line, { minLength: 1, maxLength: 3 })), { maxLength: 12 })
  .map((lines) => lines.map(([lead, parts]) => (parts[0]?.startsWith('#') ? parts[0] : lead + parts.join(' '))))
  .chain((lines) => fc.constantFrom('\n', '\r\n').map((end) => lines.join(end)));

describe('properties of edits', () => {
  it('an edited document says the rules, nothing else of the same, and keeps every other sentence', () => {
    fc.assert(
      fc.property(document, fc.array(anyRule, { minLength: 1, maxLength: 5 }), (text, wanted) => {
        const before = compile(text, context);
        const after = compile(replaceRules(text, before, wanted), context);
        const rules = rulesOf(after).map(({ rule }) => rule);
        const said = new Set(rules.map(ruleText));
        for (const rule of wanted) expect(said).toContain(ruleText(rule));
        const asked = new Set(wanted.map(ruleText));
        for (const rule of rules)
          if (!asked.has(ruleText(rule)))
            for (const one of wanted)
              expect(restOf(rule, one), `${renderRule(rule)} beside ${renderRule(one)}`).toBe(rule);
        const texts = after.sentences.map((sentence) => sentence.text);
        for (const sentence of before.sentences) {
          const untouched = sentence.rules.every((rule) => wanted.every((one) => restOf(rule, one) === rule));
          if (sentence.past || untouched) expect(texts).toContain(sentence.text);
        }
      }),
      { numRuns: propertyRuns(75, 3_000) },
    );
  });

  it('an edit that the document already says, or that was just made, changes no byte', () => {
    fc.assert(
      fc.property(document, fc.array(anyRule, { maxLength: 4 }), (text, wanted) => {
        const once = replaceRules(text, compile(text, context), wanted);
        expect(replaceRules(once, compile(once, context), wanted)).toBe(once);
        expect(replaceRules(text, compile(text, context), [])).toBe(text);
      }),
      { numRuns: propertyRuns(50, 2_000) },
    );
  });
});
