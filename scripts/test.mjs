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
const FEW = 5;
const unsteady = [];
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

/** What a suite counted, file by file; `outside` is what failed in no file, or a report that was not written. */
const counted = (ok, files) => {
  const failing = [...files].filter(([, count]) => count.failed > 0).map(([file]) => file);
  return { files, failing, outside: !ok && failing.length === 0 };
};

async function vitest(only = []) {
  const file = join(reports, `vitest-${only.length}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...only];
  const ok = await run(`unit, running, process and component tests${again(only)}`, bin('vitest'), args);
  if (!existsSync(file)) return counted(false, new Map());
  const files = new Map();
  for (const { name, status, assertionResults } of JSON.parse(readFileSync(file, 'utf8')).testResults) {
    // The zones' projects run files that another project has run too.
    const count = files.get(name) ?? { passed: 0, failed: 0, skipped: 0 };
    for (const { status: end } of assertionResults) count[end === 'passed' || end === 'failed' ? end : 'skipped'] += 1;
    // A file that could not be loaded has no test to blame.
    if (status === 'failed' && count.failed === 0) count.failed = 1;
    files.set(name, count);
  }
  return counted(ok, files);
}

async function browserSuite(only = []) {
  const file = join(reports, `playwright-${only.length}.json`);
  const extra = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ['test', '--reporter=list,json', ...(only.length > 0 ? ['--workers=1', ...only] : [])];
  const ok = await run(`browser tests${again(only)}`, bin('playwright'), args, { extra });
  if (!ok) tellWhatWasSeen();
  if (!existsSync(file)) return counted(false, new Map());
  const files = new Map();
  const walk = ({ file: name, specs = [], suites = [] }) => {
    const count = files.get(name) ?? { passed: 0, failed: 0, skipped: 0 };
    for (const { tests } of specs)
      for (const { status } of tests)
        count[status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed'] += 1;
    files.set(name, count);
    for (const suite of suites) walk(suite);
  };
  for (const suite of JSON.parse(readFileSync(file, 'utf8')).suites) walk(suite);
  return counted(ok, files);
}

const again = (only) => (only.length > 0 ? `, ${only.length} of its files once more` : '');

/**
 * A suite, and the few files of it that failed once more, by themselves (docs/decisions/071): what fails twice has failed, and
 * what passed the second time is told, file by file, as unsteady. Many failures are no accident: they are not tried again.
 */
async function steadily(suite) {
  const first = await suite();
  const { failing, files } = first;
  const few = failing.length > 0 && failing.length <= FEW;
  const last = few ? await suite(failing) : first;
  if (few) for (const [file, count] of last.files) files.set(file, count);
  for (const count of files.values()) for (const end of Object.keys(totals)) totals[end] += count[end];
  if (first.outside || last.outside) totals.failed += 1;
  if (few) unsteady.push(...failing.filter((file) => files.get(file).failed === 0));
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

await Promise.all([steadily(vitest), checksAndBuild()]);
await steadily(browserSuite);

rmSync(reports, { recursive: true, force: true });
if (unsteady.length > 0)
  console.log(`\nUnsteady, passed by themselves:\n${unsteady.map((file) => `  ${file}`).join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 && totals.passed > 0 ? 0 : 1);
