import { join } from 'node:path';
import { inspectReply } from '@/inspect/reply';
import { wilson } from '../reader/statistics';
import { jsonLines } from '../reader/time-rows';

interface Found {
  readonly newText: string;
  readonly signature: string;
}

/** The new text of replies on the cases of two other extractors, and the signatures of one of them. */
export async function replyLines(folder: string): Promise<string[]> {
  const rows = jsonLines(join(folder, 'reply-extraction', 'cases.open.jsonl'));
  const groups = new Map<string, boolean[]>();
  const wrong: string[] = [];
  for (const row of rows) {
    const html = row.kind === 'html';
    const input = String(row.input);
    const found = (await inspectReply({ id: String(row.id), ...(html ? { html: input } : { text: input }) })) as Found;
    const plain = (words: string): string => words.replace(/\s+/g, html ? '' : ' ').trim();
    const [got, expected] = [plain(found.newText), plain(String(row.expect))];
    const right = row.scope ? got.startsWith(expected) || expected.startsWith(got) : got === expected;
    if (!right) wrong.push(String(row.id));
    const group = html ? 'HTML' : String(row.id).startsWith('talon') ? 'talon' : 'crisp';
    groups.set(group, [...(groups.get(group) ?? []), right]);
  }
  const signatures = jsonLines(join(folder, 'reply-extraction', 'signatures.open.jsonl'));
  const signed = await Promise.all(
    signatures.map(async (row) => {
      const found = (await inspectReply({ id: String(row.id), text: String(row.body) })) as Found;
      return found.signature.trim() === String(row.signature ?? '').trim();
    }),
  );
  const line = (name: string, results: readonly boolean[]): string =>
    `- ${name}: ${wilson(results.filter(Boolean).length, results.length)}`;
  return [
    ...[...groups].map(([name, results]) => line(name, results)),
    line('signatures of talon', signed),
    ...(wrong.length > 0 ? [`- not equal: ${wrong.join(', ')}`] : []),
  ];
}
