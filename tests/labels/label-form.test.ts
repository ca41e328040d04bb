import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mailRow } from '@/core/labeling/mail-row';
import { read } from '@/core/reading/read';
import { parseReadRow } from '@/inspect/read';
import { labelReading } from '@/modules/labels/schema';
import { parseGoldTime } from '../../evals/reader/gold-times';

const FOLDER = join('evals', 'mails');
const rows = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.jsonl'))
  .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').trim().split('\n'))
  .filter((_, i) => process.env.DEEP || i % 7 === 0)
  .map((line) => parseReadRow(JSON.parse(line)));

it('whatever the reader reads in our mails is a label, and its times are times to the evaluation', () => {
  const refused = rows.filter(({ text, context }) => {
    const reading = read(text, context);
    if (reading.intents.length === 0) return false;
    const { gold } = mailRow({ id: 'a', split: 'dev', text, tags: [] }, labelReading.parse(reading), context);
    return gold.times.some((time) => {
      try {
        return parseGoldTime(time, context.ownerZone).polarity === undefined;
      } catch {
        return true;
      }
    });
  });
  expect(rows.length).toBeGreaterThan(150);
  expect(refused.map(({ text }) => text)).toEqual([]);
});
