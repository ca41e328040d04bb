import { mailReport, tagTable } from './mail-report';
import { type MailSet, tagsOf } from './mail-sets';
import { peerWindowLines } from './peer-windows';
import type { MailReader } from './readers';
import { runReader } from './run-reader';
import type { MailScore } from './score-mails';

/** The readers and the libraries on one set of labelled mails, as Markdown lines, with the scores of each reader. */
export async function setReport(
  set: MailSet,
  readers: readonly MailReader[],
): Promise<{ readonly lines: readonly string[]; readonly scores: readonly (readonly MailScore[])[] }> {
  const lines = [`## Mail: ${set.name} (${set.rows.length} rows)`, ''];
  const all: MailScore[][] = [];
  for (const reader of readers) {
    const scores = await runReader(reader, set.rows);
    all.push(scores);
    lines.push(`### ${reader.name}`, '', ...mailReport(scores), ...misreadLine(scores), '');
    lines.push(...tagTable(scores, ({ row }) => tagsOf(row)), '');
  }
  return { lines: [...lines, '### Libraries', '', ...peerWindowLines(set.rows), ''], scores: all };
}

function misreadLine(scores: readonly MailScore[]): string[] {
  const wrong = scores.filter((score) => !score.exact).map((score) => score.row.id);
  return wrong.length === 0 ? [] : [`- not exact: ${wrong.slice(0, 40).join(', ')}`];
}
