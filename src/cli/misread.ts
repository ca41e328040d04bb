import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseMail } from '@/adapters/mime/parse';
import { redactedRow } from '@/core/labeling/row-redaction';
import { newTextOf } from '@/core/reading/reply-text';
import { closeDatabase, openDatabase } from '@/db/client';
import { type LabelRow, labelRow } from '@/inspect/label-row';
import { type ReadingRecord, readingRecord } from '@/modules/loops/queries/reading-record';
import { installationVariables, ROOT, withDatabase } from '@/supervisor/installation';

const USAGE = 'Usage: sundial misread MESSAGE-ID|EVENT [--set NAME] [--out FILE] [--redact]\n';
const REASONS = {
  not_found: 'There is no such mail or event in a loop.',
  not_read: 'It has not been read, or was read before contexts were kept.',
};

/**
 * `sundial misread`: makes a mail that was read wrongly a row to be labelled, with the words, what the reader knew and
 * what it read. The gold is what was read; correct it, and take `labelled: false` away.
 */
export async function misread(args: string[]): Promise<number> {
  const options = optionsOf(args);
  if (!options) {
    process.stderr.write(USAGE);
    return 2;
  }
  const record = await withDatabase(installationVariables(), { alone: false }, async (url) => {
    openDatabase(url, 1);
    try {
      return await readingRecord(options.identifier);
    } finally {
      await closeDatabase();
    }
  });
  if (!record.ok) return fail(REASONS[record.reason]);
  const text = await newTextIn(record.record);
  if (text === null) return fail('The mail’s bytes are no longer kept.');
  const row = labelRow(`${options.set}-${record.record.eventId}`, text, record.record);
  return append(options.file, options.redact ? redactedRow(row, record.record.people) : row);
}

/** The new text of a record's mail, or what was typed; null once the mail is forgotten. */
export async function newTextIn({ raw, typed }: ReadingRecord): Promise<string | null> {
  if (typed !== null) return typed;
  if (raw === null) return null;
  const mail = await parseMail(raw);
  return newTextOf({ text: mail.text ?? undefined, html: mail.html ?? undefined }).newText;
}

function optionsOf(args: string[]): { identifier: string; set: string; file: string; redact: boolean } | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { set: { type: 'string' }, out: { type: 'string' }, redact: { type: 'boolean' } },
    });
    const [identifier, ...rest] = positionals;
    const set = values.set ?? 'production';
    if (identifier === undefined || rest.length > 0 || !/^[a-z0-9-]{1,40}$/.test(set)) return null;
    const file = values.out ? resolve(values.out) : join(ROOT, 'evals', 'mails', `${set}.jsonl`);
    return { identifier, set, file, redact: values.redact ?? false };
  } catch {
    return null;
  }
}

function append(file: string, row: LabelRow): number {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  if (lines.some((line) => line.trim() !== '' && JSON.parse(line).id === row.id))
    return fail(`${file} has the row ${row.id} already`);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(row)}\n`);
  process.stdout.write(`Wrote ${row.id} to ${file}. Correct its gold, then take "labelled": false away.\n`);
  return 0;
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}
