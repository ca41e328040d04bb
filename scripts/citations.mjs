// What is cited stands in the project: the numbers of docs/behaviour.md, and documents by their names.
import { readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const BEHAVIOUR = 'docs/behaviour.md';
/** A test of a right behaviour begins with its number. */
const TEST_NAME = /\b(?:it|test|describe|onLinux)(?:\.\w+(?:\([^)]*\))?)*\(\s*['"`]((?:[AE]\d+\b(?:, | and )?)+)/g;
const ROWS = /\b[Rr]ows? (\d+(?:, \d+)*)/g;
const SETTLED = /\bsettled (\d+)/g;
const DOCUMENT = /[\w./-]*\w\.md\b/g;

/** What a text cites that is not there, in a sentence each. `documents`: the paths of all that the project has. */
export function strayCitations(path, text, documents) {
  const problems = [];
  const { behaviours, rows, settled } = numbers();
  const missing = (known, number, kind) => {
    if (!known.has(number)) problems.push(`${path}: ${kind} ${number} is not in ${BEHAVIOUR}.`);
  };
  for (const [, names] of text.matchAll(TEST_NAME))
    for (const name of names.match(/[AE]\d+/g)) missing(behaviours, name, 'behaviour');
  for (const comment of commentsOf(path, text)) {
    if (!path.endsWith('.md')) {
      for (const [, list] of comment.matchAll(ROWS)) for (const row of list.split(', ')) missing(rows, row, 'row');
      for (const [, number] of comment.matchAll(SETTLED)) missing(settled, number, 'settled');
    }
    for (const [name] of comment.matchAll(DOCUMENT))
      if (!isThere(path, name, documents))
        problems.push(`${path}: ${name} is not in the project. What others need to know stands in docs.`);
  }
  return problems;
}

function isThere(path, name, documents) {
  const near = normalize(join(dirname(path), name));
  if (documents.includes(near) || documents.includes(name)) return true;
  return !name.includes('/') && documents.some((document) => basename(document) === name);
}

/** A document as a whole; of a program its comments. */
function commentsOf(path, text) {
  if (path.endsWith('.md')) return [text];
  return text.match(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*$/gm) ?? [];
}

let known;
function numbers() {
  if (!known) {
    const [behaviours, rows, settled] = [/^\| ([AE]\d+) /gm, /^\| (\d+) /gm, /^\| (\d+) /gm];
    const [before, of, after] = readFileSync(BEHAVIOUR, 'utf8').split(/^## (?:Rows of the loop|Settled points)$/m);
    const all = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, number]) => number));
    known = { behaviours: all(before, behaviours), rows: all(of, rows), settled: all(after, settled) };
  }
  return known;
}
