import { type MailRow, mailRow } from '@/core/labeling/mail-row';
import type { Reading, ReadingContext } from '@/core/reading/reading';
import { printReading } from './read';

/** A mail to be labelled: a row of evals/mails whose gold is only what was read. */
export interface LabelRow extends MailRow {
  readonly labelled: false;
  readonly read: object;
}

/** The row of a text with what was known and what was read. */
export function labelRow(
  id: string,
  text: string,
  { reading, context }: { readonly reading: Reading; readonly context: ReadingContext },
): LabelRow {
  const tags = [id.replace(/-\d+$/, ''), reading.language];
  const row = mailRow({ id, split: 'dev', text, tags }, reading, context);
  return { ...row, labelled: false, read: printReading(id, reading, context) };
}
