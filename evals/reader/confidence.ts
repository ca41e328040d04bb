import { shortName } from '@/core/reading/gold-notation';
import type { MailScore } from './score-mails';
import { wilson } from './statistics';

/** One statement of a reading: how sure the reader was, and whether the gold says so too. */
export interface Statement {
  readonly kind: string;
  readonly confidence: number;
  readonly right: boolean;
}

/** Bins of stated confidence, upper bounds exclusive but the last. */
const BINS = [0, 0.5, 0.65, 0.8, 0.9, 0.95, 1.000001];

/** Intents, options and whole readings of scored mails with their stated confidence. A reading is as sure as its least sure part. */
export function statementsOf(scores: readonly MailScore[]): Statement[] {
  return scores
    .filter((score) => !score.row.gold.mustAsk)
    .flatMap(({ answer, row, exact }) => {
      const gold = new Set(row.gold.intents);
      const accepted = row.gold.accept;
      const intents = answer.full.intents.map(({ kind, confidence }) => ({
        kind: `intent ${kind}`,
        confidence,
        right: gold.has(shortName(kind)),
      }));
      const options = answer.full.options.map(({ option, stance, confidence }) => ({
        kind: 'option',
        confidence,
        right: (stance === 'reject') !== (accepted === 'any' || (accepted ?? []).includes(option)),
      }));
      return [...intents, ...options, { kind: 'reading', confidence: answer.confidence, right: exact }];
    });
}

/** The reliability table: stated confidence beside how often it was right. */
export function reliabilityTable(statements: readonly Statement[]): string[] {
  const groups: readonly (readonly [string, readonly Statement[]])[] = [
    ['intents', statements.filter(({ kind }) => kind.startsWith('intent '))],
    ['options', statements.filter(({ kind }) => kind === 'option')],
    ['readings', statements.filter(({ kind }) => kind === 'reading')],
  ];
  const lines = groups.flatMap(([name, group]) =>
    BINS.slice(0, -1).flatMap((low, i) => {
      const high = BINS[i + 1] as number;
      const bin = group.filter(({ confidence }) => confidence >= low && confidence < high);
      if (bin.length === 0) return [];
      const mean = bin.reduce((sum, { confidence }) => sum + confidence, 0) / bin.length;
      const range = `${low.toFixed(2)}–${Math.min(1, high).toFixed(2)}`;
      return [
        `| ${name} | ${range} | ${mean.toFixed(3)} | ${wilson(bin.filter(({ right }) => right).length, bin.length)} |`,
      ];
    }),
  );
  return ['| of | stated | mean stated | right |', '| --- | --- | ---: | --- |', ...lines];
}

/** Expected calibration error: the mean distance of stated confidence and observed correctness over the bins. */
export function calibrationError(statements: readonly Statement[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < BINS.length; i++) {
    const bin = statements.filter(
      ({ confidence }) => confidence >= (BINS[i] as number) && confidence < (BINS[i + 1] as number),
    );
    if (bin.length === 0) continue;
    const stated = bin.reduce((total, { confidence }) => total + confidence, 0) / bin.length;
    const right = bin.filter((statement) => statement.right).length / bin.length;
    sum += (bin.length / Math.max(1, statements.length)) * Math.abs(stated - right);
  }
  return sum;
}
