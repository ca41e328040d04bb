import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '@/core/preferences/compile';
import { ruleText } from '@/core/preferences/normal';
import type { Rule } from '@/core/preferences/rule';

interface Row {
  readonly id: string;
  readonly locale: string;
  readonly text: string;
  readonly means: string;
  /** It asks for something; with no rules for what is done already. */
  readonly binds?: boolean;
  readonly rules?: readonly Rule[];
}

const rowsOf = (file: string) =>
  readFileSync(`evals/preferences/${file}`, 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));
const LINES = rowsOf('lines.jsonl');
const ROWS = [...LINES, ...rowsOf('third.jsonl'), ...rowsOf('fourth.jsonl'), ...rowsOf('seventh.jsonl')];

/** Their rules were written down before the compiler had read them: what is read has to be right, and not all is read. */
const BLIND = [...rowsOf('fifth.jsonl'), ...rowsOf('sixth.jsonl')];

/** 2026-06-20, the day that dates without a year are counted from. */
const NOW = 29_700_000;

function compiled(row: Row) {
  const { sentences } = compile(row.text, { now: NOW, zone: 'America/New_York', locale: row.locale });
  return {
    rules: sentences.flatMap((sentence) => sentence.rules),
    full: sentences.every((sentence) => sentence.understood === 'yes'),
  };
}

describe('sentences that people write', () => {
  it.each(ROWS.filter((row) => row.rules?.length))('$id "$text" is $means', (row) => {
    expect(compiled(row)).toEqual({ rules: row.rules, full: true });
  });

  it.each(ROWS.filter((row) => row.rules?.length === 0 && row.binds))('$id "$text" is done already', (row) => {
    expect(compiled(row)).toEqual({ rules: [], full: true });
  });

  it.each(ROWS.filter((row) => row.rules?.length === 0 && !row.binds))('$id "$text" binds nothing', (row) => {
    expect(compiled(row)).toEqual({ rules: [], full: false });
  });

  it.each(ROWS.filter((row) => !row.rules))('$id "$text" is not taken for a rule as a whole', (row) => {
    expect(compiled(row).full).toBe(false);
  });

  it.each(BLIND)('$id "$text" is $means, or not read', (row) => {
    const { rules, full } = compiled(row);
    if (full && rules.length > 0)
      expect(new Set(rules.map(ruleText))).toEqual(new Set((row.rules ?? []).map(ruleText)));
    else expect((row.rules ?? []).map(ruleText)).toEqual(expect.arrayContaining(rules.map(ruleText)));
  });

  it('most sentences of the sets whose rules were written first are understood', () => {
    const asking = BLIND.filter((row) => row.binds);
    expect(asking.filter((row) => compiled(row).full).length / asking.length).toBeGreaterThanOrEqual(0.8);
  });

  it('most sentences with something to say are understood', () => {
    const asking = LINES.filter((row) => row.rules === undefined || row.rules.length > 0);
    expect(asking.filter((row) => row.rules).length / asking.length).toBeGreaterThanOrEqual(0.9);
  });
});
