// The rules of the house that no other tool checks. Each message says where the code should go.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { strayCitations } from './citations.mjs';
import { literalTextProblems } from './literal-text.mjs';
import { readingWordProblems } from './reading-words.mjs';

const all = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => existsSync(path));
const documents = all.filter((path) => path.endsWith('.md'));
const files = all.filter(
  (path) => /^(src|sandbox|tests|bench|evals|scripts)\/.*\.(ts|tsx|mjs)$/.test(path) && !path.includes('.generated.'),
);

const problems = [];
const lengths = [];
for (const path of [...documents, ...files]) {
  if (!path.startsWith('docs/')) problems.push(...strayCitations(path, readFileSync(path, 'utf8'), documents));
}
const FORBIDDEN_NAMES = /(^|\/)(index|utils?|helpers?|types|lib|common)(\.tsx?$|\/)/;
const MODULE_FILE =
  /^src\/modules\/[^/]+\/((schema|queries|commands|policy|routes|workflow|steps|constants)(\.test)?\.tsx?|mails\.tsx|[a-z0-9-]+\.test\.tsx?|(queries|commands|steps|routes|ui)\/.+)$/;

for (const path of files) {
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n').length - 1;
  lengths.push(lines);
  if (lines > 400) problems.push(`${path}: ${lines} lines. A file holds one idea; 400 lines is the most.`);
  if (FORBIDDEN_NAMES.test(path))
    problems.push(`${path}: name it after its idea, and import it directly (no barrels).`);
  if (path.startsWith('src/modules/') && !MODULE_FILE.test(path)) {
    problems.push(
      `${path}: a module holds schema, queries, commands, policy, routes, workflow, steps, mails, constants, ui and tests.`,
    );
  }
  if (/\bvi\.mock\(/.test(text)) problems.push(`${path}: fake at the network, not at the module.`);
  if (/\b(it|test|describe)\.(only\(|todo\(|skip\(['"`])/.test(text))
    problems.push(`${path}: a test that does not run is no test.`);
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');
  if (path.startsWith('src/core/') && !path.includes('.test.')) {
    if (/\bDate\.now\(|new Date\(\)|\bMath\.random\(|\bsetTimeout\(|\bsetInterval\(|\bprocess\.env\b/.test(code)) {
      problems.push(`${path}: the core is pure. Take the clock, chance or setting as an argument.`);
    }
  }
  if (
    /\bprocess\.env\b/.test(code) &&
    path.startsWith('src/') &&
    !/^src\/(config|supervisor)\//.test(path) &&
    !path.includes('.test.')
  ) {
    problems.push(`${path}: src/config/env.ts is the only reader of the environment.`);
  }
  if (
    /new Intl\.DateTimeFormat\(/.test(code) &&
    path.startsWith('src/') &&
    !/timeZone: ?'UTC'/.test(code) &&
    !path.includes('.test.')
  ) {
    problems.push(`${path}: the runtime's zone data is stale. Format through src/core/time.`);
  }
}

problems.push(...literalTextProblems(files));
problems.push(...readingWordProblems(files));

lengths.sort((a, b) => a - b);
const at = (share) => lengths[Math.floor(share * (lengths.length - 1))] ?? 0;
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`${problems.length} problems of structure`);
  process.exit(1);
}
console.log(`Structure: ${files.length} files, median ${at(0.5)} lines, p90 ${at(0.9)}, longest ${at(1)}.`);
