import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file that all evaluations of this folder write to. */
const FILE = join('evals', 'RESULTS.md');
const BEGIN = '<!-- loops: begin -->';
const END = '<!-- loops: end -->';

/** The simulator's section with its marks, or an empty text while there is none. */
export function loopSection(): string {
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  return from >= 0 && to > from ? `\n${text.slice(from, to + END.length)}\n` : '';
}

/** Puts the simulator's section in the place of the one before, else at the end. */
export function writeLoopSection(lines: readonly string[]): void {
  const old = loopSection();
  const text = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const rest = old === '' ? text : text.replace(old, () => '');
  writeFileSync(FILE, `${rest.trimEnd()}\n\n${BEGIN}\n${lines.join('\n').trim()}\n${END}\n`);
}
