// The one test command: checks and the build beside every vitest project, then the browser suite. Prints what fails, and one
// closing line with the sum.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'sundial-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
const RESULTS = 'test-results';
const SEEN_CHARS = 6_000;
const bin = (name) => join('node_modules', '.bin', name);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };

/** Runs a command; with `quiet` its output is printed in one piece at its end. Resolves to whether it ended well. */
function run(title, command, args, { quiet = false, extra = {} } = {}) {
  const begun = Date.now();
  if (!quiet) console.log(`\n── ${title}`);
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { stdio, env: { ...env, ...extra } });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(String(error))));
    child.on('close', (code) => {
      if (quiet) process.stdout.write(`\n── ${title}\n${Buffer.concat(said)}`);
      console.log(`── ${title}: ${code === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
      resolve(code === 0);
    });
  });
}

async function check(title, command, args) {
  if (await run(title, command, args, { quiet: true })) totals.passed += 1;
  else totals.failed += 1;
}

async function vitest() {
  const file = join(reports, 'vitest.json');
  const reporters = ['default', 'json'].map((name) => `--reporter=${name}`);
  const ok = await run('unit, running, process and component tests', bin('vitest'), [
    'run',
    ...reporters,
    `--outputFile.json=${file}`,
  ]);
  if (!existsSync(file)) {
    totals.failed += 1;
    return;
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += report.numPassedTests;
  totals.failed += report.numFailedTests;
  totals.skipped += report.numPendingTests + report.numTodoTests;
  // A file that could not be loaded, or an error outside any test, is a failure too.
  if (!ok && report.numFailedTests === 0) totals.failed += 1;
}

async function browserSuite() {
  const file = join(reports, 'playwright.json');
  const extra = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const ok = await run('browser tests', bin('playwright'), ['test', '--reporter=list,json'], { extra });
  if (!ok) tellWhatWasSeen();
  if (!existsSync(file)) {
    totals.failed += 1;
    return;
  }
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += stats.expected;
  totals.failed += stats.unexpected + stats.flaky;
  totals.skipped += stats.skipped;
  if (!ok && stats.unexpected + stats.flaky === 0) totals.failed += 1;
}

/** Prints what the pages showed when a browser test failed: a log is often all that is kept of a run elsewhere. */
function tellWhatWasSeen() {
  for (const folder of existsSync(RESULTS) ? readdirSync(RESULTS) : []) {
    const path = join(RESULTS, folder, 'error-context.md');
    if (existsSync(path)) console.log(`\n── ${path}\n${readFileSync(path, 'utf8').slice(0, SEEN_CHARS)}`);
  }
}

/** Beside what waits for databases and mail a good part of its time. */
async function checksAndBuild() {
  await check('checks', process.execPath, ['scripts/check.mjs']);
  await check('build', process.execPath, ['scripts/build.mjs']);
}

await Promise.all([vitest(), checksAndBuild()]);
await browserSuite();

rmSync(reports, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
