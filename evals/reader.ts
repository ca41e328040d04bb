import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { newTextOf } from '@/core/reading/reply-text';
import { inspectRead } from '@/inspect/read';
import { inspectTimes } from '@/inspect/times';
import type { MailRow, PrintedReading } from './reader/gold';
import { chronoValues, recognizersValues } from './reader/peers';
import { type MailScore, scoreMail } from './reader/score-mails';
import { type FoundValue, rowIsRight } from './reader/score-times';
import { quantile, wilson } from './reader/statistics';
import { chronoRows, ducklingRows, jsonLines, recognizerRows, type TimeRow } from './reader/time-rows';

/**
 * `npm run eval:reader`: the grammar on labelled mail and on outside corpora of time expressions, with chrono-node and
 * Microsoft's recognizers on the same rows. Data: SUNDIAL_EVAL_DIR. Writes evals/RESULTS.md.
 */
const folder = process.env.SUNDIAL_EVAL_DIR;
if (!folder || !existsSync(folder)) {
  console.error('SUNDIAL_EVAL_DIR must name the folder with mails.jsonl and the outside corpora.');
  process.exit(2);
}

const sections = [mailSection(folder), timeSection(folder), replySection(folder)];
const text = [
  '# Results of the reader',
  '',
  'Written by `npm run eval:reader`; 95 % Wilson intervals in brackets. A reading is exact when intents, windows (expanded to days), accepted options, duration, medium and lateness all agree with the gold.',
  'Harmful: automatic, not silent, and not exact. Rows that shaped the grammar are development rows: these figures say little about mail that it has never seen.',
  `Machine: ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}.`,
  '',
  ...sections,
].join('\n');
mkdirSync('evals', { recursive: true });
writeFileSync(join('evals', 'RESULTS.md'), `${text.trimEnd()}\n`);
console.log(text);

function mailSection(dir: string): string {
  const rows = jsonLines(join(dir, 'mails.jsonl')) as unknown as MailRow[];
  for (const row of rows.slice(0, 20)) inspectRead(row);
  const scores = rows.map((row) => {
    const began = performance.now();
    const reading = inspectRead(row) as PrintedReading;
    return scoreMail(row, reading, performance.now() - began);
  });
  const sum = (of: (score: MailScore) => number): number => scores.reduce((total, score) => total + of(score), 0);
  const wrong = scores.filter((score) => !score.exact).map((score) => score.row.id);
  const times = scores.map((score) => score.milliseconds);
  return [
    `## Mail (${rows.length} rows)`,
    `- exact readings: ${wilson(
      sum((score) => Number(score.exact)),
      rows.length,
    )}${wrong.length > 0 ? `, not exact: ${wrong.join(', ')}` : ''}`,
    `- windows: precision ${wilson(
      sum((score) => score.windows.hit),
      sum((score) => score.windows.found),
    )}, recall ${wilson(
      sum((score) => score.windows.hit),
      sum((score) => score.windows.gold),
    )}`,
    `- intents, micro F1: ${f1(
      sum((score) => score.intents.hit),
      sum((score) => score.intents.found),
      sum((score) => score.intents.gold),
    )}`,
    `- automatic: ${wilson(
      sum((score) => Number(score.auto)),
      rows.length,
    )}`,
    `- harmful automatic: ${wilson(
      sum((score) => Number(score.harmful)),
      sum((score) => Number(score.auto)),
    )}`,
    `- time per mail: p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`,
    ...groupLines(scores),
    '',
  ].join('\n');
}

function groupLines(scores: readonly MailScore[]): string[] {
  const keys = [
    ...new Set(scores.map((score) => `${score.row.role}, ${score.row.loopState.replaceAll('_', ' ')}`)),
  ].sort();
  return keys.map((key) => {
    const group = scores.filter((score) => `${score.row.role}, ${score.row.loopState.replaceAll('_', ' ')}` === key);
    return `  - ${key}: exact ${wilson(group.filter((score) => score.exact).length, group.length)}, automatic ${group.filter((score) => score.auto).length}`;
  });
}

function f1(hit: number, found: number, gold: number): string {
  return found + gold === 0 ? 'no rows' : ((2 * hit) / (found + gold)).toFixed(3);
}

function timeSection(dir: string): string {
  const corpora: readonly (readonly [string, readonly TimeRow[]])[] = [
    ['recognizers-datetime-en', recognizerRows(dir)],
    ['duckling-time-en, without holidays', ducklingRows(dir)],
    ['chrono-tests-en, rows with dates', chronoRows(dir)],
  ];
  const readers: readonly (readonly [string, (row: TimeRow) => FoundValue[]])[] = [
    ['grammar', (row) => (inspectTimes(row) as { items: { value: FoundValue }[] }).items.map((item) => item.value)],
    ['chrono-node', chronoValues],
    ['recognizers', recognizersValues],
  ];
  const lines = [
    '## Time expressions',
    'Whole row right: every expression found, none besides, each with the value (another corpus’s borders of morning or evening do not count).',
    '',
  ];
  for (const [name, rows] of corpora) {
    lines.push(`- ${name} (${rows.length} rows)`);
    for (const [reader, values] of readers)
      lines.push(`  - ${reader}: ${wilson(rows.filter((row) => isRight(row, values)).length, rows.length)}`);
    const empty = rows.filter((row) => row.expected.length === 0);
    const silent = empty.filter((row) => isRight(row, (readers[0] as (typeof readers)[number])[1])).length;
    lines.push(`  - grammar on rows with nothing to find: ${wilson(silent, empty.length)}`);
  }
  return [...lines, ''].join('\n');
}

function isRight(row: TimeRow, values: (row: TimeRow) => FoundValue[]): boolean {
  try {
    return rowIsRight(row, values(row));
  } catch {
    return false;
  }
}

function replySection(dir: string): string {
  const rows = jsonLines(join(dir, 'reply-extraction', 'cases.open.jsonl'));
  const right = rows.filter((row) => {
    const html = row.kind === 'html';
    const found = newTextOf(html ? { html: String(row.input) } : { text: String(row.input) }).newText;
    const plain = (words: string): string => words.replace(/\s+/g, html ? '' : ' ').trim();
    const expected = plain(String(row.expect));
    return row.scope
      ? plain(found).startsWith(expected) || expected.startsWith(plain(found))
      : plain(found) === expected;
  });
  return ['## New text of replies', `- talon and crisp cases: ${wilson(right.length, rows.length)}`, ''].join('\n');
}
