import { inspectTimes } from '@/inspect/times';
import { chronoValues, recognizersValues } from './peers';
import { type FoundValue, rowIsRight } from './score-times';
import { wilson } from './statistics';
import { chronoRows, ducklingRows, recognizerRows, type TimeRow } from './time-rows';

type FindsTimes = (row: TimeRow) => FoundValue[];

const grammarValues: FindsTimes = (row) =>
  (inspectTimes(row) as { items: { value: FoundValue }[] }).items.map((item) => item.value);

/** Outside corpora of time expressions, each reader on the same rows. */
export function timeReport(folder: string): string[] {
  const corpora: readonly (readonly [string, readonly TimeRow[]])[] = [
    ['recognizers-datetime-en', recognizerRows(folder)],
    ['duckling-time-en, without holidays', ducklingRows(folder)],
    ['chrono-tests-en, rows with dates', chronoRows(folder)],
  ];
  const readers: readonly (readonly [string, FindsTimes])[] = [
    ['grammar', grammarValues],
    ['chrono-node', chronoValues],
    ['recognizers', recognizersValues],
  ];
  return corpora.flatMap(([name, rows]) => {
    const right = (values: FindsTimes, of: readonly TimeRow[]): string =>
      wilson(of.filter((row) => isRight(row, values)).length, of.length);
    const empty = rows.filter((row) => row.expected.length === 0);
    return [
      `- ${name} (${rows.length} rows)`,
      ...readers.map(([reader, values]) => `  - ${reader}: ${right(values, rows)}`),
      `  - grammar on rows with nothing to find: ${right(grammarValues, empty)}`,
    ];
  });
}

function isRight(row: TimeRow, values: FindsTimes): boolean {
  try {
    return rowIsRight(row, values(row));
  } catch {
    return false;
  }
}
