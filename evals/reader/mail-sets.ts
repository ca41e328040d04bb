import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { paraphraseRows } from '../paraphrases/rows';
import type { MailRow } from './gold';
import { jsonLines } from './time-rows';

export interface MailSet {
  readonly name: string;
  readonly rows: readonly MailRow[];
}

const OWN = join('evals', 'mails');
const BANK_SEED = 1;
const BANK_SIZE = 4_000;

/** The labelled mails of an outside folder, our own files in evals/mails, and the paraphrase bank. */
export function mailSets(outside: string): { labelled: MailSet[]; bank: MailSet } {
  const own = existsSync(OWN) ? readdirSync(OWN).filter((file) => file.endsWith('.jsonl')) : [];
  const files: [string, string][] = [
    ['outside set, mails.jsonl', join(outside, 'mails.jsonl')],
    ...own.sort().map((file): [string, string] => [`evals/mails/${file}`, join(OWN, file)]),
  ];
  const labelled = files.map(([name, path]) => setOf(name, path)).filter(({ rows }) => rows.length > 0);
  return { labelled, bank: { name: 'paraphrase bank', rows: paraphraseRows(BANK_SEED, BANK_SIZE) } };
}

/** The labelled mails of one file in the form of evals/mails, such as the export of labels gives. */
export function setOf(name: string, path: string): MailSet {
  return { name, rows: (jsonLines(path) as unknown as MailRow[]).filter((row) => row.labelled !== false) };
}

/** Language, role and state of a row, beside its own tags. */
export function tagsOf(row: MailRow): string[] {
  return [...(row.tags ?? []), `${row.role}, ${row.loopState.replaceAll('_', ' ')}`];
}
