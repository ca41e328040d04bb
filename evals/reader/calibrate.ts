import { writeFileSync } from 'node:fs';
import type { Curve } from '@/core/reading/calibration';
import { onCurve } from '@/core/reading/calibration';
import { paraphraseRows } from '../paraphrases/rows';
import { type Statement, statementsOf } from './confidence';
import { isotonicCurve, type Level } from './isotonic';
import { mailSets } from './mail-sets';
import { uncalibrated } from './readers';
import { runReader } from './run-reader';

/**
 * `npx tsx evals/reader/calibrate.ts`: computes src/core/reading/calibration.generated.json from the paraphrase bank and
 * our own labelled mails of the split `dev`. Held-out mails and the seed that `eval:reader` reports on take no part.
 */
const FILE = 'src/core/reading/calibration.generated.json';
const SEED = 20_261_120;
const SIZE = 8_000;
/** Fewer statements of an intent than this do not get a curve of their own. */
const LEAST = 40;
/** What the shared curve counts against an intent's own statements, and stated confidence against the shared ones. */
const WEIGHT = 20;

const own = mailSets('').labelled.flatMap(({ rows }) => rows.filter((row) => row.split === 'dev'));
const scores = await runReader(uncalibrated, [...paraphraseRows(SEED, SIZE), ...own]);
const statements = statementsOf(scores);

function curveOf(of: readonly Statement[], prior: (stated: number) => number): Curve {
  const levels = new Map<number, Level>();
  for (const { confidence: stated, right } of of) {
    const level = levels.get(stated) ?? { stated, count: 0, right: 0 };
    levels.set(stated, { stated, count: level.count + 1, right: level.right + Number(right) });
  }
  return isotonicCurve([...levels.values()], prior, WEIGHT);
}

const intents = statements.filter(({ kind }) => kind.startsWith('intent '));
const shared = curveOf(intents, (stated) => stated);
const kinds = [...new Set(intents.map(({ kind }) => kind.slice(7)))].sort();
const perIntent = kinds.flatMap((kind) => {
  const of = intents.filter((statement) => statement.kind === `intent ${kind}`);
  return of.length < LEAST ? [] : [[kind, curveOf(of, (stated) => onCurve(shared, stated))] as const];
});
const table = {
  intents: Object.fromEntries(perIntent),
  intent: shared,
  option: curveOf(
    statements.filter(({ kind }) => kind === 'option'),
    (stated) => stated,
  ),
};

const from =
  `Computed by evals/reader/calibrate.ts on ${new Date().toISOString().slice(0, 10)}: isotonic regression over ` +
  `${statements.length} statements of ${scores.length} development mails (${SIZE} of the paraphrase bank, seed ${SEED}, ` +
  `and ${own.length} labelled). Curves of intents with fewer than ${LEAST} statements are the shared one; ${WEIGHT} imagined ` +
  'statements pull each towards it.';
writeFileSync(FILE, `${JSON.stringify({ from, ...table }, null, 2)}\n`);
console.log(`${FILE}: ${perIntent.length} intents, ${statements.length} statements`);
