import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = new URL('./RESULTS.md', import.meta.url);
const HEAD = `# Results of the benchmarks
Written by the commands named in each section. Figures of one run on one machine: trust the ratios.
`;

/** Replaces one section (a heading of the second level and all below it) of bench/RESULTS.md, or adds it at the end. */
export function writeSection(title: string, text: string): void {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const section = `## ${title}\n${text.trim()}\n`;
  const begin = old.indexOf(`## ${title}\n`);
  if (begin < 0) {
    writeFileSync(FILE, `${old.trimEnd()}\n\n${section}`);
    return;
  }
  const next = old.indexOf('\n## ', begin);
  writeFileSync(FILE, old.slice(0, begin) + section + (next < 0 ? '' : old.slice(next)));
}
