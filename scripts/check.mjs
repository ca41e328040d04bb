// What can be said of the sources without running them: `node scripts/check.mjs [PART…]`, all parts unless some are named.
// The parts run side by side; each says how long it took, and what it found when it failed.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const bin = (name) => join('node_modules', '.bin', name);

/** What dependency-cruiser looks at, and where it keeps what it found in files that have not changed since. */
const CRUISED = ['src', 'sandbox', 'tests', 'bench', 'evals', 'scripts'];
const CRUISE_CACHE = 'node_modules/.cache/dependency-cruiser';

/** Each checker works out anew what others have: on two cores one does the whole in two thirds of the time of four. */
const CHECKERS = String(Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2))));

/** Commands of each part, one after the other. The longest is begun first. */
const PARTS = {
  imports: [
    [bin('depcruise'), ...CRUISED, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'].concat([
      `--cache=${CRUISE_CACHE}`,
      '--cache-strategy=content',
    ]),
  ],
  // Incremental: the compiler keeps tsconfig.tsbuildinfo.
  types: [
    [bin('next'), 'typegen'],
    [bin('tsc'), '--noEmit', '--checkers', CHECKERS],
  ],
  format: [[bin('biome'), 'check', '.']],
  structure: [[process.execPath, 'scripts/structure.mjs']],
};

export const CHECKS = Object.keys(PARTS);

/**
 * Runs parts of the check side by side. Resolves with one row each, in the order in which they ended; `onEnd` is told each
 * as it ends. `output` is all that the part said.
 */
export async function runChecks(names = CHECKS, onEnd = () => {}) {
  const results = [];
  await Promise.all(
    names.map(async (name) => {
      const begun = Date.now();
      let ok = true;
      let output = '';
      for (const [command, ...args] of PARTS[name]) {
        if (!ok) break;
        const said = await run(command, args);
        output += said.output;
        ok = said.ok;
      }
      const result = { name, ok, output, seconds: (Date.now() - begun) / 1000 };
      results.push(result);
      onEnd(result);
    }),
  );
  return results;
}

/** One line that says how a part went, and below it, when it failed, what it said. */
export function checkLine({ name, ok, output, seconds }) {
  const line = `${name.padEnd(10)} ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s`;
  return ok ? line : `${line}\n${output.trimEnd()}\n`;
}

function run(command, args) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const begun = Date.now();
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !CHECKS.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')}; the parts are ${CHECKS.join(', ')}.`);
    process.exit(2);
  }
  const results = await runChecks(asked.length > 0 ? asked : CHECKS, (result) => console.log(checkLine(result)));
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(failed.length === 0 ? `All is right, in ${seconds} s` : `${failed.join(', ')} failed, in ${seconds} s`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
