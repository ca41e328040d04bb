import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { TEMPLATE } from '../../tests/support/template';
import { writeSection } from '../results-section';
import { LOOPS_PER_WORLD } from './cast';
import { figuresOf, violationsOf } from './figures';
import { playWorld, type WorldResult } from './play';
import { loopReport } from './report';
import { startServer } from './server';

/**
 * `npm run eval:loops`: plays 500 loops and writes their section of evals/RESULTS.md. `--seeds N`: fewer; `--first W`:
 * from this world on; `--resume`: worlds that an earlier run has kept in data/loops are not played again, so that a run
 * may be cut off, or shared by several processes; `--dry`: nothing is written. Fails when a figure that must be nought is not.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '500' },
    first: { type: 'string', default: '1' },
    resume: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
  },
});
const KEPT = join('data', 'loops');
const last = Math.ceil(Number(values.seeds) / LOOPS_PER_WORLD);

mkdirSync(KEPT, { recursive: true });
const server = await startServer();
try {
  const results: WorldResult[] = [];
  for (let world = Number(values.first); world <= last; world += 1) {
    results.push(await played(world));
    const all = results.flatMap(({ outcomes }) => outcomes);
    const { bookedOfSatisfiable, satisfiable } = figuresOf(all);
    console.log(
      `world ${world} of ${last}: ${results.at(-1)?.seconds.toFixed(0)} s; booked ${bookedOfSatisfiable}/${satisfiable}`,
    );
  }
  const found = violationsOf(results);
  const report = loopReport(results);
  console.log(report.join('\n'));
  console.log(found.join('\n'));
  if (!values.dry) writeSection('loops', report);
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  await server.stop();
}
process.exit();

async function played(world: number): Promise<WorldResult> {
  const file = join(KEPT, `world-${world}.json`);
  if (values.resume && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as WorldResult;
  const result = await playWorld(world, server.url, TEMPLATE);
  writeFileSync(file, JSON.stringify(result));
  return result;
}
