import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that all evaluations write to: the reader's report first, then a marked section of each of the others. */
const FILE = join('evals', 'RESULTS.md');
const SECTION = /<!-- (\w+): begin -->\n[\s\S]*?\n<!-- \1: end -->/g;

/** The marked sections as they stand, to be put behind a new report; an empty text while there are none. */
export function markedSections(): string {
  return [...present().matchAll(SECTION)].map(([section]) => `\n${section}\n`).join('');
}

/** Puts the section of this name in the place of the one before, else at the end. */
export function writeSection(name: string, lines: readonly string[]): void {
  const section = `<!-- ${name}: begin -->\n${lines.join('\n').trim()}\n<!-- ${name}: end -->`;
  const text = present();
  const old = [...text.matchAll(SECTION)].find((match) => match[1] === name)?.[0];
  writeFileSync(FILE, old ? text.replace(old, () => section) : `${text.trimEnd()}\n\n${section}\n`);
}

function present(): string {
  return existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
}
