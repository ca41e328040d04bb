// Words of a language belong to its lexicon (src/core/reading/lexicon), not into expressions of the grammar. The files of
// `reading-words.json` are older, each with how many words it still holds: the list only gets shorter.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import swc from '@swc/core';

const LEXICON = 'src/core/reading/lexicon';
const ALLOWED = 'scripts/reading-words.json';
const LANGUAGES = ['de', 'en', 'es', 'fr'];
const LONGEST_LINE = 120;

const WORD = /(?<![\\\p{L}])\p{L}{3,}/gu;

/** All words that are a phrase, or stand in one, of the lexica. */
function knownWords() {
  const words = new Set();
  const collect = (value) => {
    if (typeof value === 'string') for (const word of value.match(WORD) ?? []) words.add(word.toLowerCase());
    else if (value && typeof value === 'object') for (const part of Object.values(value)) collect(part);
  };
  for (const language of LANGUAGES) {
    const { cues, keywords, fillers } = JSON.parse(readFileSync(join(LEXICON, `${language}.json`), 'utf8'));
    collect([cues, keywords, fillers]);
  }
  return words;
}

/** Words of a lexicon in the regular expressions of a source. */
function wordsIn(path, known) {
  const found = [];
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (node.type === 'RegExpLiteral') found.push(...(node.pattern.match(WORD) ?? []));
    else for (const part of Object.values(node)) visit(part);
  };
  visit(swc.parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', target: 'es2022' }));
  return found.filter((word) => known.has(word.toLowerCase()));
}

/** What is wrong with the words and the width of the reader's sources. `files`: paths of all sources. */
export function readingWordProblems(files) {
  const known = knownWords();
  const allowed = JSON.parse(readFileSync(ALLOWED, 'utf8'));
  const problems = [];
  const own = files.filter((path) => path.startsWith('src/core/reading/') && !/\.(test|fixture)\.ts$/.test(path));
  for (const path of own.filter((path) => !path.startsWith(LEXICON))) {
    const words = wordsIn(path, known);
    const most = allowed[path] ?? 0;
    if (words.length > most)
      problems.push(`${path}: ${words.slice(0, 5).join(', ')} … are words of a language: they belong to ${LEXICON}.`);
    if (words.length < most) problems.push(`${path}: holds ${words.length} words now; say so in ${ALLOWED}.`);
  }
  for (const path of Object.keys(allowed)) if (!own.includes(path)) problems.push(`${ALLOWED}: ${path} is gone.`);
  for (const name of readdirSync(LEXICON).filter((name) => name.endsWith('.json')))
    if (
      readFileSync(join(LEXICON, name), 'utf8')
        .split('\n')
        .some((line) => line.length > LONGEST_LINE)
    )
      problems.push(`${LEXICON}/${name}: a line of more than ${LONGEST_LINE} columns. One phrase a line.`);
  return problems;
}
