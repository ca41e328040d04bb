import { performance } from 'node:perf_hooks';
import type { MailRow } from './gold';
import { answerOf, type MailReader, preparedRow } from './readers';
import { type MailScore, scoreMail } from './score-mails';

const WARM_UP = 20;

/** Reads every row with one reader and scores it. Only the reading is timed. */
export async function runReader(reader: MailReader, rows: readonly MailRow[]): Promise<MailScore[]> {
  for (const row of rows.slice(0, WARM_UP)) {
    const { text, context } = preparedRow(row);
    await reader.read(text, context);
  }
  const scores: MailScore[] = [];
  for (const row of rows) {
    const { text, context } = preparedRow(row);
    const began = performance.now();
    const read = reader.read(text, context);
    const reading = read instanceof Promise ? await read : read;
    const took = performance.now() - began;
    scores.push(scoreMail(row, answerOf(reading, context), took));
  }
  return scores;
}
