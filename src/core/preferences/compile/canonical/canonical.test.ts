import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderRule } from '../../render/render';
import { RULE_KINDS, ruleOfKind } from '../../rule-arbitrary.fixture';
import { canonicalRule } from './canonical';

describe('canonicalRule', () => {
  it.each(RULE_KINDS)('reads every rendered sentence of %s back as its rule', (kind) => {
    fc.assert(
      fc.property(ruleOfKind(kind), (rule) => {
        expect(canonicalRule(renderRule(rule)), renderRule(rule)).toEqual(rule);
      }),
    );
  });

  it.each([
    ['No meetings on Friday, 09:00-12:00', 'No meetings on Friday, 09:00–12:00.'],
    ['The stop word is “basta”.', 'The stop word is "basta".'],
  ])('reads a sentence whose marks were typed otherwise: %s', (typed, canonical) => {
    expect(canonicalRule(typed)).not.toBeNull();
    expect(canonicalRule(typed)).toEqual(canonicalRule(canonical));
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
    'Use the big room for video meetings.',
    'No cake on Friday.',
    'I prefer meetings before 12:00 or so.',
  ])('leaves what it does not know alone: %s', (sentence) => {
    expect(canonicalRule(sentence)).toBeNull();
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
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(words, { maxLength: 60 }).map((all) => all.join(' ')),
        ),
        (text) => {
          const rule = canonicalRule(text);
          if (rule) expect(renderRule(rule).replace(/\.$/, '')).toBe(text.trim().replace(/\.$/, ''));
        },
      ),
    );
  });
});
