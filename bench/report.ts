import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = new URL('./RESULTS.md', import.meta.url);
const HEAD = `# Results of the benchmarks
Written by the commands named in each section. Figures of one run on one machine: trust the ratios.
`;

/** Replaces one section (a heading of the second level and all below it) of bench/RESULTS.md, or adds it at the end. */
export function writeSection(title: string, text: string): void {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD;
  const section = `## ${title}\n${text.trim()}\n`;
  const begin = old.indexOf(`## ${title}\n`);
  const next = begin < 0 ? -1 : old.indexOf('\n## ', begin);
  const before = begin < 0 ? `${old.trimEnd()}\n\n` : old.slice(0, begin);
  writeFileSync(FILE, before + section + (next < 0 ? '' : old.slice(next)));
  const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));
  spawnSync(process.execPath, [biome, 'format', '--write', fileURLToPath(FILE)]);
}
