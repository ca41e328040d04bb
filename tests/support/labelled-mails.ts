import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newTextOf } from '@/core/reading/reply-text';
import { parseReadRow } from '@/inspect/read';
import type { ReadMail } from './read-mails';

/** Mails of a labelled file of ours in which the reader finds something, with what is known around each. */
export function mailsOf(file: string, count: number): ReadMail[] {
  const lines = readFileSync(join('evals', 'mails', file), 'utf8')
    .trim()
    .split('\n');
  const rows = Array.from({ length: count }, (_, i) => parseReadRow(JSON.parse(lines[i % lines.length] as string)));
  return rows.map(({ text, context }) => ({ text: newTextOf({ text }).newText, context }));
}
