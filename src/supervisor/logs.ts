import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** How large a log may become, and how many earlier pieces of it are kept. */
export interface LogBounds {
  readonly bytes: number;
  readonly pieces: number;
}

const BOUNDS: LogBounds = { bytes: 10_000_000, pieces: 5 };
const COPY_BYTES = 1 << 20;

/** Opens a child's log for appending; the file stays between starts. */
export function openLog(dataDirectory: string, name: string): number {
  const folder = join(dataDirectory, 'logs');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return openSync(join(folder, `${name}.log`), 'a', 0o600);
}

/**
 * Sets aside what stands in logs that have become too large, as `.1`, and what stood there as `.2`, up to the last, which
 * goes. The children keep writing to the same open file: what is in it is copied, then it is emptied; since they append,
 * they go on at its beginning.
 */
export function rotateLogs(dataDirectory: string, bounds: LogBounds = BOUNDS): void {
  const folder = join(dataDirectory, 'logs');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.log'))) {
    const file = join(folder, name);
    if (statSync(file).size > bounds.bytes) setAside(file, bounds.pieces);
  }
}

function setAside(file: string, pieces: number): void {
  rmSync(`${file}.${pieces}`, { force: true });
  for (let n = pieces - 1; n >= 1; n -= 1) {
    if (existsSync(`${file}.${n}`)) renameSync(`${file}.${n}`, `${file}.${n + 1}`);
  }
  const [from, to] = [openSync(file, 'r+'), openSync(`${file}.1`, 'w', 0o600)];
  try {
    // What is written meanwhile is copied, too, so that next to nothing is between the last read and the cut.
    const buffer = Buffer.allocUnsafe(COPY_BYTES);
    let done = 0;
    while (done < fstatSync(from).size) {
      const read = readSync(from, buffer, 0, COPY_BYTES, done);
      writeSync(to, buffer, 0, read);
      done += read;
    }
    ftruncateSync(from, 0);
  } finally {
    closeSync(from);
    closeSync(to);
  }
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
