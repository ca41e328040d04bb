// What a release must not be made without: the newest time-zone data. Needs the network, so it is not part of the tests.
// `npm run check:release`; exit status 0 = newest, 1 = behind, or not to be found out.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PACKAGE = 'moment-timezone';
const IANA = 'https://data.iana.org/time-zones/tzdb/version';
const folder = new URL(`../node_modules/${PACKAGE}/`, import.meta.url);

const problems = [];
const installed = readJson('package.json').version;
const bundled = readJson('data/packed/latest.json').version;
console.log(`Bundled: tz data ${bundled}, of ${PACKAGE} ${installed}.`);

const newest = newestPackage();
if (newest && newest !== installed) problems.push(`${PACKAGE} ${newest} is out: update the dependency to it.`);

const published = await newestRelease();
// Releases are a year and a letter, so they are in order as texts: 2026f, 2026g, 2027a.
if (published && published > bundled) {
  problems.push(`IANA has published tz data ${published}; until ${PACKAGE} has it, set TZ_DATA_FILE to packed data.`);
}
if (problems.length === 0) console.log('Nothing newer is published.');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function readJson(path) {
  return JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
}

/** The newest version on the registry, as npm is configured to ask it. */
function newestPackage() {
  try {
    const text = execFileSync('npm', ['view', PACKAGE, 'version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return text.trim();
  } catch {
    problems.push(`The registry does not say which ${PACKAGE} is the newest.`);
  }
}

async function newestRelease() {
  try {
    const response = await fetch(IANA, { signal: AbortSignal.timeout(20_000) });
    const text = (await response.text()).trim();
    if (response.ok && /^\d{4}[a-z]{1,2}$/.test(text)) return text;
    problems.push(`IANA does not say which release is the newest (status ${response.status}).`);
  } catch (error) {
    problems.push(`IANA cannot be reached: ${error.cause?.code ?? error.name}.`);
  }
}
