import { existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A log that is larger when its process starts is set aside as `.1`. */
const MAX_BYTES = 10_000_000;

/** Opens a child's log for appending; the file stays between starts. */
export function openLog(dataDirectory: string, name: string): number {
  const folder = join(dataDirectory, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${name}.log`);
  if (existsSync(file) && statSync(file).size > MAX_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

/** The last lines of a child's log, indented. */
export function lastLines(dataDirectory: string, name: string, count = 12): string {
  const file = join(dataDirectory, 'logs', `${name}.log`);
  if (!existsSync(file)) return '';
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines
    .slice(-count)
    .map((line) => `    ${line}`)
    .join('\n');
}
