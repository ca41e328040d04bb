import { performance } from 'node:perf_hooks';
import type { MailRow } from './gold';
import { answerOf, type MailReader, preparedRow } from './readers';
import { type MailScore, scoreMail } from './score-mails';

const WARM_UP = 20;

/** Reads every row with one reader and scores it. Only the reading is timed: in processor time, where it has to wait in real time. */
export async function runReader(reader: MailReader, rows: readonly MailRow[]): Promise<MailScore[]> {
  for (const row of rows.slice(0, WARM_UP)) {
    const { text, context } = preparedRow(row);
    await reader.read(text, context);
  }
  const scores: MailScore[] = [];
  for (const row of rows) {
    const { text, context } = preparedRow(row);
    const began = performance.now();
    const cpu = process.cpuUsage();
    const read = reader.read(text, context);
    const { user, system } = process.cpuUsage(cpu);
    const reading = read instanceof Promise ? await read : read;
    const took = read instanceof Promise ? performance.now() - began : (user + system) / 1_000;
    scores.push(scoreMail(row, answerOf(reading, context), took));
  }
  return scores;
}
