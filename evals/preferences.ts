import { readdirSync, readFileSync } from 'node:fs';
import { compile } from '@/core/preferences/compile';
import { ruleText } from '@/core/preferences/normal';
import { describeRule } from '@/core/preferences/render/describe';
import type { Rule } from '@/core/preferences/rule';
import { wilson } from './reader/statistics';
import { writeSection } from './results-section';

/**
 * `npm run eval:preferences [-- FILE …]`: sentences of preferences against what a careful human assistant would note. The
 * sets of this folder are known to the compiler; a file that is named beside them is a set that it has not seen.
 */
interface Row {
  readonly id: string;
  readonly text: string;
  readonly locale: string;
  readonly means: string;
  /** It asks for something; with no rules for what is done already. */
  readonly binds?: boolean;
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
  // Rows that were written beside the compiler keep it as it is; they are no share of what people write.
  const asking = judged.filter(
    ({ row }) => !row.id.startsWith('own-') && (row.rules === undefined || row.rules.length > 0 || row.binds),
  );
  const idle = judged.filter(({ row }) => row.rules?.length === 0 && !row.binds);
  const wrong = judged.filter((each) => each.wrong);
  const languages = [...new Set(asking.map(({ row }) => row.locale.slice(0, 2)))].sort();
  const share = (some: typeof asking) => wilson(some.filter(({ exact }) => exact).length, some.length);
  return [
    `- understood fully and exactly, of ${asking.length} sentences that ask for something: ${share(asking)} (${languages.map((language) => `${language} ${share(asking.filter(({ row }) => row.locale.startsWith(language)))}`).join('; ')})`,
    `- nothing bound, of ${idle.length} sentences that ask for nothing: ${wilson(idle.filter(({ rules }) => rules.length === 0).length, idle.length)}`,
    `- compiled into something that the gold does not say: ${wrong.length} of ${judged.length}`,
    ...wrong.map(
      ({ row, rules }) =>
        `  - ${row.id} “${row.text}” (${row.means}): ${rules.map((rule) => describeRule(rule)).join('; ')}`,
    ),
  ];
}

const DOCUMENTS = 'evals/preferences/documents';

/** Sentences of the documents that ask for nothing, as their reader told them apart: none of them may bind. */
const CHATTER: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(`${DOCUMENTS}/chatter.json`, 'utf8'),
);

/** Whole documents have no gold: how much of them is understood, with and without their chatter. */
function documentsReport(): string[] {
  return readdirSync(DOCUMENTS)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const document = readFileSync(`${DOCUMENTS}/${name}`, 'utf8');
      const { sentences } = compile(document, { now: NOW, zone: 'America/New_York', locale: 'en' });
      const read = sentences.filter(({ understood }) => understood === 'yes').length;
      const asking = sentences.filter(({ text }) => !CHATTER[name]?.includes(text)).length;
      const share = `${wilson(read, sentences.length)} of its sentences understood fully`;
      return `- ${name}: ${share}; ${wilson(read, asking)} of those that ask for something`;
    });
}

const [unseen] = process.argv.slice(2);
const report = [
  '# Sentences of preferences',
  '',
  'Written by `npm run eval:preferences`. Without a model. All sets below are development data: the compiler was written against them. Other people wrote the sentences and what they mean; in the corpus the rules of the gold were taken from the compiler where a reader found them to say just that, so its first figure is a share of sentences and no test of the rules. In the second set the rules are somebody else’s, and some of its sentences ask for what no rule holds; in the third and the fourth they were written down after each reading had been held against what its author meant; in the fifth and the sixth its author wrote them before the compiler had read a row. What sets showed when the compiler had not seen them stands in evals/preferences/README.md.',
  '',
  '## The corpus (development)',
  '',
  ...reportOf('evals/preferences/lines.jsonl'),
  '',
  '## The second set (development)',
  '',
  ...reportOf('evals/preferences/second.jsonl'),
  '',
  '## The third set (development)',
  '',
  ...reportOf('evals/preferences/third.jsonl'),
  '',
  '## The fourth set (development)',
  '',
  ...reportOf('evals/preferences/fourth.jsonl'),
  '',
  '## The fifth set (development)',
  '',
  ...reportOf('evals/preferences/fifth.jsonl'),
  '',
  '## The sixth set (development)',
  '',
  ...reportOf('evals/preferences/sixth.jsonl'),
  '',
  '## The seventh set (development)',
  '',
  ...reportOf('evals/preferences/seventh.jsonl'),
  '',
  '## Whole documents (development)',
  '',
  ...documentsReport(),
  ...(unseen ? ['', '## A set that the compiler had not seen, first run', '', ...reportOf(unseen)] : []),
];
console.log(report.join('\n'));
writeSection('preferences', report);
