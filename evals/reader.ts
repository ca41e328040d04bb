import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

import { mailWayReport } from './mail/mail-report';
import { calibrationError, reliabilityTable, statementsOf } from './reader/confidence';
import { mailReport, tagTable } from './reader/mail-report';
import { type MailSet, mailSets, setOf } from './reader/mail-sets';
import { modelReaders } from './reader/model-reader';
import { planReport } from './reader/natural-plan';
import { grammar, type MailReader } from './reader/readers';
import { riskCurve } from './reader/risk-curve';
import { runReader } from './reader/run-reader';
import type { MailScore } from './reader/score-mails';
import { setReport } from './reader/set-report';
import { timeReport } from './reader/time-report';
import { markedSections } from './results-section';

/**
 * `npm run eval:reader`: the readers on labelled mail, on the paraphrase bank and on outside corpora, beside the
 * libraries that others use. Data: SUNDIAL_EVAL_DIR and evals/mails. Writes evals/RESULTS.md.
 * `npm run eval:reader -- FILE…`: on these files alone, such as an export of labels; prints the report.
 */
const readers: readonly MailReader[] = [grammar, ...modelReaders(process.argv.slice(2))];
const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (files.length > 0) {
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length > 0) console.error(`There is no file ${missing.join(', ')}.`);
  else for (const file of files) console.log((await setReport(setOf(file, file), readers)).lines.join('\n'));
  process.exit(missing.length > 0 ? 2 : 0);
}

const folder = process.env.SUNDIAL_EVAL_DIR;
if (!folder || !existsSync(folder)) {
  console.error('SUNDIAL_EVAL_DIR must name the folder with mails.jsonl and the outside corpora.');
  process.exit(2);
}

const { labelled, bank } = mailSets(folder);
const sections: string[] = [];
const onLabelled: MailScore[] = [];

for (const set of labelled) {
  const { lines, scores } = await setReport(set, readers);
  onLabelled.push(...(scores[readers.indexOf(grammar)] ?? []));
  sections.push(...lines);
}
sections.push(...(await bankSection(bank)));
sections.push(
  '## Time expressions',
  '',
  'Whole row right: every expression found, none besides, each with the value (another corpus’s borders of morning or evening do not count).',
  '',
  ...timeReport(folder),
  '',
  '## Puzzles in sentences',
  '',
  ...planReport(folder),
  '',
  ...(await mailWayReport(folder)),
);

const text = [
  '# Results of the reader',
  '',
  'Written by `npm run eval:reader`; 95 % Wilson intervals in brackets. A reading is exact when intents, windows (expanded to days), accepted options, duration, medium, lateness and, where labelled, people all agree with the gold; where the gold says that one must ask, it is exact when it is not automatic.',
  'Harmful: an automatic outward act whose slot, people, duration, medium, minutes of lateness or recipient differs from the expected act. Rows that shaped the grammar are development rows: these figures say little about mail that it has never seen.',
  `Machine: ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}.`,
  '',
  ...sections,
].join('\n');
writeFileSync(join('evals', 'RESULTS.md'), `${text.trimEnd()}\n${markedSections()}`);
console.log(text);

async function bankSection(set: MailSet): Promise<string[]> {
  const scores = await runReader(grammar, set.rows);
  const statements = statementsOf([...onLabelled, ...scores]);
  return [
    `## Paraphrase bank (${set.rows.length} generated mails, development)`,
    '',
    'Phrases per intent, tone, device and language, filled with options, days and times by chance (evals/paraphrases). Whoever mends the grammar sees them.',
    '',
    ...mailReport(scores),
    '',
    ...tagTable(scores, ({ row }) => [`${row.tags?.[0]}`, `tone ${row.tags?.[2]}`, `device ${row.tags?.[3]}`]),
    '',
    ...tagTable(scores, ({ row }) => [`says ${row.tags?.[1]}`]),
    '',
    '## Confidence',
    '',
    `Stated confidence beside observed correctness, on all mails above; a reading is as sure as its least sure part. Expected calibration error: ${calibrationError(statements).toFixed(3)}.`,
    '',
    ...reliabilityTable(statements),
    '',
    '## Risk over settings of the gate',
    '',
    'All mails above. The line “the gate” is what runs.',
    '',
    ...riskCurve([...onLabelled, ...scores]),
    '',
  ];
}
