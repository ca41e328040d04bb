import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../tests/support/property-runs';
import { compile } from './compile';
import type { CompileContext } from './compiled';
import { ruleText } from './normal';
import { render, renderDocument, renderRule, renderRules } from './render/render';
import { anyRule } from './rule-arbitrary.fixture';

const context: CompileContext = { now: 29_900_000, zone: 'Europe/Berlin', locale: 'en' };

describe('compile and render', () => {
  it('reads every canonical sentence as its rule, in a document of any language', () => {
    const around = fc.constantFrom(
      '',
      'Ich arbeite von Montag bis Freitag von 9 bis 17 Uhr.\n',
      'Pas de réunion le lundi.\n',
    );
    fc.assert(
      fc.property(anyRule, around, (rule, before) => {
        const last = compile(before + renderRule(rule), context).sentences.at(-1);
        expect(last?.rules).toEqual([rule]);
        expect(last?.understood).toBe('yes');
      }),
      { numRuns: propertyRuns(100, 5_000) },
    );
  });

  it('reads a rendered document as its rules, and renders that as it stands', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 25 }), (rules) => {
        const document = renderDocument(rules);
        const compiled = compile(document, context);
        const texts = (all: readonly (typeof rules)[number][]) => new Set(all.map(ruleText));
        expect(texts(compiled.sentences.flatMap((sentence) => sentence.rules))).toEqual(texts(rules));
        expect(render(compiled)).toBe(document);
      }),
    );
  });

  it('says what people write in canonical sentences that mean the same', () => {
    const lines = readFileSync('evals/preferences/lines.jsonl', 'utf8').trim().split('\n');
    const read = lines.flatMap((line) => compile((JSON.parse(line) as { text: string }).text, context).sentences);
    const understood = read.filter(({ rules }) => rules.length > 0);
    expect(understood.length).toBeGreaterThan(100);
    for (const { text, rules } of understood) {
      const again = compile(renderRules(rules).join('\n'), context).sentences.flatMap((sentence) => sentence.rules);
      expect(new Set(again.map(ruleText)), text).toEqual(new Set(rules.map(ruleText)));
    }
  });
});
