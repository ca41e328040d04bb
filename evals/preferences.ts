import { readFileSync } from 'node:fs';
import { compile } from '@/core/preferences/compile';
import { ruleText } from '@/core/preferences/normal';
import { describeRule } from '@/core/preferences/render/describe';
import type { Rule } from '@/core/preferences/rule';
import { wilson } from './reader/statistics';
import { writeSection } from './results-section';

/**
 * `npm run eval:preferences [-- FILE …]`: sentences of preferences against what a careful human assistant would note. The
 * corpus of this folder is known to the compiler; a file that is named beside it is a set that it has not seen.
 */
interface Row {
  readonly id: string;
  readonly text: string;
  readonly locale: string;
  readonly means: string;
  readonly rules?: readonly Rule[];
}

/** 2026-06-20, the day that dates without a year are counted from. */
const NOW = 29_700_000;

function rowsOf(file: string): Row[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line));
}

function judge(row: Row) {
  const { sentences } = compile(row.text, { now: NOW, zone: 'America/New_York', locale: row.locale });
  const rules = sentences.flatMap((sentence) => sentence.rules);
  const full = sentences.every((sentence) => sentence.understood === 'yes');
  const gold = new Set((row.rules ?? []).map(ruleText));
  const said = new Set(rules.map(ruleText));
  const exact = full && gold.size === said.size && [...gold].every((text) => said.has(text));
  return { row, rules, full, exact, wrong: rules.length > 0 && [...said].some((text) => !gold.has(text)) };
}

function reportOf(file: string): string[] {
  const judged = rowsOf(file).map(judge);
  const asking = judged.filter(({ row }) => row.rules === undefined || row.rules.length > 0);
  const idle = judged.filter(({ row }) => row.rules?.length === 0);
  const wrong = judged.filter((each) => each.wrong);
  const languages = [...new Set(asking.map(({ row }) => row.locale.slice(0, 2)))].sort();
  const share = (some: typeof asking) => wilson(some.filter(({ exact }) => exact).length, some.length);
  return [
    `- understood fully and exactly, of ${asking.length} sentences that ask for something: ${share(asking)} (${languages.map((language) => `${language} ${share(asking.filter(({ row }) => row.locale.startsWith(language)))}`).join('; ')})`,
    `- nothing bound, of ${idle.length} sentences that ask for nothing: ${wilson(idle.filter(({ rules }) => rules.length === 0).length, idle.length)}`,
    `- compiled into something that the gold does not say: ${wrong.length} of ${judged.length}`,
    ...wrong.map(
      ({ row, rules }) => `  - ${row.id} “${row.text}” (${row.means}): ${rules.map(describeRule).join('; ')}`,
    ),
  ];
}

const [unseen] = process.argv.slice(2);
const report = [
  '# Sentences of preferences',
  '',
  'Written by `npm run eval:preferences`. Without a model. In the corpus people who had not seen the compiler wrote the sentences and what they mean; the rules of the gold were taken from the compiler where a reader found them to say just that, so its first figure is a share of sentences and no test of the rules. The gold of an unseen set, rules included, is somebody else’s.',
  '',
  '## The corpus (known to the compiler)',
  '',
  ...reportOf('evals/preferences/lines.jsonl'),
  ...(unseen ? ['', '## A set that the compiler had not seen, first run', '', ...reportOf(unseen)] : []),
];
console.log(report.join('\n'));
writeSection('preferences', report);
