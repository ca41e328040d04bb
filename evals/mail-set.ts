import { exampleLines } from './reader/example';
import type { MailRow } from './reader/gold';
import { mailReport, tagTable } from './reader/mail-report';
import { tagsOf } from './reader/mail-sets';
import { modelReaders } from './reader/model-reader';
import { grammar } from './reader/readers';
import { runReader } from './reader/run-reader';
import { jsonLines } from './reader/time-rows';

/**
 * `npx tsx evals/mail-set.ts FILE…`: figures of labelled mails in these files and nothing else, then every mail that was
 * not read exactly, the harmful ones first. Writes no file: for a fresh blind set, whose first figures are kept as they are.
 */
const [flags, files] = [true, false].map((flag) =>
  process.argv.slice(2).filter((arg) => arg.startsWith('--') === flag),
);
const rows = (files ?? []).flatMap((file) => jsonLines(file) as unknown as MailRow[]);
if (rows.length === 0) {
  console.error('Usage: npx tsx evals/mail-set.ts FILE… [--record|--live]');
  process.exit(2);
}
for (const reader of [grammar, ...modelReaders(flags ?? [])]) {
  const scores = await runReader(reader, rows);
  const wrong = scores
    .filter((score) => !score.exact || score.harmful)
    .sort((a, b) => Number(b.harmful) - Number(a.harmful) || Number(b.autoWrong) - Number(a.autoWrong));
  const lines = [
    `## ${reader.name}: ${rows.length} mails`,
    '',
    ...mailReport(scores),
    '',
    ...tagTable(scores, ({ row }) => tagsOf(row)),
    '',
    ...wrong.flatMap((score) => [
      score.harmful ? '### Harmful' : score.autoWrong ? '### Automatic, not exact' : '### Not exact',
      ...exampleLines(score),
    ]),
  ];
  console.log(lines.join('\n'));
}
