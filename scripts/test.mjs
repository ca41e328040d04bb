// The one test command: checks, every vitest project, the browser suite. Prints what fails, and one closing line with the sum.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'sundial-test-'));
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Tests of running systems that failed and then passed (docs/decisions/029-second-tries.md). */
const secondTries = [];
/** More than these in one run are no accident any more. */
const MAX_SECOND_TRIES = 3;
const bin = (name) => join('node_modules', '.bin', name);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };

function run(title, command, args, extra = {}) {
  const begun = Date.now();
  console.log(`\n── ${title}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...env, ...extra } });
  console.log(`── ${title}: ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  return status === 0;
}

function check(title, command, args) {
  if (run(title, command, args)) totals.passed += 1;
  else totals.failed += 1;
}

function vitest() {
  const file = join(reports, 'vitest.json');
  const again = join(reports, 'second-tries.json');
  const reporters = ['default', 'json', './scripts/second-tries.mjs'].map((name) => `--reporter=${name}`);
  const ok = run(
    'unit, integration, contract and ui tests',
    bin('vitest'),
    ['run', ...reporters, `--outputFile.json=${file}`],
    { SECOND_TRIES_FILE: again },
  );
  if (existsSync(again)) secondTries.push(...JSON.parse(readFileSync(again, 'utf8')));
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

function browserSuite() {
  const file = join(reports, 'playwright.json');
  const ok = run('browser tests', bin('playwright'), ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) {
    totals.failed += 1;
    return;
  }
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  totals.passed += stats.expected + stats.flaky;
  totals.failed += stats.unexpected;
  totals.skipped += stats.skipped;
  secondTries.push(...suites.flatMap(flakySpecs));
  if (!ok && stats.unexpected === 0) totals.failed += 1;
}

function flakySpecs({ specs = [], suites = [] }) {
  const here = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...here.map(({ file, title }) => `${file} > ${title}`), ...suites.flatMap(flakySpecs)];
}

check('format and lint', bin('biome'), ['check', '.']);
check('route types', bin('next'), ['typegen']);
check('types', bin('tsc'), ['--noEmit']);
check('imports', bin('depcruise'), ['src', 'sandbox', '--config', '.dependency-cruiser.cjs', '--output-type', 'err']);
check('structure', process.execPath, ['scripts/structure.mjs']);
vitest();
browserSuite();

if (secondTries.length > 0)
  console.log(`\nPassed only at the second try:\n${secondTries.map((name) => `  ${name}`).join('\n')}`);
if (secondTries.length > MAX_SECOND_TRIES) totals.failed += 1;

rmSync(reports, { recursive: true, force: true });
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
