import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalRule, ruleText } from '../../normal';
import { renderRule, renderRules } from '../../render/render';
import type { Rule, RuleOf } from '../../rule';
import { RULE_KINDS, ruleOfKind } from '../../rule-arbitrary.fixture';
import { canonicalRules } from './canonical';

describe('canonicalRules', () => {
  it.each(RULE_KINDS)('reads every rendered sentence of %s back as its rule', (kind) => {
    fc.assert(
      fc.property(ruleOfKind(kind), (rule) => {
        expect(canonicalRules(renderRule(rule)), renderRule(rule)).toEqual([rule]);
      }),
    );
  });

  it('reads the times that one sentence allows', () => {
    fc.assert(
      fc.property(fc.uniqueArray(ruleOfKind('only'), { minLength: 2, maxLength: 4, selector: ruleText }), (rules) => {
        const { scope } = rules[0] as RuleOf<'only'>;
        const together = rules.map((rule) => normalRule({ ...rule, scope } as Rule));
        const distinct = [...new Map(together.map((rule) => [ruleText(rule), rule])).values()];
        const sentences = renderRules(together);
        expect(sentences).toHaveLength(1);
        expect(canonicalRules(sentences[0] as string), sentences[0]).toEqual(distinct);
      }),
    );
  });

  it.each([
    ['No meetings on Friday, 09:00-12:00', 'No meetings on Friday, 09:00–12:00.'],
    ['The stop word is “basta”.', 'The stop word is "basta".'],
    ['Avoid meetings with anyone at acme.com!', 'Avoid meetings with anyone at acme.com.'],
  ])('reads a sentence whose marks were typed otherwise: %s', (typed, canonical) => {
    expect(canonicalRules(typed)).not.toBeNull();
    expect(canonicalRules(typed)).toEqual(canonicalRules(canonical));
  });

  it.each([
    'No meetings.',
    'Interviews only.',
    'Count Monday as a holiday.',
    'My time zone is Europe/Atlantis.',
    'My organisation is small.',
    'My phone number is the same as before.',
    'No meetings on Friday after 15:00 unless it is urgent.',
    'Give Monday priority.',
    'Avoid meetings with anyone at acme.com?',
    'Count Bob as a "pain".',
    'Use the big room for video meetings.',
    'No cake on Friday.',
    'I prefer meetings before 12:00 or so.',
  ])('leaves what it does not know alone: %s', (sentence) => {
    expect(canonicalRules(sentence)).toBeNull();
  });

  it('reads arbitrary text as nothing, in time', () => {
    const words = fc.constantFrom(
      'No',
      'meetings',
      'on',
      'Friday',
      'before',
      '12:00',
      'with',
      'and',
      ',',
      'for',
      'a day',
      'only',
      'or',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 60 }).map((all) => all.join(' ')),
        ),
        (text) => {
          const rules = canonicalRules(text);
          if (rules) expect(renderRules(rules).join(' ').replace(/\.$/, '')).toBe(text.trim().replace(/\.$/, ''));
        },
      ),
    );
  });
});
