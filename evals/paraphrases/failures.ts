import { writeFileSync } from 'node:fs';
import { exampleLines } from '../reader/example';
import { grammar } from '../reader/readers';
import { runReader } from '../reader/run-reader';
import type { MailScore } from '../reader/score-mails';
import { type BankRow, paraphraseRows } from './rows';

/**
 * `npx tsx evals/paraphrases/failures.ts [file] [rows] [seed]`: the classes of phrases of the bank that the reader gets
 * wrong or does not dare to act on, the harmful ones first, each with examples.
 */
const file = process.argv[2] ?? null;
const scores = await runReader(grammar, paraphraseRows(Number(process.argv[4] ?? 1), Number(process.argv[3] ?? 8_000)));

interface Failure {
  readonly kind: 'HARMFUL' | 'AUTOMATIC, NOT EXACT' | 'gated, not exact' | 'gated, though exact';
  readonly score: MailScore;
}

const failures = scores.flatMap((score): Failure[] => {
  if (score.harmful) return [{ kind: 'HARMFUL', score }];
  if (score.autoWrong) return [{ kind: 'AUTOMATIC, NOT EXACT', score }];
  if (!score.exact) return [{ kind: 'gated, not exact', score }];
  return score.auto || score.row.gold.mustAsk ? [] : [{ kind: 'gated, though exact', score }];
});

const lines = [
  `# What the reader makes of the paraphrase bank (${scores.length} mails)`,
  '',
  ...['en', 'de', 'fr', 'es'].map((language) => {
    const of = scores.filter(({ row }) => row.tags?.[0] === language);
    const count = (test: (score: MailScore) => boolean): number => of.filter(test).length;
    return `- ${language}: ${of.length} mails, exact ${count((s) => s.exact)}, automatic ${count((s) => s.auto)}, harmful ${count((s) => s.harmful)}, automatic and not exact ${count((s) => s.autoWrong)}`;
  }),
  '',
];
for (const kind of ['HARMFUL', 'AUTOMATIC, NOT EXACT', 'gated, not exact', 'gated, though exact'] as const) {
  const classes = groupByClass(failures.filter((failure) => failure.kind === kind));
  lines.push(`## ${kind} (${classes.reduce((sum, [, group]) => sum + group.length, 0)})`, '');
  for (const [name, group] of classes) {
    const total = scores.filter(({ row }) => classOf(row as BankRow) === name).length;
    lines.push(`### ${name}: ${group.length} of ${total}`);
    for (const { score } of group.slice(0, 3)) lines.push(...exampleLines(score));
    lines.push('');
  }
}
if (file) writeFileSync(file, lines.join('\n'));
console.log(lines.slice(0, 7).join('\n'));

function classOf(row: BankRow): string {
  return `${row.tags?.[0]} ${row.tags?.[1]} — ${row.phrase.replace('\n', ' / ')}`;
}

function groupByClass(of: readonly Failure[]): [string, Failure[]][] {
  const groups = new Map<string, Failure[]>();
  for (const failure of of) {
    const name = classOf(failure.score.row as BankRow);
    groups.set(name, [...(groups.get(name) ?? []), failure]);
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length);
}
