// Builds what is out of date: the pages (next build) and one bundle each for the product's processes and the sandbox.
// Prints a line per thing done, and nothing when all is up to date. `--check` only says whether there is work (status 3).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUILT, bundle, pageScripts } from './bundles.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const record = join(root, 'dist/build.json');

const SETTINGS = [
  'package-lock.json',
  'tsconfig.json',
  'next.config.ts',
  'postcss.config.mjs',
  'scripts/build.mjs',
  'scripts/bundles.mjs',
];
const PARTS = {
  scripts: {
    name: 'the scripts of pages without the client runtime',
    sources: ['src', ...SETTINGS],
    run: bundleScripts,
  },
  pages: { name: 'the web application', sources: ['src', 'public', ...SETTINGS], run: buildPages },
  main: { name: 'the server', sources: ['src', ...SETTINGS], run: () => bundleEntry('src/main.ts', 'dist/main.mjs') },
  sandbox: {
    name: 'the sandbox',
    sources: ['sandbox', 'src/core', ...SETTINGS],
    run: () => bundleEntry('sandbox/main.ts', 'dist/sandbox.mjs'),
  },
};
const OUTPUTS = { scripts: BUILT, pages: '.next/BUILD_ID', main: 'dist/main.mjs', sandbox: 'dist/sandbox.mjs' };

/** Paths of the sources below `path`, without tests, in a stable order. */
function sourcesBelow(path) {
  if (!existsSync(join(root, path))) return [];
  const entries = readdirSync(join(root, path), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(join(root, BUILT)))
    .sort();
}

function hashOf(paths) {
  const hash = createHash('sha256').update(process.version);
  for (const path of paths) {
    const whole = join(root, path);
    const files = SETTINGS.includes(path) ? [whole].filter((file) => existsSync(file)) : sourcesBelow(path);
    for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    process.once('SIGTERM', () => {
      child.kill();
      process.exit(1);
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      reject(new Error(`${args.join(' ')} left with status ${code}\n${Buffer.concat(said)}`));
    });
  });
}

async function buildPages() {
  const next = join(root, 'node_modules/next/dist/bin/next');
  await run(process.execPath, [next, 'build'], { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' });
}

async function bundleScripts() {
  rmSync(join(root, BUILT), { recursive: true, force: true });
  await build(pageScripts(root));
}

async function bundleEntry(entry, outfile) {
  await build({ ...bundle(root), entryPoints: [entry], outfile });
}

const built = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
const wanted = Object.fromEntries(Object.entries(PARTS).map(([part, { sources }]) => [part, hashOf(sources)]));
const stale = Object.keys(PARTS).filter(
  (part) => built[part] !== wanted[part] || !existsSync(join(root, OUTPUTS[part])),
);

if (process.argv.includes('--check')) process.exit(stale.length > 0 ? 3 : 0);
mkdirSync(join(root, 'dist'), { recursive: true });
for (const part of stale) {
  const { name, run: runPart } = PARTS[part];
  const started = Date.now();
  process.stdout.write(`Building ${name} …\n`);
  try {
    await runPart();
  } catch (error) {
    process.stderr.write(`Building ${name} failed: ${error.message}\n`);
    process.exit(1);
  }
  built[part] = wanted[part];
  writeFileSync(record, `${JSON.stringify(built)}\n`);
  process.stdout.write(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}
